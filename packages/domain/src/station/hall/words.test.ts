import { describe, expect, it } from 'vitest'

import type { HallEntry, HallItem, HallRound } from './hall.ts'
import type { CalledEntry, HallOuting } from './outings.ts'
import {
  callsText,
  itemTitle,
  lastCallText,
  outingText,
  outingTitle,
  placeText,
  saidNames,
  shortNames,
} from './words.ts'

const people = [
  { last_name: 'Серов', first_name: 'Илья' },
  { last_name: 'Лань', first_name: 'Анна' },
]
const entry = (start_number: number, own: Partial<CalledEntry> = {}): CalledEntry => ({
  registration_id: start_number,
  start_number,
  dancers: people,
  troupe: '',
  city: 'Самара',
  club: 'Волна',
  is_late: false,
  exit: null,
  call: null,
  ...own,
})
const outing = (round: Partial<HallRound> = {}, item: Partial<HallItem> = {}): HallOuting => ({
  item: {
    kind: 'round',
    title: 'Стандарт, взрослые',
    group_num: 42,
    label: '1/4',
    state: 'running',
    expected_start: null,
    minutes: null,
    dances: [],
    rounds: [],
    ...item,
  },
  round: {
    id: 1,
    contest_id: 'c',
    index: 2,
    type: 'main',
    role: null,
    status: 'running',
    dances: ['Вальс', 'Танго'],
    heats: [[], [], []],
    calls: [],
    releases: [],
    ...round,
  },
  outing: { round_id: 1, dance: 'Танго', heat: 3 },
  entries: [],
})

describe('a heat is called', () => {
  it('by its contest and number, and what it dances', () => {
    expect(outingTitle(outing())).toBe('42, заход\u00A03')
    expect(outingText(outing())).toBe('Стандарт, взрослые, 1/4, танго')
  })
  it('by its round where it is the only one', () => {
    const final = outing({ heats: [[]] }, { label: 'Финал' })
    expect(outingTitle(final)).toBe('42, Финал')
    expect(outingText(final)).toBe('Стандарт, взрослые, Финал, 2\u00A0танца')
    expect(outingText(outing({ heats: [[]], dances: ['Танго'] }))).toContain('танго')
  })
  it('by its kind and its role where it has them', () => {
    const hope = outing({ type: 'hope', role: 'leader' }, { label: null, group_num: null })
    expect(outingText(hope)).toBe('Стандарт, взрослые, тур надежды, ведущие, танго')
    expect(outingTitle({ ...hope, round: { ...hope.round, heats: [[]] } })).toBe('')
  })
})

describe('who is there', () => {
  it('is counted, who is not is named', () => {
    const entries = [
      entry(137, { call: 'present' }),
      entry(140, { call: 'present' }),
      entry(145, { call: 'missing' }),
      entry(150, { call: 'called' }),
      entry(163),
      entry(180),
      entry(190, { exit: 'withdrawn' }),
    ]
    expect(callsText(entries)).toBe(
      '2 на\u00A0месте, 150 вызваны, 145\u00A0нет, 163 и\u00A0180 не\u00A0отмечены',
    )
    expect(lastCallText(entries)).toBe('Вызвать 163 и\u00A0180')
    expect(callsText(entries.slice(0, 5))).toContain('163 не\u00A0отмечен')
  })
  it('all, nobody, many', () => {
    const [one, two] = [entry(1, { call: 'present' }), entry(2, { call: 'present' })]
    expect(callsText([one, two])).toBe('все на\u00A0месте')
    expect(lastCallText([one, two])).toBeNull()
    expect(callsText([entry(1), entry(2)])).toBe('никто не\u00A0отмечен')
    const many = [one, entry(3), entry(4), entry(5), entry(6)]
    expect(callsText(many)).toBe('1 на\u00A0месте, не\u00A0отмечены 4')
    expect(lastCallText(many)).toBe('Вызвать остальных: 4')
    expect(callsText([])).toBe('')
  })
})

describe('people are called', () => {
  const group: Partial<HallEntry> = { troupe: 'Вихрь', dancers: [...people, ...people] }
  it('by their names as they are said', () => {
    expect(shortNames(entry(1))).toBe('Серов, Лань')
    expect(shortNames(entry(1, { dancers: people.slice(0, 1) }))).toBe('Серов Илья')
    expect(shortNames(entry(1, { dancers: [] }))).toBe('')
    expect(saidNames(entry(1))).toBe('Илья Серов, Анна Лань')
    expect(saidNames(entry(1, { troupe: 'Вихрь' }))).toBe('Илья Серов, Анна Лань')
  })
  it('a group by its own', () => {
    expect(shortNames(entry(1, group))).toBe('Вихрь')
    expect(saidNames(entry(1, group))).toBe('Вихрь')
    expect(saidNames(entry(1, { troupe: 'Вихрь', dancers: [] }))).toBe('Вихрь')
  })
  it('with where they are from', () => {
    expect(placeText(entry(1))).toBe('Самара, «Волна»')
    expect(placeText(entry(1, { club: '', troupe: 'Вихрь' }))).toBe('Самара, «Вихрь»')
    expect(placeText(entry(1, { ...group, club: '' }))).toBe('Самара')
    expect(placeText(entry(1, { city: '', club: '' }))).toBe('')
  })
})

it('what is on is called by its number and name, a break by its kind', () => {
  const { item } = outing()
  expect(itemTitle(item)).toBe('42 Стандарт, взрослые')
  const unnamed = { ...item, title: '', group_num: null }
  expect(itemTitle({ ...unnamed, kind: 'break' })).toBe('Перерыв')
  expect(itemTitle({ ...unnamed, kind: 'ceremony' })).toBe('Награждение')
  expect(itemTitle(unnamed)).toBe('')
})
