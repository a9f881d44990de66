import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleWorth } from './bundleWorth.ts'

const three = [120_000, 120_000, 120_000]

test('two of three in the packet cost more than singly, three cost less', () => {
  expect(bundleWorth(280_000, three, { min: 2, max: 3 })).toEqual({
    most: 3,
    singly: { from: 360_000, to: 360_000 },
    cheaperFrom: 3,
  })
})

test('what is never cheaper is not called so', () => {
  expect(bundleWorth(400_000, three, { min: 1, max: 3 })?.cheaperFrom).toBeNull()
  expect(bundleWorth(360_000, three, { min: 1, max: 3 })?.cheaperFrom).toBeNull()
})

test('where contests cost differently, the sum has two bounds, and cheaper means in any case', () => {
  expect(bundleWorth(150_000, [60_000, 100_000, 140_000], { min: 2, max: 2 })).toEqual({
    most: 2,
    singly: { from: 160_000, to: 240_000 },
    cheaperFrom: 2,
  })
})

test('without contests there is nothing to compare; more than there are cannot be taken', () => {
  expect(bundleWorth(100, [], { min: 1, max: 3 })).toBeNull()
  expect(bundleWorth(100, [70, 70], { min: 1, max: 3 })?.most).toBe(2)
})

test('any prices: from the count told on, no choice of contests is cheaper singly', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 6 })
  const bounds = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), prices, bounds, (price, prices, [a, b]) => {
      const range = { min: Math.min(a, b), max: Math.max(a, b) }
      const from = bundleWorth(price, prices, range)?.cheaperFrom ?? Number.POSITIVE_INFINITY
      const choices = Array.from({ length: 2 ** prices.length }, (_, set) =>
        prices.filter((_, index) => (set >> index) % 2 === 1),
      ).filter(({ length }) => length >= Math.max(from, range.min) && length <= range.max)
      const cheaper = choices.filter((chosen) => chosen.reduce((sum, one) => sum + one, 0) <= price)
      expect(cheaper).toEqual([])
    }),
  )
})
