import { assign, emit, enqueueActions, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import {
  deliveryMachine,
  type DeliveryEnd,
  type DeliveryReport,
  type OutboxPorts,
} from './deliveryMachine.ts'
import { nextToSend, type Operation, type OutboxItem, type Stored } from './operation.ts'

export type OutboxEvent =
  | { type: 'operation.put'; operation: Operation }
  /** The network, or the login, is back: nothing waits for its pause. */
  | { type: 'outbox.retry' }
  | DeliveryReport

/** What the host is told of each operation in the end; `isKept`: refused, and kept for another try. */
export type OutboxEmitted =
  | { type: 'operation.acknowledged'; operation: Operation }
  | { type: 'operation.moved'; operation: Operation }
  | { type: 'operation.refused'; operation: Operation; error: unknown; isKept: boolean }

/** What the store holds when a page opens. */
export interface LoadedOperations {
  operations: readonly Operation[]
  stored: Stored
}

interface OutboxContext {
  ports: OutboxPorts
  /** In the order in which they were put. */
  items: readonly OutboxItem[]
  stored: Stored
}

/**
 * Operations that must reach the server: each stays until it is answered, over reloads, in the order of its key. An
 * operation may arrive more than once, always under its id: the receiver has to bear that.
 */
export const outboxMachine = setup({
  types: declared<{
    context: OutboxContext
    input: { ports: OutboxPorts }
    events: OutboxEvent
    emitted: OutboxEmitted
    children: Record<string, 'delivery'>
  }>(),
  actors: {
    /** What earlier pages left, in the order of putting. Never rejects. */
    load: placeholder<LoadedOperations>('load'),
    delivery: deliveryMachine,
  },
  actions: {
    put: enqueueActions(({ context: { ports }, enqueue }, operation: Operation) => {
      enqueue.spawnChild('delivery', {
        id: operation.id,
        input: { operation, isStored: false, ports },
      })
      enqueue.assign(({ context: { items } }) => ({
        items: [...items, { operation, status: 'storing', since: null }],
      }))
    }),
    takeUp: enqueueActions(
      ({ context: { ports, items }, enqueue }, operations: readonly Operation[]) => {
        const known = new Set(items.map(({ operation }) => operation.id))
        const found = operations.filter(({ id }) => !known.has(id))
        for (const operation of found) {
          enqueue.spawnChild('delivery', {
            id: operation.id,
            input: { operation, isStored: true, ports },
          })
        }
        // What was put while they were read comes after them.
        enqueue.assign({
          items: [
            ...found.map((operation) => ({
              operation,
              status: 'storing' as const,
              since: operation.at,
            })),
            ...items,
          ],
        })
      },
    ),
    note: assign(
      ({ context: { items } }, change: Omit<OutboxItem, 'operation'> & { id: string }) => ({
        items: items.map((item) =>
          item.operation.id === change.id
            ? { ...item, status: change.status, since: change.since }
            : item,
        ),
      }),
    ),
    noteStored: assign((_, stored: Stored) => ({ stored })),
    drop: assign(({ context: { items } }, { operation }: DeliveryEnd) => ({
      items: items.filter((item) => item.operation.id !== operation.id),
    })),
    tellEnd: emit((_, { operation, refusal, isMoved }: DeliveryEnd): OutboxEmitted => {
      if (refusal) {
        return { type: 'operation.refused', operation, error: refusal.error, isKept: false }
      }
      return { type: isMoved ? 'operation.moved' : 'operation.acknowledged', operation }
    }),
    tellHeld: emit(
      (_, { operation, error }: { operation: Operation; error: unknown }): OutboxEmitted => ({
        type: 'operation.refused',
        operation,
        error,
        isKept: true,
      }),
    ),
    startNext: enqueueActions(({ context: { items }, enqueue }) => {
      for (const { operation } of nextToSend(items)) {
        enqueue.sendTo(operation.id, { type: 'delivery.start' })
      }
    }),
    retry: enqueueActions(({ context: { items }, enqueue }) => {
      for (const { operation } of items) enqueue.sendTo(operation.id, { type: 'delivery.retry' })
    }),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input: { ports } }) => ({ ports, items: [], stored: 'kept' }),
  on: {
    'operation.put': { actions: { type: 'put', params: ({ event }) => event.operation } },
    'delivery.change': { actions: { type: 'note', params: ({ event }) => event } },
    'delivery.store': { actions: { type: 'noteStored', params: ({ event }) => event.stored } },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'running',
          actions: [
            { type: 'noteStored', params: ({ event }) => event.output.stored },
            { type: 'takeUp', params: ({ event }) => event.output.operations },
          ],
        },
      },
    },
    running: {
      entry: 'startNext',
      on: {
        'delivery.change': {
          actions: [{ type: 'note', params: ({ event }) => event }, 'startNext'],
        },
        'delivery.end': {
          actions: [
            { type: 'drop', params: ({ event }) => event },
            { type: 'tellEnd', params: ({ event }) => event },
            'startNext',
          ],
        },
        'delivery.hold': { actions: { type: 'tellHeld', params: ({ event }) => event } },
        'outbox.retry': { actions: 'retry' },
      },
    },
  },
})
