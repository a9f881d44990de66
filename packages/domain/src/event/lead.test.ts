import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

test('the first paragraph, without the heading above it and the table below', () => {
  const info =
    '## О турнире\n\nОткрытый кубок. **Два дня**.\n\n| День | Что |\n|---|---|\n| 1 | Соло |'
  expect(leadOf(info)).toEqual({ text: 'Открытый кубок. **Два дня**.', isCut: true })
})

test('a short text is told whole', () => {
  expect(leadOf('Хастл.\r\n\r\nОдин день.\n')).toEqual({
    text: 'Хастл.\n\nОдин день.',
    isCut: false,
  })
})

test('one long paragraph is not torn, a second one is left for the page of information', () => {
  const long = 'Очень длинный абзац. '.repeat(40).trim()
  expect(leadOf(`${long}\n\nЕщё один.`)).toEqual({ text: long, isCut: true })
})

test.each([
  '- список',
  '1. список',
  '> цитата',
  '![зал](/hall.webp)',
  '<details>…</details>',
  '```\nкод\n```',
  '| а |\n|---|',
])('what begins with %j has no lead, only more to read', (info) => {
  expect(leadOf(info)).toEqual({ text: '', isCut: true })
})

test('an underlined heading is one, too', () => {
  expect(leadOf('О турнире\n=========\n\nАбзац.').text).toBe('Абзац.')
})

test('no text has no lead', () => {
  expect(leadOf('')).toEqual({ text: '', isCut: false })
  expect(leadOf('# Только заголовок')).toEqual({ text: '', isCut: true })
})
