import { expect, test } from 'vitest'
import { addTags, splitTags } from './tags.ts'

test('words are listed by commas, semicolons or lines', () => {
  expect(splitTags(' дебют,  Кубок   России;финал\nсоло,,')).toEqual([
    'дебют',
    'Кубок России',
    'финал',
    'соло',
  ])
  expect(splitTags('  ')).toEqual([])
})

test('each word stands once, as it was first written', () => {
  expect(addTags(['Дебют'], ['дебют', 'финал', 'ФИНАЛ'])).toEqual(['Дебют', 'финал'])
})
