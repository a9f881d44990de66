import 'fake-indexeddb/auto'
import { waitingItems } from '@parket/domain/outbox/operation'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedForms } from '@parket/react/data/form/unsavedForms'
import { openOutbox, type Outbox } from './openOutbox.ts'
import {
  dropOutboxes,
  outboxDatabase,
  stationOutboxDatabase,
} from '@parket/react/data/outbox/outboxDatabase'
import { outboxesOf } from './outboxes.ts'

const local = new Map<string, string>()
const listeners = new Map<string, () => void>()
const send = vi.fn<(body: unknown) => Promise<unknown>>()

function logIn(id: number): void {
  local.set('parket.token', `token of ${id}`)
  local.set('parket.user', JSON.stringify({ id }))
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => local.get(key) ?? null })
  vi.stubGlobal('addEventListener', (name: string, tell: () => void) => listeners.set(name, tell))
  vi.stubGlobal('navigator', { onLine: true })
  send.mockReset()
  logIn(1)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDB(outboxDatabase)
})

const isEmpty = (outbox: Outbox) => vi.waitFor(() => expect(outbox.items()).toEqual([]))
const waits = (outbox: Outbox) =>
  vi.waitFor(() => expect(waitingItems(outbox.items())).toHaveLength(1))

test('what a page put is sent, and its end is told', async () => {
  send.mockResolvedValue(null)
  const outbox = outboxesOf('desk', send)(1)
  const ends: unknown[] = []
  outbox.onEnd((event) => ends.push(event))
  const id = outbox.put('a', { number: 1 })
  await isEmpty(outbox)
  expect(send).toHaveBeenCalledExactlyOnceWith({ number: 1 })
  expect(ends).toMatchObject([{ type: 'operation.acknowledged', operation: { id } }])
})

test('while something waits, leaving the page is asked about; it goes out when the network is back', async () => {
  send.mockRejectedValueOnce({ status: 0 }).mockResolvedValue(null)
  vi.stubGlobal('navigator', { onLine: false })
  const outbox = outboxesOf('desk', send)(1)
  outbox.put('a', null)
  await waits(outbox)
  expect(hasUnsavedForms()).toBe(true)
  listeners.get('online')?.()
  await isEmpty(outbox)
  expect(hasUnsavedForms()).toBe(false)
})

test('what one account put is sent by no other, and goes out when its own is logged in again', async () => {
  send.mockRejectedValueOnce({ status: 401 }).mockResolvedValue(null)
  const outbox = outboxesOf('desk', send)(1)
  outbox.put('a', null)
  await waits(outbox)
  logIn(2)
  outbox.retry()
  const other = outboxesOf('desk', send)(2)
  other.put('a', 'of the other')
  await isEmpty(other)
  await waits(outbox)
  expect(send.mock.calls).toEqual([[null], ['of the other']])
  logIn(1)
  outbox.retry()
  await isEmpty(outbox)
  expect(send).toHaveBeenCalledTimes(3)
})

test('the next page sends what the one before left', async () => {
  send.mockRejectedValueOnce({ status: 401 }).mockResolvedValue(null)
  const before = outboxesOf('desk', send)(1)
  before.put('a', 'left')
  await waits(before)
  const after = outboxesOf('desk', send)(1)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await isEmpty(after)
  before.retry()
  await isEmpty(before)
  // The page before has nothing to send any more.
  expect(send).toHaveBeenCalledTimes(2)
})

test('what a station put outlives a logout on the same device, and is sent by that station alone', async () => {
  send.mockRejectedValueOnce({ status: 401 }).mockResolvedValue(null)
  const open = (ownerId: number) =>
    openOutbox({ database: stationOutboxDatabase, queue: 'heats', ownerId }, send)
  const before = open(7)
  before.put('a', 'pressed')
  await waits(before)
  await dropOutboxes()
  const other = open(8)
  other.put('a', 'of another station')
  await isEmpty(other)
  expect(send.mock.calls).toEqual([['pressed'], ['of another station']])
  const after = open(7)
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith('pressed'))
  await isEmpty(after)
})
