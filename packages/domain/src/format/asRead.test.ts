import { expect, it } from 'vitest'
import { hasLink, isFormula } from './asRead.ts'

it.each(['=1+1', '＝1+1', '\u200B=1+1', ' \uFEFF＠sum(A1)', '\u2060-1'])(
  '%j is a formula to a spreadsheet',
  (text) => {
    expect(isFormula(text)).toBe(true)
  },
)

it.each(['http://evil.test', 'evil.test', 'пример.рф', 't.me/x', 'www.x', 'ｅｖｉｌ．ｔｅｓｔ'])(
  '%j holds a link',
  (text) => {
    expect(hasLink(text)).toBe(true)
  },
)

it.each([
  'г.Москва',
  'А.Орлова',
  'пос.Мирный',
  'Студия «Ритм», Тверь',
  'Ростов-на-Дону',
  'A-Dance 2.0',
])('%j is neither', (text) => {
  expect([hasLink(text), isFormula(text)]).toEqual([false, false])
})
