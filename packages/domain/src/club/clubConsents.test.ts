import { describe, expect, test } from 'vitest'
import { formProblemText } from '../problems/formProblems.ts'
import { newDraft } from '../registration/draft.ts'
import type { Consents } from '../registration/request.ts'
import { draftOf } from '../registration/storedRegistration.ts'
import { adult, child, contests, request, rules, stored } from '../testing/event1.ts'
import { dancersAskedConsent, sentClubConsents } from './clubConsents.ts'
import { clubProblems } from './clubProblems.ts'

const contacts = {
  regData: { ...request.regData, club: '', coach: '' },
  consents: { processing: null, publication: null } as Consents,
}
const set = { dancers: [adult], packets: request.packets, roles: {} }
const withConsents = (consents: Consents) => ({
  ...stored,
  regData: { ...stored.regData, consents },
})
const change = (consents: Consents) => {
  const own = withConsents(consents)
  return { stored: own, draft: draftOf(1, own, contests) }
}
const fieldsOf = (plan: Parameters<typeof clubProblems>[0], consents: Consents) =>
  clubProblems(plan, { ...contacts, consents }, rules).fields['consents.processing']

describe('the consents of a grid', () => {
  const missing = [formProblemText('consent_missing')]

  test('no registration is made without the consent to processing', () => {
    const plan = { sets: [set], changes: [] }
    expect(fieldsOf(plan, {})).toEqual(missing)
    expect(fieldsOf(plan, { processing: null })).toEqual(missing)
    expect(fieldsOf(plan, { processing: false })).toEqual(missing)
    expect(fieldsOf(plan, { processing: true })).toBeUndefined()
  })

  test('a changed registration that has none yet asks for it, one that has it does not', () => {
    const plan = { sets: [], changes: [change({ processing: null })] }
    expect(fieldsOf(plan, { processing: null })).toEqual(missing)
    expect(fieldsOf(plan, { processing: true })).toBeUndefined()
    const given = { sets: [], changes: [change({ processing: true })] }
    expect(fieldsOf(given, { processing: null })).toBeUndefined()
    expect(dancersAskedConsent(given)).toEqual([])
  })

  test('a registration is taken back without any consent', () => {
    const { filter } = rules
    const nothing = { ...change({ processing: null }), draft: newDraft(1, filter) }
    expect(dancersAskedConsent({ sets: [], changes: [nothing] })).toEqual([])
  })

  test('what was asked is answered by yes or no, what was not asked is not sent', () => {
    const plan = { sets: [{ ...set, dancers: [adult, child] }], changes: [] }
    expect(dancersAskedConsent(plan)).toEqual([adult, child])
    expect(sentClubConsents(plan, { processing: true, publication: null })).toEqual({
      processing: true,
      publication: false,
    })
    expect(sentClubConsents({ sets: [], changes: [] }, { processing: true })).toBeUndefined()
  })
})
