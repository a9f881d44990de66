import { describe, expect, test } from 'vitest'

import { receiveOperation, type MarkOperation, type ReceivingRound } from './receive.ts'

const operation: MarkOperation = {
  round_version: 3,
  attempt: 1,
  dance: 'Вальс',
  entries: { 12: [1] },
}
const round: ReceivingRound = {
  status: 'running',
  isApproved: false,
  dances: ['Вальс', 'Танго'],
  seat: 'own',
  attempt: 1,
  isOfEarlierPairing: false,
  named: { status: 'running', numbers: { 12: 301, 14: 302, 16: 303 } },
  marked: new Set([301, 302]),
  limits: { kind: 'crosses', entries: 2, maxima: [] },
}
const received = (given: Partial<MarkOperation>, there: Partial<ReceivingRound> = {}) =>
  receiveOperation({ ...operation, ...given }, { ...round, ...there })

describe('the table of what becomes of an operation', () => {
  test('the round runs and the seat is theirs: folded, by registration', () => {
    expect(received({ entries: { 12: [1], 14: null } })).toEqual({
      state: 'applied',
      reason: null,
      entries: { 301: [1], 302: null },
      refused: {},
    })
  })

  test.each([
    ['replaced since', { seat: 'other_dance' }, 'late_replaced'],
    ['left empty', { seat: 'empty' }, 'late_seat_empty'],
    [
      'closed before it ran',
      { status: 'locked', named: { status: 'locked', numbers: { 12: 301 } } },
      'late_closed',
    ],
    ['drawn anew', { status: 'drawn' }, 'late_closed'],
    ['planned anew', { status: 'planned' }, 'late_closed'],
    ['of an earlier pairing', { isOfEarlierPairing: true }, 'late_other_device'],
    [
      'of an earlier pairing, locked again',
      { isOfEarlierPairing: true, status: 'locked' },
      'late_other_device',
    ],
    ['judged', { status: 'judged' }, 'late_judged'],
    [
      'of an earlier pairing, judged',
      { isOfEarlierPairing: true, status: 'judged' },
      'late_judged',
    ],
    ['approved', { status: 'judged', isApproved: true }, 'late_approved'],
    ['published', { status: 'published', isApproved: true }, 'late_published'],
  ] as const)('%s: late, kept as it would be', (_case, there, reason) => {
    expect(received({}, there)).toMatchObject({ state: 'late', reason, entries: { 301: [1] } })
  })

  test('the attempt was declared void meanwhile: folded into that attempt', () => {
    expect(received({ attempt: 1 }, { attempt: 2 })).toMatchObject({ state: 'applied' })
  })

  test('locked again after it ran: folded', () => {
    expect(received({}, { status: 'locked' })).toMatchObject({ state: 'applied' })
  })

  test('entries changed: folded for the numbers still in it, the others are named', () => {
    expect(received({ entries: { 12: [1], 16: [1] } })).toEqual({
      state: 'applied',
      reason: 'late_left',
      entries: { 301: [1] },
      refused: { 16: [1] },
    })
  })

  test.each([
    ['another dance', { dance: 'Румба' }, {}, 'operation_dance'],
    ['another seat', {}, { seat: 'foreign' }, 'operation_seat'],
    ['an attempt to come', { attempt: 2 }, {}, 'operation_attempt'],
    ['no attempt', { attempt: 0 }, {}, 'operation_attempt'],
    ['a version that never was', {}, { named: null }, 'operation_version'],
    ['a foreign number', { entries: { 99: [1] } }, {}, 'operation_number'],
    ['an impossible mark', { entries: { 12: [7] } }, {}, 'operation_mark'],
    ['half a row', { entries: { 12: [] } }, {}, 'operation_mark'],
  ] as const)('%s: refused', (_case, given, there, reason) => {
    expect(received(given, there)).toMatchObject({ state: 'refused', reason, entries: {} })
  })
})

test('numbers are read by the version that was named', () => {
  const moved = { status: 'running', numbers: { 12: 302 } }
  expect(received({}, { named: moved })).toMatchObject({ entries: { 302: [1] } })
})

test('a row has one mark for each criterion', () => {
  const limits = { kind: 'points', entries: 2, maxima: [100, 100] } as const
  expect(received({ entries: { 12: [90, null] } }, { limits })).toMatchObject({ state: 'applied' })
  expect(received({ entries: { 12: [90] } }, { limits })).toMatchObject({ state: 'refused' })
})

test('a final by scores takes a place alone, or with its score', () => {
  const limits = { kind: 'relative-placement', entries: 2, maxima: [] } as const
  for (const row of [[1], [1, 885]]) {
    expect(received({ entries: { 12: row } }, { limits })).toMatchObject({ state: 'applied' })
  }
  for (const row of [[], [1, 885, 2], [1, 1000]]) {
    expect(received({ entries: { 12: row } }, { limits })).toMatchObject({ state: 'refused' })
  }
})
