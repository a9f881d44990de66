import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageItems } from './pages.ts'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
])('page %i of %i', (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items)
})

test('first, last and current are always there, in order, and a gap hides two pages at least', () => {
  const places = fc
    .integer({ min: 1, max: 300 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(places, ([page, pageCount]) => {
      const items = pageItems(page, pageCount)
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
      items.forEach((item, index) => {
        if (item !== 'gap') return
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2)
      })
    }),
  )
})
