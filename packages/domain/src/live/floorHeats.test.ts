import { expect, test } from 'vitest'
import { appearancesOf, heatsBefore } from './appearances.ts'
import type { NowItem, NowRound } from './now.ts'
import {
  dancesOf,
  floorHeats,
  heatLength,
  itemOnFloor,
  itemsAhead,
  numbersOf,
} from './floorHeats.ts'

const iso = (time: string) => `2027-02-20T${time}:00.000Z`
const at = (time: string) => Date.parse(iso(time))

const round = (of: Partial<NowRound> = {}): NowRound => ({
  role: null,
  type: 'main',
  dances: ['Вальс', 'Танго'],
  heats: [[1, 2], [3, 4], [5]],
  released: [],
  is_on_floor: false,
  goes_on: null,
  ...of,
})
const item = (of: Partial<NowItem> = {}): NowItem => ({
  id: 1,
  kind: 'round',
  title: 'Стандарт',
  group_num: 42,
  round_index: 2,
  state: 'running',
  start: iso('14:00'),
  expected_start: iso('14:00'),
  expected_end: iso('14:12'),
  rounds: [round()],
  result: 'none',
  ...of,
})
const out = (...heats: [dance: string, heat: number][]): Partial<NowRound> => ({
  released: heats.map(([dance, heat], place) => ({
    dance,
    heat,
    at: iso(`14:${String(2 * place).padStart(2, '0')}`),
  })),
  is_on_floor: heats.length > 0,
})
const names = (items: NowItem[]) =>
  floorHeats({ items }).toCome.map(({ item: { id }, dance, heat }) => `${id} ${dance} ${heat}`)
const floors = (...items: NowItem[]) => [{ floor: 'А', delay: 0, items }]

test('the heat that was let out last is on the floor, the others follow dance by dance', () => {
  const items = [item({ rounds: [round(out(['Вальс', 1], ['Вальс', 2]))] })]
  const { onFloor, since } = floorHeats({ items })
  expect(onFloor).toMatchObject({ dance: 'Вальс', heat: 2 })
  expect(since).toBe(at('14:02'))
  expect(onFloor && [numbersOf(onFloor), dancesOf(onFloor)]).toEqual([[3, 4], ['Вальс']])
  expect(names(items)).toEqual(['1 Вальс 3', '1 Танго 1', '1 Танго 2', '1 Танго 3'])
})

test('a heat that was passed over still goes out', () => {
  expect(names([item({ rounds: [round(out(['Вальс', 2]))] })])[0]).toBe('1 Вальс 1')
})

test('nothing is known before a heat was let out, or once a break began after it', () => {
  const pause = item({ id: 2, kind: 'break', rounds: [], expected_start: iso('14:05') })
  const running = item({ rounds: [round(out(['Вальс', 1]))] })
  expect(floorHeats({ items: [item()] }).onFloor).toBeNull()
  expect(floorHeats({ items: [running, pause] })).toMatchObject({ onFloor: null, toCome: [] })
  expect(itemOnFloor({ items: [running, pause] })).toBe(pause)
  expect(itemOnFloor({ items: [running, { ...pause, state: 'ahead' }] })).toBe(running)
  expect(itemOnFloor({ items: [] })).toBeNull()
})

test('a round whose heat is out is on, whatever was begun beside it', () => {
  const waiting = item()
  const next = item({ id: 2, state: 'ahead', rounds: [round(out(['Вальс', 1]))] })
  expect(itemOnFloor({ items: [waiting, next] })).toBe(next)
  expect(
    itemOnFloor({ items: [waiting, { ...next, state: 'running', rounds: [round()] }] }),
  ).toEqual(expect.objectContaining({ id: 2 }))
})

test('what follows is known up to a break, or to a round that is not public', () => {
  const on = item({ rounds: [round(out(['Танго', 3]))] })
  const next = item({ id: 2, state: 'ahead', rounds: [round({ heats: [[7, 8]] })] })
  const pause = item({ id: 3, kind: 'break', state: 'ahead', rounds: [] })
  const hidden = item({ id: 4, state: 'ahead', rounds: [round({ heats: null })] })
  const heats = (...items: NowItem[]) => names([on, ...items]).slice(2)
  expect(heats(next)).toEqual(['2 Вальс 1'])
  expect(heats(pause, next)).toEqual([])
  expect(heats({ ...pause, state: 'skipped' }, next)).toEqual(['2 Вальс 1'])
  expect(heats(hidden, next)).toEqual([])
})

