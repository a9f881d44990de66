import { expect, test } from 'vitest'
import { priceRows, usualPrice } from './priceRows.ts'

const step = (from: string, percent = 100) => ({ from, percent })

test('a step lasts until the day before the next one, the last one until the event', () => {
  const steps = [step('2027-01-01'), step('2026-12-01'), step('2027-02-01')]
  expect(priceRows(steps, '2027-01-15')).toEqual([
    { until: '2027-01-31', isToday: true },
    { until: '2026-12-31', isToday: false },
    { until: null, isToday: false },
  ])
})

test('before the first step none counts; one without a day says nothing', () => {
  expect(priceRows([step('2027-01-01'), step('')], '2026-12-31')).toEqual([
    { until: null, isToday: false },
    { until: null, isToday: false },
  ])
})

test('per cent are shown on the price that most contests have', () => {
  const prices = (...all: number[]) => all.map((price) => ({ price }))
  expect(usualPrice(prices(100, 120, 120, 0, 0, 0))).toBe(120)
  expect(usualPrice(prices(150, 100))).toBe(100)
  expect(usualPrice(prices(0))).toBeNull()
})
