import { expect, test } from 'vitest'
import { fixedToneOf, toneOf } from './pictureTone.ts'

test('events take tones in turn, and keep them', () => {
  expect([1, 2, 3, 4].map(toneOf)).toEqual(['colour', 'dusk', 'dawn', 'colour'])
  expect(toneOf('home')).toBe('colour')
})

test('a team may have one tone for all', () => {
  expect(fixedToneOf({ accent: '#8a2e4a', picture_tone: 'dawn' })).toBe('dawn')
  expect(fixedToneOf({ accent: '#8a2e4a', picture_tone: 'in_turn' })).toBeNull()
  expect(fixedToneOf({ accent: '#8a2e4a' })).toBeNull()
})
