import { describe, expect, test } from 'vitest'
import { sheetOffer, type OfficeSheet } from './sheetOffer.ts'

const me = 7
const sheet = (own: Partial<OfficeSheet>): OfficeSheet => ({
  id: 1,
  pass: 'first',
  userId: 8,
  isFinished: true,
  marks: { 1: [1] },
  agreedBy: [],
  ...own,
})
const second = sheet({ id: 2, pass: 'second', userId: 9 })
const differing = { ...second, marks: { 1: [0] } }
const resolving = (own: Partial<OfficeSheet>) =>
  sheet({ id: 3, pass: 'resolved', userId: 9, isFinished: false, ...own })

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
    ['they differ, and one is one’s own', [sheet({ userId: me }), differing], 'settle', null],
    [
      'oneself sets down what both agree on',
      [sheet({ userId: me }), differing, resolving({ userId: me })],
      'type',
      3,
    ],
    [
      'oneself said yes',
      [sheet({ userId: me }), differing, resolving({ userId: me, agreedBy: [me] })],
      'revise',
      3,
    ],
    [
      'the other one said yes',
      [sheet({ userId: me }), differing, resolving({ userId: 9, agreedBy: [9] })],
      'agree',
      3,
    ],
    [
      'the other one has not said yes',
      [sheet({ userId: me }), differing, resolving({ userId: 9 })],
      'takeOver',
      3,
    ],
    [
      'two others agree',
      [sheet({}), differing, resolving({ userId: 9, agreedBy: [9] })],
      'takeOver',
      3,
    ],
    [
      'a third has decided',
      [sheet({}), { ...second, marks: { 1: [0] } }, sheet({ id: 3, pass: 'resolved' })],
      'correct',
      3,
    ],
  ])('%s', (_, sheets, action, sheetId) => {
    expect(sheetOffer(sheets, { userId: me, thirdDecides: false })).toMatchObject({
      action,
      sheetId,
    })
  })

  test.each<[string, OfficeSheet[], string]>([
    ['they differ', [sheet({ userId: me }), differing], 'wait'],
    ['a third resolves', [sheet({ userId: me }), differing, resolving({ userId: 10 })], 'wait'],
    ['one is the third', [sheet({}), differing], 'resolve'],
  ])('where the event leaves it to a third: %s', (_, sheets, action) => {
    expect(sheetOffer(sheets, { userId: me, thirdDecides: true }).action).toBe(action)
  })
})
