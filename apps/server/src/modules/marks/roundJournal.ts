import type { MarkBody, MarkEntries, SheetName } from '@parket/domain/journal/foldMarks'
import { isJudged } from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import { appendJournal, findHead, type Doing, type NewLine } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'
import { judgeAt } from '../rounds/panels/judgeAt.ts'
import type { RoundState, Sheet } from './state.ts'

/** What a line says of whose marks they are. */
export function sheetNameOf({ dance, attempt, letter, pass }: SheetName): SheetName {
  return { dance, attempt, letter, pass }
}

/** A line about marks that were put into a sheet, or (null) taken back. */
export function markLine(
  state: RoundState,
  sheet: SheetName & Pick<Sheet, 'marks'>,
  entries: MarkEntries,
  { source, reason = null }: { source: MarkBody['source']; reason?: string | null },
): NewLine {
  const { round } = state
  return {
    kind: 'mark',
    body: {
      ...sheetNameOf(sheet),
      round_version: round.version,
      judge_id: judgeAt(state, sheet.letter, sheet.dance),
      source,
      entries,
      replaced: Object.fromEntries(Object.keys(entries).map((id) => [id, sheet.marks[id] ?? null])),
      ...(reason !== null && { reason }),
    },
  }
}

/**
 * Adds lines to a round's chain, behind the round's lock. A round that was marked before there was a journal gets lines for
 * what stands first.
 *
 * @param state of the round before the change that the lines tell of
 */
export async function noteOfRound(
  trx: Transaction<Database>,
  doing: Doing,
  state: RoundState,
  lines: readonly NewLine[],
): Promise<string> {
  const chain = { eventId: state.contest.event_id, roundId: state.round.id }
  const { n } = await findHead(trx, chain)
  const before = n === 0 ? linesOf(state, state.sheets) : []
  return appendJournal(trx, chain, doing, [...before, ...lines])
}

/** Lines that say what stands in sheets. */
export function linesOf(state: RoundState, sheets: readonly Sheet[]): NewLine[] {
  return sheets.flatMap((sheet) => {
    const actor = { user_id: sheet.user_id, station_id: sheet.station_id }
    const empty = { ...sheet, marks: {} }
    const hasMarks = Object.keys(sheet.marks).length > 0
    const lines: NewLine[] = hasMarks
      ? [markLine(state, empty, sheet.marks, { source: sheet.source })]
      : []
    if (sheet.finished_at !== null) {
      lines.push({ kind: 'sheet.finished', body: sheetNameOf(sheet) })
    }
    return lines.map((line) => Object.assign(line, { actor }))
  })
}

/**
 * A correction of a judged round stands in the event's chain, too: results stand on it, and the event is locked.
 * @param correction its reason by `keepText`
 */
export async function noteCorrection(
  trx: Transaction<Database>,
  doing: Doing,
  { contest, round }: RoundState,
  { sheet, reason }: { sheet: SheetName; reason: string | null },
): Promise<void> {
  if (!isJudged(round.status)) return
  const body = { contest_id: contest.id, round_id: round.id, ...sheetNameOf(sheet), reason }
  const chain = { eventId: contest.event_id, roundId: null }
  await appendJournal(trx, chain, doing, [{ kind: 'correction', body }])
}
