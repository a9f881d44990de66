import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { appearancesOf, heatsBefore, minutesUntil } from './appearances.ts'
import type { NowFloor, NowItem } from './now.ts'

const at = (time: string) => Date.parse(`2027-02-20T${time}:00.000Z`)
const iso = (time: string) => `2027-02-20T${time}:00.000Z`

const quarterfinal: NowItem = {
  id: 1,
  kind: 'round',
  title: 'Стандарт, взрослые',
  group_num: 42,
  round_index: 2,
  state: 'running',
  start: iso('14:20'),
  expected_start: iso('14:26'),
  expected_end: iso('14:46'),
  rounds: [
    {
      role: null,
      type: 'main',
      dances: ['Медленный вальс', 'Танго'],
      heats: [[77, 95], [114, 140], [137], [152], [158]],
      released: [],
      is_on_floor: false,
      goes_on: null,
    },
  ],
  result: 'none',
}
const semifinal: NowItem = {
  ...quarterfinal,
  id: 2,
  round_index: 1,
  state: 'ahead',
  start: iso('15:20'),
  expected_start: iso('15:20'),
  expected_end: iso('15:30'),
  rounds: [],
}
const floorsOf = (...items: NowItem[]): NowFloor[] => [{ floor: 'А', delay: 6, items }]
const [round] = quarterfinal.rounds
if (!round) throw new Error('no round')
const judged = (goes_on: number[] | null): NowItem => ({
  ...quarterfinal,
  state: 'over',
  rounds: [{ ...round, goes_on }],
})

test('a number dances in its heat, at the round’s hour and as many heats later', () => {
  const [first, second, ...none] = appearancesOf(
    [114],
    floorsOf(quarterfinal, semifinal),
    at('14:24'),
  )
  expect(first).toMatchObject({
    number: 114,
    floor: 'А',
    heat: 2,
    heats: 5,
    isOn: false,
    isIfGoingOn: false,
    expected: at('14:28'),
    from: at('14:27'),
    to: at('14:30'),
  })
  expect(second).toMatchObject({ item: { id: 2 }, heat: null, heats: null, isIfGoingOn: true })
  expect(none).toEqual([])
})

test('it is never called before the planned hour, and the further it lies ahead the wider it is told', () => {
  const [, later] = appearancesOf([114], floorsOf(quarterfinal, semifinal), at('14:20'))
  expect(later).toMatchObject({ from: at('15:20'), expected: at('15:20'), to: at('15:26') })
})

test('a number in no heat dances nowhere', () => {
  expect(appearancesOf([500], floorsOf(quarterfinal, semifinal), at('14:24'))).toEqual([])
})

test('once it is published who goes on, the others have no later round', () => {
  const known = floorsOf(judged([77, 114]), semifinal)
  expect(appearancesOf([114], known, at('15:00'))).toMatchObject([{ item: { id: 2 } }])
  expect(appearancesOf([140], known, at('15:00'))).toEqual([])
  expect(appearancesOf([140], floorsOf(judged(null), semifinal), at('15:00'))).toHaveLength(1)
})

test('the heats of the later round say who dances it', () => {
  const drawn: NowItem = {
    ...semifinal,
    rounds: [{ ...round, heats: [[77, 114]] }],
  }
  const floors = floorsOf(judged([77, 114]), drawn)
  expect(appearancesOf([114], floors, at('15:00'))).toMatchObject([{ isIfGoingOn: false, heat: 1 }])
  expect(appearancesOf([140], floors, at('15:00'))).toEqual([])
})

test('of several earlier rounds the last one that was danced tells who goes on', () => {
  const eighth: NowItem = {
    ...judged([77, 114]),
    id: 9,
    round_index: 3,
    rounds: [{ ...round, goes_on: [77, 114] }],
  }
  const final: NowItem = { ...semifinal, id: 3, round_index: 0, expected_start: iso('16:00') }
  const known = floorsOf(eighth, judged([77]), semifinal, final)
  expect(appearancesOf([77], known, at('15:00')).map(({ item }) => item.id)).toEqual([2, 3])
  expect(appearancesOf([114], known, at('15:00'))).toEqual([])
})

test('who dances a round that is not public yet may be anybody who danced before it', () => {
  const hidden: NowItem = { ...semifinal, rounds: [{ ...round, heats: null }] }
  expect(appearancesOf([140], floorsOf(judged(null), hidden), at('15:00'))).toHaveLength(1)
})

test('until somebody is expected there are whole minutes, none once it has passed', () => {
  const expected = at('14:36')
  expect(minutesUntil({ expected }, at('14:32'))).toBe(4)
  expect(minutesUntil({ expected }, at('14:40'))).toBe(-4)
})

test('what is over has no appearance; breaks have none', () => {
  const rest: NowItem = { ...semifinal, kind: 'break', round_index: null, group_num: null }
  expect(appearancesOf([114], floorsOf(judged([]), rest), at('15:00'))).toEqual([])
})

test('it is told at two heats and at one, and not once it is on', () => {
  const next = (time: string) => {
    const now = at(time)
    const [first] = appearancesOf([158], floorsOf(quarterfinal), now)
    return first && heatsBefore(first, now)
  }
  expect(next('14:26')).toBeNull()
  expect(next('14:31')).toBe(1)
  expect(next('14:33')).toBe(0)
  expect(next('14:35')).toBeNull()
})

test('a later round that is not sure is called by nobody', () => {
  const now = at('15:19')
  const [only] = appearancesOf([114], floorsOf(judged(null), semifinal), now)
  expect(only && heatsBefore(only, now)).toBeNull()
})

test('whatever the heats are, one appears at most once a round, within its expected time', () => {
  assert(
    property(
      array(array(integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }), {
        minLength: 1,
        maxLength: 8,
      }),
      integer({ min: 1, max: 30 }),
      (heats, number) => {
        const item = {
          ...quarterfinal,
          rounds: [{ ...round, heats }],
        }
        const found = appearancesOf([number], floorsOf(item), at('14:00'))
        expect(found.length).toBe(heats.flat().includes(number) ? 1 : 0)
        for (const { expected, from, to } of found) {
          expect(expected).toBeGreaterThanOrEqual(at('14:26'))
          expect(expected).toBeLessThan(at('14:46'))
          expect(from).toBeLessThanOrEqual(expected)
          expect(to).toBeGreaterThan(expected)
        }
      },
    ),
  )
})
