import { expect, test } from 'vitest'
import { listMilestones } from './eventMilestones.ts'

const event = {
  date_begin: '2027-02-20T10:00:00+03:00',
  date_end: '2027-02-21T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
  published: true,
  archived_at: null,
  cancelled_at: null,
  reg_from: '2026-12-01T00:00:00+03:00',
  reg_to: '2027-02-10T23:59:00+03:00',
  pay_until: '2027-02-12T23:59:00+03:00',
  price_steps: [
    { from: '2027-02-01', percent: 120 },
    { from: '2027-02-10', percent: 150 },
  ],
}
const statesAt = (now: string) =>
  listMilestones(event, now).map(({ kind, state }) => `${kind} ${state}`)

test('the dates of an event stand in their order, the first to come is the next', () => {
  expect(listMilestones(event, '2026-12-24T12:00:00+03:00')).toEqual([
    { kind: 'opening', at: event.reg_from, percent: null, state: 'past' },
    { kind: 'price', at: '2027-02-01', percent: 120, state: 'next' },
    { kind: 'price', at: '2027-02-10', percent: 150, state: 'later' },
    { kind: 'closing', at: event.reg_to, percent: null, state: 'later' },
    { kind: 'payment', at: event.pay_until, percent: null, state: 'later' },
    { kind: 'event', at: event.date_begin, percent: null, state: 'later' },
  ])
})

test('a price counts from the first minute of its day in the zone of the event', () => {
  expect(statesAt('2027-01-31T20:59:00Z')).toContain('price next')
  expect(statesAt('2027-01-31T21:00:00Z').filter((state) => state === 'price past')).toHaveLength(1)
})

test('the event is the next while it goes on, and after it nothing is', () => {
  expect(statesAt('2027-02-20T15:00:00+03:00').at(-1)).toBe('event next')
  expect(statesAt('2027-02-22T00:00:00+03:00').every((state) => state.endsWith('past'))).toBe(true)
})

test('without dates of registration only prices and the event are left', () => {
  const open = { ...event, reg_from: null, reg_to: null, pay_until: null }
  expect(listMilestones(open, '2026-12-24T12:00:00Z').map(({ kind }) => kind)).toEqual([
    'price',
    'price',
    'event',
  ])
})

test('of one day the earlier stands first, and a price begins with its day', () => {
  const close = {
    ...event,
    pay_until: '2027-02-10T12:00:00+03:00',
    reg_to: '2027-02-10T18:00:00+03:00',
  }
  const kinds = listMilestones(close, '2026-12-24T12:00:00Z').map(({ kind }) => kind)
  expect(kinds).toEqual(['opening', 'price', 'price', 'payment', 'closing', 'event'])
})
