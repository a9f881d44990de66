import { expect, it } from 'vitest'
import { formatDate } from '../format/date.ts'
import { erasureDay, isErasureDue, retentionNotice } from './retention.ts'

const event = {
  date_end: '2026-08-31T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
  retention_months: 6,
}

it('ends so many months after the last day, at the end of a shorter month', () => {
  expect(erasureDay(event)).toBe('2027-02-28')
  expect(erasureDay({ ...event, retention_months: 12 })).toBe('2027-08-31')
})

it('counts the last day in the zone of the event', () => {
  const late = { ...event, date_end: '2026-08-30T22:30:00Z', retention_months: 1 }
  expect(erasureDay(late)).toBe('2026-09-30')
  expect(erasureDay({ ...late, time_zone: 'UTC' })).toBe('2026-09-30')
})

it('never ends where no term is set', () => {
  expect(erasureDay({ ...event, retention_months: null })).toBeNull()
  expect(erasureDay({ ...event, retention_months: Number.NaN })).toBeNull()
  expect(isErasureDue({ ...event, retention_months: null }, '2099-01-01T00:00:00Z')).toBe(false)
})

it('is due from that day on', () => {
  expect(isErasureDue(event, '2027-02-27T20:59:00Z')).toBe(false)
  expect(isErasureDue(event, '2027-02-27T21:00:00Z')).toBe(true)
})

it('is told to whoever registers', () => {
  expect(retentionNotice(event)).toContain(`до\u00A0${formatDate(erasureDay(event) ?? '')}`)
  expect(retentionNotice({ ...event, retention_months: null })).toContain('архив турнира')
})
