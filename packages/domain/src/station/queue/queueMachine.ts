import { assign, emit, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../../machine/declared.ts'
import { placeholder } from '../../machine/placeholder.ts'
import { toRequestFailure } from '../../problems/requestFailure.ts'
import {
  MOST_AT_ONCE,
  pauseBeforeRetry,
  type NumberedOperation,
  type QueueAnswer,
  type SheetOperation,
} from './operation.ts'

/** How often a device that could not write is asked again, ms. */
const STORE_AGAIN = 2000

export interface QueueContext {
  /** Not acknowledged yet, in the order of their numbers. */
  operations: readonly NumberedOperation[]
  /** The last number that was given. */
  lastSeq: number
  /** Everything up to this number is written on the device. */
  storedSeq: number
  /** The device could not write: marks are in memory alone. */
  isUnkept: boolean
  /** Tries in vain since the last answer. */
  turn: number
}

export type QueueEvent =
  | { type: 'operation.put'; operation: SheetOperation }
  /** The network, or the page, is back: nothing waits for its pause. */
  | { type: 'queue.retry' }
  /** Up to where the server has operations of this epoch: more than a device knows that lost what it kept. */
  | { type: 'queue.known'; seq: number }

export type QueueEmitted =
  | { type: 'queue.answered'; answer: QueueAnswer }
  /** The station was revoked or has ended: what is left stays on the device. */
  | { type: 'queue.revoked' }

/** What the device kept of an earlier page. */
export interface LoadedQueue {
  operations: readonly NumberedOperation[]
  /** The last number that was given in this epoch, also to what is acknowledged by now. */
  lastSeq: number
}

/** What came of writing: everything up to this number stands on the device. */
export interface StoredUpTo {
  seq: number
}

/**
 * The marks of a device on their way to the server (docs/rules/stations.md, «What a device keeps»). Each is numbered and written on
 * the device before it is «сохранено», sent in order, up to 200 at a time, and deleted only once the server has acknowledged
 * its number. What was sent and not answered is sent again under the same numbers, which the server knows.
 */
export const queueMachine = setup({
  types: declared<{ context: QueueContext; events: QueueEvent; emitted: QueueEmitted }>(),
  actors: {
    /** What an earlier page left. Never rejects: a device that keeps nothing begins with nothing. */
    load: placeholder<LoadedQueue>('load'),
    /** Writes operations on the device; rejects where it does not keep them. */
    store: placeholder<StoredUpTo, readonly NumberedOperation[]>('store'),
    /** Rejects with what was answered, or that nothing was. */
    send: placeholder<QueueAnswer, readonly NumberedOperation[]>('send'),
    /** Deletes everything up to a number; never rejects. */
    remove: placeholder<NonReducibleUnknown, number>('remove'),
  },
  actions: {
    put: assign(({ context }, operation: SheetOperation) => ({
      operations: [...context.operations, { ...operation, seq: context.lastSeq + 1 }],
      lastSeq: context.lastSeq + 1,
    })),
    takeUp: assign(({ context }, { operations, lastSeq }: LoadedQueue) => {
      // What was put while the device was read comes after what it holds.
      const added = context.operations.map((operation, index) => ({
        ...operation,
        seq: lastSeq + 1 + index,
      }))
      return {
        operations: [...operations, ...added],
        lastSeq: lastSeq + added.length,
        storedSeq: lastSeq,
      }
    }),
    // A number given twice would be taken for the operation that the server knows. Rows are whole: twice is harmless.
    goOnAfter: assign(({ context }, seq: number) => ({
      operations: context.operations.map((one, index) => ({ ...one, seq: seq + 1 + index })),
      lastSeq: seq + context.operations.length,
    })),
    acknowledge: assign(({ context }, { acknowledged }: QueueAnswer) => ({
      operations: context.operations.filter(({ seq }) => seq > acknowledged),
      turn: 0,
    })),
    tell: emit((_, answer: QueueAnswer): QueueEmitted => ({ type: 'queue.answered', answer })),
    countTry: assign(({ context }) => ({ turn: context.turn + 1 })),
  },
  guards: {
    isBeyond: ({ context }, seq: number) => seq > context.lastSeq,
    hasUnstored: ({ context }) => unstored(context).length > 0,
    hasUnsent: ({ context }) => sendable(context).length > 0,
    isProgress: ({ context }, { acknowledged }: QueueAnswer) =>
      acknowledged >= (context.operations[0]?.seq ?? 0),
  },
  delays: {
    pause: ({ context }) => pauseBeforeRetry(context.turn),
    storeAgain: STORE_AGAIN,
  },
}).createMachine({
  id: 'queue',
  context: { operations: [], lastSeq: 0, storedSeq: 0, isUnkept: false, turn: 0 },
  on: {
    'operation.put': { actions: { type: 'put', params: ({ event }) => event.operation } },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'working',
          actions: { type: 'takeUp', params: ({ event }) => event.output },
        },
      },
    },
    working: {
      on: {
        'queue.known': {
          guard: { type: 'isBeyond', params: ({ event }) => event.seq },
          actions: { type: 'goOnAfter', params: ({ event }) => event.seq },
        },
      },
      type: 'parallel',
      states: {
        store: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasUnstored', target: 'writing' } },
            writing: {
              invoke: {
                src: 'store',
                input: ({ context }) => unstored(context),
                onDone: {
                  target: 'idle',
                  actions: assign(({ event }) => ({
                    storedSeq: event.output.seq,
                    isUnkept: false,
                  })),
                },
                onError: 'failed',
              },
            },
            failed: {
              entry: assign({ isUnkept: true }),
              after: { storeAgain: 'idle' },
              on: { 'queue.retry': 'idle' },
            },
          },
        },
        network: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasUnsent', target: 'sending' } },
            sending: {
              invoke: {
                src: 'send',
                input: ({ context }) => sendable(context),
                onDone: [
                  {
                    guard: { type: 'isProgress', params: ({ event }) => event.output },
                    target: 'removing',
                    actions: [
                      { type: 'acknowledge', params: ({ event }) => event.output },
                      { type: 'tell', params: ({ event }) => event.output },
                    ],
                  },
                  { target: 'pausing' },
                ],
                onError: [
                  { guard: ({ event }) => isRevoked(event.error), target: 'revoked' },
                  { target: 'pausing' },
                ],
              },
            },
            removing: {
              invoke: {
                src: 'remove',
                input: ({ context }) => (context.operations[0]?.seq ?? context.lastSeq + 1) - 1,
                onDone: 'idle',
              },
            },
            pausing: {
              entry: 'countTry',
              after: { pause: 'idle' },
              on: { 'queue.retry': 'idle' },
            },
            revoked: { entry: emit({ type: 'queue.revoked' }) },
          },
        },
      },
    },
  },
})

/** What the device has not written yet. */
function unstored({ operations, storedSeq }: QueueContext): NumberedOperation[] {
  return operations.filter(({ seq }) => seq > storedSeq)
}

/** What may be sent: what is written on the device; where it does not write, what is in memory. */
function sendable({ operations, storedSeq, isUnkept }: QueueContext): NumberedOperation[] {
  return operations.filter(({ seq }) => isUnkept || seq <= storedSeq).slice(0, MOST_AT_ONCE)
}

/** The token is good no more: another device has the station, or the event is over. */
function isRevoked(error: unknown): boolean {
  return toRequestFailure(error).status === 401
}
