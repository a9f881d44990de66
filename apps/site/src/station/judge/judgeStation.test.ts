import 'fake-indexeddb/auto'
import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type {
  NumberedOperation,
  OperationResult,
  QueueAnswer,
} from '@parket/domain/station/queue/operation'
import { deleteDB } from 'idb'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StationWork } from '../stationApi.ts'
import { stationDatabase } from '../storage/stationDatabase.ts'
import { stationStore } from '../storage/stationStore.ts'
import { judgeStation, type JudgeStation } from './judgeStation.ts'

const local = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, value: string) => local.set(key, value),
  removeItem: (key: string) => local.delete(key),
})

const pairing: Pairing = {
  token: 's3|token',
  station: {
    id: 3,
    kind: 'judge',
    letter: 'C',
    label: '',
    who: 'Петров Сергей',
    eventId: 4,
    event: 'Открытая лига',
    epoch: 1,
    isTaken: false,
    hasPin: false,
  },
}
const round: DeviceRound = {
  id: 7,
  version: 1,
  contest: '40 Пары',
  label: 'Финал',
  kind: 'crosses',
  dances: ['Вальс'],
  advance: 3,
  criteria: [],
  isOfPairs: false,
  heats: [[9, 23, 41, 52]],
  state: 'running',
  letters: ['C'],
  attempts: [1],
  onFloor: null,
  left: [],
  sheets: [],
}

/** A server that outlives pages: it stores what it does not know yet, then answers. */
function server() {
  const stored = new Map<number, NumberedOperation>()
  const calls: number[][] = []
  const send = async (operations: readonly NumberedOperation[]): Promise<QueueAnswer> => {
    calls.push(operations.map(({ seq }) => seq))
    for (const one of operations) if (!stored.has(one.seq)) stored.set(one.seq, one)
    return {
      acknowledged: stored.size,
      results: operations.map(({ seq }) => ({ seq, state: 'applied', message: null })),
      versions: [],
    }
  }
  return { stored, calls, send }
}
type Server = ReturnType<typeof server>

/** Waits for what comes of itself; on a busy machine longer than the second that is usual. */
const soon = (check: () => void) => vi.waitFor(check, 15_000)

const pages: JudgeStation[] = []
/** A page of the device. @param send in place of the server's, where something goes wrong on the way */
async function openPage(
  { stored, send }: Server,
  over: {
    send?: Server['send']
    now?: () => Date
    rounds?: readonly DeviceRound[]
    /** An answer about the rounds comes once this is done. */
    hold?: () => Promise<unknown>
  } = {},
): Promise<JudgeStation> {
  const store = stationStore(`page ${pages.length}`, () => {})
  const kept = await store.open()
  if (!kept) await store.pair(pairing)
  async function fetchWork(): Promise<StationWork> {
    const acknowledged = stored.size
    await over.hold?.()
    const { station } = pairing
    return { station, acknowledged, timeZone: 'Europe/Moscow', rounds: over.rounds ?? [round] }
  }
  const api = { fetchWork, send: over.send ?? send }
  const page = judgeStation(pairing, { api, store, now: over.now ?? (() => new Date()) })
  pages.push(page)
  page.start()
  await soon(() => expect(page.state().device.judging).not.toBeNull())
  return page
}
const tap = (page: JudgeStation, ...numbers: readonly number[]) => {
  for (const number of numbers) page.press({ type: 'tap', number })
}
const isStored = (page: JudgeStation) =>
  soon(() => {
    const { operations, storedSeq } = page.state().queue
    expect(operations.every(({ seq }) => seq <= storedSeq)).toBe(true)
  })
const isEmpty = (page: JudgeStation) =>
  soon(() => expect(page.state().queue.operations).toEqual([]))
const marksOf = ({ stored }: Server) =>
  [...stored.values()].map(({ entries }) => Number(Object.keys(entries)[0]))
const never = () => new Promise<never>(() => {})

beforeEach(() => local.clear())
afterEach(async () => {
  for (const page of pages.splice(0)) page.stop()
  vi.restoreAllMocks()
  await deleteDB(stationDatabase)
})

