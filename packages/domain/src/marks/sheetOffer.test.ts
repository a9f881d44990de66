import { describe, expect, test } from 'vitest'
import { sheetOffer, type OfficeSheet } from './sheetOffer.ts'

const me = 7
const sheet = (own: Partial<OfficeSheet>): OfficeSheet => ({
  id: 1,
  pass: 'first',
  userId: 8,
  isFinished: true,
  marks: { 1: [1] },
  ...own,
})
const second = sheet({ id: 2, pass: 'second', userId: 9 })

describe('what somebody can do with a sheet', () => {
  test.each<[string, OfficeSheet[], string, number | null]>([
    ['nobody has begun', [], 'type', null],
    ['it is one’s own', [sheet({ userId: me, isFinished: false })], 'type', 1],
    ['another types it', [sheet({ isFinished: false })], 'takeOver', 1],
    ['another has finished it', [sheet({})], 'second', 1],
    ['one has finished it oneself', [sheet({ userId: me })], 'correct', 1],
    [
      'another types it a second time after oneself',
      [sheet({ userId: me }), { ...second, isFinished: false }],
      'wait',
      2,
    ],
    [
      'one types it a second time',
      [sheet({}), { ...second, userId: me, isFinished: false }],
      'type',
      2,
    ],
    ['both are the same', [sheet({}), second], 'correct', 1],
    [
      'a third has resolved it',
      [sheet({}), { ...second, marks: { 1: [0] } }, sheet({ id: 3, pass: 'resolved', userId: 10 })],
      'correct',
      3,
    ],
    ['they differ', [sheet({}), { ...second, marks: { 1: [0] } }], 'resolve', null],
    [
      'they differ, and one is one’s own',
      [sheet({ userId: me }), { ...second, marks: { 1: [0] } }],
      'wait',
      null,
    ],
    [
      'a third has decided',
      [sheet({}), { ...second, marks: { 1: [0] } }, sheet({ id: 3, pass: 'resolved' })],
      'correct',
      3,
    ],
  ])('%s', (_, sheets, action, sheetId) => {
    expect(sheetOffer(sheets, me)).toMatchObject({ action, sheetId })
  })
})
