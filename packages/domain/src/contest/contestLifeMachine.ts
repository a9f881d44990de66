import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { statusStep, type ContestStatus, type Scoring } from './status.ts'

/** What decides which status a contest may get next. */
export interface ContestWithStatus {
  id: string
  status: ContestStatus
  scoring: Scoring
}

/** The body of `PUT /api/events/{id}/contest-statuses`. */
export interface StatusChange {
  contestIds: string[]
  status: ContestStatus
  generateHeats: boolean
}

export interface ContestLifeContext {
  /** The contests chosen; all change or none. */
  contests: readonly ContestWithStatus[]
  wanted: Omit<StatusChange, 'contestIds'> | null
  problem: string | null
}

export type ContestLifeEvent =
  | { type: 'contests.choose'; contests: readonly ContestWithStatus[] }
  | { type: 'status.choose'; status: ContestStatus; generateHeats?: boolean }
  | { type: 'change.confirm' }
  | { type: 'change.drop' }

/**
 * The life of contests, changed in bulk (docs/rules/contest-life.md, «Bulk change»: «set in bulk for a list of
 * contests, optionally generating heats»). One step forward is done at once; a step back and a cancellation are
 * confirmed first (docs/rules/contest-life.md, «Steps»). `generateHeats` counts for `ready` only. Emits
 * `statuses.changed`.
 */
export const contestLifeMachine = setup({
  types: declared<{
    context: ContestLifeContext
    events: ContestLifeEvent
    input: { contests: readonly ContestWithStatus[] }
    emitted: { type: 'statuses.changed'; contests: readonly ContestWithStatus[] }
  }>(),
  actors: {
    changeStatuses: placeholder<readonly ContestWithStatus[], StatusChange>('changeStatuses'),
  },
  actions: {
    want: assign((_, wanted: Omit<StatusChange, 'contestIds'>) => ({
      wanted: { ...wanted, generateHeats: wanted.generateHeats && wanted.status === 'ready' },
      problem: null,
    })),
    drop: assign({ wanted: null }),
  },
  guards: {
    isForward: ({ context }, { status }: { status: ContestStatus }) =>
      isAllowed(context.contests, status) && !needsConfirmation(context.contests, status),
    isAllowed: ({ context }, { status }: { status: ContestStatus }) =>
      isAllowed(context.contests, status),
  },
}).createMachine({
  id: 'contestLife',
  context: ({ input }) => ({ contests: input.contests, wanted: null, problem: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'contests.choose': {
          actions: assign({ contests: ({ event }) => event.contests, problem: null }),
        },
        'status.choose': [
          {
            target: 'changing',
            guard: { type: 'isForward', params: ({ event }) => event },
            actions: { type: 'want', params: ({ event }) => wantedBy(event) },
          },
          {
            target: 'confirming',
            guard: { type: 'isAllowed', params: ({ event }) => event },
            actions: { type: 'want', params: ({ event }) => wantedBy(event) },
          },
        ],
      },
    },
    confirming: {
      on: {
        'change.confirm': 'changing',
        'change.drop': { target: 'settled', actions: 'drop' },
      },
    },
    changing: {
      invoke: {
        src: 'changeStatuses',
        input: ({ context }) => statusChange(context),
        onDone: {
          target: 'settled',
          actions: [
            assign({ contests: ({ event }) => event.output }),
            'drop',
            emit(({ event }) => ({ type: 'statuses.changed', contests: event.output })),
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            assign({ problem: ({ event }) => errorText(toRequestFailure(event.error)) }),
            'drop',
          ],
        },
      },
    },
  },
})

/** Whether all of these contests may get this status. */
export function isAllowed(contests: readonly ContestWithStatus[], status: ContestStatus): boolean {
  return (
    contests.length > 0 &&
    contests.every((contest) => statusStep(contest.status, status, contest.scoring) !== null)
  )
}

/** «A step back asks to confirm and never deletes marks»; so does a cancellation. */
export function needsConfirmation(
  contests: readonly ContestWithStatus[],
  status: ContestStatus,
): boolean {
  return contests.some((contest) => {
    const step = statusStep(contest.status, status, contest.scoring)
    return step === 'back' || step === 'cancel'
  })
}

function wantedBy(event: { status: ContestStatus; generateHeats?: boolean }) {
  return { status: event.status, generateHeats: event.generateHeats ?? false }
}

function statusChange({ contests, wanted }: ContestLifeContext): StatusChange {
  if (wanted === null) throw new Error('A status has been chosen before it is changed')
  return { contestIds: contests.map(({ id }) => id), ...wanted }
}
