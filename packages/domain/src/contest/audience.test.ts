import { expect, test } from 'vitest'
import { isForAudience, type AudienceFilter } from './audience.ts'

const solo = { min_count: 1, max_count: 1, min_age: 18, max_age: 99 }
const anything: AudienceFilter = { age: null, form: null }

test('a contest is for whoever may enter it', () => {
  expect(isForAudience(solo, anything)).toBe(true)
  expect(isForAudience(solo, { age: 'adults', form: 'solo' })).toBe(true)
  expect(isForAudience(solo, { age: 'juniors', form: null })).toBe(false)
  expect(isForAudience(solo, { age: null, form: 'duets' })).toBe(false)
})

test('bounds that reach over bands are in each of them; without bounds, in all', () => {
  const family = { min_count: 1, max_count: 7, min_age: 9, max_age: 10 }
  for (const form of ['solo', 'duets', 'groups'] as const) {
    expect(isForAudience(family, { age: 'children', form })).toBe(true)
    expect(isForAudience(family, { age: 'juniors', form })).toBe(true)
    expect(isForAudience(family, { age: 'adults', form })).toBe(false)
    expect(
      isForAudience({ ...family, min_age: null, max_age: null }, { age: 'adults', form }),
    ).toBe(true)
  }
})
