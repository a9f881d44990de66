import { expect, test } from 'vitest'
import { areFewLeft, freePlaces } from './places.ts'

const contest = { capacity: 10, jnj_role_split: false, active_count: 7 }

test('places left are those nobody has; where roles are split, of both', () => {
  expect(freePlaces(contest)).toBe(3)
  expect(freePlaces({ ...contest, jnj_role_split: true })).toBe(13)
  expect(freePlaces({ ...contest, active_count: 12 })).toBe(0)
  expect(freePlaces({ ...contest, capacity: null })).toBeNull()
})

test('few are a fifth, or two', () => {
  expect(areFewLeft(2, 3)).toBe(true)
  expect(areFewLeft(3, 3)).toBe(false)
  expect(areFewLeft(8, 40)).toBe(true)
  expect(areFewLeft(9, 40)).toBe(false)
})
