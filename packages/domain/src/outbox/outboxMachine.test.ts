import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
  type NonReducibleUnknown,
} from 'xstate'
import { deliveryMachine } from './deliveryMachine.ts'
import {
  retryPause,
  waitingItems,
  type Operation,
  type SendResult,
  type Stored,
} from './operation.ts'
import { outboxMachine, type LoadedOperations, type OutboxEmitted } from './outboxMachine.ts'

type Outbox = ActorRefFrom<typeof outboxMachine>

/** What becomes of one try. */
type Fate =
  | 'answered'
  | 'request lost'
  | 'answer lost'
  | 'server down'
  | 'refused'
  | 'logged out'
  | 'moved'

const failures: Partial<Record<Fate, number>> = {
  'request lost': 0,
  'answer lost': 0,
  'server down': 503,
  refused: 422,
  'logged out': 401,
}

/** A device with its store, and a server: both outlive the page. */
class World {
  readonly stored: Operation[] = []
  readonly arrived: Operation[] = []
  readonly told: OutboxEmitted[] = []
  /** Of the tries to come; then all are answered. */
  fates: Fate[] = []
  isOnline = true
  /** The store writes, or the page alone remembers. */
  keeps: Stored = 'kept'
  clock = new SimulatedClock()
  outbox: Outbox = this.open()

  open(): Outbox {
    this.clock = new SimulatedClock()
    const outbox = createActor(
      outboxMachine.provide({
        actors: {
          load: fromPromise<LoadedOperations, undefined>(() =>
            // Read a moment later: what was put meanwhile is among it.
            Promise.resolve().then(() => ({ operations: [...this.stored], stored: 'kept' })),
          ),
          delivery: deliveryMachine.provide({
            actors: {
              put: fromPromise<Stored, Operation>(({ input }) => {
                this.stored.push(input)
                return Promise.resolve(this.keeps)
              }),
              send: fromPromise<SendResult, Operation>(({ input }) => this.send(input)),
              remove: fromPromise<NonReducibleUnknown, Operation>(({ input }) => {
                this.stored.splice(this.stored.indexOf(input), 1)
                return Promise.resolve()
              }),
            },
          }),
        },
      }),
      {
        clock: this.clock,
        input: {
          ports: {
            now: () => this.clock.now(),
            random: () => 0.5,
            isOnline: () => this.isOnline,
            keepsRefused: (error) => (error as { status: number }).status === 401,
          },
        },
      },
    )
    for (const type of [
      'operation.acknowledged',
      'operation.refused',
      'operation.moved',
    ] as const) {
      outbox.on(type, (event) => this.told.push(event))
    }
    return outbox.start()
  }

  /** Nothing of the page is left, wherever it was. */
  restart(): void {
    this.outbox.stop()
    this.outbox = this.open()
  }

  put(id: string, key = 'a'): void {
    this.outbox.send({
      type: 'operation.put',
      operation: { id, key, at: this.clock.now(), body: null },
    })
  }

  get waiting(): string[] {
    return waitingItems(this.outbox.getSnapshot().context.items).map(
      ({ operation }) => operation.id,
    )
  }

  get arrivedIds(): string[] {
    return this.arrived.map(({ id }) => id)
  }

  private send(operation: Operation): Promise<SendResult> {
    const fate = this.fates.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'answer lost') this.arrived.push(operation)
    const status = failures[fate]
    return status === undefined
      ? Promise.resolve(fate === 'moved' ? 'moved' : 'acknowledged')
      : // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the client's errors look
        Promise.reject({ status })
  }
}

/** Lets everything that is not a pause happen. */
async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
}

let world: World
beforeEach(async () => {
  world = new World()
  await settle()
})

test('an acknowledged operation leaves the store, and the host is told', async () => {
  world.put('1')
  await settle()
  expect(world.arrivedIds).toEqual(['1'])
  expect(world.stored).toEqual([])
  expect(world.told.map(({ type }) => type)).toEqual(['operation.acknowledged'])
})

test('operations of one key go one after the other, others do not wait for them', async () => {
  world.fates = ['request lost']
  world.put('1', 'a')
  world.put('2', 'a')
  world.put('3', 'b')
  await settle()
  expect(world.arrivedIds).toEqual(['3'])
  expect(world.waiting).toEqual(['1', '2'])
  world.clock.increment(retryPause(1, 0.5, true))
  await settle()
  expect(world.arrivedIds).toEqual(['3', '1', '2'])
  expect(world.waiting).toEqual([])
})

test('what waits says since when', async () => {
  world.fates = ['server down', 'request lost']
  world.clock.increment(1000)
  world.put('1')
  await settle()
  world.clock.increment(300)
  await settle()
  expect(world.outbox.getSnapshot().context.items).toMatchObject([
    { status: 'unanswered', since: 1000 },
  ])
})

