import { expect, test } from 'vitest'
import { searchText } from './searchText.ts'

test.each([
  ['  осенний   бал ', 'осенний бал'],
  ['', ''],
  ['а б в г д е ж з', 'а б в г д е'],
  ['я'.repeat(150), 'я'.repeat(100)],
  [`${'я'.repeat(99)} кубок`, 'я'.repeat(99)],
])('of «%s» a list is asked for «%s»', (typed, asked) => {
  expect(searchText(typed)).toBe(asked)
})
