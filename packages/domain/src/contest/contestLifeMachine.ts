import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { statusStep, type ContestStatus, type Scoring } from './status.ts'
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

export type ContestLifeEvent =
  | ({ type: 'status.choose' } & StatusChange)
  | { type: 'change.confirm' }
  | { type: 'change.drop' }

/**
 * The status of contests, changed in bulk (docs/rules/contest-life.md, «Bulk change»). A step back is confirmed first,
 * any other goes at once; one that a contest cannot take the server refuses, by contest. Emits `statuses.changed` with
 * the change set that it can be undone by, or `statuses.refused`.
 */
export const contestLifeMachine = setup({
  types: declared<{
    context: { wanted: StatusChange | null }
    events: ContestLifeEvent
    emitted:
      | { type: 'statuses.changed'; change: StatusChange; changeSetId: number | null }
      | { type: 'statuses.refused'; change: StatusChange; error: unknown }
  }>(),
  actors: {
    changeStatuses: placeholder<number | null, StatusChange>('changeStatuses'),
  },
  actions: {
    want: assign((_, { contests, status }: StatusChange) => ({ wanted: { contests, status } })),
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
        'change.confirm': 'changing',
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

function wantedOf({ wanted }: { wanted: StatusChange | null }): StatusChange {
  if (wanted === null) throw new Error('A status has been chosen before it is changed')
  return wanted
}
