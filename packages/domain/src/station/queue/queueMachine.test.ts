import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { statesMet } from '../../testing/machine.ts'
import {
  MOST_AT_ONCE,
  pauseBeforeRetry,
  type NumberedOperation,
  type QueueAnswer,
} from './operation.ts'
import {
  queueMachine,
  type LoadedQueue,
  type QueueEmitted,
  type QueueEvent,
  type StoredUpTo,
} from './queueMachine.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const operation = (number: number) => ({
  roundId: 7,
  roundVersion: 3,
  attempt: 1,
  dance: 'Танго',
  letter: 'C',
  entries: { [number]: [1] },
  isSubmit: false,
  at: '2027-02-20T14:30:00Z',
})

/** What outlives a page: the device's store, and a server that stores before it answers. */
function world() {
  return {
    /** By number, as it stands on the device. */
    kept: new Map<number, NumberedOperation>(),
    lastSeq: 0,
    isStorable: true,
    /** What the server has, by number: the first that came counts. */
    stored: new Map<number, NumberedOperation>(),
    isOnline: true,
    /** The next answer is lost after the server has stored. */
    losesAnswer: false,
    isRevoked: false,
    calls: [] as number[][],
  }
}

type World = ReturnType<typeof world>

function openPage(at: World) {
  const actor = createActor(
    queueMachine.provide({
      actors: {
        load: fromPromise<LoadedQueue, undefined>(async () => ({
          operations: [...at.kept.values()],
          lastSeq: at.lastSeq,
        })),
        store: fromPromise<StoredUpTo, readonly NumberedOperation[]>(async ({ input }) => {
          if (!at.isStorable) throw new Error('The device is full')
          for (const one of input) at.kept.set(one.seq, one)
          at.lastSeq = Math.max(at.lastSeq, ...input.map(({ seq }) => seq))
          return { seq: at.lastSeq }
        }),
        send: fromPromise<QueueAnswer, readonly NumberedOperation[]>(async ({ input }) => {
          at.calls.push(input.map(({ seq }) => seq))
          if (!at.isOnline) throw new Error('No network')
          if (at.isRevoked) throw Object.assign(new Error('Revoked'), { status: 401 })
          for (const one of input) if (!at.stored.has(one.seq)) at.stored.set(one.seq, one)
          if (at.losesAnswer) {
            at.losesAnswer = false
            throw new Error('The answer is lost')
          }
          let acknowledged = 0
          while (at.stored.has(acknowledged + 1)) acknowledged += 1
          const results = input.map(({ seq }) => ({
            seq,
            state: 'applied' as const,
            message: null,
          }))
          return { acknowledged, results, versions: [] }
        }),
        remove: fromPromise<NonReducibleUnknown, number>(async ({ input }) => {
          for (const seq of at.kept.keys()) if (seq <= input) at.kept.delete(seq)
          return null
        }),
      },
    }),
  )
  const told: QueueEmitted[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    told,
    put: (...numbers: readonly number[]) => {
      for (const number of numbers) {
        actor.send({ type: 'operation.put', operation: operation(number) })
      }
    },
    context: () => actor.getSnapshot().context,
    pass: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  }
}

const numbersOf = (stored: World['stored']) =>
  [...stored.values()].flatMap(({ entries }) => Object.keys(entries).map(Number))

describe('a mark', () => {
  test('is written on the device, sent, and deleted once acknowledged', async () => {
    const at = world()
    const page = openPage(at)
    page.put(9, 23)
    await page.pass()
    expect(numbersOf(at.stored)).toEqual([9, 23])
    expect(at.kept.size).toBe(0)
    expect(page.context()).toMatchObject({ operations: [], lastSeq: 2, storedSeq: 2 })
    expect(page.told.at(-1)).toMatchObject({ type: 'queue.answered', answer: { acknowledged: 2 } })
  })

  test('is not sent before it is written', async () => {
    const at = world()
    const page = openPage(at)
    await page.pass()
    page.put(9)
    expect(page.actor.getSnapshot().value).toMatchObject({
      working: { store: 'writing', network: 'idle' },
    })
    expect(at.calls).toEqual([])
  })

  test('whose answer was lost is sent again under its number, and stands once', async () => {
    const at = { ...world(), losesAnswer: true }
    const page = openPage(at)
    page.put(9)
    await page.pass(1000)
    expect(at.calls).toEqual([[1], [1]])
    expect(numbersOf(at.stored)).toEqual([9])
    expect(page.context().operations).toEqual([])
  })

  test('put while there is no network waits on the device, over a reload, and keeps its order', async () => {
    const at = { ...world(), isOnline: false }
    const page = openPage(at)
    page.put(9, 23)
    await page.pass(10_000)
    page.actor.stop()
    const next = openPage(at)
    next.put(41)
    await next.pass()
    expect(next.context().operations.map(({ seq }) => seq)).toEqual([1, 2, 3])
    at.isOnline = true
    next.actor.send({ type: 'queue.retry' })
    await next.pass()
    expect(numbersOf(at.stored)).toEqual([9, 23, 41])
    expect(at.kept.size).toBe(0)
  })
})

