import { expect, test } from 'vitest'
import { priceSpans } from './priceSpans.ts'

const calendar = { opens: '2026-12-01', event: '2027-02-20', today: '2027-01-16' }

test('each step lasts until the next, the last one until the event; before the first the listed price counts', () => {
  const steps = [
    { from: '2027-02-01', percent: 140 },
    { from: '2027-01-01', percent: 120 },
  ]
  expect(priceSpans(steps, calendar)).toEqual([
    { from: '2026-12-01', percent: 100, days: 31, passed: null },
    { from: '2027-01-01', percent: 120, days: 31, passed: 15 / 31 },
    { from: '2027-02-01', percent: 140, days: 19, passed: null },
  ])
})

test('steps that stand in their order stay so', () => {
  const steps = [
    { from: '2027-01-01', percent: 120 },
    { from: '2027-02-01', percent: 140 },
  ]
  expect(priceSpans(steps, calendar).map(({ percent }) => percent)).toEqual([100, 120, 140])
})

test('a step from the first day on, or from before it, has nothing before it', () => {
  expect(priceSpans([{ from: '2026-12-01', percent: 80 }], calendar)).toHaveLength(1)
  expect(priceSpans([{ from: '2026-11-01', percent: 80 }], calendar)).toHaveLength(1)
})

test('a step after the event still lasts a day', () => {
  const [, late] = priceSpans([{ from: '2027-03-01', percent: 200 }], calendar)
  expect(late).toMatchObject({ days: 1, passed: null })
})

test('today is in one span: on its first day nothing of it is over', () => {
  const [before, span] = priceSpans([{ from: calendar.today, percent: 120 }], calendar)
  expect([before?.passed, span?.passed]).toEqual([null, 0])
})

test('without steps there is nothing to draw', () => {
  expect(priceSpans([], calendar)).toEqual([])
})
