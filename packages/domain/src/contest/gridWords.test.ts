import { expect, test } from 'vitest'
import { parseGridAge, parseGridSize } from './gridWords.ts'

test.each([
  ['Дети 7–9', 'Дети', 7, 9],
  ['Дети 7 - 9', 'Дети', 7, 9],
  ['Взрослые 18+', 'Взрослые', 18, null],
  ['Взрослые от 18', 'Взрослые', 18, null],
  ['Младшие до 6', 'Младшие', null, 6],
  ['7–9', '7–9', 7, 9],
  ['Открытая', 'Открытая', null, null],
])('the age group «%s»', (text, title, min_age, max_age) => {
  expect(parseGridAge(text)).toEqual({ title, min_age, max_age })
})

test.each([
  ['Соло', 'Соло', 1, 1],
  ['Дуэты', 'Дуэты', 2, 2],
  ['пары', 'пары', 2, 2],
  ['Трио 3', 'Трио', 3, 3],
  ['Малая группа 3–7', 'Малая группа', 3, 7],
])('the size «%s»', (text, title, min_count, max_count) => {
  expect(parseGridSize(text, 500)).toEqual({ title, min_count, max_count, price: 500 })
})