test('without a network tries are rare, and it goes on at once when the network is back', async () => {
  world.isOnline = false
  world.fates = ['request lost']
  world.put('1')
  await settle()
  world.clock.increment(29_999)
  await settle()
  expect(world.arrived).toEqual([])
  world.isOnline = true
  world.outbox.send({ type: 'outbox.retry' })
  await settle()
  expect(world.arrivedIds).toEqual(['1'])
})

test('a refused operation is reported and removed, and the next of its key goes on', async () => {
  world.fates = ['refused']
  world.put('1')
  world.put('2')
  await settle()
  expect(world.told).toMatchObject([
    { type: 'operation.refused', operation: { id: '1' }, error: { status: 422 }, isKept: false },
    { type: 'operation.acknowledged', operation: { id: '2' } },
  ])
  expect(world.stored).toEqual([])
})

test('what the host keeps when refused stays in the store and goes out when asked', async () => {
  world.fates = ['logged out']
  world.put('1')
  world.put('2')
  await settle()
  world.clock.increment(100_000)
  await settle()
  expect(world.told).toMatchObject([{ type: 'operation.refused', isKept: true }])
  expect(world.waiting).toEqual(['1', '2'])
  expect(world.stored).toHaveLength(2)
  world.outbox.send({ type: 'outbox.retry' })
  await settle()
  expect(world.arrivedIds).toEqual(['1', '2'])
})

test('state tells that the device keeps nothing', async () => {
  const { outbox } = world
  expect(outbox.getSnapshot().context.stored).toBe('kept')
  world.keeps = 'memory'
  world.put('1')
  await settle()
  expect(outbox.getSnapshot().context.stored).toBe('memory')
})

test('what was put while the store was read, and is read with it, goes out once', async () => {
  world.restart()
  world.put('1')
  await settle()
  expect(world.arrivedIds).toEqual(['1'])
})

test('what another page has taken over leaves this one, not the store', async () => {
  world.fates = ['moved']
  world.put('1')
  await settle()
  expect(world.told).toMatchObject([{ type: 'operation.moved', operation: { id: '1' } }])
  expect(world.outbox.getSnapshot().context.items).toEqual([])
  expect(world.stored).toHaveLength(1)
})

test('what an earlier page left is sent before what is put meanwhile', async () => {
  world.isOnline = false
  world.fates = ['request lost']
  world.put('1')
  await settle()
  world.restart()
  world.put('2')
  await settle()
  expect(world.arrivedIds).toEqual(['1', '2'])
  expect(world.stored).toEqual([])
})

describe('pauses', () => {
  test.each([
    [1, 600],
    [2, 1200],
    [3, 2400],
    [6, 10_000],
    [60, 10_000],
  ])('turn %i: up to %i ms, at random', (turn, most) => {
    expect([retryPause(turn, 0, true), retryPause(turn, 1, true)]).toEqual([0, most])
  })
})

const fate = fc.constantFrom<Fate>('answered', 'request lost', 'answer lost', 'server down')
const step = fc.oneof(
  fc.record({ put: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ pass: fc.integer({ min: 0, max: 12_000 }) }),
  fc.constant('restart' as const),
  fc.constant('crash at once' as const),
  fc.constant('network back' as const),
)

test('however answers, pages and the network fail, each operation arrives, in the order of its key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 30 }),
      fc.array(step, { maxLength: 25 }),
      async (fates, steps) => {
        const given = new World()
        await settle()
        given.fates = fates
        const put: { id: string; key: string }[] = []
        for (const one of steps) {
          if (one === 'restart') {
            await settle()
            given.restart()
          } else if (one === 'crash at once') given.restart()
          else if (one === 'network back') given.outbox.send({ type: 'outbox.retry' })
          else if ('put' in one) {
            const id = `${put.length}`
            put.push({ id, key: one.put })
            given.put(id, one.put)
          } else given.clock.increment(one.pass)
          if (one !== 'crash at once') await settle()
          // Never dropped before it was acknowledged.
          for (const { id } of put) {
            const isKept = given.stored.some((operation) => operation.id === id)
            expect(isKept || given.arrivedIds.includes(id)).toBe(true)
          }
        }
        given.fates = []
        for (let turn = 0; turn < 3; turn += 1) {
          given.outbox.send({ type: 'outbox.retry' })
          await settle()
        }
        expect(given.stored).toEqual([])
        for (const key of ['a', 'b', 'c']) {
          const ids = put.filter((one) => one.key === key).map(({ id }) => id)
          const first = given.arrived
            .filter((operation) => operation.key === key)
            .map(({ id }) => id)
          expect([...new Set(first)]).toEqual(ids)
          // In order even with those that came twice.
          expect(first.map(Number)).toEqual(first.map(Number).toSorted((a, b) => a - b))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a port that nobody provided fails by its name', async () => {
  const failed = await new Promise((resolve) => {
    const bare = createActor(outboxMachine, {
      input: {
        ports: { now: () => 0, random: () => 0, isOnline: () => true, keepsRefused: () => false },
      },
    })
    bare.subscribe({ error: resolve })
    bare.start()
  })
  expect(String(failed)).toContain('load is not provided')
})
