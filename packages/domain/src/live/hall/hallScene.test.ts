import { expect, test } from 'vitest'
import type { NowItem } from '../now.ts'
import {
  factsOfFloor,
  hallClosed,
  hallScene,
  type HallCeremony,
  type HallFacts,
} from './hallScene.ts'
import { numberPages } from './numberPages.ts'

const iso = (time: string) => `2027-02-20T${time}:00.000Z`
const at = (time: string) => Date.parse(iso(time))
const now = at('14:30')

const item = (of: Partial<NowItem>): NowItem => ({
  id: 1,
  kind: 'round',
  title: 'Стандарт, взрослые',
  group_num: 42,
  round_index: 2,
  state: 'running',
  start: iso('14:20'),
  expected_start: iso('14:26'),
  expected_end: iso('14:46'),
  rounds: [],
  result: 'none',
  ...of,
})
const heats = (...numbers: number[][]): NowItem['rounds'] => [
  {
    role: null,
    type: 'main',
    dances: ['Танго'],
    heats: numbers,
    released: [],
    is_on_floor: false,
    goes_on: null,
  },
]
const facts = (...items: NowItem[]): HallFacts => ({
  floors: [{ floor: 'А', delay: 6, items }],
  ceremonies: [],
  closed: null,
})
const ceremony = (from: number, revealed_at: string): HallCeremony => ({
  contest_id: '40',
  group_num: 40,
  title: 'Дети',
  revealed_from_place: from,
  revealed_at,
  places: [],
})
const scene = (given: HallFacts) => hallScene(given, now, now)

test('without data, or with data older than a minute, there is nothing but the picture', () => {
  const running = facts(item({ rounds: heats([1, 2]) }))
  expect(hallScene(null, now, now)).toEqual({ kind: 'idle' })
  expect(hallScene(running, now - 61_000, now)).toEqual({ kind: 'idle' })
  expect(hallScene(running, now - 60_000, now).kind).toBe('floors')
  expect(scene(facts())).toEqual({ kind: 'idle' })
  expect(scene(facts(item({ state: 'over' })))).toEqual({ kind: 'idle' })
})

test('the round that was counted last is known as long as the facts are fresh', () => {
  const closed = { title: 'Дети', round_index: 0, role: null, type: 'main' as const, head: 'ab' }
  const known = { ...facts(), closed }
  expect(hallClosed(known, now, now)).toBe(closed)
  expect(hallClosed(known, now - 61_000, now)).toBeNull()
  expect(hallClosed(null, now, now)).toBeNull()
})

test('a floor shows its numbers, and what is next', () => {
  const next = item({ id: 2, state: 'ahead', expected_start: iso('14:46') })
  expect(scene(facts(item({ rounds: heats([87, 95]) }), next))).toMatchObject({
    kind: 'floors',
    floors: [{ floor: 'А', heat: null, dances: ['Танго'], page: { numbers: [87, 95] } }],
    next: { floor: '', delay: 6, item: { id: 2 } },
  })
})

test('what is next is told with its floor only where there is another one', () => {
  const next = item({ id: 2, state: 'ahead', expected_start: iso('14:46') })
  const here = facts(item({ rounds: heats([87]) }), next)
  const two = { ...here, floors: [...here.floors, { floor: 'Б', delay: 0, items: [] }] }
  expect(scene(two)).toMatchObject({ next: { floor: 'А', item: { id: 2 } } })
})

test('heats take turns, each under its number', () => {
  const running = facts(item({ rounds: heats([1], [2], [3]) }))
  const seen = [0, 10_000, 20_000, 30_000].map((later) => {
    const shown = hallScene(running, now + later, now + later)
    return shown.kind === 'floors' && shown.floors[0]?.heat?.n
  })
  expect(new Set(seen.slice(0, 3))).toEqual(new Set([1, 2, 3]))
  expect(seen[3]).toBe(seen[0])
})

