import { pictureColours } from '@parket/domain/brand/pictureColours'
import { toneOf } from '@parket/domain/brand/pictureTone'
import { expect, test } from 'vitest'
import { eventCard, teamCard } from './shareCard.ts'
import { drawLine, wrapText } from './typeface.ts'

const team = { name: 'Весна', accent: '#1f6f54' }
const event = {
  id: 12,
  name: 'Кубок «Паркета» — 2027',
  city: 'Москва',
  date_begin: '2027-02-20T10:00:00+03:00',
  date_end: '2027-02-21T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
  banner_url: null,
}

test('Russian and Latin letters, figures and signs are drawn', () => {
  const undrawn = Array.from('АЯаяЁё№«»—–AZaz09&').filter(
    (letter) => drawLine(letter, 20).path === '',
  )
  expect(undrawn).toEqual([])
  expect(drawLine('Кубок Cup', 20).width).toBeGreaterThan(drawLine('Кубок', 20).width)
})

test('what the typeface lacks is left out', () => {
  expect(drawLine('💃', 20)).toEqual({ path: '', width: 0 })
})

test('a text is broken between words, and cut where there is no room', () => {
  const lines = wrapText('Кубок Паркета по восточным танцам', 40, 300, 5)
  expect(lines.join(' ')).toBe('Кубок Паркета по восточным танцам')
  for (const line of lines) expect(drawLine(line, 40).width).toBeLessThanOrEqual(300)
  expect(wrapText('Кубок Паркета по восточным танцам', 40, 300, 1)[0]).toMatch(/…$/)
  const [long = ''] = wrapText('Рентгеноэлектрокардиографический', 40, 300, 1)
  expect(long).toMatch(/…$/)
  expect(drawLine(long, 40).width).toBeLessThanOrEqual(300)
})

test('no line ends with a short word', () => {
  for (const width of [200, 250, 300, 350, 400]) {
    for (const line of wrapText('Чемпионат по танцам и в зале, и на сцене', 40, width, 9)) {
      expect(line).not.toMatch(/ (по|и|в|на)$/)
    }
  }
})

test('a card has the tenant’s colour, and no letter that wants a font', () => {
  const { svg, picture } = eventCard(team, event)
  expect(picture).toBeNull()
  expect(svg).not.toContain('<text')
  expect(svg).not.toBe(eventCard({ ...team, accent: '#7a2a5c' }, event).svg)
  expect(teamCard(team).svg).not.toBe(svg)
})

test('an event has its own picture, in its own tone', () => {
  const { svg } = eventCard(team, event)
  expect(svg).toContain(pictureColours(team.accent, toneOf(event.id)).ground)
  expect(eventCard(team, { ...event, id: 15 }).svg).not.toBe(svg)
})

test('an event’s banner shows beside the words', () => {
  const { svg, picture } = eventCard(team, { ...event, banner_url: '/api/banner' })
  expect(picture).toBe('/api/banner')
  // Nothing covers it: the ground ends where the banner begins.
  expect(svg).toContain('M0 0h800v630H0z')
  expect(svg).not.toContain('linearGradient')
})
