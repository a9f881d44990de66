import { expect, it } from 'vitest'

import { keepHistories, type Histories } from './histories.ts'
import type { HashedLine } from './line.ts'

/** The lines of event 4 with these hashes, and one of a round. */
function copy(...hashes: string[]): HashedLine[] {
  const line = {
    event_id: 4,
    round_id: null,
    at: '2026-11-28T12:00:00.000Z',
    device_at: null,
    kind: 'check' as const,
    user_id: 1,
    station_id: null,
    epoch: null,
    seq: null,
    body: {},
    prev: '',
  }
  const own = hashes.map((hash, at) => ({ ...line, n: at + 1, hash }))
  return [...own, { ...line, round_id: 7, n: 1, hash: `round ${hashes.at(-1)}` }]
}

const headsOf = (histories: Histories) => histories.get(4)?.map((lines) => lines.at(-1)?.hash)

it('copies that begin alike are one history, the longest of them', () => {
  const histories: Histories = new Map()
  const told = [copy('a'), copy('a', 'b', 'c'), copy('a', 'b')].flatMap((lines) =>
    keepHistories(histories, lines),
  )
  expect(told).toEqual([])
  expect(headsOf(histories)).toEqual(['c'])
})

it('copies that differ at a line are two histories, whichever is read last', () => {
  const histories: Histories = new Map()
  keepHistories(histories, copy('a', 'b', 'c'))
  expect(keepHistories(histories, copy('a', 'x'))).toEqual(['event 4: two histories from line 2'])
  expect(keepHistories(histories, copy('a', 'x', 'y'))).toEqual([])
  expect(headsOf(histories)).toEqual(['c', 'y'])
})
