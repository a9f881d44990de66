import { expect, test } from 'vitest'
import { screenOptions } from './screenOptions.ts'

test('an address without options shows the whole screen with all floors', () => {
  expect(screenOptions('')).toEqual({ isOverlay: false, floor: null })
  expect(screenOptions('?floor=')).toEqual({ isOverlay: false, floor: null })
})

test('a strip may be of one floor', () => {
  expect(screenOptions('?overlay&floor=%D0%90')).toEqual({ isOverlay: true, floor: 'А' })
  expect(screenOptions('?overlay')).toEqual({ isOverlay: true, floor: null })
})
