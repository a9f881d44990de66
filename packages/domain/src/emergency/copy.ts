import type { SheetOf } from '../marks/sheetOf.ts'
import type { EmergencyFile } from './file.ts'
import { copyProblems } from './problems.ts'
import { dancedRound } from './dancedRound.ts'
import {
  decidedFile,
  decidedOf,
  withRoundDecided,
  type Decided,
  type FilePairs,
  type TypedDecision,
} from './decided.ts'
import { typedRows, wholeRows, withTyped, type TypedMarks } from './typed.ts'

/** The format of marks that leave an emergency file (docs/rules/emergency.md, «Marks come back»). */
export const emergencyMarksFormat = 'parket-emergency-marks/1'

/** The most letters of who typed them. */
export const longestTypist = 200

/** A sheet with its whole rows, by start number. */
export interface SavedSheet extends SheetOf {
  entries: Record<string, number[]>
}

/** Marks that were typed into an emergency file, as they are saved: to go on elsewhere, and to bring them back. */
export interface EmergencyMarks {
  format: typeof emergencyMarksFormat
  event_id: number
  /** The emergency file's number. */
  file_id: number
  /** As ISO 8601, by the clock of the computer. */
  saved_at: string
  /** Who typed them. */
  typed_by: string
  rounds: {
    round_id: number
    /** The start numbers that were marked: it must still be they who dance it. */
    numbers: number[]
    sheets: SavedSheet[]
    /** What was decided in the file. */
    decisions?: TypedDecision[]
    /** Of a final of pairs that was paired in the file. */
    pairs?: FilePairs
    /** Of the draw that made them; null where they were written down. */
    seed?: string | null
  }[]
}

/** What is saved of a file: the whole rows of every sheet that something was typed into, and what was decided. */
export function toMarks(
  file: EmergencyFile,
  typed: TypedMarks,
  { typedBy, now, decided = {} }: { typedBy: string; now: Date; decided?: Decided },
): EmergencyMarks {
  const counted = decidedFile(file, decided)
  return {
    format: emergencyMarksFormat,
    event_id: file.event.id,
    file_id: file.id,
    saved_at: now.toISOString(),
    typed_by: typedBy.trim().slice(0, longestTypist),
    rounds: counted.rounds.flatMap((round) => {
      const sheets = (typed[round.id] ?? [])
        .map(({ dance, attempt, letter, entries }) => ({
          dance,
          attempt,
          letter,
          entries: wholeRows(entries),
        }))
        .filter(({ entries }) => Object.keys(entries).length > 0)
      const { decisions, pairs, seed } = decidedOf(decided, round.id)
      if (sheets.length + decisions.length + pairs.length === 0) return []
      const numbers = dancedRound(counted, round, typed).lines.map(({ number }) => number)
      return [
        {
          round_id: round.id,
          numbers,
          sheets,
          ...(decisions.length > 0 && { decisions: [...decisions] }),
          ...(pairs.length > 0 && { pairs, seed }),
        },
      ]
    }),
  }
}

/**
 * Reads a saved file of marks.
 * @param text its content
 * @returns the marks, or what is wrong with it in Russian
 */