test('a heat that is alone stays for all dances, leaders and followers go out in turn', () => {
  const alone = round({ heats: [[1, 2]], ...out(['Вальс', 1]) })
  expect(dancesOf({ round: alone, dance: 'Вальс' })).toEqual(['Вальс', 'Танго'])
  expect(heatLength(item({ rounds: [alone] }))).toBe(12 * 60_000)
  expect(heatLength(item({ rounds: [] }))).toBe(12 * 60_000)
  const jackAndJill = ['leader', 'follower'].map((role) =>
    round({ role: role as NowRound['role'], dances: ['Свинг'], heats: [[1], [2]] }),
  )
  const [leaders, followers] = jackAndJill as [NowRound, NowRound]
  const items = [item({ rounds: [{ ...leaders, ...out(['Свинг', 1]) }, followers] })]
  expect(floorHeats({ items }).toCome.map((one) => [one.round.role, one.heat])).toEqual([
    ['follower', 1],
    ['leader', 2],
    ['follower', 2],
  ])
  expect(heatLength(items[0] as NowItem)).toBe(3 * 60_000)
})

test('one who is on the floor is there from when the heat was let out, whatever the clock says', () => {
  const on = item({ rounds: [round(out(['Вальс', 1], ['Вальс', 2]))] })
  const [own] = appearancesOf([3], floors(on), at('14:09'))
  expect(own).toMatchObject({ isOn: true, next: ['Вальс'], danced: [], expected: at('14:02') })
  expect(own && heatsBefore(own, at('14:09'))).toBeNull()
  const [early] = appearancesOf([5], floors(on), at('14:11'))
  expect(early).toMatchObject({ isOn: false, heat: 3 })
})

test('one who waits is told by the heats that are let out, each as long as planned', () => {
  const on = item({ rounds: [round(out(['Вальс', 1], ['Вальс', 2]))] })
  const own = (number: number, now = '14:03') => {
    const [first] = appearancesOf([number], floors(on), at(now))
    return first && [first.next[0], first.heatsBefore, heatsBefore(first, at(now)), first.expected]
  }
  expect(own(5)).toEqual(['Вальс', 0, 0, at('14:04')])
  expect(own(1)).toEqual(['Танго', 1, 1, at('14:06')])
  expect(own(5, '14:10')).toEqual(['Вальс', 0, 0, at('14:10')])
  const [first] = appearancesOf([1], floors(on), at('14:03'))
  expect(first?.danced).toEqual(['Вальс'])
})

test('whoever danced all of it is on no more, and comes next with the item that follows', () => {
  const all = (['Вальс', 'Танго'] as const).flatMap((dance) =>
    [1, 2, 3].map((heat): [string, number] => [dance, heat]),
  )
  const over = item({ rounds: [round({ ...out(...all), is_on_floor: false })] })
  expect(appearancesOf([1], floors(over), at('14:12'))).toEqual([])
  const next = item({
    id: 2,
    state: 'ahead',
    start: iso('14:20'),
    rounds: [round({ heats: [[1, 2]] })],
  })
  const last = item({ rounds: [round(out(...all))] })
  expect(appearancesOf([1], floors(last, next), at('14:11'))).toMatchObject([
    { item: { id: 2 }, heatsBefore: 0, expected: at('14:20'), next: ['Вальс', 'Танго'] },
  ])
  const alone = item({
    rounds: [round({ heats: [[1]], released: out(['Вальс', 1]).released ?? [] })],
  })
  expect(appearancesOf([1], floors(alone), at('14:11'))).toEqual([])
})

test('another round that was begun since has the floor, until a heat of the first one is let out again', () => {
  const first = item({ state: 'over', rounds: [round(out(['Вальс', 1]))] })
  const hidden = item({ id: 2, expected_start: iso('14:01'), rounds: [round({ heats: null })] })
  expect(floorHeats({ items: [first, hidden] }).onFloor).toBeNull()
  expect(itemOnFloor({ items: [first, hidden] })).toBe(hidden)
  const again = { ...first, rounds: [round(out(['Вальс', 1], ['Вальс', 2]))] }
  expect(itemOnFloor({ items: [again, hidden] })).toBe(again)
})

test('a heat let out before its round was begun stays on the floor once it is', () => {
  const early = item({ expected_start: iso('14:01'), rounds: [round(out(['Вальс', 1]))] })
  expect(floorHeats({ items: [early] }).onFloor).toMatchObject({ dance: 'Вальс', heat: 1 })
})

