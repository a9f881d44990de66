import { assign, setup } from 'xstate'
import { declared } from '../../machine/declared.ts'
import { placeholder } from '../../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../../problems/errorText.ts'
import type { StationKind } from '../kinds.ts'

/** How often a device asks whether the organiser has answered, ms. */
const ASK_AGAIN = 2000

/** Whose station a code opens, as a device is told. */
export interface PairedStation {
  id: number
  kind: StationKind
  /** The judge's letter at the event; null: of another kind, or without one. */
  letter: string | null
  label: string
  /** The person who works there. */
  who: string
  eventId: number
  event: string
  /** Operations are numbered anew in each. */
  epoch: number
  /** Another device is paired: the organiser is asked. */
  isTaken: boolean
  /** The chief judge has set a PIN. */
  hasPin: boolean
}

/** A device with its station. */
export interface Pairing {
  token: string
  station: PairedStation
}

/** What the server says to a device that wants to be paired. */
export type PairingAnswer = Pairing | { requestId: string }

export interface PairingCall {
  code: string
  /** Of a device that waits. */
  requestId: string | null
  /** The chief judge's; null: none is given. */
  pin: string | null
}

export interface PairingContext extends PairingCall {
  station: PairedStation | null
  pairing: Pairing | null
  /** What went wrong, as it is told. */
  problem: string | null
}

/** A call that was refused, or not answered. */
interface Failed {
  error: unknown
}

export type PairingEvent =
  | { type: 'code.give'; code: string }
  /** «Да, это я». */
  | { type: 'station.confirm' }
  /** «Нет, это не я», or another code. */
  | { type: 'station.refuse' }
  | { type: 'pin.give'; pin: string | null }

/**
 * How a device is paired (docs/rules/stations.md, «Pairing»): the code is typed or stands in the link, the device asks
 * whose station it is, and nothing is paired before the person has said yes. Where another device is paired, it waits for
 * the organiser's answer.
 */
export const pairingMachine = setup({
  types: declared<{
    context: PairingContext
    events: PairingEvent
    input: { code: string | null }
  }>(),
  actors: {
    /** Whose station it is; nothing is paired. */
    ask: placeholder<PairedStation, { code: string }>('ask'),
    pair: placeholder<PairingAnswer, PairingCall>('pair'),
  },
  actions: {
    begin: assign((_, code: string) => ({ code, station: null, requestId: null, pin: null })),
    keepProblem: assign((_, { error }: Failed) => ({
      problem: errorText(toRequestFailure(error)),
    })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isChief: ({ context }) => context.station?.kind === 'chief',
    isPaired: (_, answer: PairingAnswer) => 'token' in answer,
    isAboutPin: (_, { error }: Failed) => 'pin' in (toRequestFailure(error).answer?.errors ?? {}),
    isRefused: (_, { error }: Failed) => toRequestFailure(error).status === 403,
    isUnanswered: ({ context }, { error }: Failed) =>
      context.requestId !== null && toRequestFailure(error).status === 0,
  },
  delays: { askAgain: ASK_AGAIN },
}).createMachine({
  id: 'pairing',
  context: ({ input }) => ({
    code: input.code ?? '',
    station: null,
    requestId: null,
    pin: null,
    pairing: null,
    problem: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasCode', target: 'asking' }, { target: 'entering' }] },
    entering: {
      on: {
        'code.give': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => event.code },
        },
      },
    },
    asking: {
      entry: 'forgetProblem',
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'confirming',
          actions: assign({ station: ({ event }) => event.output }),
        },
        onError: {
          target: 'entering',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirming: {
      on: {
        'station.confirm': [{ guard: 'isChief', target: 'givingPin' }, { target: 'pairing' }],
        'station.refuse': { target: 'entering', actions: 'forgetProblem' },
      },
    },
    givingPin: {
      on: {
        'pin.give': { target: 'pairing', actions: assign({ pin: ({ event }) => event.pin }) },
        'station.refuse': { target: 'entering', actions: 'forgetProblem' },
      },
    },
    pairing: {
      entry: 'forgetProblem',
      invoke: {
        src: 'pair',
        input: ({ context: { code, requestId, pin } }) => ({ code, requestId, pin }),
        onDone: [
          {
            guard: { type: 'isPaired', params: ({ event }) => event.output },
            target: 'paired',
            actions: assign(({ event }) => ({
              pairing: 'token' in event.output ? event.output : null,
            })),
          },
          {
            target: 'waiting',
            actions: assign(({ event }) => ({
              requestId: 'requestId' in event.output ? event.output.requestId : null,
            })),
          },
        ],
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isAboutPin', params: ({ event }) => ({ error: event.error }) },
            target: 'givingPin',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'entering',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'confirming',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** The organiser is asked. */
    waiting: {
      after: { askAgain: 'pairing' },
      on: { 'station.refuse': { target: 'entering', actions: 'forgetProblem' } },
    },
    paired: { type: 'final' },
  },
})
