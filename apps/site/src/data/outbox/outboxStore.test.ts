import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOutboxes, outboxDatabase } from '@parket/react/data/outbox/outboxDatabase'
import { outboxStore } from './outboxStore.ts'

const onFailure = vi.fn<(error: unknown) => void>()
const operation = (id: string, key = 'a') => ({ id, key, at: 1, body: { number: id } })
const storeOf = (ownerId = 1, page = 'first', queue = 'desk') =>
  outboxStore({ database: outboxDatabase, queue, ownerId, page }, onFailure)
const loaded = async (store = storeOf()) =>
  (await store.load()).operations.map(({ id }: { id: string }) => id)

beforeEach(() => onFailure.mockClear())
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteDB(outboxDatabase)
})

test('operations come back in the order of putting, with what they hold', async () => {
  const store = storeOf()
  for (const id of ['b', 'a', 'c']) expect(await store.put(operation(id))).toBe('kept')
  await store.remove(operation('a'))
  expect(await storeOf().load()).toEqual({
    operations: [operation('b'), operation('c')],
    stored: 'kept',
  })
})

test('a write is on the disk before it counts as kept', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await storeOf().put(operation('1'))
  expect(transaction).toHaveBeenCalledWith('operations', 'readwrite', { durability: 'strict' })
})

test('an account sees nothing of another, a queue nothing of another', async () => {
  await storeOf(1).put(operation('1'))
  expect(await loaded(storeOf(2))).toEqual([])
  expect(await loaded(storeOf(1, 'first', 'marks'))).toEqual([])
  expect(await loaded(storeOf(1))).toEqual(['1'])
})

test('the page that opens last sends what is left, the one before no longer', async () => {
  const [first, second] = [storeOf(1, 'first'), storeOf(1, 'second')]
  await first.put(operation('1'))
  expect(await first.owns(operation('1'))).toBe(true)
  await second.load()
  expect(await first.owns(operation('1'))).toBe(false)
  expect(await second.owns(operation('1'))).toBe(true)
})

test('a logout forgets everything, though a page has it open, and the page can go on', async () => {
  const store = storeOf()
  await store.put(operation('1'))
  await dropOutboxes()
  expect(await loaded()).toEqual([])
  expect(await store.put(operation('2'))).toBe('kept')
  expect(await loaded()).toEqual(['2'])
  expect(onFailure).not.toHaveBeenCalled()
})

test('a handle that died is opened again', async () => {
  const store = storeOf()
  await store.put(operation('1'))
  const failure = new DOMException('The connection was closed', 'InvalidStateError')
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw failure
  })
  expect(await store.put(operation('2'))).toBe('kept')
  expect(await loaded()).toEqual(['1', '2'])
})

test('where the browser keeps nothing, operations are in memory and are this page’s own', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Site data are forbidden', 'SecurityError')
  })
  const store = storeOf()
  expect(await store.load()).toEqual({ operations: [], stored: 'memory' })
  expect(await store.put(operation('1'))).toBe('memory')
  expect(await store.owns(operation('1'))).toBe(true)
  await store.remove(operation('1'))
  expect(onFailure).toHaveBeenCalled()
})

test('a database that does not open within three seconds is done without', async () => {
  vi.useFakeTimers()
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  const stored = storeOf().put(operation('1'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await stored).toBe('memory')
  vi.useRealTimers()
})
