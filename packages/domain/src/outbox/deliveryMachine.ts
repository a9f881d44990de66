import { assign, sendParent, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import {
  isUnanswered,
  retryPause,
  type Operation,
  type OutboxItem,
  type SendResult,
  type Stored,
} from './operation.ts'

/** What the host knows and the machine asks for. */
export interface OutboxPorts {
  /** Ms since 1970. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  isOnline: () => boolean
  /** Whether what was refused stays, and is sent again when asked: a login that has run out, for example. */
  keepsRefused: (error: unknown) => boolean
}

export interface DeliveryInput {
  operation: Operation
  /** It comes from the store. */
  isStored: boolean
  ports: OutboxPorts
}

export interface DeliveryContext extends DeliveryInput {
  since: number | null
  turn: number
  refusal: { error: unknown } | null
  isMoved: boolean
}

/** How an operation left the outbox. */
export interface DeliveryEnd {
  type: 'delivery.end'
  operation: Operation
  /** Null: acknowledged, or moved. */
  refusal: { error: unknown } | null
  isMoved: boolean
}

/** What a delivery tells the outbox. */
export type DeliveryReport =
  | { type: 'delivery.change'; id: string; status: OutboxItem['status']; since: number | null }
  | { type: 'delivery.store'; stored: Stored }
  | { type: 'delivery.hold'; operation: Operation; error: unknown }
  | DeliveryEnd

/**
 * The way of one operation: stored, sent when its turn comes, sent again until it is answered, removed. It leaves the
 * store only after an answer; stopped at any point before, it is sent again under the same id.
 */
export const deliveryMachine = setup({
  types: declared<{
    context: DeliveryContext
    input: DeliveryInput
    /** `start`: those of its key before it are gone. `retry`: the network, or the login, is back. */
    events: { type: 'delivery.start' } | { type: 'delivery.retry' }
  }>(),
  actors: {
    /** Never rejects: what the device cannot keep is kept in memory. */
    put: placeholder<Stored, Operation>('put'),
    /** Rejects with what was answered, or that nothing was. */
    send: placeholder<SendResult, Operation>('send'),
    /** Never rejects. */
    remove: placeholder<NonReducibleUnknown, Operation>('remove'),
  },
  delays: {
    pause: ({ context: { turn, ports } }) => retryPause(turn, ports.random(), ports.isOnline()),
  },
  actions: {
    report: sendParent(({ context }, status: OutboxItem['status']): DeliveryReport => {
      const { operation, since } = context
      return { type: 'delivery.change', id: operation.id, status, since }
    }),
    reportStored: sendParent((_, stored: Stored): DeliveryReport => ({
      type: 'delivery.store',
      stored,
    })),
    reportHeld: sendParent(({ context: { operation } }, error: unknown): DeliveryReport => ({
      type: 'delivery.hold',
      operation,
      error,
    })),
    reportEnd: sendParent(({ context: { operation, refusal, isMoved } }): DeliveryReport => ({
      type: 'delivery.end',
      operation,
      refusal,
      isMoved,
    })),
    wait: assign(({ context: { since, turn, ports } }) => ({
      since: since ?? ports.now(),
      turn: turn + 1,
    })),
    startOver: assign({ turn: 0 }),
    move: assign({ isMoved: true }),
    refuse: assign((_, error: unknown) => ({ refusal: { error } })),
  },
  guards: {
    isStored: ({ context }) => context.isStored,
    isMoved: (_, result: SendResult) => result === 'moved',
    isUnanswered: (_, error: unknown) => isUnanswered(error),
    isKept: ({ context }, error: unknown) => context.ports.keepsRefused(error),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    ...input,
    since: input.isStored ? input.operation.at : null,
    turn: 0,
    refusal: null,
    isMoved: false,
  }),
  initial: 'new',
  states: {
    new: { always: [{ guard: 'isStored', target: 'ready' }, { target: 'storing' }] },
    storing: {
      invoke: {
        src: 'put',
        input: ({ context }) => context.operation,
        onDone: {
          target: 'ready',
          actions: { type: 'reportStored', params: ({ event }) => event.output },
        },
      },
    },
    ready: {
      entry: { type: 'report', params: 'ready' },
      on: { 'delivery.start': 'sending' },
    },
    sending: {
      entry: { type: 'report', params: 'sending' },
      invoke: {
        src: 'send',
        input: ({ context }) => context.operation,
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }) => event.output },
            target: 'gone',
            actions: 'move',
          },
          { target: 'removing' },
        ],
        onError: [
          { guard: { type: 'isUnanswered', params: thrown }, target: 'unanswered' },
          {
            guard: { type: 'isKept', params: thrown },
            target: 'held',
            actions: { type: 'reportHeld', params: thrown },
          },
          { target: 'removing', actions: { type: 'refuse', params: thrown } },
        ],
      },
    },
    unanswered: {
      entry: ['wait', { type: 'report', params: 'unanswered' }],
      after: { pause: 'sending' },
      on: { 'delivery.retry': { target: 'sending', actions: 'startOver' } },
    },
    /** Refused, but not for what it is. */
    held: {
      entry: ['wait', { type: 'report', params: 'held' }],
      on: { 'delivery.retry': { target: 'sending', actions: 'startOver' } },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.operation,
        onDone: 'gone',
      },
    },
    gone: { type: 'final', entry: 'reportEnd' },
  },
})

function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}
