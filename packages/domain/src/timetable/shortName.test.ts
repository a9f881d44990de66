import { expect, test } from 'vitest'
import { tellingName } from './shortName.ts'

test('«Соло» falls away, what tells a contest from its neighbours stays', () => {
  expect(tellingName('Соло, дети, дебют', [])).toBe('Дети, дебют')
  expect(tellingName('Дуэт, дети', [])).toBe('Дуэт, дети')
  expect(tellingName('Соло', [])).toBe('Соло')
  expect(tellingName('Соло 10', [])).toBe('Соло 10')
})

test('a name that would be another one’s stays whole', () => {
  expect(tellingName('Соло, дети', ['Дети', 'Соло, дети'])).toBe('Соло, дети')
  expect(tellingName('Соло, дети', ['Соло. Дети'])).toBe('Соло, дети')
})
