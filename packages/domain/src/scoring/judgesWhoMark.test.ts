import { expect, it } from 'vitest'

import { isOfPanel, judgesWhoMarkDance, judgesWhoMark } from './judgesWhoMark.ts'

const seats = [
  { letter: 'Z', role: 'chief' },
  { letter: 'A', role: 'line' },
]

it.each(['callbacks', 'relative-placement'] as const)(
  '«the chief judge is beside the panel» of %s',
  (kind) => {
    expect(judgesWhoMark(kind, seats)).toEqual([{ letter: 'A', role: 'line' }])
    expect(['Z', 'A', 'B'].filter(isOfPanel(kind, seats))).toEqual(['A', 'B'])
  },
)

it('and in it elsewhere', () => {
  for (const kind of ['crosses', 'skating', 'points'] as const) {
    expect(judgesWhoMark(kind, seats)).toEqual(seats)
    expect(['Z', 'A'].filter(isOfPanel(kind, seats))).toEqual(['Z', 'A'])
  }
})

it('a seat gives no marks in the dances in which it is empty', () => {
  const dances = ['Вальс', 'Танго', 'Фокстрот']
  const left = [
    { letter: 'A', role: 'line', empty_in: [] },
    { letter: 'B', role: 'line', empty_in: ['Танго', 'Фокстрот'] },
  ]
  const letters = (dance: string) =>
    judgesWhoMarkDance('skating', left, dance).map(({ letter }) => letter)
  expect(dances.map(letters)).toEqual([['A', 'B'], ['A'], ['A']])
})
