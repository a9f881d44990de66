import { expect, test } from 'vitest'
import { menuWidths, parseMenuMode, toggledMenuMode } from './menuMode.ts'

test('«narrow 58 px or normal 205 px … narrow is the default» (spec §2)', () => {
  expect(menuWidths).toEqual({ narrow: 58, normal: 205 })
  expect(parseMenuMode(null)).toBe('narrow')
  expect(parseMenuMode('wide')).toBe('narrow')
  expect(parseMenuMode('normal')).toBe('normal')
})

test('«Menu mode toggles narrow/normal» (spec §4)', () => {
  expect(toggledMenuMode('narrow')).toBe('normal')
  expect(toggledMenuMode('normal')).toBe('narrow')
})