test('a page that is reloaded, or killed, in the middle of a send sends the same numbers again', async () => {
  const hall = server()
  // The server has stored, and nobody hears of it.
  const send = async (operations: readonly NumberedOperation[]) => {
    await hall.send(operations)
    return never()
  }
  const first = await openPage(hall, { send })
  tap(first, 9, 23)
  await isStored(first)
  await soon(() => expect(hall.calls.length).toBeGreaterThan(0))
  first.stop()
  const second = await openPage(hall)
  expect(Object.keys(second.state().device.judging?.sheet.rows ?? {})).toEqual(['9', '23'])
  tap(second, 41)
  await isEmpty(second)
  expect([...hall.stored.keys()]).toEqual([1, 2, 3])
  expect(marksOf(hall)).toEqual([9, 23, 41])
})

test('a device that slept in the middle of a send goes on once it is looked at', async () => {
  const hall = server()
  let isAsleep = true
  const send = async (operations: readonly NumberedOperation[]) => {
    // Its call was given up by the time it wakes.
    if (isAsleep) throw new DOMException('The call took too long', 'TimeoutError')
    return hall.send(operations)
  }
  const page = await openPage(hall, { send })
  tap(page, 9)
  await isStored(page)
  isAsleep = false
  page.retry()
  await isEmpty(page)
  expect(marksOf(hall)).toEqual([9])
})

test('answers that come out of order take nothing back and give no number twice', async () => {
  const hall = server()
  let held: Promise<unknown> = Promise.resolve()
  const page = await openPage(hall, { hold: () => held })
  const older = Promise.withResolvers<null>()
  held = older.promise
  // Asked before anything is put, answered after all of it was taken.
  page.retry()
  tap(page, 9, 23)
  await isEmpty(page)
  held = Promise.resolve()
  older.resolve(null)
  await setTimeout(0)
  tap(page, 41)
  await isEmpty(page)
  expect(Object.keys(page.state().device.judging?.sheet.rows ?? {})).toEqual(['9', '23', '41'])
  expect([...hall.stored.keys()]).toEqual([1, 2, 3])
  expect(marksOf(hall)).toEqual([9, 23, 41])
})

