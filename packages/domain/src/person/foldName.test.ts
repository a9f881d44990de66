import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { foldName } from './foldName.ts'

test.each([
  ['case', 'СОЛОВЬЁВА', 'соловьева'],
  ['spaces', '  Анна \u00a0 Мария ', 'анна мария'],
  ['ё', 'Соловьёва', 'соловьева'],
  ['ё in two characters', 'Соловье\u0308ва', 'соловьева'],
  ['an accent', 'Ивано\u0301ва', 'иванова'],
  ['an accent of a Latin letter', 'Ивановá', 'иванова'],
  ['Latin e, o, c', 'Сoловьeвa', 'соловьева'],
  ['Latin capitals', 'BEPA', 'вера'],
  ['Greek letters', 'Ιναнοβα'.replace('Ιν', 'Ив'), 'иванова'],
  ['small capitals', 'Аᴛᴀᴍᴀʜ', 'атаман'],
  ['full width', 'Ｉｖａｎ', foldName('Ivan')],
  ['bold letters of mathematics', '𝐀𝐧𝐧𝐚', foldName('Anna')],
  ['a soft hyphen', 'Ива\u00adнова', 'иванова'],
  ['a letter that is not seen', 'Иванова\u3164', 'иванова'],
  ['a selector of variants', 'Иванова\ufe0f', 'иванова'],
  ['apostrophes', 'Д’Арк', "д'арк"],
  ['dashes', 'Анна—Мария', 'анна-мария'],
])('%s does not tell people apart', (_what, name, folded) => {
  expect(foldName(name)).toBe(foldName(folded))
})

test('й is a letter of its own, written either way', () => {
  expect(foldName('Майя')).toBe('майя')
  expect(foldName('Маи\u0306я')).toBe('майя')
  expect(foldName('Маи\u0301\u0306я')).toBe('майя')
  expect(foldName('Маия')).toBe('маия')
})

test('different names stay different', () => {
  const names = ['Иванова', 'Иванов', 'Ивлева', 'Anna', 'Hanna', 'Ольга', 'Helga', 'Сергей']
  expect(new Set(names.map(foldName)).size).toBe(names.length)
})

test('a letter with an apostrophe in it is the same as the two', () => {
  expect(foldName('ŉ')).toBe(foldName('ʼn'))
})

test('what is folded is not folded further, and case never matters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name))
    }),
  )
})
