import { expect, test } from 'vitest'
import { sampleValues } from '../fields/field.ts'
import { copyOfEvent, moveMoment } from './copy.ts'
import { eventFields, type EventFields } from './fields.ts'

const event: EventFields = {
  ...sampleValues(eventFields),
  date_begin: '2027-02-20T07:00:00.000Z',
  date_end: '2027-02-21T17:00:00.000Z',
  time_zone: 'Europe/Moscow',
  reg_from: '2026-12-01T07:00:00.000Z',
  reg_to: '2027-02-10T20:59:00.000Z',
  pay_until: '2027-02-05T20:59:00.000Z',
  price_steps: [{ from: '2027-02-01', percent: 120 }],
}
const dates = {
  name: 'Кубок Паркета 2028',
  date_begin: '2028-02-19T08:00:00.000Z',
  date_end: '2028-02-20T17:00:00.000Z',
}

test('everything that has a date moves by as many days as the event begins later', () => {
  expect(copyOfEvent(event, dates)).toEqual({
    ...event,
    ...dates,
    reg_from: '2027-11-30T07:00:00.000Z',
    reg_to: '2028-02-09T20:59:00.000Z',
    pay_until: '2028-02-04T20:59:00.000Z',
    price_steps: [{ from: '2028-01-31', percent: 120 }],
    published: false,
    archived_at: null,
    cancelled_at: null,
  })
})

test('a window left open stays open', () => {
  const copy = copyOfEvent({ ...event, reg_from: null, reg_to: null }, dates)
  expect([copy.reg_from, copy.reg_to]).toEqual([null, null])
})

test('the hour stays the same where the clocks change between', () => {
  expect(moveMoment('2027-02-20T09:00:00Z', 60, 'Europe/Berlin')).toBe('2027-04-21T08:00:00.000Z')
})
