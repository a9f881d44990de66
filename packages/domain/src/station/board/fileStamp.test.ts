import { expect, test } from 'vitest'
import type { BoardRound } from './board.ts'
import { fileStamp } from './fileStamp.ts'

const round = (id: number, version: number, status: BoardRound['status'] = 'drawn') =>
  ({ id, version, status }) as BoardRound
const stampOf = (...rounds: BoardRound[]) => fileStamp({ rounds })

test('a draw and a step change the stamp, the order of rounds and what is only planned do not', () => {
  const stamp = stampOf(round(1, 2), round(2, 5, 'running'))
  expect(stampOf(round(2, 5, 'running'), round(3, 1, 'planned'), round(1, 2))).toBe(stamp)
  expect(stampOf(round(1, 3), round(2, 5))).not.toBe(stamp)
  expect(stampOf(round(1, 2))).not.toBe(stamp)
})

test('before the first draw there is nothing to fetch', () => {
  expect(stampOf(round(1, 1, 'planned'))).toBe('')
  expect(stampOf()).toBe('')
})
