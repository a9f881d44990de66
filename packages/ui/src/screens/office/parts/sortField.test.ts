import { expect, test } from 'vitest'
import { toSortField, toSortOrder } from './sortField.ts'

test.each(['', 'city', '-city'])('«%s» is the same order there and back', (field) => {
  expect(toSortField(toSortOrder(field))).toBe(field)
})

test('a minus turns the order round', () => {
  expect(toSortOrder('-last_name')).toEqual({ column: 'last_name', direction: 'descending' })
})
