import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentKinds } from './consentKinds.ts'
import { joinedConsents } from './joinedConsents.ts'

const yes = { processing: true, publication: true }

test('a no of either stands; no processing, no publication', () => {
  expect(joinedConsents(yes, { processing: true, publication: false })).toEqual({
    processing: true,
    publication: false,
  })
  expect(joinedConsents(yes, { processing: false, publication: true })).toEqual({
    processing: false,
    publication: false,
  })
})

test('what was never asked of the other changes nothing', () => {
  expect(joinedConsents(yes, { processing: null, publication: null })).toEqual(yes)
})

test('no consent appears, and none stays that one of the two refused', () => {
  const answer = fc.constantFrom(true, false, null)
  const given = fc.record({ processing: answer, publication: answer })
  fc.assert(
    fc.property(given, given, (answered, other) => {
      const joined = joinedConsents(answered, other)
      for (const each of consentKinds) {
        if (joined[each] !== true) continue
        expect(answered[each]).toBe(true)
        expect(other[each]).not.toBe(false)
      }
      expect(joined.processing === false && joined.publication === true).toBe(false)
    }),
  )
})
