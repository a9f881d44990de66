import { expect, test } from 'vitest'
import { cup } from '../../fixtures/cup.ts'
import { listDeadlines } from './deadlines.ts'

const states = (now: string, event = cup) =>
  listDeadlines(event, now).map(({ id, state }) => `${id} ${state}`)

test('what is ahead and what is over follows from now', () => {
  expect(states('2026-12-01T12:00:00+03:00')).toEqual(['closing upcoming', 'event upcoming'])
  expect(states('2027-02-12T12:00:00+03:00')).toEqual(['closing done', 'event upcoming'])
  expect(states('2027-02-20T15:00:00+03:00')).toEqual(['closing done', 'event current'])
  expect(states('2027-03-01T12:00:00+03:00')).toEqual(['closing done', 'event done'])
})

test('the day of payment stands where it falls', () => {
  const paid = { ...cup, pay_until: '2027-02-01T20:59:00Z' }
  expect(states('2027-02-05T12:00:00+03:00', paid)).toEqual([
    'payment done',
    'closing upcoming',
    'event upcoming',
  ])
})

test('a window without bounds says nothing of them', () => {
  const open = { ...cup, reg_from: null, reg_to: null }
  expect(states('2026-12-01T12:00:00+03:00', open)).toEqual(['event upcoming'])
})
