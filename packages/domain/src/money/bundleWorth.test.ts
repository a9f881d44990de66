import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPass } from '../contest/tags.ts'
import { bundleWorth, cheaperThan, type PricedOffer } from './bundleWorth.ts'

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

const offer = (group_num: number, price: number, own: Partial<PricedOffer> = {}): PricedOffer => ({
  group_num,
  price,
  tags: [],
  packet: null,
  ...own,
})
const solos = [11, 12, 13].map((n) => offer(n, 120_000))
const bundle = (group_num: number, price: number, tag: string, min: number, max = 3) => ({
  ...offer(group_num, price, { tags: [tag] }),
  packet: { groupNums: [11, 12, 13], min, max },
})

test('a pass with the same contests as a cheaper packet is dearer by the difference', () => {
  const packet = bundle(40, 280_000, 'PACKET', 2)
  const pass = bundle(50, 350_000, 'PASS', 1)
  const offered = [...solos, packet, pass]
  expect(cheaperThan(pass, offered)).toEqual({ by: 70_000, with: 'packet' })
  expect(cheaperThan(packet, offered)).toBeNull()
  expect(cheaperThan(bundle(51, 300_000, 'PASS', 1), [...solos, pass])).toBeNull()
})

test('a bundle whose contests are not offered is compared with nothing', () => {
  const packet = bundle(40, 280_000, 'PACKET', 2)
  expect(cheaperThan(packet, [packet, bundle(50, 100_000, 'PASS', 1)])).toBeNull()
})

test('a packet of a part with the rest singly is another way to take the same', () => {
  const two = bundle(41, 180_000, 'PACKET', 2, 2)
  expect(cheaperThan(bundle(50, 350_000, 'PASS', 1), [...solos, two])).toEqual({
    by: 50_000,
    with: 'packet',
  })
  // Dearer than singly is told as that.
  expect(cheaperThan(bundle(50, 400_000, 'PASS', 1), solos)).toBeNull()
})

test('any prices: what is called cheaper is beaten by no other bundle alone', () => {
  const price = fc.integer({ min: 0, max: 500_000 })
  const bundles = fc.array(
    fc.record({ price, isPass: fc.boolean(), max: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.tuple(price, price, price), bundles, (prices, drawn) => {
      const contests = prices.map((one, n) => offer(11 + n, one))
      const all = drawn.map((one, n) =>
        bundle(40 + n, one.price, one.isPass ? 'PASS' : 'PACKET', 1, one.max),
      )
      for (const one of all) {
        const most = isPass(one) ? 3 : one.packet.max
        const worth = bundleWorth(one.price, prices, { min: 1, max: most })
        if (cheaperThan(one, [...contests, ...all]) !== null || !worth?.cheaperFrom) continue
        const rivals = all.filter((other) => isPass(other) || other.packet.max >= most)
        expect(rivals.filter((other) => other.price < one.price)).toEqual([])
      }
    }),
  )
})
