import { millisecondsInMinute } from 'date-fns/constants'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  expectTimes,
  floorDelay,
  nextRelief,
  SHORTEST_BREAK_MINUTES,
  type DayItem,
} from './expectedTimes.ts'
import { timeItems } from './timetable.ts'

const BEGIN = Date.parse('2026-02-20T10:00:00Z')
const at = (minutes: number) => BEGIN + minutes * millisecondsInMinute
const minutesOf = (time: number) => (time - BEGIN) / millisecondsInMinute

type Line = [kind: DayItem['kind'], minutes: number, startedAt?: number, endedAt?: number]

/** Items from 10:00 on, with the minutes since then at which they started and ended. */
function plan(...lines: Line[]): DayItem[] {
  return timeItems(
    new Date(BEGIN),
    lines.map(([kind, minutes, startedAt, endedAt]) => ({
      kind,
      minutes,
      startedAt: startedAt === undefined ? null : at(startedAt),
      endedAt: endedAt === undefined ? null : at(endedAt),
    })),
  )
}

const expectedOf = (items: DayItem[], now: number) =>
  expectTimes(items, at(now)).map(({ state, expectedStart, expectedEnd }) => [
    state,
    minutesOf(expectedStart),
    minutesOf(expectedEnd),
  ])

describe('expected times', () => {
  it('are the planned ones before the day', () => {
    expect(expectedOf(plan(['round', 10], ['break', 5], ['round', 10]), -600)).toEqual([
      ['ahead', 0, 10],
      ['ahead', 10, 15],
      ['ahead', 15, 25],
    ])
  })

  it('follow what has really started and ended', () => {
    const items = plan(['round', 10, 6, 18], ['round', 10, 20], ['round', 10])
    expect(expectedOf(items, 22)).toEqual([
      ['over', 6, 18],
      ['running', 20, 30],
      ['ahead', 30, 40],
    ])
  })

  it('move on while a round lasts longer than planned', () => {
    const items = plan(['round', 10, 0], ['round', 10])
    expect(expectedOf(items, 14)).toEqual([
      ['running', 0, 14],
      ['ahead', 14, 24],
    ])
  })

  it('are never in the past', () => {
    expect(expectedOf(plan(['round', 10], ['round', 5]), 7)).toEqual([
      ['ahead', 7, 17],
      ['ahead', 17, 22],
    ])
  })

  it('are never before the plan: people come by it', () => {
    const items = plan(['round', 10, 0, 4], ['round', 10])
    expect(expectedOf(items, 5)).toEqual([
      ['over', 0, 4],
      ['ahead', 10, 20],
    ])
  })

  it('let a break give back what the floor is late, down to two minutes', () => {
    const items = plan(['round', 10, 6], ['break', 5], ['round', 10], ['break', 20], ['round', 5])
    expect(expectedOf(items, 7)).toEqual([
      ['running', 6, 16],
      ['ahead', 16, 18],
      ['ahead', 18, 28],
      ['ahead', 28, 45],
      ['ahead', 45, 50],
    ])
  })

  it('leave a round over that waits for its marks while the floor goes on', () => {
    const items = plan(['round', 10, 0], ['round', 10, 8], ['round', 10])
    expect(expectedOf(items, 9)).toEqual([
      ['over', 0, 8],
      ['running', 8, 18],
      ['ahead', 20, 30],
    ])
  })

  it('skip a break that nobody started, and keep a round that others went before', () => {
    const items = plan(['break', 5], ['round', 10], ['round', 10, 5])
    expect(expectedOf(items, 6)).toEqual([
      ['skipped', 0, 0],
      ['ahead', 15, 25],
      ['running', 5, 15],
    ])
  })

  it('count what was only said to have ended', () => {
    const items = plan(['round', 10, undefined, 12], ['round', 10])
    expect(expectedOf(items, 12)).toEqual([
      ['over', 0, 12],
      ['ahead', 12, 22],
    ])
  })
})

describe('the delay of a floor', () => {
  const delayOf = (items: DayItem[], now: number) => floorDelay(expectTimes(items, at(now)))

  it('is that of what is on', () => {
    expect(delayOf(plan(['round', 10, 6], ['round', 10]), 8)).toBe(6)
    expect(delayOf(plan(['round', 10, -2], ['round', 10]), 3)).toBe(-2)
  })

  it('is that of what is next while nothing is on', () => {
    expect(delayOf(plan(['round', 10, 0, 9], ['round', 10]), 13)).toBe(3)
  })

  it('is none when nothing is left', () => {
    expect(delayOf(plan(['round', 10, 0, 30]), 60)).toBe(0)
  })

  it('is given back by the next break that can', () => {
    const relief = (items: DayItem[], now: number) => nextRelief(expectTimes(items, at(now)))
    const items = plan(['round', 10, 6], ['break', 2], ['round', 10], ['break', 20])
    expect(relief(items, 7)).toEqual({ start: at(28), minutes: 6 })
    expect(relief(plan(['round', 10, 0], ['break', 20]), 5)).toBeNull()
  })
})

const facts = fc.array(
  fc.record({
    kind: fc.constantFrom<DayItem['kind'][]>('round', 'break', 'ceremony'),
    minutes: fc.nat({ max: 60 }),
    startedAt: fc.option(fc.integer({ min: -30, max: 400 }), { freq: 3 }),
    lasted: fc.option(fc.nat({ max: 90 }), { freq: 2 }),
  }),
  { maxLength: 20 },
)

test('whatever was noted, what is ahead keeps its order, its length and its planned start', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: -100, max: 600 }), (given, now) => {
      const items = timeItems(
        new Date(BEGIN),
        given.map(({ kind, minutes, startedAt, lasted }) => ({
          kind,
          minutes,
          startedAt: startedAt === null ? null : at(startedAt),
          endedAt: startedAt === null || lasted === null ? null : at(startedAt + lasted),
        })),
      )
      const all = expectTimes(items, at(now))
      const ahead = all.filter(({ state }) => state === 'ahead')
      let free = at(now)
      for (const { kind, minutes, start, end, expectedStart, expectedEnd } of ahead) {
        expect(expectedStart).toBeGreaterThanOrEqual(Math.max(free, start))
        const least = kind === 'break' ? Math.min(minutes, SHORTEST_BREAK_MINUTES) : minutes
        expect(expectedEnd - expectedStart).toBeGreaterThanOrEqual(least * millisecondsInMinute)
        expect(expectedEnd).toBeGreaterThanOrEqual(end)
        free = expectedEnd
      }
      expect(all.filter(({ state }) => state === 'running').length).toBeLessThanOrEqual(1)
      expect(all.map(({ start }) => start)).toEqual(items.map(({ start }) => start))
    }),
  )
})
