import { expect, test } from 'vitest'
import { placeTitle, placeWord } from './placeWords.ts'

test('a place is called by its word, a far one and a shared one by numbers', () => {
  expect(placeTitle({ place: 3, place_to: 3 })).toBe('Третье место')
  expect(placeWord({ place: 12, place_to: 12 })).toBe('12-е')
  expect(placeTitle({ place: 2, place_to: 3 })).toBe('2–3-е место')
})
