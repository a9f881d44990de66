import { expect, test } from 'vitest'
import { journalActors, markLives, stepLine, type ReadLine } from './markLives.ts'

const line = (n: number, body: object, more: Partial<ReadLine> = {}): ReadLine => ({
  n,
  at: `2026-11-20T11:${30 + n}:07.000Z`,
  kind: 'mark',
  user_id: null,
  station_id: 3,
  who: 'Петров Сергей',
  text: null,
  body: { dance: 'Танго', attempt: 1, letter: 'C', pass: 'first', source: 'station', ...body },
  ...more,
})
const typed = { user_id: 5, station_id: null, who: 'Иванова Ольга' }
const lines = [
  line(1, { entries: { 12: [1], 15: [2] } }),
  line(2, {}, { kind: 'sheet.finished' }),
  line(3, { entries: { 12: [2] }, source: 'paper', reason: 'x' }, { ...typed, text: 'опечатка' }),
  line(4, { entries: { 15: null } }),
  line(5, { entries: { 15: [1] }, reason: 'x' }, { ...typed, text: 'без сети' }),
  line(6, { entries: { 12: [2] }, source: 'paper', pass: 'second' }, { ...typed, who: '' }),
  line(7, { entries: { 12: [2] }, source: 'paper', letter: 'D' }, typed),
  line(8, { entries: { 12: [3] }, source: 'paper', letter: 'D', pass: 'resolved' }, typed),
  line(9, { entries: { 12: [3] }, attempt: 2 }),
  line(10, { entries: { 12: [3] }, dance: 'Вальс' }),
]

test('a mark is read from the first tap to what stands', () => {
  const lives = markLives(lines, { dance: 'Танго', attempt: 1 })
  const told = lives.map(({ letter, registration, values, steps }) => [
    `${letter} ${registration}`,
    values,
    steps.map((step) => stepLine(step, 'Europe/Moscow').replaceAll('\u00A0', ' ')),
  ])
  expect(told).toEqual([
    [
      'C 12',
      [2],
      [
        '14:31:07 планшет C',
        '14:33:07 исправлено с листа, Иванова Ольга: „опечатка“',
        '14:36:07 второй ввод',
      ],
    ],
    [
      'C 15',
      [1],
      [
        '14:31:07 планшет C',
        '14:34:07 планшет C, снято',
        '14:35:07 учтены поздние оценки, Иванова Ольга: „без сети“',
      ],
    ],
    ['D 12', [3], ['14:37:07 с листа, Иванова Ольга', '14:38:07 решено по листу, Иванова Ольга']],
  ])
})

test('marks of an emergency file are told with who brought it, and with who decided about late ones', () => {
  const lives = markLives(
    [
      line(1, { entries: { 12: [1] }, source: 'emergency' }, typed),
      line(
        2,
        { entries: { 12: [2] }, source: 'emergency', reason: 'x' },
        { ...typed, text: 'сеть' },
      ),
    ],
    { dance: 'Танго', attempt: 1 },
  )
  expect(lives[0]?.steps.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
    'из аварийного файла, Иванова Ольга',
    'учтены поздние оценки из аварийного файла, Иванова Ольга: „сеть“',
  ])
})

test('devices and people are told apart', () => {
  expect(journalActors(lines)).toEqual([
    { key: 'station 3', label: 'Планшет C' },
    { key: 'user 5', label: 'Иванова Ольга' },
  ])
  const [life] = markLives(lines, { dance: 'Танго', attempt: 1 })
  expect(life?.steps.map(({ actor }) => actor)).toEqual(['station 3', 'user 5', 'user 5'])
  const erased = line(1, { entries: {}, source: 'paper' }, { station_id: null, who: '' })
  expect(journalActors([erased])).toEqual([{ key: 'user 0', label: 'Имя стёрто' }])
})
