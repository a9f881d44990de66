import { assign, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { problemText } from '../problems/catalogue.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import type { SheetMarks } from './sheets.ts'
import {
  afterKey,
  afterUndo,
  clamp,
  criteriaOf,
  nextCell,
  removeSent,
  type SheetContext,
  type SheetInput,
} from './sheetTyping.ts'

export type SheetEvent =
  | { type: 'key.type'; key: string }
  | { type: 'cursor.move'; row: number; criterion: number }
  /** Enter: the mark ends here, though more digits could follow. */
  | { type: 'cursor.next' }
  | { type: 'mark.undo' }
  /** With the reason where the two agree on what differs. */
  | { type: 'sheet.finish'; reason?: string }
  /** Sends what was corrected, and why. */
  | { type: 'correction.send'; reason: string }
  /** The network is back, or somebody does not want to wait. */
  | { type: 'save.retry' }

/** What is sent: the whole rows that changed, and the version they were typed into. */
export interface SheetSave {
  marks: SheetMarks
  version: number
  reason: string
}

/** What ends a sheet: the version it was typed to, and why where two agree. */
export interface SheetFinish {
  version: number
  reason: string
}

/** What is answered. */
export interface StoredSheet {
  version: number
}

const RETRY_MS = 3000
const refusedText = problemText('marks_refused')

/**
 * Typing the marks of one judge for one dance. Each mark is sent as soon as the one before is stored; while
 * the network is gone typing goes on, and what was typed is sent again until it is stored: rows are sent
 * whole, so the same row twice is no harm. A mark that cannot be leaves nothing and stays named until it is
 * mended; the sheet is not finished before. Finished once nothing is left to send.
 */
export const sheetMachine = setup({
  types: declared<{ context: SheetContext; events: SheetEvent; input: SheetInput }>(),
  actors: {
    save: placeholder<StoredSheet, SheetSave>('save'),
    finish: placeholder<NonReducibleUnknown, SheetFinish>('finish'),
  },
  delays: { retry: RETRY_MS },
  actions: {
    type: assign(({ context }, key: string) => afterKey(context, key)),
    move: assign(({ context }, to: { row: number; criterion: number }) => ({
      row: clamp(to.row, context.entries.length),
      criterion: clamp(to.criterion, criteriaOf(context)),
      buffer: '',
      hasGoneOn: false,
    })),
    moveOn: assign(({ context }) => ({
      ...(!context.hasGoneOn && nextCell(context)),
      buffer: '',
      hasGoneOn: false,
    })),
    undo: assign(({ context }) => afterUndo(context)),
    send: assign(({ context: { unsent, sent, isLost, problem } }) => ({
      sent: isLost ? sent : unsent,
      // What stands in the way of the end stays until it is mended.
      problem: problem === refusedText ? problem : null,
    })),
    store: assign(({ context: { unsent, sent } }, { version }: StoredSheet) => ({
      unsent: removeSent(unsent, sent),
      version,
      isLost: false,
    })),
    /** Not reached: what was sent is sent again, and a sheet that was ended is ended then. */
    lose: assign((_, error: unknown) => ({
      problem: errorText(toRequestFailure(error)),
      isLost: true,
    })),
    refuse: assign((_, error: unknown) => ({
      problem: errorText(toRequestFailure(error)),
      isFinishing: false,
      isLost: false,
    })),
    goToRefused: assign(({ context: { refused } }) => ({
      row: refused[0]?.row ?? 0,
      criterion: refused[0]?.criterion ?? 0,
      buffer: '',
      hasGoneOn: false,
      problem: refusedText,
    })),
    wantFinish: assign((_, reason: string) => ({ isFinishing: true, problem: null, reason })),
    explain: assign((_, reason: string) => ({ reason, problem: null })),
  },
  guards: {
    isUnsent: ({ context: { unsent, isCorrection } }) =>
      !isCorrection && Object.keys(unsent).length > 0,
    isCorrected: ({ context: { unsent, isCorrection } }) =>
      isCorrection && Object.keys(unsent).length > 0,
    isCorrection: ({ context }) => context.isCorrection,
    isFinishing: ({ context }) => context.isFinishing,
    hasRefused: ({ context }) => context.refused.length > 0,
    /** Not refused, only not reached: worth trying again. */
    isLost: (_, error: unknown) => {
      const { status = 0 } = toRequestFailure(error)
      return status === 0 || status === 429 || status >= 500
    },
  },
}).createMachine({
  id: 'sheet',
  context: ({ input }) => ({
    ...input,
    marks: { ...input.marks, ...input.unsent },
    row: 0,
    criterion: 0,
    buffer: '',
    hasGoneOn: false,
    history: [],
    refused: [],
    sent: {},
    isLost: false,
    reason: '',
    isFinishing: false,
    problem: null,
  }),
  on: {
    'key.type': { actions: { type: 'type', params: ({ event }) => event.key } },
    'cursor.move': { actions: { type: 'move', params: ({ event }) => event } },
    'cursor.next': { actions: 'moveOn' },
    'mark.undo': { actions: 'undo' },
    'sheet.finish': [
      { guard: 'hasRefused', actions: 'goToRefused' },
      { actions: { type: 'wantFinish', params: ({ event }) => event.reason ?? '' } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'isUnsent', target: 'saving' },
        { guard: 'isFinishing', target: 'finishing' },
      ],
      on: {
        'correction.send': [
          { guard: 'hasRefused', actions: 'goToRefused' },
          {
            guard: 'isCorrected',
            target: 'saving',
            actions: { type: 'explain', params: ({ event }) => event.reason },
          },
        ],
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'save',
        input: ({ context: { sent, version, reason } }) => ({ marks: sent, version, reason }),
        onDone: [
          {
            guard: 'isCorrection',
            target: 'finished',
            actions: { type: 'store', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'store', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isLost', params: thrown },
            target: 'offline',
            actions: { type: 'lose', params: thrown },
          },
          {
            target: 'refused',
            actions: { type: 'refuse', params: thrown },
          },
        ],
      },
    },
    /** Typing goes on; what was typed waits. */
    offline: {
      after: { retry: 'saving' },
      on: { 'save.retry': 'saving' },
    },
    /** Another key, or another reason, is another try. */
    refused: {
      on: {
        'save.retry': 'saving',
        'key.type': {
          target: 'idle',
          actions: { type: 'type', params: ({ event }) => event.key },
        },
        'correction.send': [
          { guard: 'hasRefused', actions: 'goToRefused' },
          {
            target: 'saving',
            actions: { type: 'explain', params: ({ event }) => event.reason },
          },
        ],
      },
    },
    finishing: {
      invoke: {
        src: 'finish',
        input: ({ context: { version, reason } }) => ({ version, reason }),
        onDone: 'finished',
        onError: {
          target: 'idle',
          actions: { type: 'refuse', params: thrown },
        },
      },
    },
    finished: { type: 'final' },
  },
})

function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}
