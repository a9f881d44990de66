import { expect, test } from 'vitest'
import type { DrawnHeats } from '../scoring/fileDraw.ts'
import { moveText, movesSince } from './moves.ts'

const heats = (...all: number[][]): DrawnHeats => ({ heats: all, pairs: [] })
const pair = (leader: number, follower: number, heat: number, scored = true) => ({
  leader,
  follower,
  scored,
  heat,
})

test('who is in another heat than drawn, came later or left is named; the order in a heat is not', () => {
  const moves = movesSince(heats([3, 1], [2, 4]), heats([1, 2, 3], [5]))
  expect(moves).toEqual([
    { number: 2, partner: null, from: 2, to: 1 },
    { number: 4, partner: null, from: 2, to: null },
    { number: 5, partner: null, from: null, to: 2 },
  ])
  expect(moves.map((move) => moveText(move).replaceAll('\u00A0', ' '))).toEqual([
    '№ 2: из захода 2 в заход 1',
    '№ 4: убран из захода 2',
    '№ 5: добавлен в заход 2',
  ])
})

test('pairs that were changed by hand are named, and another pass that counts', () => {
  const drawn = { heats: [], pairs: [pair(1, 11, 1), pair(2, 12, 1), pair(1, 13, 2, false)] }
  const now = { heats: [], pairs: [pair(1, 12, 1, false), pair(2, 11, 1), pair(1, 13, 2)] }
  const moves = movesSince(drawn, now)
  expect(moves.map((move) => moveText(move).replaceAll('\u00A0', ' '))).toEqual([
    '№ 1 и № 11: убраны из захода 1',
    '№ 1 и № 12: добавлены в заход 1',
    '№ 1 и № 13: засчитан другой выход',
    '№ 2 и № 11: добавлены в заход 1',
    '№ 2 и № 12: убраны из захода 1',
  ])
  expect(movesSince(drawn, drawn)).toEqual([])
})
