import { describe, expect, it } from 'vitest'

import type { HallEntry, HallFloor, HallItem, HallRound } from './hall.ts'
import { currentOuting, lastReleased, nextOutings, outingsOf, unmarkedEntries } from './outings.ts'

const entry = (start_number: number, own: Partial<HallEntry> = {}): HallEntry => ({
  registration_id: start_number + 1000,
  start_number,
  dancers: [],
  troupe: '',
  city: '',
  club: '',
  is_late: false,
  exit: null,
  ...own,
})
const round = (own: Partial<HallRound> = {}): HallRound => ({
  id: 1,
  contest_id: 'c',
  index: 2,
  type: 'main',
  role: null,
  status: 'running',
  dances: ['Вальс', 'Танго'],
  heats: [[entry(1), entry(2)], [entry(3)]],
  calls: [],
  releases: [],
  ...own,
})
const floor = (rounds: HallRound[], on_floor: HallFloor['on_floor'] = null): HallFloor => ({
  floor: 'А',
  delay: 0,
  on_floor,
  items: [
    {
      kind: 'round',
      title: 'Стандарт',
      group_num: 42,
      label: '1/4',
      state: 'running',
      expected_start: null,
      minutes: null,
      dances: [],
      rounds,
    } satisfies HallItem,
  ],
})
const named = (rounds: HallRound[]) =>
  nextOutings(floor(rounds)).map(({ outing: { round_id, dance, heat } }) =>
    [round_id, dance, heat].join(' '),
  )
const at = '2027-02-20T10:00:00Z'

describe('the heats of a round go out', () => {
  it('dance by dance', () => {
    expect(named([round()])).toEqual(['1 Вальс 1', '1 Вальс 2', '1 Танго 1', '1 Танго 2'])
  })
  it('once, where there is one heat: it stays for all dances', () => {
    expect(outingsOf({ id: 1, dances: ['Вальс', 'Танго'], heats: [[]] })).toEqual([
      { round_id: 1, dance: 'Вальс', heat: 1 },
    ])
  })
  it('leaders and followers in turn, and what is danced on top of a round after it', () => {
    const roles = [
      round({ role: 'leader', dances: ['Свинг'] }),
      round({ id: 2, role: 'follower', dances: ['Свинг'] }),
    ]
    const hope = round({ id: 3, type: 'hope', dances: ['Свинг'], heats: [[]] })
    expect(named([...roles, hope])).toEqual([
      '1 Свинг 1',
      '2 Свинг 1',
      '1 Свинг 2',
      '2 Свинг 2',
      '3 Свинг 1',
    ])
  })
  it('but for those that are out already', () => {
    const releases = [{ n: 1, dance: 'Вальс', heat: 2, at }]
    expect(named([round({ releases })])).toEqual(['1 Вальс 1', '1 Танго 1', '1 Танго 2'])
  })
})

it('the heat on the floor is the one that was released last', () => {
  const one = round({ releases: [{ n: 3, dance: 'Вальс', heat: 1, at }] })
  const other = round({ id: 2, releases: [{ n: 1, dance: 'Танго', heat: 2, at }] })
  expect(lastReleased([other, one])).toEqual({ round_id: 1, dance: 'Вальс', heat: 1 })
  expect(lastReleased([round()])).toBeNull()
})

it('an entry has what was said of it in this heat of this dance, and in no other', () => {
  const calls = [
    { dance: 'Танго', heat: 1, registration_id: 1001, state: 'present' as const },
    { dance: 'Вальс', heat: 1, registration_id: 1002, state: 'missing' as const },
  ]
  const on_floor = { round_id: 1, dance: 'Танго', heat: 1 }
  const now = currentOuting(floor([round({ calls })], on_floor))
  expect(now?.entries.map(({ start_number, call }) => [start_number, call])).toEqual([
    [1, 'present'],
    [2, null],
  ])
})

it('a heat of a round that is not told is not on the floor', () => {
  expect(currentOuting(floor([round()]))).toBeNull()
  expect(currentOuting(floor([round()], { round_id: 9, dance: 'Танго', heat: 1 }))).toBeNull()
  const gone = { round_id: 1, dance: 'Танго', heat: 7 }
  expect(currentOuting(floor([round()], gone))?.entries).toEqual([])
})

it('nobody waits for a word about who left the round', () => {
  const entries = [
    { ...entry(1), call: null },
    { ...entry(2, { exit: 'withdrawn' }), call: null },
    { ...entry(3), call: 'called' as const },
  ]
  expect(unmarkedEntries(entries).map(({ start_number }) => start_number)).toEqual([1])
})
