import 'fake-indexeddb/auto'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEmergencyFile, readEmergencyFile, removeEmergencyFile } from './emergencyFile.ts'
import { stationDatabase } from './stationDatabase.ts'
import { stationStore } from './stationStore.ts'

const local = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, value: string) => local.set(key, value),
  removeItem: (key: string) => local.delete(key),
})

const pairing = (epoch = 1, id = 3): Pairing => ({
  token: `s${id}|${epoch}`,
  station: {
    id,
    kind: 'judge',
    letter: 'C',
    label: '',
    who: 'Петров Сергей',
    eventId: 4,
    event: 'Открытая лига',
    epoch,
    isTaken: false,
    hasPin: false,
  },
})
const operation = (seq: number): NumberedOperation => ({
  seq,
  roundId: 7,
  roundVersion: 1,
  attempt: 1,
  dance: 'Вальс',
  letter: 'C',
  entries: { [seq]: [1] },
  isSubmit: false,
  at: '2027-02-20T14:30:00Z',
})

const onMoved = vi.fn<() => void>()
/** A page of a device that is paired. */
async function openPage(page = 'first') {
  const store = stationStore(page, onMoved)
  const kept = await store.open()
  if (!kept) await store.pair(pairing())
  return store
}
const seqs = async (store: Awaited<ReturnType<typeof openPage>>) =>
  (await store.load()).operations.map(({ seq }) => seq)

beforeEach(() => {
  local.clear()
  onMoved.mockClear()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteDB(stationDatabase)
})

test('token, queue, sheets and rounds stand beside each other and outlive the page', async () => {
  const first = await openPage()
  await first.store([operation(1), operation(2)])
  await first.keepSheet('7/Вальс/1', { rows: { 9: [1] }, notes: [23], isSent: false })
  await first.keepRounds([])
  const second = stationStore('second', onMoved)
  expect(await second.open()).toEqual(pairing())
  expect(await second.load()).toEqual({ operations: [operation(1), operation(2)], lastSeq: 2 })
  expect(await second.loadWork()).toEqual({
    rounds: [],
    refusals: [],
    sheets: { '7/Вальс/1': { rows: { 9: [1] }, notes: [23], isSent: false } },
  })
})

test('a mark is on the disk before it counts as kept', async () => {
  const store = await openPage()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await store.store([operation(1)])
  expect(transaction).toHaveBeenCalledWith(expect.anything(), 'readwrite', {
    durability: 'strict',
  })
})

test('what a device deletes and draws holds up no mark: it need not be on the disk', async () => {
  const store = await openPage()
  await store.store([operation(1)])
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await store.remove(1)
  await store.keepSheet('7/Вальс/1', { rows: {}, notes: [], isSent: false })
  expect(transaction.mock.calls.map(([, , options]) => options?.durability)).toEqual([
    'relaxed',
    'relaxed',
  ])
})

test('what is acknowledged is deleted, and its numbers are not given again', async () => {
  const store = await openPage()
  await store.store([operation(1), operation(2), operation(3)])
  await store.remove(2)
  expect(await store.load()).toEqual({ operations: [operation(3)], lastSeq: 3 })
})

test('the last number is known though the database is lost, of this pairing alone', async () => {
  const store = await openPage()
  await store.store([operation(1), operation(2)])
  store.noteSent([operation(4)])
  await deleteDB(stationDatabase)
  await store.open()
  expect((await store.load()).lastSeq).toBe(4)
  await store.pair(pairing(2))
  expect((await store.load()).lastSeq).toBe(0)
})

test('the page that opened last works; the one before is told, and writes nothing', async () => {
  const first = await openPage()
  await first.store([operation(1)])
  const second = await openPage('second')
  await expect(first.store([operation(2)])).rejects.toThrow('Another tab works')
  await first.remove(1)
  expect(onMoved).toHaveBeenCalled()
  expect(await seqs(second)).toEqual([1])
})

