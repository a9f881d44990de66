import { expect, test } from 'vitest'
import { canBeDanced, moveProblems, type MoveTarget } from './moveEntry.ts'

const event = {
  date_begin: '2027-05-12T06:00:00.000Z',
  date_end: '2027-05-13T19:00:00.000Z',
  time_zone: 'Europe/Moscow',
  age_mode: 'exact',
} as const
const target: MoveTarget = {
  group_num: 12,
  tags: [],
  status: 'open',
  min_count: 1,
  max_count: 1,
  min_age: 7,
  max_age: 9,
}
const problems = (change: Partial<MoveTarget>, births = ['2019-01-01']) =>
  moveProblems(
    births.map((birth_date) => ({ birth_date })),
    { ...target, ...change },
    { event, payGroupNum: 1 },
  )

test('an entry goes where count and ages fit, while entries are taken and after', () => {
  expect(problems({})).toEqual([])
  expect(problems({ status: 'closed' })).toEqual([])
})

test.each<[Partial<MoveTarget>, string]>([
  [{ status: 'draft' }, 'Номинация «Черновик»: участия в неё не переносят'],
  [{ status: 'running' }, 'Номинация «Идёт»: участия в неё не переносят'],
  [{ min_count: 2, max_count: 2 }, 'Мало танцоров: 1 (2)'],
  [{ min_age: 10, max_age: null }, 'Возраст: 8 не соответствует фильтру: 10'],
  [{ tags: ['PACKET'] }, 'Пакет, пасс или взнос: участия туда не переносят'],
  [{ tags: ['pass'] }, 'Пакет, пасс или взнос: участия туда не переносят'],
  [{ group_num: 1 }, 'Пакет, пасс или взнос: участия туда не переносят'],
])('not where %o', (change, text) => {
  expect(problems(change)).toEqual([text])
})

test('a packet, a pass and the compulsory fee are bought, not danced: no entry is offered them', () => {
  expect(canBeDanced(target, 1)).toBe(true)
  expect(canBeDanced(target, null)).toBe(true)
  expect(canBeDanced(target, 12)).toBe(false)
  expect(canBeDanced({ ...target, tags: ['PACKET'] }, 1)).toBe(false)
  expect(canBeDanced({ ...target, tags: ['PASS'] }, 1)).toBe(false)
})
