import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import { expect, test } from 'vitest'
import { brandGlobal, brandOf } from './brandGlobal.ts'

test('a brand that an address names is the one that was chosen', () => {
  const brand: Brand = { accent: '#d3ec9b', greys: 'cool', picture_tone: 'in_turn' }
  expect(brandGlobal(brand)).toMatch(/^[\w-]+$/)
  expect(brandOf(brandGlobal(brand))).toEqual(brand)
})

test('an accent alone names a team of the demo with what it chose, or any colour', () => {
  expect(brandOf('#d3ec9b')).toEqual({ accent: '#d3ec9b', greys: 'warm', picture_tone: 'dawn' })
  expect(brandOf('#123456')).toEqual({ accent: '#123456' })
})

test('what names no colour is our own brand', () => {
  expect(brandOf('синий-warm')).toEqual({ accent: DEFAULT_ACCENT })
  expect(brandOf()).toEqual({ accent: DEFAULT_ACCENT })
})
