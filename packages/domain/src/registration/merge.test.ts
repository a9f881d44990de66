import { expect, test } from 'vitest'
import { isSameSet, planMerge } from './merge.ts'

const entry = (id: number, contest_id: string, changes: object = {}) => ({
  id,
  contest_id,
  packet_contest_id: null as string | null,
  status: 'active' as 'active' | 'waiting' | 'withdrawn',
  ...changes,
})

test('the same people are known by their names, in any order; birth dates may differ', () => {
  const anna = { last_name: 'Иванова', first_name: 'Алёна' }
  const peter = { last_name: 'Петров', first_name: 'Лев' }
  const same = { last_name: ' иванова', first_name: 'Алена' }
  expect(isSameSet({ dancers: [anna, peter] }, { dancers: [peter, same] })).toBe(true)
  expect(isSameSet({ dancers: [anna] }, { dancers: [anna, peter] })).toBe(false)
})

test('entries go over, withdrawn ones stay where they are', () => {
  const duplicate = [
    entry(5, 'c11', { status: 'waiting' }),
    entry(6, 'c12', { status: 'withdrawn' }),
  ]
  expect(planMerge([entry(1, 'c13')], duplicate)).toEqual({
    moved: [{ id: 5, contest_id: 'c11', packet_contest_id: null }],
    givenUp: [],
  })
})

test('of a contest that both have one entry is given up: the one that waits, else the duplicate’s', () => {
  const kept = [entry(1, 'c11'), entry(2, 'c12', { status: 'waiting' })]
  const duplicate = [entry(5, 'c11'), entry(6, 'c12')]
  expect(planMerge(kept, duplicate)).toEqual({
    moved: [{ id: 6, contest_id: 'c12', packet_contest_id: null }],
    givenUp: [
      { id: 5, contest_id: 'c11' },
      { id: 2, contest_id: 'c12' },
    ],
  })
})

test('a packet goes over with its contests; one that both have stays once', () => {
  const duplicate = [entry(5, 'p'), entry(6, 'c12', { packet_contest_id: 'p' })]
  expect(planMerge([], duplicate).moved.map((each) => each.packet_contest_id)).toEqual([null, 'p'])
  expect(planMerge([entry(1, 'p')], duplicate)).toEqual({
    moved: [{ id: 6, contest_id: 'c12', packet_contest_id: null }],
    givenUp: [{ id: 5, contest_id: 'p' }],
  })
})
