import { expect, it } from 'vitest'
import {
  listDancing,
  groupedBy,
  inContest,
  numbersWithin,
  type PrintedRegistration,
} from './paperLists.ts'

const registration = (
  startNumber: number,
  own: Partial<PrintedRegistration> = {},
): PrintedRegistration => ({
  startNumber,
  names: ['Котова Вера'],
  troupe: '',
  city: 'Тверь',
  club: 'Ритм',
  entries: [{ contest_id: 'a', status: 'active' }],
  ...own,
})
const numbersOf = (registrations: readonly PrintedRegistration[]) =>
  registrations.map(({ startNumber }) => startNumber)

const waiting = registration(2, { entries: [{ contest_id: 'a', status: 'waiting' }] })
const other = registration(3, {
  entries: [
    { contest_id: 'a', status: 'withdrawn' },
    { contest_id: 'b', status: 'active' },
  ],
})

it('prints who dances, by start number', () => {
  expect(numbersOf(listDancing([other, waiting, registration(1)]))).toEqual([1, 3])
})

it('lists in a contest who has a place there', () => {
  expect(numbersOf(inContest([registration(1), waiting, other], 'a'))).toEqual([1])
  expect(numbersOf(inContest([registration(1), waiting, other], 'b'))).toEqual([3])
})

it('groups by club whatever its case, who names none last', () => {
  const groups = groupedBy(
    [
      registration(4, { club: '' }),
      registration(1, { club: 'Ритм' }),
      registration(2, { club: ' РИТМ ' }),
      registration(3, { club: 'Ёлка' }),
    ],
    'club',
  )
  expect(groups.map(({ title, registrations }) => [title, numbersOf(registrations)])).toEqual([
    ['Ёлка', [3]],
    ['Ритм', [1, 2]],
    ['', [4]],
  ])
})

it('puts those without a city last, wherever they stand', () => {
  const cities = ['Уфа', '', 'Омск', ' ', 'Тула']
  const groups = groupedBy(
    cities.map((city, at) => registration(at + 1, { city })),
    'city',
  )
  expect(groups.map(({ title }) => title)).toEqual(['Омск', 'Тула', 'Уфа', ''])
})

it('takes numbers between two, and all where none are named', () => {
  const all = [registration(1), registration(2), registration(3)]
  expect(numbersOf(numbersWithin(all, { from: 2, to: 3 }))).toEqual([2, 3])
  expect(numbersOf(numbersWithin(all, { from: null, to: 2 }))).toEqual([1, 2])
  expect(numbersOf(numbersWithin(all, { from: null, to: null }))).toEqual([1, 2, 3])
})
