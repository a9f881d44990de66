import { expect, test } from 'vitest'
import type { NumberedOperation } from './operation.ts'
import { readUnsentFile, unsentFileText } from './unsentFile.ts'

const operation: NumberedOperation = {
  seq: 7,
  roundId: 41,
  roundVersion: 4,
  attempt: 1,
  dance: 'Румба',
  letter: 'A',
  entries: { 112: [2], 113: null },
  isSubmit: false,
  at: '2026-11-20T12:00:00Z',
}
const file = { station: 12, epoch: 1, operations: [operation] }

test('what a device saved is read again as it was', () => {
  expect(readUnsentFile(unsentFileText(file))).toEqual(file)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a result file', '{"format":"parket-result/1"}'],
  ['another station', JSON.stringify({ ...file, station: 'A' })],
  ['no epoch', JSON.stringify({ ...file, epoch: undefined })],
  ['no operations', JSON.stringify({ ...file, operations: {} })],
  ['an operation that is none', JSON.stringify({ ...file, operations: [null] })],
  ['one without a number', JSON.stringify({ ...file, operations: [{ ...operation, seq: 1.5 }] })],
  ['one of no dance', JSON.stringify({ ...file, operations: [{ ...operation, dance: 1 }] })],
  ['one that ends', JSON.stringify({ ...file, operations: [{ ...operation, isSubmit: 1 }] })],
  ['one without rows', JSON.stringify({ ...file, operations: [{ ...operation, entries: [] }] })],
  ['a row', JSON.stringify({ ...file, operations: [{ ...operation, entries: { 1: 2 } }] })],
])('%s is no such file', (_what, text) => {
  expect(readUnsentFile(text)).toBeNull()
})
