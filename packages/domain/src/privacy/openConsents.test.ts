import { expect, test } from 'vitest'
import { isConsentOpen } from './openConsents.ts'

test.each([
  // What was given; whether processing, and publication, is still asked.
  [{ processing: null, publication: null }, [true, true]],
  [{ processing: true, publication: null }, [false, true]],
  [{ processing: true, publication: false }, [false, false]],
  [{ processing: true, publication: true }, [false, false]],
  [{ processing: null, publication: false }, [true, false]],
])('who has not answered is asked: %j', (given, [processing, publication]) => {
  expect(isConsentOpen(given, 'processing')).toBe(processing)
  expect(isConsentOpen(given, 'publication')).toBe(publication)
})

test('who took the consent to processing back is not asked for another', () => {
  const given = { processing: false, publication: null }
  expect(isConsentOpen(given, 'processing')).toBe(false)
  expect(isConsentOpen(given, 'publication')).toBe(false)
})
