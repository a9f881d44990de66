import { expect, test } from 'vitest'

import { codeExpiresAt, isLinkOpen, stationsEndAt, isCodeTaken } from './times.ts'

const event = {
  date_begin: '2027-02-20T07:00:00.000Z',
  date_end: '2027-02-21T17:00:00.000Z',
  time_zone: 'Asia/Yekaterinburg',
  isRehearsal: false,
}

test('a code can be typed for ten minutes', () => {
  expect(codeExpiresAt(new Date('2027-02-20T07:00:00Z')).toISOString()).toBe(
    '2027-02-20T07:10:00.000Z',
  )
})

test('stations end at 06:00 after the last day, in the zone of the event', () => {
  expect(stationsEndAt(event).toISOString()).toBe('2027-02-22T01:00:00.000Z')
  const late = { ...event, date_end: '2027-02-21T20:00:00.000Z' }
  expect(stationsEndAt(late).toISOString()).toBe('2027-02-23T01:00:00.000Z')
})

test.each([
  ['2027-02-19T18:59:59Z', false],
  ['2027-02-19T19:00:00Z', true],
  ['2027-02-22T00:59:59Z', true],
  ['2027-02-22T01:00:00Z', false],
])('a printed link at %s: %s', (now, isOpen) => {
  expect(isLinkOpen(event, now)).toBe(isOpen)
})

test('a rehearsal pairs on any day before', () => {
  expect(isLinkOpen({ ...event, isRehearsal: true }, '2027-02-10T00:00:00Z')).toBe(true)
})

test.each([
  ['nobody came', { paired_at: null, waiting: null }, false],
  ['the device was paired before', { paired_at: '2027-02-20T09:00:00Z', waiting: null }, false],
  ['a device was paired since', { paired_at: '2027-02-20T10:02:00Z', waiting: null }, true],
  [
    'a second device waits since',
    { paired_at: '2027-02-20T09:00:00Z', waiting: { since: '2027-02-20T10:01:00Z' } },
    true,
  ],
])('a code made at 10:00 where %s is taken: %o', (_, use, isTaken) => {
  expect(isCodeTaken('2027-02-20T10:10:00Z', use)).toBe(isTaken)
})
