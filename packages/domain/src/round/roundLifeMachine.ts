import { assign, emit, enqueueActions, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import type { NamedRound } from './name.ts'
import { isStepBack, stepsTo, type RoundStatus } from './status.ts'

/** A round whose status changes: at the version that was seen, with what it is called by. */
export interface SteppingRound extends NamedRound {
  id: number
  /** 0 is the final. */
  index: number
  status: RoundStatus
  version: number
}

/** A status that a round shall get, over those between. */
export interface RoundMove {
  round: SteppingRound
  to: RoundStatus
}

/** A step with why it gives up a draw; '' where nobody asks. */
export interface ReasonedMove extends RoundMove {
  reason: string
}

export type RoundLifeEvent =
  | ({ type: 'step.choose' } & RoundMove)
  | { type: 'step.confirm'; reason: string }
  | { type: 'step.drop' }

/**
 * The steps of a round's life (docs/rules/contest-life.md, «A round's life»), taken one by one: forward over as many as lead there,
 * back one, asked about first. Each is sent with the version that the one before answered; the first that is refused ends
 * the way. Emits how far it came, and `step.refused` with why it came no further. Busy until the rounds are read anew.
 */
export const roundLifeMachine = setup({
  types: declared<{
    context: { wanted: ReasonedMove | null; round: SteppingRound | null }
    events: RoundLifeEvent
    emitted:
      | { type: 'round.moved'; round: SteppingRound }
      | { type: 'step.refused'; round: SteppingRound; error: unknown }
  }>(),
  actors: {
    takeStep: placeholder<SteppingRound, ReasonedMove>('takeStep'),
    renew: placeholder<NonReducibleUnknown>('renew'),
  },
  actions: {
    want: assign((_, { round, to }: RoundMove) => ({ wanted: { round, to, reason: '' }, round })),
    giveReason: assign(({ context: { wanted } }, reason: string) => ({
      wanted: wanted && { ...wanted, reason },
    })),
    move: assign((_, round: SteppingRound) => ({ round })),
    tell: enqueueActions(({ context: { wanted, round }, enqueue }) => {
      if (round && round.status !== wanted?.round.status) {
        enqueue.emit({ type: 'round.moved', round })
      }
    }),
    drop: assign({ wanted: null, round: null }),
  },
  guards: {
    isBack: (_, { round, to }: RoundMove) => isStepBack(round.status, to),
    isThere: ({ context: { wanted, round } }) => round?.status === wanted?.to,
  },
}).createMachine({
  id: 'roundLife',
  context: { wanted: null, round: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'step.choose': [
          {
            target: 'confirming',
            guard: { type: 'isBack', params: ({ event }) => event },
            actions: { type: 'want', params: ({ event }) => event },
          },
          { target: 'stepping', actions: { type: 'want', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      on: {
        'step.confirm': {
          target: 'stepping',
          actions: { type: 'giveReason', params: ({ event }) => event.reason },
        },
        'step.drop': { target: 'settled', actions: 'drop' },
      },
    },
    stepping: {
      always: { guard: 'isThere', target: 'renewing' },
      invoke: {
        src: 'takeStep',
        input: ({ context }) => nextStep(context),
        onDone: {
          target: 'stepping',
          reenter: true,
          actions: { type: 'move', params: ({ event }) => event.output },
        },
        onError: {
          target: 'renewing',
          actions: emit(({ context, event }) => ({
            type: 'step.refused',
            round: nextStep(context).round,
            error: event.error,
          })),
        },
      },
    },
    renewing: {
      invoke: { src: 'renew', onDone: 'settled', onError: 'settled' },
      // Said once what is shown has come anew.
      exit: ['tell', 'drop'],
    },
  },
})

interface Stepping {
  wanted: ReasonedMove | null
  round: SteppingRound | null
}

function nextStep({ wanted, round }: Stepping): ReasonedMove {
  if (round === null || wanted === null) throw new Error('A step is chosen before it is taken')
  const { reason } = wanted
  return { round, to: stepsTo(round.status, wanted.to)[0] ?? round.status, reason }
}
