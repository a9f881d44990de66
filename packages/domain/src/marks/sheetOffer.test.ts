import { describe, expect, test } from 'vitest'
import { sheetOffer, typistName, type OfficeSheet } from './sheetOffer.ts'

const me = 'user 7'
const sheet = (own: Partial<OfficeSheet>): OfficeSheet => ({
  id: 1,
  pass: 'first',
  typist: 'user 8',
  isFinished: true,
  marks: { 1: [1] },
  source: 'paper',
  isOfAnother: false,
  agreedBy: [],
  ...own,
})
const second = sheet({ id: 2, pass: 'second', typist: 'user 9' })
const differing = { ...second, marks: { 1: [0] } }
const resolving = (own: Partial<OfficeSheet>) =>
  sheet({ id: 3, pass: 'resolved', typist: 'user 9', isFinished: false, ...own })

describe('what somebody can do with a sheet', () => {
  test.each<[string, OfficeSheet[], string, number | null]>([
    ['nobody has begun', [], 'type', null],
    ['it is one’s own', [sheet({ typist: me, isFinished: false })], 'type', 1],
    ['another types it', [sheet({ isFinished: false })], 'takeOver', 1],
    ['another has finished it', [sheet({})], 'second', 1],
    ['one has finished it oneself', [sheet({ typist: me })], 'correct', 1],
    [
      'another types it a second time after oneself',
      [sheet({ typist: me }), { ...second, isFinished: false }],
      'wait',
      2,
    ],
    [
      'one types it a second time',
      [sheet({}), { ...second, typist: me, isFinished: false }],
      'type',
      2,
    ],
    [
      'a device has begun beside one’s own paper',
      [sheet({ typist: me }), { ...second, source: 'station', isFinished: false }],
      'correct',
      1,
    ],
    [
      'a device has begun beside another’s paper',
      [sheet({}), { ...second, source: 'station', isFinished: false }],
      'takeOver',
      2,
    ],
    ['both are the same', [sheet({}), second], 'correct', 1],
    [
      'a third has resolved it',
      [
        sheet({}),
        { ...second, marks: { 1: [0] } },
        sheet({ id: 3, pass: 'resolved', typist: 'user 10' }),
      ],
      'correct',
      3,
    ],
    ['they differ', [sheet({}), { ...second, marks: { 1: [0] } }], 'resolve', null],
    ['they differ, and one is one’s own', [sheet({ typist: me }), differing], 'settle', null],
    [
      'oneself sets down what both agree on',
      [sheet({ typist: me }), differing, resolving({ typist: me })],
      'type',
      3,
    ],
    [
      'oneself said yes',
      [sheet({ typist: me }), differing, resolving({ typist: me, agreedBy: [me] })],
      'revise',
      3,
    ],
    [
      'the other one said yes',
      [sheet({ typist: me }), differing, resolving({ typist: 'user 9', agreedBy: ['user 9'] })],
      'agree',
      3,
    ],
    [
      'the other one has not said yes',
      [sheet({ typist: me }), differing, resolving({ typist: 'user 9' })],
      'takeOver',
      3,
    ],
    [
      'two others agree',
      [sheet({}), differing, resolving({ typist: 'user 9', agreedBy: ['user 9'] })],
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
    expect(sheetOffer(sheets, { typist: me, isChief: false, thirdDecides: false })).toMatchObject({
      action,
      sheetId,
    })
  })

  test.each<[string, OfficeSheet[], string]>([
    ['they differ', [sheet({ typist: me }), differing], 'wait'],
    [
      'a third resolves',
      [sheet({ typist: me }), differing, resolving({ typist: 'user 10' })],
      'wait',
    ],
    ['one is the third', [sheet({}), differing], 'resolve'],
  ])('where the event leaves it to a third: %s', (_, sheets, action) => {
    expect(sheetOffer(sheets, { typist: me, isChief: false, thirdDecides: true }).action).toBe(
      action,
    )
  })

  test.each<[string, OfficeSheet[], string]>([
    ['nobody has begun', [], 'none'],
    ['another has finished it', [sheet({})], 'none'],
    ['they differ', [sheet({}), differing], 'resolve'],
    ['it decides it', [sheet({}), differing, resolving({ typist: me })], 'type'],
    [
      'a third has decided',
      [sheet({}), differing, sheet({ id: 3, pass: 'resolved', typist: me })],
      'none',
    ],
  ])('the chief judge’s device types no paper: %s', (_, sheets, action) => {
    const looks = { typist: me, isChief: true, thirdDecides: true }
    expect(sheetOffer(sheets, looks).action).toBe(action)
  })

  test('the next person at the same station is another one: what an earlier one typed is theirs to enter a second time', () => {
    const looks = { typist: 'station 3', isChief: false, thirdDecides: false }
    const before = sheet({ typist: 'station 3', isOfAnother: true, marks: {} })
    expect(sheetOffer([before], looks)).toMatchObject({ action: 'second', pass: 'second' })
    expect(sheetOffer([{ ...before, isOfAnother: false }], looks).action).toBe('correct')
    const begun = { ...second, isFinished: false }
    expect(sheetOffer([before, begun], looks).action).toBe('takeOver')
    // Two that differ are settled by those who typed them; whoever works there now is a third.
    const read = { ...before, marks: { 1: [1] } }
    expect(sheetOffer([read, differing], looks).action).toBe('resolve')
    expect(sheetOffer([{ ...read, isOfAnother: false }, differing], looks).action).toBe('settle')
    // What is open at a place is gone on with there.
    expect(sheetOffer([{ ...before, isFinished: false }], looks).action).toBe('type')
  })

  test('two stations settle it as two accounts do', () => {
    const own = sheet({ typist: 'station 3' })
    const looks = { typist: 'station 3', isChief: false, thirdDecides: false }
    expect(sheetOffer([own, differing], looks).action).toBe('settle')
    const proposed = resolving({ typist: 'station 4', agreedBy: ['station 4'] })
    expect(sheetOffer([own, differing, proposed], looks).action).toBe('agree')
  })

  test('paper that differs from a judge’s device takes a third: the device agrees to nothing', () => {
    const sent = sheet({ typist: 'station 12', source: 'station' })
    const looks = { typist: 'user 9', isChief: false, thirdDecides: false }
    expect(sheetOffer([sent, differing], looks).action).toBe('wait')
    expect(sheetOffer([sent, differing], { ...looks, typist: 'user 7' }).action).toBe('resolve')
  })

  test.each([
    [{ user_id: 7, station_id: null }, 'user 7'],
    [{ user_id: null, station_id: 3 }, 'station 3'],
    [{ user_id: null, station_id: null }, null],
  ])('%o types as %s', (actor, name) => {
    expect(typistName(actor)).toBe(name)
  })
})
