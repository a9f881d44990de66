import { expect, test } from 'vitest'
import { undoneLines, type UndoableLine } from './undone.ts'

const line = (id: number, own: Partial<UndoableLine>): UndoableLine => ({
  id,
  kind: 'payment',
  corrects_id: null,
  change_set_id: null,
  ...own,
})
const taken = line(1, { change_set_id: 10 })
const undo = line(2, { kind: 'refund', corrects_id: 1, change_set_id: 11 })
const undoOfUndo = line(3, { corrects_id: 2, change_set_id: 12 })

test('a payment that was undone and the line that took it back moved no money', () => {
  expect(undoneLines([taken])).toEqual(new Set())
  expect(undoneLines([taken, undo])).toEqual(new Set([1, 2]))
})

test('an undo that was undone: the payment stands again', () => {
  expect(undoneLines([taken, undo, undoOfUndo])).toEqual(new Set([2, 3]))
  const again = line(4, { kind: 'refund', corrects_id: 3, change_set_id: 13 })
  expect(undoneLines([taken, undo, undoOfUndo, again])).toEqual(new Set([1, 2, 3, 4]))
})

test('a refund that somebody entered gave money back, whatever line it names', () => {
  const refund = line(2, { kind: 'refund', corrects_id: 1 })
  expect(undoneLines([taken, refund])).toEqual(new Set())
  expect(undoneLines([line(1, {}), refund])).toEqual(new Set())
  expect(undoneLines([line(1, {}), { ...refund, change_set_id: 11 }])).toEqual(new Set())
})
