import { describe, expect, test } from 'vitest'
import {
  arePairsOf,
  hasFinalOfPairs,
  pairsOfHeat,
  renewPairs,
  withScoredPasses,
  type PlacedPair,
} from './pairs.ts'

/** «A1 B2*»: leader and follower; with a star the pass that is not scored; heats parted by |. */
function pairsIn(text: string): PlacedPair[] {
  return text.split('|').flatMap((heat, at) =>
    heat
      .trim()
      .split(' ')
      .map((pair) => ({
        leader: pair.charAt(0),
        follower: pair.charAt(1),
        scored: !pair.endsWith('*'),
        heat: at,
      })),
  )
}

function textOf(pairs: readonly PlacedPair[]): string {
  const heats = [...Map.groupBy(pairs, ({ heat }) => heat).values()]
  return heats
    .map((heat) =>
      heat.map(({ leader, follower, scored }) => leader + follower + (scored ? '' : '*')).join(' '),
    )
    .join(' | ')
}

test('only a Jack & Jill by relative placement with roles ends in pairs', () => {
  const scoring = 'relative-placement'
  expect(hasFinalOfPairs({ scoring, jnj_role_split: true })).toBe(true)
  expect(hasFinalOfPairs({ scoring, jnj_role_split: false })).toBe(false)
  expect(hasFinalOfPairs({ scoring: 'skating', jnj_role_split: true })).toBe(false)
})

describe('heats', () => {
  test('have as many pairs as the contest says while nobody repeats', () => {
    expect(pairsOfHeat(pairsIn('A1 B2 C3'), 12)).toBe(12)
  })

  test('are enough for whoever dances most', () => {
    const twice = pairsIn('A1 B2 C3 A4* B5*')
    expect(Math.ceil(5 / pairsOfHeat(twice, 12))).toBe(2)
    expect(pairsOfHeat(twice, 2)).toBe(2)
    expect(pairsOfHeat(pairsIn('A1 A2* A3* A4*'), 12)).toBe(1)
  })
})

describe('pairs of a final', () => {
  const leaders = ['A', 'B']
  const followers = ['1', '2', '3']

  test('have everybody in them, of the larger role once', () => {
    expect(arePairsOf(pairsIn('A1 B2 A3*'), leaders, followers)).toBe(true)
    expect(arePairsOf(pairsIn('A1 B2'), leaders, followers)).toBe(false)
    expect(arePairsOf(pairsIn('A1 A2 A3'), leaders, followers)).toBe(false)
    expect(arePairsOf(pairsIn('A1 B2 A3 B3'), leaders, followers)).toBe(false)
    expect(arePairsOf(pairsIn('A1 B2 C3'), leaders, followers)).toBe(false)
    expect(arePairsOf(pairsIn('A1 B2 A4'), leaders, followers)).toBe(false)
  })

  test('of who dances twice the pass that was chosen counts, else the first', () => {
    expect(textOf(withScoredPasses(pairsIn('A1* B2 A3')))).toBe('A1* B2 A3')
    expect(textOf(withScoredPasses(pairsIn('A1 B2 A3')))).toBe('A1 B2 A3*')
    expect(textOf(withScoredPasses(pairsIn('A1* B2* A3*')))).toBe('A1 B2 A3*')
    expect(textOf(withScoredPasses(pairsIn('A1 B1 C2')))).toBe('A1 B1* C2')
  })
})

describe('pairs follow who dances', () => {
  const renewed = (text: string, leaders: string, followers: string) =>
    textOf(renewPairs(pairsIn(text), leaders.split(''), followers.split('')))

  test('nobody changes partners without need', () => {
    expect(renewed('A1 B2 | C3', 'ABC', '123')).toBe('A1 B2 | C3')
  })

  test('those left alone dance with each other', () => {
    expect(renewed('A1 B2 C3', 'BC', '13')).toBe('C3 B1')
  })

  test('who is left alone dances with whoever has danced least, which counts for one of them', () => {
    expect(renewed('A1 B2 C3', 'BC', '123')).toBe('B2 C3 | B1*')
    expect(renewed('A1 B2 C3', 'ABC', '23')).toBe('B2 C3 | A2*')
  })

  test('a repeat is taken over by who has no partner, and then counts for both', () => {
    expect(renewed('A1 B2 | A3*', 'ABC', '123')).toBe('A1 B2 | C3')
    expect(renewed('A1 B2 | C1*', 'ABC', '123')).toBe('A1 B2 | C3')
    // The partner of C left: C takes over a repeat of A.
    expect(renewed('A1 B2 C3 | A4*', 'ABC', '124')).toBe('A1 B2 | C4')
  })

  test('of repeats that of whoever dances most is taken over', () => {
    expect(renewed('A1 B2 | A3* B4* | A5*', 'ABC', '12345')).toBe('A1 B2 | A3* B4* | C5')
    expect(renewed('A1 B2 | A3* | A4* B5*', 'ABC', '12345')).toBe('A1 B2 | A3* | C4 B5*')
  })

  test('a repeat that is left as the only dance counts for both', () => {
    expect(renewed('A1 B2 | A3*', 'AB', '23')).toBe('B2 | A3')
  })

  test('where the roles turn about, the other one repeats', () => {
    expect(renewed('A1 B2 C3 | A4* B5*', 'ABC', '45')).toBe('A4 B5 | C4*')
  })

  test('somebody who came late dances in the smallest heat where neither dances yet', () => {
    expect(renewed('A1 B2 | C3', 'ABCD', '1234')).toBe('A1 B2 | C3 D4')
    expect(renewed('A1 B2 | C3', 'ABC', '1234')).toBe('A1 B2 | C3 A4*')
  })

  test('there are none while one role has nobody', () => {
    expect(renewed('A1 B2', '', '12')).toBe('')
    expect(renewPairs([], ['A'], [])).toEqual([])
  })

  test('they can begin with nothing', () => {
    expect(textOf(renewPairs([], ['A', 'B'], ['1', '2']))).toBe('A1 B2')
  })
})
