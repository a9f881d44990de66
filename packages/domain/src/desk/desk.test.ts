import { describe, expect, test } from 'vitest'
import {
  arrivedWord,
  countDesk,
  deskName,
  isMarkedByEnter,
  latestArrivals,
  searchDesk,
  type DeskPerson,
} from './desk.ts'

function person(reg_n: number, last_name: string, more: Partial<DeskPerson> = {}): DeskPerson {
  return {
    id: 400 + reg_n,
    reg_n,
    start_number: null,
    troupe: '',
    city: 'Москва',
    club: 'Ритм',
    dancers: [{ last_name, first_name: 'Мария', gender: 'F' }],
    entries: [{ contest_id: 'c1', status: 'active' }],
    balance: { charged: 100, paid: 100 },
    has_consent: true,
    attendance: null,
    attendance_at: null,
    noted_by: null,
    ...more,
  }
}
const numbers = (people: readonly DeskPerson[]) => people.map(({ reg_n }) => reg_n)

describe('«exact number first», then the numbers that begin so', () => {
  const people = [1, 7, 12, 120, 121, 212].map((n) => person(n, 'Иванова'))
  test('one number, and what begins so', () => {
    const { exact, begins, named } = searchDesk(people, ' 12 ')
    expect(exact?.reg_n).toBe(12)
    expect(numbers(begins)).toEqual([120, 121])
    expect(named).toEqual([])
  })
  test('who wears the number comes before whose registration has it', () => {
    const worn = [person(3, 'Котова', { start_number: 31 }), person(5, 'Лис', { start_number: 3 })]
    expect(searchDesk(worn, '3').exact?.reg_n).toBe(5)
    expect(numbers(searchDesk(worn, '3').begins)).toEqual([3])
  })
  test('a number that nobody wears: whose registration has it', () => {
    expect(searchDesk([person(3, 'Котова', { start_number: 90 })], '3').exact?.reg_n).toBe(3)
  })
  test('digits are no part of a club or a city', () => {
    expect(searchDesk([person(1, 'Котова', { club: 'Студия 77' })], '77')).toEqual({
      exact: null,
      begins: [],
      named: [],
    })
  })
})

test('each word is looked for in names, troupe, club and city; «ё» and capitals make no difference', () => {
  const people = [
    person(1, 'Фёдорова', { club: 'Нева' }),
    person(2, 'Фёдорова', { club: 'Ритм' }),
    person(3, 'Лис', { troupe: 'Малая группа' }),
  ]
  expect(numbers(searchDesk(people, 'ФЕДОРОВА нева').named)).toEqual([1])
  expect(numbers(searchDesk(people, 'малая').named)).toEqual([3])
  expect(numbers(searchDesk(people, '').named)).toEqual([1, 2, 3])
})

describe('«Enter never moves money, and marks only who owes nothing»', () => {
  test.each([
    ['nothing owed', {}, true],
    ['too much paid', { balance: { charged: 100, paid: 200 } }, true],
    ['a debt', { balance: { charged: 200, paid: 100 } }, false],
    ['marked already', { attendance: 'present' as const }, false],
    ['marked as absent, and came after all', { attendance: 'absent' as const }, true],
    ['withdrawn', { entries: [{ contest_id: 'c1', status: 'withdrawn' as const }] }, false],
  ])('%s', (_, more, isMarked) => {
    expect(isMarkedByEnter(person(1, 'Котова', more))).toBe(isMarked)
  })
})

describe('«пришли 120 из 309»', () => {
  const olga = { id: 1, name: 'Ольга' }
  const oleg = { id: 2, name: 'Олег' }
  const at = (minute: string) => `2027-02-20T06:${minute}:00.000Z`
  const came = (n: number, noted_by: DeskPerson['noted_by'], minute: string) =>
    person(n, 'Котова', { attendance: 'present', attendance_at: at(minute), noted_by })
  const gone = [{ contest_id: 'c1', status: 'withdrawn' as const }]
  const people = [
    came(1, olga, '10'),
    came(2, oleg, '12'),
    came(3, oleg, '11'),
    came(4, null, '09'),
    person(5, 'Котова', { attendance: 'absent', noted_by: olga }),
    person(6, 'Котова', { entries: gone }),
  ]
  test('who withdrew is not waited for, who is absent was', () => {
    expect(countDesk(people)).toEqual({
      present: 4,
      expected: 5,
      shares: [
        { ...oleg, count: 2 },
        { ...olga, count: 1 },
      ],
    })
  })
  test('who came and withdrew then is still counted on both sides', () => {
    const left = { ...came(7, olga, '30'), entries: gone }
    expect(countDesk([left])).toMatchObject({ present: 1, expected: 1 })
  })
  test('«Только что»: the latest first', () => {
    expect(numbers(latestArrivals(people, 3))).toEqual([2, 3, 1])
    // Of an older check-in no hour is known.
    const [first, ...others] = people.filter(({ attendance }) => attendance === 'present')
    const unknown = first ? [{ ...first, attendance_at: null }, ...others] : others
    expect(numbers(latestArrivals(unknown, 9)).at(-1)).toBe(first?.reg_n)
  })
})

test.each([
  [[{ last_name: 'А', first_name: 'Б', gender: 'F' as const }], '', 'Пришла', 'А Б'],
  [[{ last_name: 'А', first_name: 'Б', gender: 'M' as const }], '', 'Пришёл', 'А Б'],
  [[{ last_name: 'А', first_name: 'Б', gender: 'M' as const }], 'Рой', 'Пришли', 'Рой'],
  [
    [1, 2, 3].map(() => ({ last_name: 'А', first_name: 'Б', gender: 'F' as const })),
    '',
    'Пришли',
    'А Б, А Б и\u00A0ещё 1',
  ],
])('%j of «%s»: «%s», «%s»', (dancers, troupe, word, name) => {
  expect(arrivedWord({ dancers, troupe })).toBe(word)
  expect(deskName({ dancers, troupe })).toBe(name)
})
