import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentKinds } from './consentKinds.ts'
import { withoutConsent } from './withoutConsent.ts'

test('publication goes alone, processing takes it along', () => {
  const given = { processing: true, publication: true }
  expect(withoutConsent(given, 'publication')).toEqual({ processing: true, publication: false })
  expect(withoutConsent(given, 'processing')).toEqual({ processing: false, publication: false })
})

test('no consent appears, and what was never asked stays so', () => {
  const answer = fc.constantFrom(true, false, null)
  const given = fc.record({ processing: answer, publication: answer })
  fc.assert(
    fc.property(given, fc.constantFrom(...consentKinds), (before, kind) => {
      const after = withoutConsent(before, kind)
      for (const each of consentKinds) {
        expect(after[each] === true && before[each] !== true).toBe(false)
        expect(after[each] === null).toBe(before[each] === null)
      }
      expect(after[kind]).not.toBe(true)
      expect(withoutConsent(after, kind)).toEqual(after)
    }),
  )
})
