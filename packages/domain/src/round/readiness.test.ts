import { expect, it } from 'vitest'

import { canBeStarted, readinessText, roundReadiness, type RoundFacts } from './readiness.ts'

const contest = {
  status: 'ready',
  scoring: 'skating',
  tags: [],
  active_count: 12,
  min_entries: null,
} as const satisfies RoundFacts['contest']

const first: RoundFacts = {
  contest,
  roundIndex: 1,
  statuses: ['locked'],
  hasJudges: true,
  before: [],
}

const judged = { status: 'judged', hasTie: false } as const

it.each([
  ['ready', {}],
  ['unlocked', { statuses: ['drawn'] }],
  ['unlocked', { statuses: ['locked', 'drawn'] }],
  ['undrawn', { statuses: [], contest: { ...contest, status: 'closed' } }],
  ['open', { statuses: [], contest: { ...contest, status: 'open' } }],
  ['running', { statuses: ['running'] }],
  ['running', { statuses: ['judged', 'locked'] }],
  ['judged', { statuses: ['judged', 'published'] }],
  ['empty', { contest: { ...contest, active_count: 0 } }],
  ['few', { contest: { ...contest, active_count: 2 } }],
  ['ready', { contest: { ...contest, active_count: 2, min_entries: 2 } }],
  ['no_judges', { hasJudges: false }],
  ['waits', { statuses: ['planned'], before: [{ status: 'running', hasTie: false }] }],
  ['tie', { statuses: ['planned'], before: [{ status: 'running', hasTie: true }] }],
  ['undrawn', { statuses: ['planned'], before: [judged] }],
  ['ready', { contest: { ...contest, active_count: 2 }, before: [judged] }],
  ['cancelled', { contest: { ...contest, status: 'cancelled' } }],
] as const satisfies [string, Partial<RoundFacts>][])('a round is %s: %j', (expected, facts) => {
  expect(roundReadiness({ ...first, ...facts })).toBe(expected)
})

it('stands for a reason that is said', () => {
  expect(canBeStarted('few')).toBe(false)
  expect(readinessText('few', { entries: 2, minimum: 3, before: null })).toBe('мало: 2 из\u00A03')
  expect(readinessText('waits', { entries: 12, minimum: 3, before: 2 })).toBe('ждёт 1/4')
  expect(canBeStarted('open')).toBe(true)
})
