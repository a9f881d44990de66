import { expect, it } from 'vitest'

import {
  canBeStarted,
  readinesses,
  readinessText,
  roundReadiness,
  type RoundFacts,
} from './readiness.ts'

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

it.each([
  ['open', null, 'приём открыт'],
  ['undrawn', null, 'не составлен'],
  ['unlocked', null, 'не закреплён'],
  ['ready', null, 'готов'],
  ['running', null, 'идёт'],
  ['judged', null, 'подсчитан'],
  ['few', null, 'мало: 2 из 3'],
  ['empty', null, 'нет участий'],
  ['no_judges', null, 'нет судей'],
  ['waits', 2, 'ждёт 1/4'],
  ['waits', null, 'ждёт'],
  ['tie', 1, 'спор о ничьей'],
  ['cancelled', null, 'отменена'],
] as const)('%s (before: %j) is said as «%s»', (readiness, before, expected) => {
  const text = readinessText(readiness, { entries: 2, minimum: 3, before })
  expect(text.replaceAll('\u00A0', ' ')).toBe(expected)
})

it('can be started while nothing but its own steps is missing', () => {
  expect(readinesses.filter(canBeStarted)).toEqual(['open', 'undrawn', 'unlocked', 'ready'])
})
