import type { SheetOperation } from '../queue/operation.ts'
import { brushesOf, tapNumber, withZeros } from './brushes.ts'
import { numbersOf, type JudgeRound } from './judgeRound.ts'
import {
  changedRows,
  clearRows,
  closedUp,
  emptySheet,
  toggleNote,
  undoLast,
  withoutRow,
  type JudgeSheet,
  type SheetRows,
} from './judgeSheet.ts'
import { choosePlace, tapPlace } from './placing.ts'
import { pressKey, type PointsField, type PointsKey, type TypedPoints } from './pointsKeypad.ts'
import {
  beginScores,
  pressScoreKey,
  typingOf,
  type ScoreKey,
  type TypedScore,
} from './scoreKeypad.ts'

/** Which dance of a round a judge marks, and as whom. */
export interface JudgedDance {
  round: JudgeRound
  /** Its place among the dances of the round. */
  dance: number
  attempt: number
  letter: string
  /** Start numbers that do not dance the round to its end. */
  out: readonly number[]
}

/** What a judge's page holds of the dance that is marked. */
export interface Judging extends JudgedDance {
  sheet: JudgeSheet
  /** The place of the mark that a tap puts, among `brushesOf(round)`. */
  brush: number
  /** A tap puts a private note instead. */
  isNoting: boolean
  /** The last tap or key was one too many. */
  isRefused: boolean
  /** The heat that is shown. */
  heat: number
  /** What the keypad types into; of points only. */
  typed: TypedPoints | null
  /** The same of a final by scores. */
  typedScore: TypedScore | null
  /** The dance is handed in. */
  isSent: boolean
}

export type JudgingEvent =
  | { type: 'tap'; number: number }
  | { type: 'place'; number: number; place: number }
  | { type: 'key'; key: PointsKey }
  | { type: 'field'; field: PointsField }
  | { type: 'scoreKey'; key: ScoreKey }
  | { type: 'brush'; brush: number }
  | { type: 'heat'; heat: number }
  | { type: 'noting' }
  | { type: 'undo' }
  | { type: 'clear' }
  | { type: 'send' }
  | { type: 'change' }

/** What becomes of the page, and what has to reach the server; null: nothing. */
export interface Judged {
  judging: Judging
  operation: Omit<SheetOperation, 'at'> | null
}

/**
 * Opens a dance.
 * @param rows what the device and the server know of it together
 * @param notes the judge's private notes
 */
export function openDance(
  dance: JudgedDance,
  rows: SheetRows,
  { notes, isSent }: { notes: readonly number[]; isSent: boolean },
): Judging {
  const [first] = numbersOf(dance.round)
  const isPoints = dance.round.kind === 'points' && first !== undefined
  return {
    ...dance,
    sheet: { ...emptySheet, rows: standingRows(rows, dance), notes },
    brush: 0,
    isNoting: false,
    isRefused: false,
    heat: 0,
    typed: isPoints ? { field: { number: first, criterion: 0 }, whole: null } : null,
    typedScore: dance.round.kind === 'relative-placement' ? beginScores(rows, danced(dance)) : null,
    isSent,
  }
}

/**
 * The same dance of a round that has changed meanwhile: marks stay with their numbers, who has left gives the mark back,
 * nothing is sorted anew.
 */
export function withRound(judging: Judging, next: JudgedDance): Judging {
  const { sheet } = judging
  const before = sheet.before.map(({ rows, notes }) => ({ rows: standingRows(rows, next), notes }))
  const rows = standingRows(sheet.rows, next)
  const heat = Math.min(judging.heat, Math.max(0, next.round.heats.length - 1))
  return { ...judging, ...next, sheet: { ...sheet, rows, before }, heat, isRefused: false }
}

/**
 * The rows of those who are in the round and dance it: no other mark may count unseen. A score of who has left stays: the
 * places of the others close up where they are counted.
 */
function standingRows(rows: SheetRows, dance: JudgedDance): SheetRows {
  const { kind } = dance.round
  const numbers = kind === 'relative-placement' ? numbersOf(dance.round) : danced(dance)
  const gone = Object.keys(rows)
    .map(Number)
    .filter((number) => !numbers.includes(number))
  return kind === 'relative-placement' || kind === 'skating'
    ? closedUp(rows, gone, numbers.length)
    : gone.reduce<SheetRows>((left, number) => withoutRow(left, number), rows)
}

