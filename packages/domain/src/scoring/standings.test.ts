import { describe, expect, test } from 'vitest'
import { placeOverRounds, type JudgedRound, type RoundEntryStatus } from './scoring.ts'

const round = (
  isRanked: boolean,
  entries: [id: string, rank: number, status?: RoundEntryStatus][],
): JudgedRound => ({
  isRanked,
  entries: entries.map(([id, rank, status = 'danced']) => ({ id, rank, status })),
})
const texts = (rounds: JudgedRound[]) =>
  Object.fromEntries(
    [...placeOverRounds(rounds)].map(([id, { first, last }]) => [
      id,
      first === last ? `${first}` : `${first}–${last}`,
    ]),
  )

describe('places over all rounds', () => {
  test('those who left before the final share a range by round', () => {
    const rounds = [
      round(false, [
        ['a', 1],
        ['b', 1],
        ['c', 3],
        ['d', 4],
        ['e', 5],
        ['f', 6],
      ]),
      round(false, [
        ['a', 2],
        ['b', 1],
        ['c', 3],
        ['d', 3],
      ]),
      round(true, [
        ['a', 2],
        ['b', 1],
      ]),
    ]
    expect(texts(rounds)).toEqual({ b: '1', a: '2', c: '3–4', d: '3–4', e: '5–6', f: '5–6' })
  })
  test('they are ordered only where the contest says so', () => {
    const rounds = [
      round(true, [
        ['a', 1],
        ['c', 3.5],
        ['d', 3.5],
        ['e', 5],
      ]),
      round(true, [['a', 1]]),
    ]
    expect(texts(rounds)).toEqual({ a: '1', c: '2–3', d: '2–3', e: '4' })
  })
  test('a shared place of the final is a range', () => {
    expect(
      texts([
        round(true, [
          ['a', 2.5],
          ['b', 1],
          ['c', 2.5],
        ]),
      ]),
    ).toEqual({
      b: '1',
      a: '2–3',
      c: '2–3',
    })
  })
  test('the not present and the withdrawn are after all who danced the round', () => {
    const rounds = [
      round(false, [
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', 1],
        ['x', 0, 'not_present'],
      ]),
      round(true, [
        ['a', 1],
        ['b', 2, 'withdrawn'],
        ['c', 3, 'not_present'],
      ]),
    ]
    expect(texts(rounds)).toEqual({ a: '1', b: '2–3', c: '2–3', d: '4', x: '5' })
  })
  test('the disqualified have no place, and leave no gap', () => {
    const rounds = [
      round(false, [
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', 1, 'disqualified'],
      ]),
      round(true, [
        ['a', 1, 'disqualified'],
        ['b', 1],
      ]),
    ]
    expect(texts(rounds)).toEqual({ b: '1', c: '2' })
  })
  test('of a redance or the hope round the later round counts', () => {
    const rounds = [
      round(false, [
        ['a', 1],
        ['b', 2],
        ['c', 3],
        ['d', 4],
      ]),
      round(false, [
        ['b', 1],
        ['c', 2],
        ['d', 3],
      ]),
      round(true, [
        ['a', 1],
        ['b', 2],
      ]),
      round(true, [
        ['a', 2],
        ['b', 1],
      ]),
    ]
    expect(texts(rounds)).toEqual({ b: '1', a: '2', c: '3–4', d: '3–4' })
  })
  test('no rounds, no places', () => expect(texts([])).toEqual({}))
})
