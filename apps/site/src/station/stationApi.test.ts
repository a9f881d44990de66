import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import { afterEach, expect, test, vi } from 'vitest'
import { stationApi } from './stationApi.ts'

interface Call {
  url: string
  headers: Headers
  body: unknown
}

/** A server that answers in turn. */
function answering(...answers: readonly Response[]) {
  const calls: Call[] = []
  vi.stubGlobal('location', { search: '?ds=vesna.localhost' })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { url, headers, method } = request
    calls.push({ url, headers, body: method === 'GET' ? null : await request.json() })
    return answers[calls.length - 1] ?? Response.error()
  })
  // Node wants a whole address.
  const { Request: Own } = globalThis
  vi.stubGlobal(
    'Request',
    class extends Own {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://hall') : input, init)
      }
    },
  )
  return { calls, api: stationApi('device-of-sixteen', () => 's3|token') }
}
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const operation = (seq: number): NumberedOperation => ({
  seq,
  roundId: 7,
  roundVersion: 1,
  attempt: 1,
  dance: 'Вальс',
  letter: 'C',
  entries: { 9: [1] },
  isSubmit: true,
  at: '2027-02-20T14:30:00Z',
})
const sender = { epoch: 2, unsent: 1, battery: null }

afterEach(() => vi.unstubAllGlobals())

test('asking whose station it is pairs nothing', async () => {
  const station = { id: 3, kind: 'judge', event_id: 4, is_taken: true, has_pin: false }
  const { api, calls } = answering(json({ token: null, station }))
  expect(await api.ask('K7MR4TXQ')).toMatchObject({ id: 3, eventId: 4, isTaken: true })
  expect(calls[0]?.body).toEqual({ code: 'K7MR4TXQ', device: 'device-of-sixteen', confirm: false })
  expect(calls[0]?.url).toContain('ds=vesna.localhost')
})

test('a device that is paired is paired anew as nobody: its token opens no such call', async () => {
  const station = { id: 3, kind: 'judge', event_id: 4, is_taken: true, has_pin: false }
  const { api, calls } = answering(json({ token: null, station }), json({ token: 's4|n', station }))
  await api.ask('K7MR4TXQ')
  await api.pair({ code: 'K', requestId: null, pin: null })
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
})

test('where the organiser is asked, the device knows its request', async () => {
  const { api } = answering(json({ request_id: 'r' }, { status: 202 }))
  expect(await api.pair({ code: 'K', requestId: null, pin: null })).toEqual({ requestId: 'r' })
})

test('work that has not changed is not sent again', async () => {
  const event = { time_zone: 'Europe/Moscow' }
  const work = { station: {}, acknowledged: 7, event, rounds: [] }
  const { api, calls } = answering(
    json(work, { headers: { ETag: '"1"' } }),
    new Response(null, { status: 304 }),
  )
  expect(await api.fetchWork()).toMatchObject({
    acknowledged: 7,
    timeZone: 'Europe/Moscow',
    rounds: [],
  })
  expect(await api.fetchWork()).toBeNull()
  expect(calls[1]?.headers.get('If-None-Match')).toBe('"1"')
  expect(calls[1]?.headers.get('Authorization')).toBe('Bearer s3|token')
})

test('an operation is sent as the contract says', async () => {
  const { api, calls } = answering(json({ acknowledged: 1, results: [], versions: [] }))
  await api.send([operation(1)], sender)
  expect(calls[0]?.body).toMatchObject({
    epoch: 2,
    unsent: 1,
    operations: [{ seq: 1, round_id: 7, entries: { 9: [1] }, submit: true }],
  })
})

test('numbers that are lost on the device are filled in, so that the next ones are not held up', async () => {
  const answer = (acknowledged: number) => json({ acknowledged, results: [], versions: [] })
  const { api, calls } = answering(answer(2), answer(4), answer(5))
  expect(await api.send([operation(5)], sender)).toMatchObject({ acknowledged: 5 })
  expect(calls[1]?.body).toMatchObject({
    operations: [
      { seq: 3, entries: {} },
      { seq: 4, entries: {} },
    ],
  })
  expect(calls[1]?.body).not.toMatchObject({ operations: [{ submit: true }, {}] })
})
