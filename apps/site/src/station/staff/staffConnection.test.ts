import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffConnection } from './staffConnection.ts'

const answer = vi.fn<() => Response>()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') })
  vi.stubGlobal('location', { search: '' })
  // A browser reads an address from the page's; Node has no page.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, settings: RequestInit) {
        super(new URL(address, 'http://hall.test'), settings)
      }
    },
  )
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hourAfter = async (date: string | null) => {
  answer.mockReturnValue(Response.json({}, { headers: date === null ? {} : { date } }))
  const { api, now } = staffConnection('token', () => {})
  await api.GET('/api/station')
  return new Date(now()).toISOString()
}

test('the hour is the server’s, whatever the device’s clock says', async () => {
  expect(await hourAfter('Fri, 20 Nov 2026 10:07:00 GMT')).toBe('2026-11-20T10:07:00.000Z')
  expect(await hourAfter('Thu, 19 Nov 2026 10:00:00 GMT')).toBe('2026-11-19T10:00:00.000Z')
})

test('a second apart is the way of the answer, and an answer without an hour tells nothing', async () => {
  expect(await hourAfter('Fri, 20 Nov 2026 09:59:59 GMT')).toBe('2026-11-20T10:00:00.000Z')
  expect(await hourAfter(null)).toBe('2026-11-20T10:00:00.000Z')
})
