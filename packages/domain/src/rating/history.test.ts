import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { levelsDanced, rivalsBehind } from './history.ts'

describe('how many of the others came behind', () => {
  it('is 100 % for the winner, 0 % for the last, and the middle of a shared place', () => {
    expect(rivalsBehind({ place: 1, place_to: 1, entries: 24 })).toBe(100)
    expect(rivalsBehind({ place: 24, place_to: 24, entries: 24 })).toBe(0)
    expect(rivalsBehind({ place: 2, place_to: 4, entries: 5 })).toBe(50)
  })

  it('is 100 % for who danced alone', () => {
    expect(rivalsBehind({ place: 1, place_to: 1, entries: 1 })).toBe(100)
  })

  it('lies between 0 and 100 and never grows with the place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 200 }), (place, n) => {
        const at = (p: number) => rivalsBehind({ place: p, place_to: p, entries: n })
        expect(at(place)).toBeGreaterThanOrEqual(0)
        expect(at(place)).toBeLessThanOrEqual(100)
        expect(at(place + 1)).toBeLessThanOrEqual(at(place))
      }),
    )
  })
})

describe('levels danced', () => {
  const on = (level: string, date_begin: string) => ({ level, event: { date_begin } })

  it('come latest first, with the number of results and the first day; no level is none', () => {
    const results = [
      on('Дебют', '2025-10-03'),
      on('Новички', '2026-10-03'),
      on('Дебют', '2026-03-01'),
      on('', '2026-11-01'),
    ]
    expect(levelsDanced(results)).toEqual([
      { level: 'Новички', results: 1, since: '2026-10-03' },
      { level: 'Дебют', results: 2, since: '2025-10-03' },
    ])
  })
})
