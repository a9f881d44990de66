import { isDeepStrictEqual } from 'node:util'

import { foldMarks, type FoldedSheet, type SheetName } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import type { Kysely } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { isAsClosed, isIntact } from '../../journal/checkChains.ts'
import { readChain } from '../../journal/readChain.ts'
import { findRound } from '../rounds/core/find.ts'
import { loadShownBody } from './hideLines.ts'
import { findInputFaults } from './input/findFaults.ts'
import { hashedLine, listLines, whoOf } from './journalLines.ts'
import { isPublishedWhole } from './publishedWhole.ts'
import { loadRound } from './state.ts'

/**
 * The chain of a round, with the names of who did it and the reasons that stand beside. Of each
 * it tells what the caller may see.
 * @throws Problem 404
 */
export async function getRoundJournal(
  context: Context,
  { path }: Input<'getRoundJournal'>,
): Promise<Answer<'getRoundJournal'>> {
  const { contest, round } = await findRound(context.db, context, path)
  const eventId = eventOf(context).id
  const state = await loadRound(context.db, contest, round)
  const shown = await loadShownBody(context.db, context, state)
  const trainees = await context.db
    .selectFrom('trainee_sheets')
    .where('round_id', '=', path.roundId)
    .select('letter')
    .execute()
  const rows = await listLines(context.db, eventId, path.roundId)
  const event = await readChain(context.db, { eventId, roundId: null })
  const chain = rows.map((row) => hashedLine(row))
  // Only a round that was drawn before there was a journal may have sheets without lines.
  const isDrawn = event.some(
    ({ kind, body }) => kind === 'draw' && 'round_id' in body && body.round_id === path.roundId,
  )
  const isOlder = rows.length === 0 && !isDrawn
  const lines = rows.map((row, at) => {
    const { n, kind, user_id, station_id, epoch, seq, prev, hash, text } = row
    const { at: moment = '', device_at = null } = chain[at] ?? {}
    const line = {
      n,
      at: moment,
      device_at,
      kind,
      user_id,
      station_id,
      epoch,
      seq,
      text,
      prev,
      hash,
    }
    return Object.assign(line, { body: shown(row), who: whoOf(row) })
  })
  return {
    head: rows.at(-1)?.hash ?? '',
    is_intact: isAsClosed(chain, event, path.roundId),
    is_event_intact: isIntact(event),
    is_whole: isOlder || (await isFold(context.db, path.roundId, rows, trainees)),
    is_published_whole: await isPublishedWhole(context.db, contest.id, event),
    input_faults: (await findInputFaults(context.db, contest, { lines: event })).map(
      ({ text }) => text,
    ),
    lines,
  }
}

/** Whether what is stored of a round's sheets is the fold of its lines, no sheet more and none less. */
async function isFold(
  db: Kysely<Database>,
  roundId: number,
  rows: readonly { kind: string; body: object }[],
  trainees: readonly { letter: string }[],
): Promise<boolean> {
  const sheets = await db
    .selectFrom('mark_sheets')
    .where('round_id', '=', roundId)
    .select(['dance', 'attempt', 'letter', 'pass', 'marks', 'finished_at'])
    .execute()
  // Trainees' sheets stand apart.
  const apart = new Set(trainees.map(({ letter }) => letter))
  const folded = foldMarks(rows.map(({ kind, body }) => ({ kind: kind as JournalKind, body })))
  const isStored = (one: FoldedSheet) =>
    apart.has(one.letter) || sheets.some((sheet) => isSameSheet(sheet, one))
  const isMarked = ({ marks, isFinished }: FoldedSheet) =>
    isFinished || Object.keys(marks).length > 0
  return (
    folded.filter(isMarked).every(isStored) &&
    sheets.every((sheet) => {
      const found = folded.find((one) => isSameSheet(sheet, one))
      return (
        isDeepStrictEqual(found?.marks ?? {}, sheet.marks) &&
        (found?.isFinished ?? false) === (sheet.finished_at !== null)
      )
    })
  )
}

function isSameSheet(one: SheetName, other: SheetName): boolean {
  return isOfSheet(one)(other) && one.pass === other.pass
}
