import { describe, expect, test } from 'vitest'
import {
  extraRoundProblem,
  isDancedAfter,
  isFirstFor,
  roundsBefore,
  roundsOfWay,
  type RoundAmong,
} from './extraRound.ts'

const quarter: RoundAmong = { role: null, index: 2, type: 'main', status: 'judged' }
const semi: RoundAmong = { role: null, index: 1, type: 'main', status: 'planned' }
const final: RoundAmong = { role: null, index: 0, type: 'main', status: 'planned' }
const hope: RoundAmong = { role: null, index: 2, type: 'hope', status: 'planned' }
const redance: RoundAmong = { role: null, index: 2, type: 'redance', status: 'planned' }
const main = [quarter, semi, final]

test('a round gets a hope round and a redance as long as the next is not drawn', () => {
  expect(extraRoundProblem('hope', quarter, main)).toBeNull()
  expect(extraRoundProblem('redance', quarter, main)).toBeNull()
  expect(extraRoundProblem('redance', quarter, [...main, hope])).toBeNull()
  expect(extraRoundProblem('hope', quarter, [...main, redance])).toBeNull()
  const drawn: RoundAmong = { ...semi, status: 'drawn' }
  expect(extraRoundProblem('hope', quarter, [quarter, drawn, final])).toBe('extra_round_late')
  const danced: RoundAmong = { ...hope, status: 'running' }
  expect(extraRoundProblem('redance', quarter, [...main, danced])).toBe('extra_round_late')
})

test('a hope round is never of a final, and may be planned before its round is judged', () => {
  expect(extraRoundProblem('hope', final, main)).toBe('hope_of_final')
  expect(extraRoundProblem('hope', semi, main)).toBeNull()
})

test('what is danced again was judged; a final may be', () => {
  expect(extraRoundProblem('redance', semi, main)).toBe('redance_unjudged')
  const published: RoundAmong = { ...final, status: 'published' }
  expect(extraRoundProblem('redance', published, [quarter, semi, published])).toBeNull()
})

test('there is one of each, of a main round', () => {
  expect(extraRoundProblem('hope', quarter, [...main, hope])).toBe('extra_round_twice')
  expect(extraRoundProblem('redance', hope, [...main, hope])).toBe('extra_round_of_main')
})

test('who dances a round follows from the one before, its redance and its hope round', () => {
  expect(roundsBefore(semi, main)).toEqual([quarter])
  expect(roundsBefore(semi, [...main, hope, redance])).toEqual([redance, hope])
  expect(roundsBefore(hope, [...main, hope])).toEqual([quarter])
  expect(roundsBefore(hope, [...main, hope, redance])).toEqual([redance])
  expect(roundsBefore(redance, [...main, redance])).toEqual([quarter])
  expect(roundsBefore(quarter, main)).toEqual([])
})

describe('a final of pairs', () => {
  const leaders: RoundAmong = { ...semi, role: 'leader', status: 'judged' }
  const followers: RoundAmong = { ...semi, role: 'follower', status: 'running' }
  const rounds = [leaders, followers, final]

  test('is danced by those of both roles, each from its own rounds', () => {
    const hope: RoundAmong = { ...followers, type: 'hope' }
    const redance: RoundAmong = { ...leaders, type: 'redance' }
    expect(roundsBefore(final, rounds)).toEqual([leaders, followers])
    expect(roundsBefore(final, [...rounds, hope, redance])).toEqual([redance, followers, hope])
    expect(roundsBefore(final, [followers, final])).toEqual([followers])
    expect(roundsBefore(leaders, rounds)).toEqual([])
    const again: RoundAmong = { ...final, type: 'redance' }
    expect(roundsBefore(again, [...rounds, again])).toEqual([final])
  })

  test('once drawn, it keeps the rounds of either role from a hope round', () => {
    expect(extraRoundProblem('hope', leaders, rounds)).toBeNull()
    const drawn: RoundAmong = { ...final, status: 'drawn' }
    expect(extraRoundProblem('hope', leaders, [leaders, followers, drawn])).toBe('extra_round_late')
  })

  test('is on the way of both roles, and neither is on the way of the other', () => {
    expect(roundsOfWay(leaders, rounds)).toEqual([leaders, final])
    expect(roundsOfWay(final, rounds)).toEqual(rounds)
  })

  test('is the first for a role that has no round before it', () => {
    expect(isFirstFor('leader', final, [followers, final])).toBe(true)
    expect(isFirstFor('follower', final, [followers, final])).toBe(false)
    expect(isFirstFor('follower', followers, rounds)).toBe(true)
    expect(isFirstFor('leader', followers, rounds)).toBe(false)
    expect(isFirstFor('leader', { ...final, type: 'redance' }, [final])).toBe(false)
  })
})

test('who enters late dances the first round alone', () => {
  expect(isFirstFor(null, quarter, main)).toBe(true)
  expect(isFirstFor(null, semi, main)).toBe(false)
})

test('a later round is danced after an earlier one of its role, a redance after its round', () => {
  expect(isDancedAfter(semi, quarter)).toBe(true)
  expect(isDancedAfter(quarter, semi)).toBe(false)
  expect(isDancedAfter(quarter, quarter)).toBe(false)
  expect(isDancedAfter(hope, quarter)).toBe(true)
  expect(isDancedAfter(redance, quarter)).toBe(true)
  const leaders: RoundAmong = { ...semi, role: 'leader' }
  expect(isDancedAfter(leaders, { ...quarter, role: 'follower' })).toBe(false)
  expect(isDancedAfter(leaders, { ...quarter, role: 'leader' })).toBe(true)
  // A final danced by pairs has no role.
  expect(isDancedAfter(final, { ...semi, role: 'follower' })).toBe(true)
  expect(isDancedAfter(leaders, quarter)).toBe(true)
})
