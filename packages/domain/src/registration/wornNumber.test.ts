import { expect, test } from 'vitest'
import { wornNumber } from './wornNumber.ts'

test('a registration’s number is worn, unless the event gives numbers of its own', () => {
  expect(wornNumber({ reg_n: 58, start_number: null }, { start_number_mode: 'reg_n' })).toBe(58)
  expect(wornNumber({ reg_n: 58, start_number: 7 }, { start_number_mode: 'reg_n' })).toBe(7)
  expect(wornNumber({ reg_n: 58, start_number: 7 }, { start_number_mode: 'own' })).toBe(7)
  expect(wornNumber({ reg_n: 58, start_number: null }, { start_number_mode: 'own' })).toBeNull()
})
