import { describe, expect, it } from 'vitest'

import {
  clockText,
  newCountdown,
  pauseCountdown,
  secondsLeft,
  shareOf,
  startCountdown,
} from './countdown.ts'
import { entryMark, heatChanges } from './changes.ts'
import type { HallEntry, HallFloor, HallItem, HallRound } from './hall.ts'
import { musicOrder } from './music.ts'
import type { CalledEntry } from './outings.ts'
import { tempoOf, tempoText } from './tempo.ts'

const entry = (start_number: number, own: Partial<CalledEntry> = {}): CalledEntry => ({
  registration_id: start_number,
  start_number,
  dancers: [],
  troupe: '',
  city: '',
  club: '',
  is_late: false,
  exit: null,
  call: null,
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
  heats: [[entry(1)] satisfies HallEntry[], [entry(2)]],
  calls: [],
  releases: [],
  ...own,
})
const item = (own: Partial<HallItem>): HallItem => ({
  kind: 'round',
  title: 'Стандарт',
  group_num: 42,
  label: '1/4',
  state: 'ahead',
  expected_start: null,
  minutes: null,
  dances: [],
  rounds: [],
  ...own,
})
const floor = (items: HallItem[], on_floor: HallFloor['on_floor'] = null): HallFloor => ({
  floor: 'А',
  delay: 0,
  on_floor,
  items,
})
const lines = (...given: Parameters<typeof floor>) =>
  musicOrder(floor(...given)).map(({ item: { title }, dance, plays }) =>
    [title, dance, plays.map(({ heat }) => heat ?? 'все').join('+')].filter(Boolean).join(' '),
  )

describe('the order of the music', () => {
  it('has each dance with the heats that are still to dance it, from the one on the floor on', () => {
    const releases = [{ n: 1, dance: 'Вальс', heat: 1, at: '2027-02-20T10:00:00Z' }]
    const running = [item({ rounds: [round({ releases })] })]
    expect(lines(running, { round_id: 1, dance: 'Вальс', heat: 1 })).toEqual([
      'Стандарт Вальс 1+2',
      'Стандарт Танго 1+2',
    ])
    expect(lines(running)).toEqual(['Стандарт Вальс 2', 'Стандарт Танго 1+2'])
  })
  it('of a single heat each dance once', () => {
    expect(lines([item({ rounds: [round({ heats: [[]] })] })])).toEqual([
      'Стандарт Вальс все',
      'Стандарт Танго все',
    ])
  })
  it('without heats has the dances of the contest, and breaks as they are', () => {
    const ahead = [
      item({ kind: 'break', title: 'Перерыв', group_num: null }),
      item({ title: 'Сеньоры', dances: ['Самба', 'Румба'] }),
    ]
    expect(lines(ahead)).toEqual(['Перерыв', 'Сеньоры Самба', 'Сеньоры Румба'])
  })
  it('has nothing of a round that has all been out', () => {
    const at = '2027-02-20T10:00:00Z'
    const releases = [{ n: 1, dance: 'Вальс', heat: 1, at }]
    const all = round({ heats: [[]], releases })
    expect(lines([item({ rounds: [all] })])).toEqual([])
  })
})

describe('a dance', () => {
  it('has the usual tempo of competitions, whatever it is called', () => {
    expect(tempoOf('Медленный вальс')).toEqual([28, 30])
    expect(tempoOf(' вальс ')).toEqual([28, 30])
    expect(tempoOf('Хип-хоп')).toBeNull()
    expect(tempoText([31, 33])).toBe('31–33\u00A0такта')
  })
  it('is counted down while it is played, and stands while it is not', () => {
    let countdown = newCountdown(90)
    expect(secondsLeft(countdown, 5000)).toBe(90)
    countdown = startCountdown(countdown, 10_000)
    expect(startCountdown(countdown, 20_000)).toBe(countdown)
    countdown = pauseCountdown(countdown, 28_000)
    expect([secondsLeft(countdown, 99_000), shareOf(countdown, 99_000)]).toEqual([72, 0.2])
    countdown = startCountdown(countdown, 100_000)
    expect(secondsLeft(countdown, 101_000)).toBe(71)
  })
  it('goes on over its time, and a clock that is set back takes nothing away', () => {
    const countdown = startCountdown(newCountdown(60), 10_000)
    expect(clockText(secondsLeft(countdown, 75_000))).toBe('+0:05')
    expect(shareOf(countdown, 75_000)).toBe(1)
    expect(secondsLeft(countdown, 4000)).toBe(60)
    expect(clockText(72)).toBe('1:12')
  })
})

describe('late changes are said', () => {
  it('of a heat, by number', () => {
    expect(
      heatChanges([
        entry(1),
        entry(9, { is_late: true }),
        entry(145, { call: 'missing' }),
        entry(61, { exit: 'withdrawn', call: 'missing', is_late: true }),
      ]),
    ).toEqual(['145 не\u00A0вышли', '61 сняты', '9 новые'])
  })
  it('of an entry, in its place', () => {
    const mark = (own: Partial<CalledEntry>) => entryMark(entry(1, own))
    expect(mark({ exit: 'disqualified' })).toEqual({ tone: 'struck', text: 'дисквалифицированы' })
    expect(mark({ exit: 'withdrawn' })).toEqual({ tone: 'struck', text: 'сняты' })
    expect(mark({ call: 'missing', is_late: true })?.text).toBe('не\u00A0вышли')
    expect(mark({ call: 'called' })?.tone).toBe('warning')
    expect(mark({ is_late: true, call: 'present' })?.text).toBe('новые')
    expect(mark({ call: 'present' })).toBeNull()
    expect(mark({})).toBeNull()
  })
})
