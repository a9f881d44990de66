import { expect, test } from 'vitest'

import { stationState } from './state.ts'

const now = new Date('2027-02-20T10:00:00Z')
const later = new Date('2027-02-20T10:05:00Z')
const nothing = { isRevoked: false, isPaired: false, isAsked: false, codeExpiresAt: null }

test.each([
  ['made', {}],
  ['made', { codeExpiresAt: now }],
  ['code_open', { codeExpiresAt: later }],
  ['paired', { isPaired: true, codeExpiresAt: later }],
  ['waiting', { isPaired: true, isAsked: true }],
  ['revoked', { isRevoked: true, isPaired: true }],
])('is %s with %j', (state, facts) => {
  expect(stationState({ ...nothing, ...facts }, later, now)).toBe(state)
})

test('has ended after the event, paired or not', () => {
  expect(stationState({ ...nothing, isPaired: true }, now, now)).toBe('ended')
})
