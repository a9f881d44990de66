import { expect, test } from 'vitest'
import { extraRoundProblem, roundsBefore, type RoundAmong } from './extraRound.ts'

const quarter: RoundAmong = { index: 2, type: 'main', status: 'judged' }
const semi: RoundAmong = { index: 1, type: 'main', status: 'planned' }
const final: RoundAmong = { index: 0, type: 'main', status: 'planned' }
const hope: RoundAmong = { index: 2, type: 'hope', status: 'planned' }
const redance: RoundAmong = { index: 2, type: 'redance', status: 'planned' }
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