test('paired again in the same epoch, because the answer was lost, all goes on', async () => {
  const store = await openPage()
  await store.store([operation(1), operation(2)])
  await store.keepSheet('7/Вальс/1', { rows: { 9: [1] }, notes: [23], isSent: false })
  await store.pair({ ...pairing(), token: 's3|again' })
  expect(await store.load()).toEqual({ operations: [operation(1), operation(2)], lastSeq: 2 })
  expect((await store.loadWork()).sheets).toHaveProperty('7/Вальс/1')
  expect(await stationStore('second', onMoved).open()).toMatchObject({ token: 's3|again' })
})

test('paired again, the same station sends the rest under new numbers', async () => {
  const store = await openPage()
  await store.store([operation(1), operation(2), operation(3)])
  await store.remove(1)
  await store.pair(pairing(2))
  expect(await store.load()).toMatchObject({ operations: [{ seq: 1 }, { seq: 2 }], lastSeq: 2 })
})

test.each([
  ['after another device worked there', pairing(3)],
  ['for another station', pairing(2, 5)],
])('paired %s, what is left of before is kept apart until it is given away', async (_, next) => {
  const store = await openPage()
  await store.store([operation(1), operation(2)])
  await store.pair(next)
  expect(await store.load()).toEqual({ operations: [], lastSeq: 0 })
  const left = { station: pairing().station, operations: [operation(1), operation(2)] }
  expect(await store.loadLeft()).toEqual([left])
  await store.removeLeft(left, 1)
  expect(await store.loadLeft()).toEqual([{ ...left, operations: [operation(2)] }])
  await store.removeLeft(left, 2)
  expect(await store.loadLeft()).toEqual([])
})

test.each([
  ['in the same epoch', 1, 2],
  ['in the next one', 2, 1],
])('back at its station %s, it goes on with what it left there', async (_, epoch, seq) => {
  const store = await openPage()
  await store.store([operation(1), operation(2)])
  await store.remove(1)
  await store.pair(pairing(1, 5))
  await store.pair(pairing(epoch))
  const operations = [{ ...operation(2), seq }]
  expect(await store.load()).toEqual({ operations, lastSeq: seq })
  expect(await store.loadLeft()).toEqual([])
})

test('the emergency file is kept for its event, and is gone with the pairing or the token', async () => {
  const store = await openPage()
  const file = {
    eventId: 4,
    name: 'parket-4-emergency-1.html',
    html: new Blob(['<!doctype html>']),
    madeAt: '2027-02-20T11:20:00Z',
    stamp: '7.2',
  }
  expect(await keepEmergencyFile(file)).toBe(true)
  expect(await readEmergencyFile(4)).toMatchObject({ name: file.name, stamp: '7.2' })
  expect(await readEmergencyFile(5)).toBeNull()
  await store.pair(pairing(2))
  expect(await readEmergencyFile(4)).toBeNull()
  await keepEmergencyFile(file)
  await removeEmergencyFile()
  expect(await readEmergencyFile(4)).toBeNull()
})

test('a handle that died is opened again', async () => {
  const store = await openPage()
  const failure = new DOMException('The connection was closed', 'InvalidStateError')
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw failure
  })
  expect(await store.store([operation(1)])).toEqual({ seq: 1 })
  expect(await seqs(store)).toEqual([1])
})

test('where the browser keeps nothing, writing rejects and the pairing is in memory', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Site data are forbidden', 'SecurityError')
  })
  const store = stationStore('first', onMoved)
  expect(await store.open()).toBeNull()
  await store.pair(pairing())
  await expect(store.store([operation(1)])).rejects.toThrow('forbidden')
  expect(await store.load()).toEqual({ operations: [], lastSeq: 0 })
  expect(await store.loadWork()).toEqual({ rounds: null, sheets: {}, refusals: [] })
  expect(await readEmergencyFile(4)).toBeNull()
  await store.keepRounds([])
})

test('a database that does not open within three seconds is done without', async () => {
  vi.useFakeTimers()
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  const opened = stationStore('first', onMoved).open()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await opened).toBeNull()
  vi.useRealTimers()
})
