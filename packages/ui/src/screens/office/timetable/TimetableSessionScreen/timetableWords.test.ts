import { durationText } from '@parket/domain/format/duration'
import { timeItems } from '@parket/domain/timetable/timetable'
import { describe, expect, test } from 'vitest'
import { scaleOf, ticksOf } from './scale.ts'
import type { TimetableData, TimetableItem } from './timetableData.ts'
import {
  conflictText,
  floorFacts,
  floorName,
  itemName,
  itemOf,
  mendText,
  publishedText,
  roundFacts,
  standingText,
} from './timetableWords.ts'

const round = (id: number, contest_id: string, minutes = 20): TimetableItem => ({
  id,
  kind: 'round',
  contest_id,
  round_index: 1,
  title: '',
  minutes,
  delay: 0,
  publishedStart: null,
  publishedSessionId: null,
})
const pause: TimetableItem = { ...round(9, 'none'), kind: 'break', contest_id: null, title: 'Обед' }
const contest = {
  group_num: 11,
  group_name: 'Соло',
  section: 'Folk',
  isJudged: true,
  rounds: [{ round_index: 1, entries: 12, heats: 2 }],
  judges: [5],
}
const start = '2027-02-20T10:00:00+03:00'
const data: TimetableData = {
  floors: [
    { id: 1, number: 1, title: '', floor: 'А', start, items: [round(1, 'solo'), pause] },
    { id: 2, number: 2, title: '', floor: 'Малый зал', start, items: [round(2, 'class', 30)] },
  ],
  elsewhere: [
    {
      id: 3,
      number: 3,
      title: '',
      floor: 'А',
      start: '2027-02-21T10:00:00+03:00',
      items: [{ ...round(3, 'solo', 40), round_index: 2 }],
    },
  ],
  contests: new Map([
    ['solo', contest],
    ['class', { ...contest, group_num: 60, group_name: 'Мастер-класс', isJudged: false }],
  ]),
  dancers: new Map([
    [7, 'Соколова Анна'],
    [8, 'Ким Анна'],
    [9, 'Юрьева Анна'],
  ]),
  judges: new Map([[5, { name: 'Валеев Тимур', letter: 'B' }]]),
  conflicts: [],
  mendsOf: () => [],
  unplaced: [],
  publishedAt: null,
  minRest: 10,
  timeZone: 'Europe/Moscow',
}
const emptyFloor = { id: 4, number: 4, title: '', floor: 'В', start, items: [] }
const widthOf = (words: string) => words.length * 8
const scaled = (floors: TimetableData['floors']) =>
  scaleOf(floors, data.contests, 340, new Map(), widthOf)
const at = (minutes: number) => Date.parse(start) + minutes * 60_000
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('lengths and floors in words', () => {
  expect([5, 60, 74].map(durationText).map(plain)).toEqual(['5 мин', '1 ч', '1 ч 14 мин'])
  expect(['А', 'Большой зал', ''].map(floorName)).toEqual(['Площадка А', 'Большой зал', 'Площадка'])
})

test('a round is called by its contest, a break by its title; facts are those of now', () => {
  const [solo = pause] = data.floors[0]?.items ?? []
  expect(plain(itemName(solo, data.contests))).toBe('11. Соло, 1/2')
  expect(itemName(pause, data.contests)).toBe('Обед')
  expect(plain(itemName(round(2, 'class'), data.contests))).toBe('60. Мастер-класс')
  expect(plain(roundFacts(solo, contest))).toBe('12, 2 захода')
  expect(plain(roundFacts(solo, { ...contest, isJudged: false }))).toBe('12 участий, без судей')
  expect(roundFacts(solo, { ...contest, rounds: [] })).toBe('участий нет')
  const { floors } = scaled(data.floors)
  expect(floors.map((floor) => plain(floorFacts(floor, data.timeZone)))).toEqual([
    '1 тур, до 10:40',
    '1 тур, свободно 10 мин',
  ])
  const [empty] = scaled([{ ...emptyFloor }]).floors
  expect(empty && plain(floorFacts(empty, data.timeZone))).toBe('0 туров')
})

test('a round that moved says when the public saw it, with the day where it was another one', () => {
  const [first = { ...pause, start: 0, end: 0 }] = timeItems(start, [round(1, 'solo')])
  const was = (publishedStart: string | null) =>
    publishedText({ ...first, publishedStart }, data.timeZone)
  expect(was(null)).toBe('')
  expect(was('2027-02-20T09:40:00+03:00')).toBe('было 09:40')
  expect(was('2027-02-21T09:40:00+03:00')).toBe('было вс, 09:40')
})

