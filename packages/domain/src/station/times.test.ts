import { expect, test } from 'vitest'

import { codeExpiresAt, isLinkOpen, stationsEndAt } from './times.ts'

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
