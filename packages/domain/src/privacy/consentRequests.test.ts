import { expect, test } from 'vitest'
import { askedSince, planConsentRequests, type LackingConsent } from './consentRequests.ts'

const unasked = { processing: null, publication: null }
const one = (id: number, values: Partial<LackingConsent> = {}): LackingConsent => ({
  id,
  address: `${id}@parket.test`,
  consents: unasked,
  ...values,
})
const ids = (lacking: readonly LackingConsent[]) => lacking.map(({ id }) => id)

test('who has an address, has not answered and was not asked lately gets a letter', () => {
  const lacking = [
    one(1),
    one(2, { address: 'Asked@parket.test ' }),
    one(3, { address: null }),
    one(4, { consents: { processing: true, publication: false } }),
    one(5, { consents: { processing: false, publication: null } }),
  ]
  const plan = planConsentRequests(lacking, 'publication', new Set(['asked@parket.test']))
  expect(ids(plan.asked)).toEqual([1])
  expect(ids(plan.askedLately)).toEqual([2])
  expect(ids(plan.noAddress)).toEqual([3])
  expect(ids(plan.refused)).toEqual([4, 5])
})

test('every registration stands in one group', () => {
  const lacking = [one(1), one(2, { address: null, consents: { ...unasked, processing: false } })]
  const plan = planConsentRequests(lacking, 'processing', new Set())
  expect(Object.values(plan).flat()).toHaveLength(lacking.length)
  expect(ids(plan.refused)).toEqual([2])
})

test('an asking counts for 24 hours', () => {
  expect(askedSince(new Date('2026-11-24T12:00:00Z'))).toEqual(new Date('2026-11-23T12:00:00Z'))
})