const out = (...heats: [dance: string, heat: number][]): NowItem['rounds'] => [
  {
    role: null,
    type: 'main',
    dances: ['Танго', 'Вальс'],
    heats: [[1], [2], [3]],
    released: heats.map(([dance, heat]) => ({ dance, heat, at: iso('14:26') })),
    is_on_floor: true,
    goes_on: null,
  },
]

test('the heat that was let out stands alone, under its dance, and the next one at the foot', () => {
  const running = facts(item({ rounds: out(['Танго', 1]) }))
  for (const later of [0, 10_000, 20_000]) {
    expect(hallScene(running, now + later, now + later)).toMatchObject({
      floors: [{ heat: { n: 1, of: 3 }, dances: ['Танго'], page: { numbers: [1] } }],
      nextHeat: { n: 2, dance: null, numbers: [2] },
    })
  }
  const last = facts(item({ rounds: out(['Танго', 1], ['Танго', 2], ['Танго', 3]) }))
  expect(scene(last)).toMatchObject({ nextHeat: { n: 1, dance: 'Вальс', numbers: [1] } })
})

test('the last heat of an item is followed by the next item, and a half of the screen tells no next heat', () => {
  const all = (['Танго', 'Вальс'] as const).flatMap((dance) =>
    [1, 2, 3].map((heat): [string, number] => [dance, heat]),
  )
  const next = item({ id: 2, state: 'ahead', rounds: heats([8]) })
  expect(scene(facts(item({ rounds: out(...all) }), next))).toMatchObject({
    nextHeat: null,
    next: { item: { id: 2 } },
  })
  const one = { delay: 0, items: [item({ rounds: out(['Танго', 1]) })] }
  const floors = ['А', 'Б'].map((floor) => Object.assign({ floor }, one))
  expect(scene({ floors, ceremonies: [], closed: null })).toMatchObject({ nextHeat: null })
})

test('two rounds that run on one floor are one picture, of the one that was begun last', () => {
  const both = facts(item({ rounds: heats([1]) }), item({ id: 2, rounds: heats([2]) }))
  expect(scene(both)).toMatchObject({ floors: [{ item: { id: 2 } }] })
})

test('a screen of one floor has that floor, its ceremonies and those of no floor', () => {
  const danced = item({ id: 5, group_num: 40, state: 'over' })
  const all: HallFacts = {
    floors: [
      { floor: 'А', delay: 0, items: [danced] },
      { floor: 'Б', delay: 0, items: [item({ rounds: heats([1]) })] },
    ],
    ceremonies: [ceremony(3, iso('14:29')), { ...ceremony(2, iso('14:29')), group_num: 99 }],
    closed: null,
  }
  const seen = (floor: string) => {
    const own = factsOfFloor(all, floor)
    return [own.floors.map((one) => one.floor), own.ceremonies.map((one) => one.group_num)]
  }
  expect(seen('А')).toEqual([['А'], [40, 99]])
  expect(seen('Б')).toEqual([['Б'], [99]])
  expect(factsOfFloor(all, 'Ю')).toBe(all)
})

test('numbers that are not public are not there', () => {
  const [round] = heats()
  if (!round) throw new Error('no round')
  const hidden = item({ rounds: [{ ...round, heats: null }] })
  expect(scene(facts(hidden))).toMatchObject({ floors: [{ page: null, dances: ['Танго'] }] })
  expect(scene(facts(item({})))).toMatchObject({ floors: [{ page: null, dances: [] }], next: null })
})

test('two floors stand side by side, a third waits', () => {
  const on = item({ rounds: heats([1, 2]) })
  const floors = ['А', 'Б', 'В'].map((floor) => ({ floor, delay: 0, items: [on] }))
  expect(scene({ floors, ceremonies: [], closed: null })).toMatchObject({
    floors: [
      { floor: 'А', page: { size: 144 } },
      { floor: 'Б', page: { size: 144 } },
    ],
  })
})

