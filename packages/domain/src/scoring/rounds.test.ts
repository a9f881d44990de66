import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRounds, roundLabel, ScoringError } from './scoring.ts'

describe('«Round label: index 0 "Финал", otherwise "1/{2^index}"; index must be 0–7»', () => {
  test('from the final to 1/128', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(roundLabel)).toEqual([
      'Финал',
      '1/2',
      '1/4',
      '1/8',
      '1/16',
      '1/32',
      '1/64',
      '1/128',
    ])
  })
  test.each([-1, 8, 0.5, Number.NaN])('%d is none', (index) => {
    expect(() => roundLabel(index)).toThrow(ScoringError)
  })
})

describe('the plan of rounds', () => {
  test.each([
    [8, 0, 0],
    [9, 1, 6],
    [13, 1, 7],
    [16, 1, 8],
    [17, 2, 12],
    [32, 2, 16],
    [33, 3, 24],
  ])('the table: %d entries → (%d, %d)', (entries, index, advance) => {
    expect(planRounds(entries)[0]).toMatchObject({ index, entries, advance })
  })
  test('«N = 0: no round. N = 1: a final with one entry»', () => {
    expect(planRounds(0)).toEqual([])
    expect(planRounds(1)).toEqual([{ index: 0, label: 'Финал', entries: 1, advance: 0 }])
  })
  test('every round to the final', () => {
    expect(planRounds(33)).toEqual([
      { index: 3, label: '1/8', entries: 33, advance: 24 },
      { index: 2, label: '1/4', entries: 24, advance: 12 },
      { index: 1, label: '1/2', entries: 12, advance: 6 },
      { index: 0, label: 'Финал', entries: 6, advance: 0 },
    ])
  })
  test.each([
    [6, 7, 1, 6],
    [6, 13, 2, 12],
    [7, 7, 0, 0],
    [7, 8, 1, 6],
    [7, 14, 1, 7],
    [7, 15, 2, 12],
    // Jack & Jill: 2 to 20.
    [5, 6, 1, 5],
    [2, 5, 2, 4],
    [20, 20, 0, 0],
    [20, 21, 1, 11],
  ])('finalMax %d, %d entries → (%d, %d)', (finalMax, entries, index, advance) => {
    expect(planRounds(entries, { finalMax })[0]).toMatchObject({ index, advance })
  })
  test('«N > finalMax·2^7, is refused with a clear error»', () => {
    expect(planRounds(1024)[0]).toMatchObject({ index: 7, advance: 512 })
    expect(() => planRounds(1025)).toThrow(
      'Слишком много участников: 1025. Больше 1024 раундами не разделить.',
    )
    expect(planRounds(768, { finalMax: 6 })[0]).toMatchObject({ index: 7 })
    expect(() => planRounds(769, { finalMax: 6 })).toThrow(ScoringError)
  })
  test.each([-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of entries', (n) => {
    expect(() => planRounds(n)).toThrow(expect.objectContaining({ code: 'bad_count' }))
  })
  test.each([0, 1, 21, 7.5])('a final of %d is none', (finalMax) => {
    expect(() => planRounds(10, { finalMax })).toThrow(
      expect.objectContaining({ code: 'bad_final_max', where: { finalMax } }),
    )
  })

  test('a refusal names itself, says in words what is wrong, and where', () => {
    expect(problemOf(() => planRounds(-1))).toEqual({
      name: 'ScoringError',
      code: 'bad_count',
      message: 'A number of entries, not -1',
      where: { entryCount: -1 },
    })
    expect(problemOf(() => planRounds(10, { finalMax: 21 }))).toEqual({
      name: 'ScoringError',
      code: 'bad_final_max',
      message: 'A final has at most 2 to 20, not 21',
      where: { finalMax: 21 },
    })
    expect(problemOf(() => planRounds(1025))).toMatchObject({
      code: 'too_many_entries',
      where: { entryCount: 1025, most: 1024 },
    })
    expect(problemOf(() => roundLabel(8))).toMatchObject({
      code: 'bad_round_index',
      message: "A round's index is 0 to 7, not 8",
      where: { index: 8 },
    })
  })

  const plans = fc.record({
    finalMax: fc.integer({ min: 2, max: 20 }),
    entries: fc.integer({ min: 1, max: 256 }),
  })
  test('any number: rounds follow each other to a final that is not too large', () => {
    fc.assert(
      fc.property(plans, ({ entries, finalMax }) => {
        const rounds = planRounds(entries, { finalMax })
        expect(rounds.map(({ index }) => index)).toEqual(
          rounds.map((_, at) => rounds.length - 1 - at),
        )
        expect(rounds[0]?.entries).toBe(entries)
        rounds.slice(1).forEach((round, at) => expect(round.entries).toBe(rounds[at]?.advance))
        const last = rounds.at(-1)
        expect(last?.advance).toBe(0)
        expect(last?.entries).toBeLessThanOrEqual(finalMax)
      }),
    )
  })
  test('any number: at least half go on, never all, and never fewer than a final wants', () => {
    fc.assert(
      fc.property(plans, ({ entries, finalMax }) => {
        for (const round of planRounds(entries, { finalMax }).slice(0, -1)) {
          expect(round.advance * 2).toBeGreaterThanOrEqual(round.entries)
          expect(round.advance).toBeLessThan(round.entries)
          expect(round.advance).toBeGreaterThanOrEqual(Math.min(6, finalMax))
        }
      }),
    )
  })
})

/** What is thrown, as it can be compared. */
function problemOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    const { name, code, message, where } = error
    return { name, code, message, where }
  }
  return null
}
