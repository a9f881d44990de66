import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import type { ResultCheckKind } from './resultCheckKind.ts'
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

/** An answer to a check of a result, which its publication carries. */
export interface ContestAnswer {
  contest_id: string
  key: string
  text: string
}

/** A change with what it wants: '' and none where nobody asks. */
export interface ReasonedChange extends StatusChange {
  /** Why it gives up draws. */
  reason: string
  answers: readonly ContestAnswer[]
}

/** A check of a result that waits for an answer. */
export interface OpenCheck {
  key: string
  kind: ResultCheckKind
  text: string
}

/** What the places of a contest wait for. */
export interface ContestChecks {
  contest: ContestWithStatus
  /** One at least. */
  checks: readonly OpenCheck[]
}

export type ContestLifeEvent =
  | ({ type: 'status.choose' } & StatusChange)
  | { type: 'change.confirm'; reason: string }
  | {
      type: 'checks.answer'
      /** All that was typed, of those that stay, too. */
      answers: readonly ContestAnswer[]
      /** Those that stay as they are, without an answer. */
      left: readonly ContestWithStatus[]
    }
  | { type: 'change.drop' }

type Answered = Extract<ContestLifeEvent, { type: 'checks.answer' }>

/**
 * The status of contests, changed in bulk (docs/rules/contest-life.md, «Bulk change»). A step back is confirmed first,
 * before publication the checks of all the results are answered in one list, if there are any
 * (docs/rules/marks-and-results.md, «Checks before publication»), any other goes at once; one that a contest cannot
 * take the server refuses, by contest. Emits `statuses.changed` with the change set that it can be undone by, or
 * `statuses.refused`.
 */
export const contestLifeMachine = setup({
  types: declared<{
    context: {
      wanted: ReasonedChange | null
      asked: readonly ContestChecks[]
      /** What was answered and has not gone through: asked again, it need not be typed again. */
      given: readonly ContestAnswer[]
    }
    events: ContestLifeEvent
    emitted:
      | { type: 'statuses.changed'; change: StatusChange; changeSetId: number | null }
      | { type: 'statuses.refused'; change: StatusChange; error: unknown }
  }>(),
  actors: {
    changeStatuses: placeholder<number | null, ReasonedChange>('changeStatuses'),
    listChecks: placeholder<readonly ContestChecks[], StatusChange>('listChecks'),
  },
  actions: {
    want: assign((_, { contests, status }: StatusChange) => ({
      wanted: { contests, status, reason: '', answers: [] },
    })),
    giveReason: assign(({ context: { wanted } }, reason: string) => ({
      wanted: wanted && { ...wanted, reason },
    })),
    keepChecks: assign((_, asked: readonly ContestChecks[]) => ({ asked })),
    giveAnswers: assign(({ context }, { answers, left }: Pick<Answered, 'answers' | 'left'>) => {
      const wanted = wantedOf(context)
      const out = new Set(left.map(({ id }) => id))
      const contests = wanted.contests.filter(({ id }) => !out.has(id))
      const going = answers.filter(({ contest_id }) => !out.has(contest_id))
      return { wanted: { ...wanted, contests, answers: going }, given: answers }
    }),
    drop: assign({ wanted: null, asked: [] }),
    forgetGiven: assign({ given: [] }),
    tellRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'statuses.refused' as const,
      change: wantedOf(context),
      error,
    })),
  },
  guards: {
    isBack: (_, change: StatusChange) => steppingBack(change).length > 0,
    isPublication: (_, { status }: StatusChange) => status === 'published',
    isUnasked: (_, checks: readonly ContestChecks[]) => checks.length === 0,
  },
}).createMachine({
  id: 'contestLife',
  context: { wanted: null, asked: [], given: [] },
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
          {
            target: 'asking',
            guard: { type: 'isPublication', params: ({ event }) => event },
            actions: { type: 'want', params: ({ event }) => event },
          },
          { target: 'changing', actions: { type: 'want', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      invoke: {
        src: 'listChecks',
        input: ({ context }) => wantedOf(context),
        onDone: [
          { target: 'changing', guard: { type: 'isUnasked', params: ({ event }) => event.output } },
          {
            target: 'answering',
            actions: { type: 'keepChecks', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'settled',
          actions: [
            { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) },
            'drop',
          ],
        },
      },
    },
    answering: {
      on: {
        'checks.answer': {
          target: 'changing',
          actions: { type: 'giveAnswers', params: ({ event }) => event },
        },
        'change.drop': { target: 'settled', actions: 'drop' },
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
            'forgetGiven',
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) },
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
