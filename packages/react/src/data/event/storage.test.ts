import { afterEach, expect, test, vi } from 'vitest'
import { clearEventId, readEventId, storeEventId } from './storage.ts'

afterEach(() => {
  clearEventId()
  vi.unstubAllGlobals()
})

test('«selected event id is kept in local storage and cleared when the event is cleared»', () => {
  expect(readEventId()).toBeNull()
  storeEventId(7)
  expect(readEventId()).toBe(7)
  clearEventId()
  expect(readEventId()).toBeNull()
})

test.each(['', '0', '-1', '1.5', 'весна'])('what is no id selects no event: %j', (stored) => {
  vi.stubGlobal('localStorage', { getItem: () => stored, removeItem: () => {} })
  expect(readEventId()).toBeNull()
})