test('on a device that is full marks are held in memory, said in red, and sent from there', async () => {
  const hall = server()
  const page = await openPage(hall, { send: never })
  const full = new DOMException('The quota was exceeded', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  tap(page, 9)
  await soon(() => expect(page.state().queue.isUnkept).toBe(true))
  expect(page.state().device.judging?.sheet.rows).toEqual({ 9: [1] })
  vi.restoreAllMocks()
  page.retry()
  await soon(() => expect(page.state().queue.isUnkept).toBe(false))
  await isStored(page)
})

test('a device’s clock that is a day off, or jumps, orders nothing', async () => {
  const hall = server()
  const moments = ['2027-02-21T14:30:00Z', '2027-02-19T14:30:00Z', '2027-02-20T14:30:00Z']
  let ticks = 0
  const now = () => new Date(moments[(ticks += 1) % moments.length] ?? 0)
  const page = await openPage(hall, { now })
  tap(page, 9, 23)
  tap(page, 9, 41)
  await isEmpty(page)
  expect([...hall.stored.values()].map(({ seq, entries }) => [seq, entries])).toEqual([
    [1, { 9: [1] }],
    [2, { 23: [1] }],
    [3, { 9: null }],
    [4, { 41: [1] }],
  ])
})

test('a device whose token is good no more keeps what is unsent and sends nothing', async () => {
  const hall = server()
  const send = async () => {
    throw Object.assign(new Error('Cut off'), { status: 401 })
  }
  const page = await openPage(hall, { send })
  tap(page, 9)
  await soon(() => expect(page.state().isCutOff).toBe(true))
  expect(page.state().queue.operations).toHaveLength(1)
  expect(hall.calls).toEqual([])
})

/** A server that takes all but what a rule refuses. */
const refusing = (hall: Server, of: (one: NumberedOperation) => Partial<OperationResult> | null) =>
  async function send(operations: readonly NumberedOperation[]): Promise<QueueAnswer> {
    const answer = await hall.send(operations)
    const results = answer.results.map((result, at) => {
      const operation = operations[at]
      return Object.assign({}, result, operation && of(operation))
    })
    return { ...answer, results }
  }

test('a sheet that is handed in and refused is open again, whatever was taken beside it', async () => {
  const hall = server()
  const message = 'Вальс, судья C: нужно 3 креста'
  const refused = refusing(hall, ({ isSubmit }) =>
    isSubmit && hall.calls.length === 1 ? { state: 'refused', message } : null,
  )
  let isOpen = false
  const send = (operations: readonly NumberedOperation[]) => {
    if (!isOpen) throw new TypeError('No network')
    return refused(operations)
  }
  const page = await openPage(hall, { send: async (operations) => send(operations) })
  tap(page, 9)
  page.press({ type: 'send' })
  expect(page.state().device.judging?.isSent).toBe(true)
  await isStored(page)
  isOpen = true
  page.retry()
  await isEmpty(page)
  await soon(() => expect(page.state().notice).toEqual({ state: 'refused', message }))
  expect(page.state().device.judging?.isSent).toBe(false)
  page.press({ type: 'send' })
  await isEmpty(page)
  expect(page.state()).toMatchObject({ notice: null, device: { judging: { isSent: true } } })
})

test('the worst of an answer is said, and rows that were left out of what was taken', async () => {
  const hall = server()
  const left = 'Участника в туре уже нет: № 23'
  const said: Record<number, Partial<OperationResult>> = {
    9: { state: 'late', message: 'Тур подсчитан' },
    41: { message: left },
  }
  const send = refusing(hall, ({ entries }) => said[Number(Object.keys(entries)[0])] ?? null)
  let isOpen = false
  const page = await openPage(hall, {
    send: async (operations) => {
      if (!isOpen) throw new TypeError('No network')
      return send(operations)
    },
  })
  tap(page, 9, 23)
  await isStored(page)
  isOpen = true
  page.retry()
  await isEmpty(page)
  expect(page.state().notice).toEqual({ state: 'late', message: 'Тур подсчитан' })
  tap(page, 41)
  await isEmpty(page)
  expect(page.state()).toMatchObject({ notice: { message: left }, acceptedAt: expect.any(Date) })
})

test('refused rows are told until the judge has read them, whatever is taken or opened later', async () => {
  const hall = server()
  const message = 'Такого номера в туре нет: № 9'
  const send = refusing(hall, ({ seq }) =>
    seq === 1 ? { state: 'refused', message, refused: [9] } : null,
  )
  const page = await openPage(hall, { send })
  tap(page, 9)
  await isEmpty(page)
  tap(page, 23)
  await isEmpty(page)
  const told = [{ seq: 1, numbers: [9], dance: 'Вальс', message }]
  await soon(() => expect(page.state()).toMatchObject({ notice: null, refusals: told }))
  page.stop()
  const again = await openPage(server(), { send: never })
  await soon(() => expect(again.state().refusals).toMatchObject(told))
  again.forgetRefusals()
  expect(again.state().refusals).toEqual([])
})

test('paired again, what is unsent lies over what the server has', async () => {
  const hall = server()
  const first = await openPage(hall, { send: never })
  tap(first, 9)
  await isStored(first)
  first.stop()
  const store = stationStore('again', () => {})
  await store.open()
  await store.pair({ ...pairing, station: { ...pairing.station, epoch: 2 } })
  const sheets = [{ dance: 'Вальс', attempt: 1, isFinished: false, rows: { 23: [1] } }]
  const second = await openPage(server(), { send: never, rounds: [{ ...round, sheets }] })
  expect(second.state().device.judging?.sheet.rows).toEqual({ 9: [1], 23: [1] })
})

/** A page whose server tells other work each time it is asked. */
async function openAsked(works: readonly (readonly DeviceRound[])[], hall = server()) {
  const store = stationStore('asked', () => {})
  const kept = await store.open()
  if (!kept) await store.pair(pairing)
  let asked = 0
  const fetchWork = vi.fn<() => Promise<StationWork>>(async () => ({
    station: pairing.station,
    acknowledged: hall.stored.size,
    timeZone: 'Europe/Moscow',
    rounds: works[Math.min((asked += 1), works.length) - 1] ?? [],
  }))
  const open = (send: Server['send']) => {
    const page = judgeStation(pairing, { api: { fetchWork, send }, store, now: () => new Date() })
    pages.push(page)
    page.start()
    return page
  }
  return { store, fetchWork, open }
}

test('a round that is newer than the device knows is read at once', async () => {
  const hall = server()
  const newer = { ...round, version: 2, left: [52] }
  const { open, fetchWork } = await openAsked([[round], [newer]], hall)
  const page = open(async (operations) => ({
    ...(await hall.send(operations)),
    versions: [{ roundId: round.id, version: 2 }],
  }))
  await soon(() => expect(page.state().device.judging).not.toBeNull())
  tap(page, 9)
  await soon(() => expect(page.state().device.rounds).toMatchObject([{ version: 2 }]))
  await isEmpty(page)
  tap(page, 23)
  await isEmpty(page)
  expect(fetchWork).toHaveBeenCalledTimes(2)
})

test('private notes go with their round, from the disk too', async () => {
  const { store, open } = await openAsked([[round], []])
  const page = open(server().send)
  await soon(() => expect(page.state().device.judging).not.toBeNull())
  page.press({ type: 'noting' })
  tap(page, 23)
  const name = `${round.id}/Вальс/1`
  const notes = async () => (await store.loadWork()).sheets[name]?.notes
  await soon(async () => expect(await notes()).toEqual([23]))
  page.retry()
  await soon(async () => expect(await notes()).toEqual([]))
})

test('what an earlier pairing left at the station is sent in its own epoch, and what came of it is said', async () => {
  const epoch = (of: number) => ({ ...pairing, station: { ...pairing.station, epoch: of } })
  const store = stationStore('earlier', () => {})
  await store.open()
  await store.pair(pairing)
  const left = { roundId: 7, roundVersion: 1, attempt: 1, dance: 'Вальс', letter: 'C' }
  const one = { ...left, entries: { 9: [1] }, isSubmit: false, at: '2027-02-20T14:30:00Z' }
  await store.store([{ ...one, seq: 1 }])
  await store.pair(epoch(3))
  const epochs: number[] = []
  const message = 'Здесь уже судили на другом устройстве'
  let isReached = false
  const work = { station: epoch(3).station, acknowledged: 0, timeZone: 'Europe/Moscow' }
  const api: Parameters<typeof judgeStation>[1]['api'] = {
    fetchWork: async () => ({ ...work, rounds: [round] }),
    send: async (operations, sender) => {
      if (!isReached) throw new TypeError('No network')
      epochs.push(sender.epoch)
      const results = operations.map(({ seq }) => ({ seq, state: 'late' as const, message }))
      return { acknowledged: operations.length, results, versions: [] }
    },
  }
  const page = judgeStation(epoch(3), { api, store, now: () => new Date() })
  pages.push(page)
  page.start()
  await soon(() => expect(page.state().isOffline).toBe(true))
  expect(await store.loadLeft()).toHaveLength(1)
  isReached = true
  page.retry()
  await soon(() => expect(page.state().notice).toEqual({ state: 'late', message }))
  expect([epochs, await store.loadLeft()]).toEqual([[1], []])
})

test('marks that nobody takes for minutes are offered as a file, until they are taken', async () => {
  const hall = server()
  let isAway = true
  let at = new Date('2026-11-20T12:00:00Z')
  const send = async (operations: readonly NumberedOperation[]) => {
    if (isAway) throw new TypeError('Failed to fetch')
    return hall.send(operations)
  }
  const page = await openPage(hall, { send, now: () => at })
  tap(page, 9, 23)
  await isStored(page)
  expect(page.state().isWaitingLong).toBe(false)
  at = new Date('2026-11-20T12:03:00Z')
  page.retry()
  await soon(() => expect(page.state().isWaitingLong).toBe(true))
  isAway = false
  await soon(() => {
    page.retry()
    expect(page.state().queue.operations).toEqual([])
  })
  expect(page.state().isWaitingLong).toBe(false)
})
