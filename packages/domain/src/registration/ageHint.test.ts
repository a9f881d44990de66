import { expect, test } from 'vitest'
import { ageHint, outOfAgesText } from './ageHint.ts'

const event = {
  date_begin: '2027-02-20T09:00:00Z',
  date_end: '2027-02-21T19:00:00Z',
  time_zone: 'Europe/Moscow',
  age_mode: 'year',
} as const
const aged = (age: number, first_name = '') => ({
  first_name,
  birth_date: `${2027 - age}-01-01`,
  gender: 'F' as const,
})

test('an age outside is said plainly, of the youngest below and the oldest above, by name where it can be', () => {
  const bounds = { min_age: 18, max_age: 35 }
  const hint = (...dancers: ReturnType<typeof aged>[]) => ageHint(dancers, bounds, event)
  expect(hint(aged(8, 'Алиса'))).toBe('С\u00A018\u00A0лет, а\u00A0Алисе\u00A08')
  expect(hint(aged(8))).toBe('С\u00A018\u00A0лет, а\u00A0танцору\u00A08')
  expect(hint(aged(20, 'Вера'), aged(8))).toBe('С\u00A018\u00A0лет, а\u00A0младшему\u00A08')
  expect(hint(aged(40, 'Мария'))).toBe('До\u00A035\u00A0лет, а\u00A0Марии\u00A040')
  expect(ageHint([aged(20), aged(41)], { min_age: null, max_age: 21 }, event)).toBe(
    'До\u00A021\u00A0года, а\u00A0старшему\u00A041',
  )
  expect(hint(aged(18), aged(35))).toBeNull()
  expect(ageHint([aged(1)], { min_age: null, max_age: null }, event)).toBeNull()
})

test('who has no real birth date has no age', () => {
  expect(
    ageHint([{ ...aged(8), birth_date: '31.02' }], { min_age: 18, max_age: null }, event),
  ).toBeNull()
})

test('of a birth date to come no age is told', () => {
  expect(ageHint([aged(-2, 'Анна')], { min_age: 3, max_age: null }, event)).toBeNull()
})

test('an age that no contest takes is told with the nearest that one takes', () => {
  const bounds = { min_age: 7, max_age: 21 }
  expect(outOfAgesText(5, bounds)).toBe('номинации с\u00A07\u00A0лет')
  expect(outOfAgesText(22, bounds)).toBe('номинации до\u00A021\u00A0года')
  expect([7, 21].map((age) => outOfAgesText(age, bounds))).toEqual([null, null])
  expect(outOfAgesText(5, { min_age: null, max_age: null })).toBeNull()
})
