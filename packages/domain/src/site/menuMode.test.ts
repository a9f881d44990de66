import { expect, test } from 'vitest'
import { parseMenuMode, toggledMenuMode } from './menuMode.ts'

test('«narrow is the default»', () => {
  expect(parseMenuMode(null)).toBe('narrow')
  expect(parseMenuMode('wide')).toBe('narrow')
  expect(parseMenuMode('normal')).toBe('normal')
})

test('«Menu mode toggles narrow/normal»', () => {
  expect(toggledMenuMode('narrow')).toBe('normal')
  expect(toggledMenuMode('normal')).toBe('narrow')
})