test('without an answer it is tried after 1, 2, 4 s, then every 4', async () => {
  const at = { ...world(), isOnline: false }
  const page = openPage(at)
  page.put(9)
  await page.pass()
  const tries = async (ms: number) => {
    await page.pass(ms)
    return at.calls.length
  }
  expect(await tries(0)).toBe(1)
  expect(await tries(1000)).toBe(2)
  expect(await tries(2000)).toBe(3)
  expect(await tries(4000)).toBe(4)
  expect(await tries(4000)).toBe(5)
})

test('before any try in vain the pause is the first one', () => {
  expect(pauseBeforeRetry(0)).toBe(1000)
})

test('a long queue goes in parts of 200, in order', async () => {
  const at = { ...world(), isOnline: false }
  const page = openPage(at)
  page.put(...Array.from({ length: 450 }, (_, index) => index))
  await page.pass()
  at.isOnline = true
  at.calls.length = 0
  await page.pass(10_000)
  expect(at.calls.map((call) => call.length)).toEqual([MOST_AT_ONCE, MOST_AT_ONCE, 50])
  expect(at.calls.flat()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1))
})

test('a device that cannot write says so, sends from memory, and writes again when it can', async () => {
  const at = { ...world(), isStorable: false }
  const page = openPage(at)
  page.put(9)
  await page.pass()
  expect(page.context().isUnkept).toBe(true)
  expect(numbersOf(at.stored)).toEqual([9])
  at.isOnline = false
  page.put(23)
  at.isStorable = true
  await page.pass(2000)
  expect(page.context().isUnkept).toBe(false)
  expect([...at.kept.keys()]).toEqual([2])
})

test('an answer that acknowledges nothing new is no progress: it is tried again after a pause', async () => {
  const at = world()
  at.kept.set(2, { ...operation(9), seq: 2 })
  at.lastSeq = 2
  const page = openPage(at)
  await page.pass()
  expect(at.calls).toEqual([[2]])
  expect(page.context()).toMatchObject({ turn: 1, operations: [{ seq: 2 }] })
})

test('a device that lost what it kept goes on after what the server knows: no number is given twice', async () => {
  const at = world()
  for (const seq of [1, 2, 3]) at.stored.set(seq, { ...operation(seq), seq })
  const page = openPage(at)
  at.isOnline = false
  page.put(41, 42)
  await page.pass()
  page.actor.send({ type: 'queue.known', seq: 3 })
  at.isOnline = true
  await page.pass(5000)
  expect(numbersOf(at.stored)).toEqual([1, 2, 3, 41, 42])
  expect(page.context()).toMatchObject({ operations: [], lastSeq: 5 })
  expect(at.kept.size).toBe(0)
})

test('what the server knows of a device that lost nothing changes nothing', async () => {
  const at = { ...world(), isOnline: false }
  const page = openPage(at)
  page.put(9, 23)
  await page.pass()
  page.actor.send({ type: 'queue.known', seq: 1 })
  expect(page.context().operations.map(({ seq }) => seq)).toEqual([1, 2])
})

test('a revoked device sends nothing more, and keeps what is left', async () => {
  const at = { ...world(), isRevoked: true }
  const page = openPage(at)
  page.put(9)
  await page.pass()
  page.put(23)
  page.actor.send({ type: 'queue.retry' })
  await page.pass(20_000)
  expect(page.told).toEqual([{ type: 'queue.revoked' }])
  expect(at.calls).toEqual([[1]])
  expect([...at.kept.keys()]).toEqual([1, 2])
})

test('whatever happens to network, store, answers and pages: nothing put is lost, nothing stands twice, order holds', async () => {
  const step = fc.oneof(
    fc.constant('put' as const),
    fc.constant('put' as const),
    fc.constantFrom('offline', 'online', 'loseAnswer', 'reload', 'pass', 'retry' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const at = world()
      let page = openPage(at)
      await page.pass()
      const put: number[] = []
      for (const what of steps) {
        if (what === 'put') {
          put.push(put.length + 1)
          page.put(put.length)
          // «Сохранено» is said from here on.
          await page.pass()
        } else if (what === 'offline') at.isOnline = false
        else if (what === 'online') at.isOnline = true
        else if (what === 'loseAnswer') at.losesAnswer = true
        else if (what === 'retry') page.actor.send({ type: 'queue.retry' })
        else if (what === 'pass') await page.pass(3000)
        else {
          page.actor.stop()
          page = openPage(at)
          await page.pass()
        }
      }
      at.isOnline = true
      await page.pass(60_000)
      page.actor.stop()
      expect(numbersOf(at.stored)).toEqual(put)
      expect(at.kept.size).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('any events in any order keep it working', async () => {
  vi.useRealTimers()
  const events: QueueEvent[] = [
    { type: 'operation.put', operation: operation(9) },
    { type: 'queue.retry' },
    { type: 'queue.known', seq: 5 },
  ]
  const states = await statesMet(events, () => {
    const at = world()
    let turns = 0
    const { actor } = openPage(
      Object.defineProperties(at, {
        isOnline: { get: () => (turns += 1) % 3 !== 0 },
        isStorable: { get: () => turns % 4 !== 1 },
        isRevoked: { get: () => turns % 7 === 5 },
      }),
    )
    return actor
  })
  expect(states).toContain('working.network.revoked')
})
