import { expect, test } from 'vitest'
import { hasSoundIds } from './hasSoundIds.ts'

test('ids of an address are positive integers', () => {
  expect(hasSoundIds({ eventId: '1', groupNum: '41' })).toBe(true)
  expect(hasSoundIds({ consent: 'anything' })).toBe(true)
  for (const id of ['abc', '0', '-1', '1.5', '01', '', '1234567890']) {
    expect(hasSoundIds({ eventId: id })).toBe(false)
    expect(hasSoundIds({ eventId: '1', groupNum: id })).toBe(false)
    expect(hasSoundIds({ personId: id })).toBe(false)
  }
})
