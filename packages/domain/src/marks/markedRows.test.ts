import { expect, test } from 'vitest'
import { markedPairs, markedRows, type DancedEntry } from './markedRows.ts'

const entry = (registration_id: number, more: Partial<DancedEntry> = {}): DancedEntry => ({
  registration_id,
  start_number: registration_id + 100,
  dancers: [`Танцор ${registration_id}`],
  status: 'danced',
  ...more,
})
const pair = (leader_id: number, follower_id: number, scored = true) => ({
  leader_id,
  follower_id,
  scored,
})

test('without pairs every entry is a line', () => {
  expect(markedRows([entry(1), entry(2)], [])).toEqual([
    { ...entry(1), partner: null },
    { ...entry(2), partner: null },
  ])
})

test('a pair stands by the leader, where the leader repeats by the follower', () => {
  const entries = [1, 2, 11, 12, 13].map((id) => entry(id))
  const rows = markedRows(entries, [pair(1, 11), pair(2, 12), pair(1, 13, false)])
  expect(rows.map(({ start_number, partner }) => [start_number, partner?.start_number])).toEqual([
    [101, 111],
    [102, 112],
    [113, 101],
  ])
})

test('where the follower repeats, the pair that does not count for her stands by the leader', () => {
  const rows = markedRows([entry(1), entry(2), entry(11)], [pair(1, 11), pair(2, 11, false)])
  expect(rows.map(({ start_number }) => start_number)).toEqual([101, 102])
})

test('a pair has left when both have', () => {
  const entries = [entry(1, { status: 'withdrawn' }), entry(11)]
  expect(markedRows(entries, [pair(1, 11)])[0]).toMatchObject({ status: 'danced' })
  const both = [1, 11].map((id) => entry(id, { status: 'withdrawn' }))
  expect(markedRows(both, [pair(1, 11)])[0]).toMatchObject({ status: 'withdrawn' })
})

test('a repeat needs no mark once the one has left for whom it counts', () => {
  const entries = [entry(1), entry(2), entry(11), entry(12), entry(13, { status: 'not_present' })]
  const pairs = [pair(1, 11), pair(2, 12), pair(1, 13, false)]
  const rows = markedRows(entries, pairs)
  expect(rows.map(({ start_number, status }) => [start_number, status])).toEqual([
    [101, 'danced'],
    [102, 'danced'],
    [113, 'not_present'],
  ])
  const needed = markedPairs(pairs, [1, 2, 11, 12]).map(({ registration_id }) => registration_id)
  expect(needed).toEqual([1, 2])
})

test('a pair of which one is not in the round is no line, and the others keep their own', () => {
  const rows = markedRows([entry(1), entry(2), entry(11)], [pair(2, 12), pair(1, 11), pair(3, 13)])
  expect(rows.map(({ start_number, partner }) => [start_number, partner?.start_number])).toEqual([
    [101, 111],
  ])
})

test('a pair counts for those of it who danced', () => {
  const pairs = [pair(1, 11), pair(2, 12), pair(1, 13, false)]
  expect(markedPairs(pairs, [1, 11, 13])).toEqual([
    { registration_id: 1, registrations: [1, 11] },
    { registration_id: 13, registrations: [13] },
  ])
})
