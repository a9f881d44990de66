import { assertEvent, assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import {
  afterEdit,
  afterRefusal,
  afterSending,
  clubEdits,
  clubSubmission,
  initialClub,
  isComplete,
  isConflict,
  planOf,
  type ClubContext,
  type ClubEdit,
  type ClubGiven,
  type ClubInput,
  type ClubSubmission,
  type ClubTyped,
} from './clubContext.ts'

export type ClubEvent =
  | ClubEdit
  | { type: 'grid.submit' }
  /** What is typed and ticked and not sent is thrown away. */
  | { type: 'grid.restart' }
  /** Other rows, other registrations on the server, another time. */
  | { type: 'given.change'; given: ClubGiven }

/** A change of the grid; the host is told what to keep of it. */
const edit = { actions: ['edit', 'keep'] } as const

/**
 * The grid in which a leader registers a whole club (docs/rules/registration.md, «Clubs»): filled in, checked, sent in one
 * call. It can be sent again under the same key as long as nothing is changed; while it is sent nothing can be. Emits
 * `grid.typed` with what the host keeps (null: nothing) and `grid.stale` where the server has something else by now.
 */
export const clubMachine = setup({
  types: declared<{
    context: ClubContext
    events: ClubEvent
    input: ClubInput
    emitted: { type: 'grid.typed'; typed: ClubTyped | null } | { type: 'grid.stale' }
  }>(),
  actors: {
    /** Sends the grid and hands the server's answer to the host. */
    send: placeholder<void, ClubSubmission>('send'),
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, clubEdits)
      return afterEdit(context, event)
    }),
    keep: emit(({ context }) => ({ type: 'grid.typed' as const, typed: context.typed })),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
  },
}).createMachine({
  id: 'club',
  context: ({ input }) => initialClub(input),
  on: {
    'given.change': { actions: assign({ given: ({ event }) => event.given }) },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'cell.toggle': edit,
        'column.toggle': edit,
        'role.choose': edit,
        'contacts.change': edit,
        'consents.change': edit,
        'grid.restart': {
          actions: [assign(({ context }) => initialClub({ ...context, typed: null })), 'keep'],
        },
        'grid.submit': [
          { target: 'sending', guard: 'isComplete', actions: assign({ isTried: true }) },
          { actions: assign({ isTried: true }) },
        ],
      },
    },
    sending: {
      entry: assign(({ context }) => ({
        failure: null,
        notice: null,
        sentSets: planOf(context).sets.length,
      })),
      invoke: {
        src: 'send',
        input: ({ context }) => clubSubmission(context),
        onDone: {
          target: 'editing',
          actions: [assign(({ context }) => afterSending(context)), 'keep'],
        },
        onError: [
          {
            target: 'editing',
            guard: ({ event }) => isConflict(event.error),
            actions: [
              assign(({ event }) => afterRefusal(event.error)),
              emit({ type: 'grid.stale' }),
            ],
          },
          { target: 'editing', actions: assign(({ event }) => afterRefusal(event.error)) },
        ],
      },
    },
  },
})
