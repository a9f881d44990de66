import { expect, test } from 'vitest'
import { contestAttention } from './attention.ts'

const contest = {
  status: 'open',
  tags: [],
  scoring: 'skating',
  capacity: 20,
  jnj_role_split: false,
  active_count: 5,
  waiting_count: 0,
  min_entries: null,
} as const

test('while entries are taken it is about places', () => {
  expect(contestAttention(contest)).toBeNull()
  expect(contestAttention({ ...contest, active_count: 16 })).toBe('few-left')
  expect(contestAttention({ ...contest, active_count: 20 })).toBe('full')
  expect(contestAttention({ ...contest, active_count: 20, waiting_count: 1 })).toBe('waiting')
  expect(contestAttention({ ...contest, active_count: 500, capacity: null })).toBeNull()
})

test('a small contest that nobody has entered asks nothing', () => {
  expect(contestAttention({ ...contest, capacity: 2, active_count: 0 })).toBeNull()
})

test('where roles are split, each has the places', () => {
  const split = { ...contest, jnj_role_split: true }
  expect(contestAttention({ ...split, active_count: 20 })).toBeNull()
  expect(contestAttention({ ...split, active_count: 40 })).toBe('full')
})

test('too few entries are a question between the last entry and the first round', () => {
  const few = { ...contest, active_count: 2 }
  expect(contestAttention(few)).toBeNull()
  expect(contestAttention({ ...few, status: 'closed' })).toBe('below-minimum')
  expect(contestAttention({ ...few, status: 'ready' })).toBe('below-minimum')
  expect(contestAttention({ ...few, status: 'running' })).toBeNull()
  expect(contestAttention({ ...few, status: 'cancelled' })).toBeNull()
  expect(contestAttention({ ...few, status: 'closed', min_entries: 2 })).toBeNull()
})