export function readMarks(text: string): { marks: EmergencyMarks } | { problem: string } {
  const read = parsed(text)
  return isMarks(read) ? { marks: read } : { problem: copyProblems.unreadable }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isMarks(read: unknown): read is EmergencyMarks {
  const { format, file_id, event_id, rounds } = asRecord(read)
  return (
    format === emergencyMarksFormat &&
    Number.isInteger(file_id) &&
    Number.isInteger(event_id) &&
    Array.isArray(rounds) &&
    rounds.every(isRound)
  )
}

function isRound(read: unknown): boolean {
  const { round_id, numbers, sheets, decisions = [], pairs = [], seed = null } = asRecord(read)
  return (
    Number.isInteger(round_id) &&
    Array.isArray(numbers) &&
    Array.isArray(sheets) &&
    sheets.every(isSheet) &&
    Array.isArray(decisions) &&
    decisions.every(isDecision) &&
    Array.isArray(pairs) &&
    pairs.every(isPair) &&
    (seed === null || typeof seed === 'string')
  )
}

function isDecision(read: unknown): boolean {
  const { kind, entries, text, by, at } = asRecord(read)
  return (
    (kind === 'cut' || kind === 'order') &&
    [text, by, at].every((one) => typeof one === 'string') &&
    Object.values(asRecord(entries)).every((value) => typeof value === 'number')
  )
}

function isPair(read: unknown): boolean {
  const { leader, follower, scored } = asRecord(read)
  return Number.isInteger(leader) && Number.isInteger(follower) && typeof scored === 'boolean'
}

function isSheet(read: unknown): boolean {
  const { dance, attempt, letter, entries } = asRecord(read)
  return (
    typeof dance === 'string' &&
    Number.isInteger(attempt) &&
    typeof letter === 'string' &&
    Object.values(asRecord(entries)).every(
      (row) => Array.isArray(row) && row.every((mark) => typeof mark === 'number'),
    )
  )
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/**
 * Puts saved marks into what is typed here: only where nothing stands yet, so that opening a copy takes nothing away.
 * @returns with how many rows differ and were left as they are here
 */
export function withCopy(
  typed: TypedMarks,
  marks: EmergencyMarks,
): { typed: TypedMarks; added: number; differing: number } {
  let next = typed
  let [added, differing] = [0, 0]
  for (const { round_id, sheets } of marks.rounds) {
    for (const sheet of sheets) {
      const here = wholeRows(typedRows(next, round_id, sheet))
      const there = Object.entries(sheet.entries)
      const isNew = ([number]: (typeof there)[number]) => here[number] === undefined
      const isOther = ([number, row]: (typeof there)[number]) =>
        here[number] !== undefined && String(here[number]) !== String(row)
      const rows = there.filter(isNew)
      added += rows.length
      differing += there.filter(isOther).length
      if (rows.length > 0) next = withTyped(next, round_id, sheet, Object.fromEntries(rows))
    }
  }
  return { typed: next, added, differing }
}

/** What of a copy was decided otherwise here, by round. */
export interface OtherwiseDecided {
  decisions: number[]
  /** Marks are given to pairs: those of these rounds belong to other people than here. */
  pairs: number[]
}

/**
 * Takes over what was decided elsewhere: only of rounds about which nothing was decided here.
 * @returns with the marks that may be opened, and what differs and was left as it is here
 */
export function withCopiedDecisions(
  decided: Decided,
  marks: EmergencyMarks,
): { decided: Decided; marks: EmergencyMarks; otherwise: OtherwiseDecided } {
  let next = decided
  const otherwise: OtherwiseDecided = { decisions: [], pairs: [] }
  for (const { round_id, decisions = [], pairs = [], seed = null } of marks.rounds) {
    const here = decidedOf(next, round_id)
    if (here.decisions.length === 0 && decisions.length > 0) {
      next = withRoundDecided(next, round_id, { decisions })
    } else if (!areAmong(decisions.map(decisionKey), here.decisions.map(decisionKey))) {
      otherwise.decisions.push(round_id)
    }
    if (here.pairs.length === 0 && pairs.length > 0) {
      next = withRoundDecided(next, round_id, { pairs, seed })
    } else if (!areAmong(pairs.map(pairKey), here.pairs.map(pairKey))) {
      otherwise.pairs.push(round_id)
    }
  }
  const rounds = marks.rounds.filter(({ round_id }) => !otherwise.pairs.includes(round_id))
  return { decided: next, marks: { ...marks, rounds }, otherwise }
}

function areAmong(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one))
}

/** Taken down twice, in other words, it is still the same decision. */
function decisionKey({ kind, entries }: TypedDecision): string {
  return JSON.stringify([kind, entries])
}

function pairKey({ leader, follower, scored }: FilePairs[number]): string {
  return JSON.stringify([leader, follower, scored])
}
