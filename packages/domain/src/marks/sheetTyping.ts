import type { MarkLimits, SheetMarks } from './sheets.ts'
import { typedMark } from './typedMark.ts'

export interface SheetInput {
  /** Registrations in the order of the sheet. */
  entries: readonly number[]
  limits: MarkLimits
  /** As they are stored. */
  marks: SheetMarks
  /** Of the sheet, as it is stored. */
  version: number
  /** Typed before and not known to be stored: what was kept while the network was gone. */
  unsent: SheetMarks
  /** The sheet counts already: what is typed is sent at once, with a reason. */
  isCorrection: boolean
}

interface SheetCell {
  row: number
  criterion: number
}

/** A mark as it was before it was typed. */
interface Change extends SheetCell {
  before: number | null
}

/** A mark that cannot be: nothing of it stands, until another is typed there. */
export interface RefusedMark extends SheetCell {
  /** What was typed. */
  text: string
}

export interface SheetContext extends SheetInput {
  row: number
  criterion: number
  /** Digits of the mark that is being typed. */
  buffer: string
  /** The last mark was whole with its last key, and the cursor went on: Enter has nothing left to end. */
  hasGoneOn: boolean
  history: readonly Change[]
  refused: readonly RefusedMark[]
  /** What is on its way. */
  sent: SheetMarks
  /** It may have arrived though no answer came: the same is sent again before anything else. */
  isLost: boolean
  reason: string
  isFinishing: boolean
  /** Why the server refused, in Russian. */
  problem: string | null
}

/** A place among so many. */
export function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value))
}

/** Marks an entry gets. */
export function criteriaOf({ limits }: Pick<SheetContext, 'limits'>): number {
  return Math.max(1, limits.maxima.length)
}

/** What a key makes of the sheet: a mark, a refusal, nothing. */
export function afterKey(context: SheetContext, key: string): Partial<SheetContext> {
  const { row, criterion, buffer, limits } = context
  const typed = typedMark(buffer, key, criterion, limits)
  if (typed === null) return {}
  const begun = buffer === '' ? beginMark(context) : context
  const refused = withoutCell(context.refused, context)
  if (typed.mark === 'impossible') {
    const before = begun.history.at(-1)?.before ?? null
    return {
      history: begun.history,
      ...(markAt(context, row, criterion) !== before && withMark(context, row, criterion, before)),
      buffer: typed.buffer,
      hasGoneOn: false,
      isFinishing: false,
      refused: [...refused, { row, criterion, text: typed.refused ?? '' }],
    }
  }
  return {
    history: begun.history,
    ...withMark(context, row, criterion, typed.mark),
    buffer: typed.buffer,
    hasGoneOn: typed.isWhole,
    refused,
    problem: null,
    ...(typed.isWhole && nextCell(context)),
  }
}

/** What stood is kept: all keys of a mark are taken back at once, and a refused mark leaves nothing. */
function beginMark(context: SheetContext): Pick<SheetContext, 'history'> {
  const { row, criterion, history } = context
  return { history: [...history, { row, criterion, before: markAt(context, row, criterion) }] }
}

function withoutCell(refused: readonly RefusedMark[], { row, criterion }: SheetCell) {
  return refused.filter((one) => one.row !== row || one.criterion !== criterion)
}

/** The next criterion of the entry, then the next entry; the last cell keeps the cursor. */
export function nextCell(context: SheetContext): Pick<SheetContext, 'row' | 'criterion'> {
  const { row, criterion, entries } = context
  if (criterion + 1 < criteriaOf(context)) return { row, criterion: criterion + 1 }
  return row + 1 < entries.length ? { row: row + 1, criterion: 0 } : { row, criterion }
}

/** The last mark is taken back whole, or its refusal. */
export function afterUndo(context: SheetContext): Partial<SheetContext> {
  const last = context.history.at(-1)
  if (!last) return {}
  const { row, criterion, before } = last
  return {
    ...withMark(context, row, criterion, before),
    row,
    criterion,
    buffer: '',
    hasGoneOn: false,
    refused: withoutCell(context.refused, last),
    problem: null,
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

/** Rows that were typed again while they were on their way stay. */
export function removeSent(unsent: SheetMarks, sent: SheetMarks): SheetMarks {
  return Object.fromEntries(Object.entries(unsent).filter(([id, values]) => sent[id] !== values))
}
