import { expect, test } from 'vitest'
import { dancerCard, resultCard } from './resultCard.ts'
import { drawText } from './cardLines.ts'
import { drawLine } from './typeface.ts'

const team = { name: 'Паркет', accent: '#8a2e4a' }
const event = {
  id: 2,
  name: 'Весенний кубок Паркета',
  city: 'Москва',
  date_begin: '2026-05-12T09:00:00+03:00',
  date_end: '2026-05-13T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
}
const place = (start_number: number, at: number, names: string[], to = at) => ({
  start_number,
  names,
  city: '',
  club: '',
  role: null as 'leader' | 'follower' | null,
  place: at,
  place_to: to,
  degree: null,
  rule: null,
  line: null,
  sentence: null,
})
const result = {
  group_num: 41,
  group_name: 'Соло, взрослые',
  section: 'Oriental',
  places: [
    place(57, 1, ['Снегирёва Алёна']),
    place(12, 2, []),
    place(9, 3, ['Константинопольская-Вознесенская Александра'], 5),
    place(8, 3, ['Ли Анна'], 5),
  ],
}
const options = { team, event, shape: 'wide' as const }
const outline = (svg: string | undefined, text: string, size: number) => {
  const { svg: drawn } = drawText(
    text,
    { x: 0, y: 0 },
    { size, fill: '#000', width: 5000, most: 1 },
  )
  const [, path = ''] = / d="([^"]+)"/.exec(drawn) ?? []
  return path !== '' && (svg ?? '').includes(path)
}

test('the first three are told, by their numbers where they gave no consent', () => {
  const card = resultCard(options, result, null)
  expect(outline(card?.svg, 'Снегирёва Алёна', 44)).toBe(true)
  expect(outline(card?.svg, '№\u00A012', 44)).toBe(true)
  expect(outline(card?.svg, 'Ли Анна', 44)).toBe(true)
  expect(card?.svg).not.toContain('<text')
})

test('of one start number the place is told, in both shapes', () => {
  const wide = resultCard(options, result, 9)
  expect(outline(wide?.svg, '3–5\u00A0место', 113)).toBe(true)
  const tall = resultCard({ ...options, shape: 'tall' }, result, 57)
  expect(tall?.svg).toContain('width="1080" height="1350"')
  expect(outline(tall?.svg, '1\u00A0место', 190)).toBe(true)
})

test('of a Jack & Jill the first of each role is told', () => {
  const places = [
    { ...place(1, 1, ['Орлов Пётр']), role: 'leader' as const },
    { ...place(2, 2, ['Гусев Иван']), role: 'leader' as const },
    { ...place(3, 1, ['Ли Анна']), role: 'follower' as const },
  ]
  const card = resultCard(options, { ...result, places }, null)
  expect(outline(card?.svg, 'Орлов Пётр', 44)).toBe(true)
  expect(outline(card?.svg, 'Гусев Иван', 44)).toBe(false)
  expect(outline(card?.svg, 'Ли Анна', 44)).toBe(true)
})

test('of equal places all or none are told', () => {
  const places = [
    place(1, 1, ['Ким Алина']),
    ...[2, 3, 4, 5].map((at) => place(at, 2, ['Ли Анна'], 5)),
  ]
  const card = resultCard(options, { ...result, places }, null)
  expect(outline(card?.svg, 'Ким Алина', 44)).toBe(true)
  expect(outline(card?.svg, 'Ли Анна', 44)).toBe(false)
})

test('who has both roles has both places', () => {
  const places = [
    { ...place(1, 1, ['Орлов Пётр']), role: 'leader' as const },
    { ...place(1, 3, ['Орлов Пётр']), role: 'follower' as const },
  ]
  const card = resultCard({ ...options, shape: 'tall' }, { ...result, places }, 1)
  const text = '1 и 3\u00A0место'
  const size = Math.floor((190 * 920) / drawLine(text, 190).width)
  expect(outline(card?.svg, text, Math.min(190, size))).toBe(true)
})

test('what is not public has no picture', () => {
  expect(resultCard(options, { ...result, places: [] }, null)).toBeNull()
  expect(resultCard(options, result, 404)).toBeNull()
})

test('the picture of a dancer names the event and nobody', () => {
  const { svg } = dancerCard({ ...options, shape: 'tall' })
  expect(outline(svg, 'Весенний кубок Паркета', 60)).toBe(true)
  expect(svg).toContain('height="1350"')
})
