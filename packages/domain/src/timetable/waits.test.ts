import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOf, timeItems } from './timetable.ts'
import { freeTimes, joinShortBreaks, type Waiting } from './waits.ts'

const start = '2027-02-20T10:00:00+03:00'
const minute = 60_000
const round = (minutes: number, delay = 0) => ({ kind: 'round', title: '', minutes, delay })
const pause = (minutes: number, title = 'Перерыв') => ({ kind: 'break', title, minutes, delay: 0 })

describe('short breaks', () => {
  test('join into the wait before what follows', () => {
    expect(joinShortBreaks([round(5), pause(2), pause(1), round(5, 4)])).toEqual([
      round(5),
      round(5, 7),
    ])
  })
  test('without a delay of their own count as they are long', () => {
    const bare = ({ kind, title, minutes }: Waiting) => ({ kind, title, minutes })
    expect(joinShortBreaks([bare(pause(2)), bare(round(5))])).toEqual([round(5, 2)])
  })
  test('stay where somebody named them, or where they are longer', () => {
    const items = [round(5), pause(2, 'Проветрить'), pause(3), round(5)]
    expect(joinShortBreaks(items)).toEqual(items)
  })
  test('are nothing at the end', () => {
    expect(joinShortBreaks([round(5), pause(2)])).toEqual([round(5)])
  })

  const item = fc.record({
    kind: fc.constantFrom('round', 'break', 'ceremony'),
    title: fc.constantFrom('Перерыв', 'Обед'),
    minutes: fc.integer({ min: 0, max: 5 }),
    delay: fc.integer({ min: 0, max: 3 }),
    id: fc.nat(),
  })
  const times = (items: readonly (Waiting & { id: number })[]) =>
    timeItems(start, items).map(({ id, start, end }) => [id, start, end])

  test('whatever stays keeps its time, and joining again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 15 }), (items) => {
        const joined = joinShortBreaks(items)
        const all = times(items)
        for (const one of times(joined)) expect(all).toContainEqual(one)
        expect(joinShortBreaks(joined)).toEqual(joined)
        expect(joined.filter(({ kind }) => kind !== 'break')).toHaveLength(
          items.filter(({ kind }) => kind !== 'break').length,
        )
      }),
    )
  })
})

describe('free time', () => {
  const at = (minutes: number) => Date.parse(start) + minutes * minute

  test('is between the items and after the last one while another floor goes on', () => {
    expect(freeTimes(start, [round(10, 5), round(10), round(10, 3)], at(60))).toEqual([
      { start: at(0), end: at(5) },
      { start: at(25), end: at(28) },
      { start: at(38), end: at(60) },
    ])
    expect(freeTimes(start, [round(10)], at(10))).toEqual([])
  })
  test('and the items make up the whole time', () => {
    const slots = fc.array(fc.tuple(fc.integer({ max: 30, min: 0 }), fc.nat(9)), { maxLength: 9 })
    fc.assert(
      fc.property(slots, (pairs) => {
        const items = pairs.map(([minutes, delay]) => round(minutes, delay))
        const end = endOf(start, items).getTime()
        const free = freeTimes(start, items, end).reduce((sum, one) => sum + one.end - one.start, 0)
        const busy = items.reduce((sum, { minutes }) => sum + minutes, 0)
        expect(free / minute + busy).toBe((end - at(0)) / minute)
      }),
    )
  })
})