test('a round whose heat is out is on, so it is not ahead though nobody began it', () => {
  const early = item({ state: 'ahead', rounds: [round(out(['Вальс', 1]))] })
  const next = item({ id: 2, state: 'ahead' })
  expect(itemsAhead({ items: [item({ id: 3, state: 'over' }), early, next] })).toEqual([next])
})

test('a round that was left halfway goes on, though another one was begun meanwhile', () => {
  const halfway = item({
    state: 'over',
    rounds: [round(out(['Вальс', 1], ['Вальс', 2]))],
  })
  const other = item({
    id: 2,
    expected_start: iso('14:01'),
    rounds: [round({ heats: [[7], [8]] })],
  })
  const left = ['1 Вальс 3', '1 Танго 1', '1 Танго 2', '1 Танго 3']
  expect(names([halfway, other]).slice(0, 4)).toEqual(left)
  const own = (number: number, ...items: NowItem[]) =>
    appearancesOf([number], floors(...items), at('14:03')).map((one) => [
      one.heatsBefore,
      one.next[0],
      one.isOn,
      one.expected,
    ])
  expect(own(5, halfway, other)).toEqual([[0, 'Вальс', false, at('14:04')]])

  const out7 = { released: [{ dance: 'Вальс', heat: 1, at: iso('14:03') }], is_on_floor: true }
  const onB = item({ ...other, rounds: [round({ heats: [[7], [8]], ...out7 })] })
  const rest = { ...halfway, rounds: halfway.rounds.map((one) => ({ ...one, is_on_floor: false })) }
  expect(names([rest, onB])).toEqual([...left, '2 Вальс 2', '2 Танго 1', '2 Танго 2'])
  expect(own(5, rest, onB)).toEqual([[0, 'Вальс', false, at('14:03') + 2.75 * 60_000]])

  const begun = item({ ...other, expected_start: iso('14:05') })
  expect(floorHeats({ items: [halfway, begun] }).onFloor).toBeNull()
  expect(own(5, halfway, begun)).toMatchObject([[null, undefined, false, at('14:04')]])
  expect(
    appearancesOf([1], floors(halfway, begun), at('14:20')).map((one) => [
      one.danced,
      one.expected,
    ]),
  ).toEqual([[['Вальс'], at('14:20')]])
  const all = (['Вальс', 'Танго'] as const).flatMap((dance) =>
    [1, 2, 3].map((heat): [string, number] => [dance, heat]),
  )
  const whole = item({ state: 'over', rounds: [round({ ...out(...all), is_on_floor: false })] })
  expect(own(5, whole, begun)).toEqual([])
})

test('a heat that everybody left does not go out, the others keep their numbers', () => {
  const left = round({ heats: [[1, 2], [], [5]], ...out(['Вальс', 1]) })
  expect(names([item({ rounds: [left] })])).toEqual(['1 Вальс 3', '1 Танго 1', '1 Танго 3'])
})

test('a heat that was passed over is behind once its round is at a later dance', () => {
  const on = item({ rounds: [round(out(['Вальс', 1], ['Вальс', 2], ['Танго', 1]))] })
  expect(names([on])).toEqual(['1 Танго 2', '1 Танго 3'])
  expect(appearancesOf([5], floors(on), at('14:05'))).toMatchObject([
    { danced: ['Вальс'], next: ['Танго'], heatsBefore: 1 },
  ])
})

test('a process of the version before tells of no heats: nobody said which one is on', () => {
  const { released, is_on_floor, ...old } = round()
  const items = [item({ rounds: [old as NowRound] })]
  expect([released, is_on_floor]).toEqual([[], false])
  expect(floorHeats({ items }).onFloor).toBeNull()
  expect(appearancesOf([1], floors(...items), at('14:00'))).toMatchObject([
    { danced: [], isOn: true },
  ])
})

test('a round whose heats are not public has none to come, and its item takes its time as one', () => {
  const hidden = round({ heats: null })
  expect(names([item({ rounds: [hidden] })])).toEqual([])
  expect(heatLength(item({ rounds: [hidden] }))).toBe(12 * 60_000)
  expect(numbersOf({ round: hidden, heat: 1 })).toEqual([])
  expect(numbersOf({ round: round(), heat: 9 })).toEqual([])
})
