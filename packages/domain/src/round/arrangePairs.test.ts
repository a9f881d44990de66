import { expect, test } from 'vitest'
import { movePair, scorePass, swapFollowers, type HeatPair } from './arrangePairs.ts'

const pair = (leader_id: number, follower_id: number, heat = 0, scored = true): HeatPair => ({
  leader_id,
  follower_id,
  heat,
  scored,
})
const pairs = [pair(1, 11), pair(2, 12), pair(1, 13, 1, false)]

test('two pairs exchange the follower, each stays in its heat', () => {
  expect(swapFollowers(pairs, 0, 1)).toEqual([pair(1, 12), pair(2, 11), pairs[2]])
  expect(swapFollowers(pairs, 1, 2)).toEqual([pairs[0], pair(2, 13), pair(1, 12, 1, false)])
  expect(swapFollowers(pairs, 0, 9)).toEqual(pairs)
})

test('a pair goes to another heat; a heat that is left empty goes', () => {
  expect(movePair(pairs, 2, 0)).toEqual([pairs[0], pairs[1], pair(1, 13, 0, false)])
  expect(movePair(pairs, 0, 1)).toEqual([pairs[1], pair(1, 11, 1), pair(1, 13, 1, false)])
  expect(movePair(pairs, 0, 2)).toEqual([pairs[1], pair(1, 13, 1, false), pair(1, 11, 2)])
})

test('of who dances twice the chosen pass counts, the other no more', () => {
  expect(scorePass(pairs, 2)).toEqual([pair(1, 11, 0, false), pairs[1], pair(1, 13, 1, true)])
  const byFollower = [pair(1, 11), pair(2, 11, 1, false)]
  expect(scorePass(byFollower, 1)).toEqual([pair(1, 11, 0, false), pair(2, 11, 1, true)])
  expect(scorePass(pairs, 9)).toEqual(pairs)
})