/** What a tap, a key or a button makes of the dance. A dance that is handed in takes none until it is changed. */
export function reduceJudging(judging: Judging, event: JudgingEvent): Judged {
  if (event.type === 'heat') return kept({ ...judging, heat: event.heat, isRefused: false })
  if (event.type === 'change') return kept({ ...judging, isSent: false })
  if (judging.isSent) return kept(judging)
  switch (event.type) {
    case 'tap':
      return tapped(judging, event.number)
    case 'place':
      return changed(judging, choosePlace(judging.sheet, event.number, event.place))
    case 'key':
      return keyed(judging, event.key)
    case 'field':
      return kept({ ...judging, typed: { field: event.field, whole: null }, isRefused: false })
    case 'scoreKey':
      return scored(judging, event.key)
    case 'brush':
      return kept({ ...judging, brush: event.brush, isNoting: false, isRefused: false })
    case 'noting':
      return kept({ ...judging, isNoting: !judging.isNoting, isRefused: false })
    case 'undo':
      return changed(judging, undoLast(judging.sheet))
    case 'clear':
      return changed(judging, clearRows(judging.sheet))
    case 'send':
      return sent(judging)
  }
}

function tapped(judging: Judging, number: number): Judged {
  const { round, sheet, out } = judging
  if (out.includes(number)) return kept(judging)
  if (judging.isNoting) return kept({ ...judging, sheet: toggleNote(sheet, number) })
  if (round.kind === 'relative-placement') {
    return kept({ ...judging, typedScore: typingOf(number), isRefused: false })
  }
  if (round.kind === 'skating') {
    return changed(judging, tapPlace(sheet, number, danced(judging).length))
  }
  const brushes = brushesOf(round, out)
  const brush = brushes[judging.brush] ?? brushes[0]
  const after = tapNumber(sheet, number, brush, brushes)
  const next = { ...judging, brush: brushes.indexOf(after.brush) }
  return after.isRefused ? kept({ ...next, isRefused: true }) : changed(next, after.sheet)
}

function keyed(judging: Judging, key: PointsKey): Judged {
  if (!judging.typed) return kept(judging)
  const { sheet, typed, isRefused } = pressKey(judging.sheet, judging.typed, key, judging.round)
  const { judging: next, operation } = changed(judging, sheet)
  return { judging: { ...next, typed, isRefused }, operation }
}

function scored(judging: Judging, key: ScoreKey): Judged {
  if (!judging.typedScore) return kept(judging)
  const { sheet, typed } = pressScoreKey(judging.sheet, judging.typedScore, key, judging.round)
  const { judging: next, operation } = changed(judging, sheet)
  return { judging: { ...next, typedScore: typed, isRefused: typed.refused !== null }, operation }
}

/**
 * The sheet as it is handed in: of crosses and callbacks with those who have none, and without the marks of who has left,
 * which the judge has given to others; a score of theirs stays.
 */
function sent(judging: Judging): Judged {
  const { kind } = judging.round
  const { rows } = judging.sheet
  const isTapped = kind === 'crosses' || kind === 'callbacks'
  const whole = isTapped ? withZeros(rows, danced(judging)) : rows
  const entries: SheetOperation['entries'] = Object.fromEntries(
    Object.entries(whole).map(([number, row]) => [number, [...row]]),
  )
  if (kind !== 'relative-placement') for (const number of judging.out) entries[number] = null
  return {
    judging: { ...judging, isSent: true, isNoting: false },
    operation: operationOf(judging, entries, true),
  }
}

function changed(judging: Judging, sheet: JudgeSheet): Judged {
  const entries = changedRows(judging.sheet.rows, sheet.rows)
  const isSame = Object.keys(entries).length === 0
  return {
    judging: { ...judging, sheet, isRefused: false },
    operation: isSame ? null : operationOf(judging, entries, false),
  }
}

function operationOf(
  { round, dance, attempt, letter }: JudgedDance,
  entries: SheetOperation['entries'],
  isSubmit: boolean,
): Omit<SheetOperation, 'at'> {
  return {
    roundId: round.id,
    roundVersion: round.version,
    attempt,
    dance: round.dances[dance] ?? '',
    letter,
    entries,
    isSubmit,
  }
}

function kept(judging: Judging): Judged {
  return { judging, operation: null }
}

function danced({ round, out }: JudgedDance): number[] {
  return numbersOf(round).filter((number) => !out.includes(number))
}
