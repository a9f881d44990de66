import { expect, test } from 'vitest'
import type { NumberedOperation, OperationResult } from '../queue/operation.ts'
import type { DeviceRound } from './deviceRound.ts'
import { refusalsOf, withRefusals } from './refusals.ts'

const operation = (seq: number, roundId = 1): NumberedOperation => ({
  seq,
  roundId,
  roundVersion: 3,
  attempt: 1,
  dance: 'Вальс',
  letter: 'C',
  entries: { 9: [1], 23: [1] },
  isSubmit: false,
  at: '2026-11-20T12:00:00Z',
})
const round: DeviceRound = {
  id: 1,
  contest: '42. Стандарт',
  label: '1/4',
  kind: 'crosses',
  dances: ['Вальс'],
  advance: 2,
  criteria: [],
  heats: [[9, 23]],
  isOfPairs: false,
  version: 3,
  state: 'running',
  letters: ['C'],
  attempts: [1],
  left: [],
  onFloor: null,
  sheets: [],
}
const result = (more: Partial<OperationResult>): OperationResult => ({
  seq: 1,
  state: 'refused',
  message: 'Такого номера в туре нет',
  ...more,
})

test('rows that were refused are told by round and number, also beside rows that were taken', () => {
  const refused = [23]
  const told = {
    seq: 1,
    round: '42. Стандарт, 1/4',
    dance: 'Вальс',
    numbers: [23],
    message: 'Такого номера в туре нет',
  }
  expect(refusalsOf([result({ refused })], [operation(1)], [round])).toEqual([told])
  expect(refusalsOf([result({ refused, state: 'applied' })], [operation(1)], [round])).toEqual([
    told,
  ])
  expect(refusalsOf([result({ refused })], [operation(1, 7)], [round])).toMatchObject([
    { round: null },
  ])
})

test('nothing is told where no row was refused', () => {
  const taken = [
    result({ state: 'applied', message: null }),
    result({}),
    result({ refused: [9], message: null }),
    result({ refused: [9], seq: 2 }),
  ]
  expect(refusalsOf(taken, [operation(1)], [round])).toEqual([])
})

test('an answer that came twice is told once', () => {
  const [one = null] = refusalsOf([result({ refused: [9] })], [operation(1)], [round])
  if (!one) throw new Error('Nothing is told')
  expect(withRefusals(withRefusals([], [one]), [one, { ...one, seq: 2 }])).toHaveLength(2)
})
