import { expect, test } from 'vitest'

import { approvalLinkEndsAt, approverOf, barringParts } from './approver.ts'

const stationsEndAt = new Date('2026-11-21T03:00:00Z')
const after = new Date('2026-11-22T09:00:00Z')
const chief = { stationsEndAt, hasChiefDevice: true, hasAddress: true, askedAt: null }

test('at the event the device of the chief judge approves, and the office where there is none', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  expect(approverOf({ ...chief, now })).toBe('device')
  expect(approverOf({ ...chief, now, hasChiefDevice: false })).toBe('office')
})

test('after the event the chief judge is asked by mail, and the office approves without an address', () => {
  expect(approverOf({ ...chief, now: stationsEndAt })).toBe('link')
  expect(approverOf({ ...chief, now: after, hasAddress: false })).toBe('office')
})

test('the office approves once the chief judge has not answered for three days', () => {
  const end = approvalLinkEndsAt(after)
  expect(end.toISOString()).toBe('2026-11-25T09:00:00.000Z')
  expect(approverOf({ ...chief, now: new Date(end.getTime() - 1), askedAt: after })).toBe('link')
  expect(approverOf({ ...chief, now: end, askedAt: after })).toBe('office')
})

test('at the event whoever corrected a result may not approve it, after it nobody who typed or decided either', () => {
  const before = new Date('2026-11-20T18:00:00Z')
  expect(barringParts({ now: before, stationsEndAt })).toEqual(['corrected'])
  expect(barringParts({ now: stationsEndAt, stationsEndAt })).toEqual([
    'typed',
    'corrected',
    'decided',
  ])
})
