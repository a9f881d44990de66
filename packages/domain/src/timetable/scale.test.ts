import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINE_HEIGHT, timeScale } from './scale.ts'

const minute = 60_000
const item = (start: number, minutes: number, lines = 1) => ({
  start: start * minute,
  end: (start + minutes) * minute,
  lines,
})

describe('the scale of a timetable', () => {
  test('15 minutes are 40 px where each item has room', () => {
    const { top, height } = timeScale([item(0, 15), item(15, 45, 2)], 0, 60 * minute)
    expect([top(0), top(15 * minute), top(30 * minute), height]).toEqual([0, 40, 80, 160])
  })

  test('stretches where a short item needs its line, and nowhere else', () => {
    const { top } = timeScale([item(0, 15), item(15, 3), item(18, 15)], 0, 33 * minute)
    expect(top(15 * minute)).toBe(40)
    expect(top(18 * minute)).toBe(40 + LINE_HEIGHT)
    expect(top(33 * minute)).toBeCloseTo(40 + LINE_HEIGHT + 40)
  })

  test('what is as low as it is short takes nothing', () => {
    expect(timeScale([item(0, 2, 0)], 0, 15 * minute).height).toBe(40)
  })

  test('a moment between two known ones lies between them', () => {
    const { top } = timeScale([item(0, 15), item(15, 3)], 0, 18 * minute)
    expect(top(16.5 * minute)).toBeCloseTo(40 + LINE_HEIGHT / 2)
  })

  test('what begins before the axis, or takes no time, stretches nothing wrongly', () => {
    expect(timeScale([item(-15, 20)], 0, 15 * minute).height).toBeCloseTo(LINE_HEIGHT + 80 / 3)
    expect(timeScale([item(5, 0)], 0, 15 * minute).height).toBe(40)
  })

  test('a moment outside stands at the nearer end', () => {
    const { top, height } = timeScale([], 15 * minute, 30 * minute)
    expect([top(0), top(60 * minute)]).toEqual([0, height])
  })

  const floor = fc.array(
    fc.record({ minutes: fc.integer({ min: 1, max: 60 }), lines: fc.integer({ min: 0, max: 3 }) }),
    { maxLength: 12 },
  )
  const timed = (slots: readonly { minutes: number; lines: number }[]) => {
    let at = 0
    return slots.map(({ minutes, lines }) => {
      at += minutes
      return item(at - minutes, minutes, lines)
    })
  }

  test('each item holds its lines, time never runs back, and nothing is lower than its time', () => {
    fc.assert(
      fc.property(floor, floor, (one, other) => {
        const items = [...timed(one), ...timed(other)]
        const end = Math.max(minute, ...items.map((each) => each.end))
        const { top, height } = timeScale(items, 0, end)
        for (const each of items) {
          const own = top(each.end) - top(each.start)
          expect(own).toBeGreaterThanOrEqual(each.lines * LINE_HEIGHT - 1e-6)
          expect(own).toBeGreaterThanOrEqual(((each.end - each.start) / minute) * (40 / 15) - 1e-6)
        }
        expect(height).toBeCloseTo(top(end))
      }),
    )
  })

  test('what begins at one time on two floors stands at one height', () => {
    fc.assert(
      fc.property(floor, floor, (one, other) => {
        const [left, right] = [timed(one), timed(other)]
        const end = Math.max(minute, ...[...left, ...right].map((each) => each.end))
        const both = timeScale([...left, ...right], 0, end)
        const moments = Array.from({ length: end / minute + 1 }, (_, at) => both.top(at * minute))
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        expect(new Set(moments).size).toBe(moments.length)
      }),
    )
  })
})