test('a break says how long it lasts, and never less than nothing', () => {
  const pause = item({
    kind: 'break',
    round_index: null,
    group_num: null,
    expected_end: iso('14:36'),
  })
  const next = item({ id: 2, state: 'ahead' })
  expect(scene(facts(pause, next))).toMatchObject({
    kind: 'pause',
    minutes: 6,
    next: { item: { id: 2 } },
  })
  expect(scene(facts({ ...pause, expected_end: iso('14:20') }))).toMatchObject({
    kind: 'pause',
    minutes: 0,
    next: null,
  })
})

test('with nothing on, the next four items stand by the hour', () => {
  const ahead = ['15:26', '14:44', '15:10', '14:52', '16:00'].map((time, id) =>
    item({ id, state: 'ahead', expected_start: iso(time) }),
  )
  const shown = scene(facts(...ahead))
  expect(shown).toMatchObject({ kind: 'next', delay: 6 })
  expect(shown.kind === 'next' && shown.items.map((one) => one.item.id)).toEqual([1, 3, 2, 0])
})

test('a ceremony stands until somebody dances after its last place, its winner for three minutes', () => {
  const dancing = item({ rounds: heats([1]) })
  const kindWith = (one: HallCeremony, ...items: NowItem[]) =>
    scene({ ...facts(...items), ceremonies: [one] }).kind
  expect(kindWith(ceremony(3, iso('14:29')), dancing)).toBe('reveal')
  expect(kindWith(ceremony(3, iso('14:10')))).toBe('reveal')
  expect(kindWith(ceremony(3, iso('14:10')), dancing)).toBe('floors')
  expect(kindWith(ceremony(1, iso('14:28')), dancing)).toBe('winner')
  expect(kindWith(ceremony(1, iso('14:26')))).toBe('idle')
})

test('a round whose heat was let out before it was begun is on, and not next', () => {
  const early = item({ state: 'ahead', rounds: out(['Танго', 1]) })
  const next = item({ id: 2, state: 'ahead' })
  expect(scene(facts(early))).toMatchObject({ floors: [{ item: { id: 1 } }], next: null })
  expect(scene(facts(early, next))).toMatchObject({ next: { item: { id: 2 } } })
})

test('a heat let out after the last place ends a ceremony, though its round was not begun', () => {
  const kindAfter = (revealed_at: string) => {
    const early = item({ state: 'ahead', rounds: out(['Танго', 1]) })
    return scene({ ...facts(early), ceremonies: [ceremony(3, revealed_at)] }).kind
  }
  expect(kindAfter(iso('14:25'))).toBe('floors')
  expect(kindAfter(iso('14:27'))).toBe('reveal')
})

test('a round on another floor leaves a ceremony on the screen, one on its own ends it', () => {
  const danced = item({ id: 5, group_num: 40, state: 'over' })
  const running = item({ rounds: heats([1]) })
  const kindWith = (...items: [NowItem[], NowItem[]]) =>
    scene({
      floors: items.map((all, at) => ({ floor: 'АБ'[at] ?? '', delay: 0, items: all })),
      ceremonies: [ceremony(3, iso('14:10'))],
      closed: null,
    }).kind
  expect(kindWith([danced], [running])).toBe('reveal')
  expect(kindWith([danced, running], [])).toBe('floors')
})

test('numbers are as large as they may be, and more than fit follow', () => {
  const of = (count: number, isAlone = true) =>
    numberPages(
      Array.from({ length: count }, (_, number) => number),
      isAlone,
    ).map(({ size, numbers }) => [size, numbers.length])
  expect([of(8), of(12), of(24)]).toEqual([[[216, 8]], [[168, 12]], [[120, 24]]])
  expect(of(30)).toEqual([
    [120, 24],
    [120, 6],
  ])
  expect([of(9, false), of(16, false)]).toEqual([[[144, 9]], [[104, 16]]])
  expect(of(17, false)).toEqual([
    [104, 16],
    [104, 1],
  ])
  expect(of(0)).toEqual([])
})
