import { expect, test } from 'vitest'
import { shortNames } from './shortNames.ts'

test('a judge is called by the surname, two who share one with their initials', () => {
  expect(shortNames(['Рябова Анна', 'Штерн Лев', 'Рябова Инна', 'Ким', ''])).toEqual([
    'Рябова\u00A0А.',
    'Штерн',
    'Рябова\u00A0И.',
    'Ким',
    '',
  ])
  expect(shortNames(['Ким', 'Ким'])).toEqual(['Ким', 'Ким'])
})
