import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { givesUpDraw, statusStep, type ContestStatus, type Scoring } from './status.ts'
import type { NumberedContest } from './title.ts'

/** A contest with what decides which status it may get next. */
export interface ContestWithStatus extends NumberedContest {
  id: string
  status: ContestStatus
  scoring: Scoring
}

/** What is asked for; all of the contests change or none. */
export interface StatusChange {
  contests: readonly ContestWithStatus[]
  status: ContestStatus
}

/** A change with why it gives up draws; '' where nobody asks. */
export interface ReasonedChange extends StatusChange {
  reason: string
}

export type ContestLifeEvent =
  | ({ type: 'status.choose' } & StatusChange)
  | { type: 'change.confirm'; reason: string }
  | { type: 'change.drop' }

/**
 * The status of contests, changed in bulk (docs/rules/contest-life.md, «Bulk change»). A step back is confirmed first,
 * any other goes at once; one that a contest cannot take the server refuses, by contest. Emits `statuses.changed` with
 * the change set that it can be undone by, or `statuses.refused`.
 */
export const contestLifeMachine = setup({
  types: declared<{
    context: { wanted: ReasonedChange | null }
    events: ContestLifeEvent
    emitted:
      | { type: 'statuses.changed'; change: StatusChange; changeSetId: number | null }
      | { type: 'statuses.refused'; change: StatusChange; error: unknown }
  }>(),
  actors: {
    changeStatuses: placeholder<number | null, ReasonedChange>('changeStatuses'),
  },
  actions: {
    want: assign((_, { contests, status }: StatusChange) => ({
      wanted: { contests, status, reason: '' },
    })),
    giveReason: assign(({ context: { wanted } }, reason: string) => ({
      wanted: wanted && { ...wanted, reason },
    })),
    drop: assign({ wanted: null }),
  },
  guards: {
    isBack: (_, change: StatusChange) => steppingBack(change).length > 0,
  },
}).createMachine({
  id: 'contestLife',
  context: { wanted: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'status.choose': [
          {
            target: 'confirming',
            guard: { type: 'isBack', params: ({ event }) => event },
            actions: { type: 'want', params: ({ event }) => event },
          },
          { target: 'changing', actions: { type: 'want', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      on: {
        'change.confirm': {
          target: 'changing',
          actions: { type: 'giveReason', params: ({ event }) => event.reason },
        },
        'change.drop': { target: 'settled', actions: 'drop' },
      },
    },
    changing: {
      invoke: {
        src: 'changeStatuses',
        input: ({ context }) => wantedOf(context),
        onDone: {
          target: 'settled',
          actions: [
            emit(({ context, event }) => ({
              type: 'statuses.changed',
              change: wantedOf(context),
              changeSetId: event.output,
            })),
            'drop',
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            emit(({ context, event }) => ({
              type: 'statuses.refused',
              change: wantedOf(context),
              error: event.error,
            })),
            'drop',
          ],
        },
      },
    },
  },
})

/** Those of the contests for which it is a step back. */
export function steppingBack({ contests, status }: StatusChange): ContestWithStatus[] {
  return contests.filter((one) => statusStep(one.status, status, one.scoring) === 'back')
}

/** Whether a change gives up the draw of some contest, which needs a reason. */
export function isDrawGivenUp({ contests, status }: StatusChange): boolean {
  return contests.some((one) => givesUpDraw(one.status, status))
}

function wantedOf({ wanted }: { wanted: ReasonedChange | null }): ReasonedChange {
  if (wanted === null) throw new Error('A status has been chosen before it is changed')
  return wanted
}
