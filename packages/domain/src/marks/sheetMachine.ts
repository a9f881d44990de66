import { assign, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import type { MarkLimits, SheetMarks } from './sheets.ts'
import { typedMark } from './typedMark.ts'

export interface SheetInput {
  /** Registrations in the order of the sheet. */
  entries: readonly number[]
  limits: MarkLimits
  /** As they are stored. */
  marks: SheetMarks
  /** Typed before and not known to be stored: what was kept while the network was gone. */
  unsent: SheetMarks
  /** The sheet counts already: what is typed is sent at once, with a reason. */
  isCorrection: boolean
}

/** A mark as it was before a key. */
interface Change {
  row: number
  criterion: number
  before: number | null
}

export interface SheetContext extends SheetInput {
  row: number
  criterion: number
  /** Digits of the mark that is being typed. */
  buffer: string
  history: readonly Change[]
  /** The row whose last key was refused. */
  refusedRow: number | null
  /** What is on its way. */
  sent: SheetMarks
  reason: string
  isFinishing: boolean
  /** Why the server refused, in Russian. */
  problem: string | null
}

export type SheetEvent =
  | { type: 'key.type'; key: string }
  | { type: 'cursor.move'; row: number; criterion: number }
  /** The mark is whole though more digits could follow. */
  | { type: 'cursor.next' }
  | { type: 'mark.undo' }
  | { type: 'sheet.finish' }
  /** Sends what was corrected, and why. */
  | { type: 'correction.send'; reason: string }
  /** The network is back, or somebody does not want to wait. */
  | { type: 'save.retry' }

/** What is sent: the whole rows that changed. */
export interface SheetSave {
  marks: SheetMarks
  reason: string
}

const RETRY_MS = 3000

/**
 * Typing the marks of one judge for one dance. Each mark is sent as soon as the one before is stored; while
 * the network is gone typing goes on, and what was typed is sent again until it is stored: rows are sent
 * whole, so the same row twice is no harm. Finished once nothing is left to send.
 */
export const sheetMachine = setup({
  types: declared<{ context: SheetContext; events: SheetEvent; input: SheetInput }>(),
  actors: {
    save: placeholder<NonReducibleUnknown, SheetSave>('save'),
    finish: placeholder<NonReducibleUnknown>('finish'),
  },
  delays: { retry: RETRY_MS },
  actions: {
    type: assign(({ context }, key: string) => afterKey(context, key)),
    move: assign(({ context }, to: { row: number; criterion: number }) => ({
      row: clamp(to.row, context.entries.length),
      criterion: clamp(to.criterion, criteriaOf(context)),
      buffer: '',
      refusedRow: null,
    })),
    moveOn: assign(({ context }) => ({ ...nextCell(context), buffer: '', refusedRow: null })),
    undo: assign(({ context }) => afterUndo(context)),
    send: assign(({ context }) => ({ sent: context.unsent, problem: null })),
    forgetSent: assign(({ context: { unsent, sent } }) => ({ unsent: without(unsent, sent) })),
    refuse: assign((_, error: unknown) => ({
      problem: errorText(toRequestFailure(error)),
      isFinishing: false,
    })),
    wantFinish: assign({ isFinishing: true, problem: null }),
    explain: assign((_, reason: string) => ({ reason, problem: null })),
  },
  guards: {
    isUnsent: ({ context: { unsent, isCorrection } }) =>
      !isCorrection && Object.keys(unsent).length > 0,
    isCorrected: ({ context: { unsent, isCorrection } }) =>
      isCorrection && Object.keys(unsent).length > 0,
    isCorrection: ({ context }) => context.isCorrection,
    isFinishing: ({ context }) => context.isFinishing,
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
    history: [],
    refusedRow: null,
    sent: {},
    reason: '',
    isFinishing: false,
    problem: null,
  }),
  on: {
    'key.type': { actions: { type: 'type', params: ({ event }) => event.key } },
    'cursor.move': { actions: { type: 'move', params: ({ event }) => event } },
    'cursor.next': { actions: 'moveOn' },
    'mark.undo': { actions: 'undo' },
    'sheet.finish': { actions: 'wantFinish' },
  },
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'isUnsent', target: 'saving' },
        { guard: 'isFinishing', target: 'finishing' },
      ],
      on: {
        'correction.send': {
          guard: 'isCorrected',
          target: 'saving',
          actions: { type: 'explain', params: ({ event }) => event.reason },
        },
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'save',
        input: ({ context: { unsent, reason } }) => ({ marks: unsent, reason }),
        onDone: [
          { guard: 'isCorrection', target: 'finished', actions: 'forgetSent' },
          { target: 'idle', actions: 'forgetSent' },
        ],
        onError: [
          {
            guard: { type: 'isLost', params: thrown },
            target: 'offline',
            actions: { type: 'refuse', params: thrown },
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
        'correction.send': {
          target: 'saving',
          actions: { type: 'explain', params: ({ event }) => event.reason },
        },
      },
    },
    finishing: {
      invoke: {
        src: 'finish',
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

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value))
}

function criteriaOf({ limits }: Pick<SheetContext, 'limits'>): number {
  return Math.max(1, limits.maxima.length)
}

function afterKey(context: SheetContext, key: string): Partial<SheetContext> {
  const { row, criterion, buffer, limits } = context
  const typed = typedMark(buffer, key, criterion, limits)
  if (typed === null) return {}
  if (typed.mark === 'impossible') return { buffer: '', refusedRow: row }
  const before = markAt(context, row, criterion)
  return {
    ...withMark(context, row, criterion, typed.mark),
    buffer: typed.buffer,
    refusedRow: null,
    history: [...context.history, { row, criterion, before }],
    ...(typed.isWhole && nextCell(context)),
  }
}

/** The next criterion of the entry, then the next entry; the last cell keeps the cursor. */
function nextCell(context: SheetContext): Pick<SheetContext, 'row' | 'criterion'> {
  const { row, criterion, entries } = context
  if (criterion + 1 < criteriaOf(context)) return { row, criterion: criterion + 1 }
  return row + 1 < entries.length ? { row: row + 1, criterion: 0 } : { row, criterion }
}

function afterUndo(context: SheetContext): Partial<SheetContext> {
  const last = context.history.at(-1)
  if (!last) return {}
  const { row, criterion, before } = last
  return {
    ...withMark(context, row, criterion, before),
    row,
    criterion,
    buffer: '',
    refusedRow: null,
    history: context.history.slice(0, -1),
  }
}

function markAt({ marks, entries }: SheetContext, row: number, criterion: number): number | null {
  return marks[String(entries[row])]?.[criterion] ?? null
}

function withMark(context: SheetContext, row: number, criterion: number, mark: number | null) {
  const { marks, unsent, entries } = context
  const id = String(entries[row])
  const before = marks[id] ?? []
  const values = Array.from({ length: criteriaOf(context) }, (_, at) =>
    at === criterion ? mark : (before[at] ?? null),
  )
  return { marks: { ...marks, [id]: values }, unsent: { ...unsent, [id]: values } }
}

/** Rows that were typed anew while they were on their way stay. */
function without(unsent: SheetMarks, sent: SheetMarks): SheetMarks {
  return Object.fromEntries(Object.entries(unsent).filter(([id, values]) => sent[id] !== values))
}