describe('a conflict', () => {
  const found = {
    itemIds: [1, 2] as [number, number],
    dancerIds: [],
    judgeIds: [],
    restMinutes: null,
  }

  test('names the person, and where the other item is', () => {
    expect(conflictText({ ...found, kind: 'judge', judgeIds: [5] }, 2, data)).toBe(
      'Валеев Тимур (B) с 10:00 на площадке А',
    )
    expect(conflictText({ ...found, kind: 'judge', judgeIds: [5] }, 1, data)).toBe(
      'Валеев Тимур (B) с 10:00: Малый зал',
    )
    const dancer = { ...found, kind: 'dancer' as const, dancerIds: [7, 8, 9] }
    expect(plain(conflictText(dancer, 1, data))).toBe(
      'Соколова Анна, Ким Анна и ещё 1 в это же время: 60. Мастер-класс',
    )
    const rest = { ...found, kind: 'rest' as const, dancerIds: [7], restMinutes: 4 }
    expect(plain(conflictText(rest, 2, data))).toBe(
      'Соколова Анна: отдых 4 мин из 10 (11. Соло, 1/2)',
    )
  })
  test('says which round stands too early, and on which day where it is another one', () => {
    const order = { ...found, kind: 'order' as const, itemIds: [3, 1] as [number, number] }
    expect(conflictText(order, 1, data)).toBe(
      '1/2 в сб, 10:00 стоит раньше, чем закончится 1/4 (вс, 10:40)',
    )
    const [floor] = data.floors
    if (!floor) throw new Error('A floor')
    const items = [...floor.items, { ...round(4, 'solo'), round_index: 2 }]
    const here = { ...data, floors: [{ ...floor, items }] }
    expect(conflictText({ ...order, itemIds: [4, 1] }, 1, here)).toBe(
      '1/2 в 10:00 стоит раньше, чем закончится 1/4 (11:00)',
    )
  })
  test('stands at the later item of this page', () => {
    expect(itemOf({ ...found, kind: 'rest' }, data)).toBe(2)
    expect(itemOf({ ...found, kind: 'order', itemIds: [1, 3] }, data)).toBe(1)
  })
  test('a round waits where one that follows it stands already', () => {
    const unplaced = { contest_id: 'solo', round_index: 3, minutes: 10 }
    expect(standingText(unplaced, data)).toBe('1/2 уже стоит: сб, 10:00')
    expect(standingText({ ...unplaced, round_index: 0 }, data)).toBeNull()
  })
  test('its ways out say what they do', () => {
    expect(mendText({ kind: 'judge', itemId: 1 }, data)).toBe('Заменить судью')
    expect(mendText({ kind: 'delay', itemId: 1, minutes: 6 }, data)).toBe('Начать на 6 мин позже')
    expect(mendText({ kind: 'swap', itemId: 1, withId: 2 }, data)).toBe('Поменять с 60')
    expect(mendText({ kind: 'move', itemId: 1, afterId: 2 }, data)).toBe('Поставить после 60')
    expect(mendText({ kind: 'move', itemId: 1, afterId: 3 }, data)).toBe('Поставить после 1/4')
    expect(mendText({ kind: 'swap', itemId: 1, withId: 9 }, data)).toBe('Поменять с «Обед»')
  })
})

describe('the scale', () => {
  test('begins at a quarter, shows the quarters, and is an hour at least', () => {
    const { scale } = scaled(data.floors)
    expect(scale.start).toBe(Date.parse(start))
    expect(ticksOf(scale)).toHaveLength(5)
    expect(scaled([emptyFloor]).scale.height).toBe(160)
  })
  test('a long name takes the lines it needs', () => {
    const name = 'Соло, взрослые, начинающие, Oriental и Folk'
    const contests = new Map([['solo', { ...contest, group_name: name }]])
    const floor = { ...emptyFloor, items: [round(1, 'solo', 2)] }
    const top = (width: number) =>
      scaleOf([floor], contests, width, new Map(), widthOf).scale.top(at(2))
    expect(top(800)).toBe(22)
    expect(top(340)).toBe(44)
  })
  test('free time of five minutes has its words, a shorter pause none', () => {
    const late = (delay: number) => ({ ...round(1, 'solo'), delay })
    expect(scaled([{ ...emptyFloor, items: [late(5)] }]).floors[0]?.free).toEqual([
      { start: at(0), end: at(5) },
    ])
    expect(scaled([{ ...emptyFloor, items: [late(4)] }]).floors[0]?.free).toEqual([])
  })
})
