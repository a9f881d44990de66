import { isDeepStrictEqual } from 'node:util'

import { fullName } from '@parket/domain/account/user'
import { foldMarks, type FoldedSheet, type SheetName } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { arePublicationsWhole } from '@parket/domain/journal/publications'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { sql, type Kysely } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { hasLinesOf, isIntact } from '../../journal/checkChains.ts'
import type { ClosedRound, HashedLine } from '../../journal/line.ts'
import { readChain } from '../../journal/readChain.ts'
import { sha256 } from '../../security/sha256.ts'
import { findRound } from '../rounds/core/find.ts'
import { isHiddenFrom } from './hideFirst.ts'
import { maySeeTrainees } from './presentTrainees.ts'
import { loadRound } from './state.ts'
import { loadStationNames } from './stationNames.ts'
import { readTypist } from './typists.ts'

/**
 * The chain of a round, with the names of who did it and the reasons that stand beside. The marks of a first entry are told to
 * nobody who may still enter the sheet a second time, those of trainees to who may see them.
 * @throws Problem 404
 */
export async function getRoundJournal(
  context: Context,
  { path }: Input<'getRoundJournal'>,
): Promise<Answer<'getRoundJournal'>> {
  const { contest, round } = await findRound(context.db, context, path)
  const state = await loadRound(context.db, contest, round)
  const typist = await readTypist(context.db, context)
  const trainees = await context.db
    .selectFrom('trainee_sheets')
    .where('round_id', '=', path.roundId)
    .select(['dance', 'attempt', 'letter'])
    .execute()
  const hidden: SheetName[] = state.sheets.filter((sheet) => isHiddenFrom(sheet, typist, state))
  if (!maySeeTrainees(context)) {
    hidden.push(...trainees.map((sheet) => ({ ...sheet, pass: 'first' as const })))
  }
  const eventId = eventOf(context).id
  const rows = await listLines(context.db, eventId, path.roundId)
  const event = await readChain(context.db, { eventId, roundId: null })
  const chain = rows.map((row) => hashedLine(row))
  const closings = event.flatMap(({ kind, body }) => {
    const closed = body as ClosedRound
    return kind === 'round.closed' && closed.round_id === path.roundId ? [closed] : []
  })
  // Only a round that was drawn before there was a journal may have sheets without lines.
  const isDrawn = event.some(
    ({ kind, body }) => kind === 'draw' && 'round_id' in body && body.round_id === path.roundId,
  )
  const isOlder = rows.length === 0 && !isDrawn
  const isAsClosed = closings.every((closed) => hasLinesOf(closed, chain))
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
    return Object.assign(line, { body: withoutHidden(row, hidden), who: whoOf(row) })
  })
  return {
    head: rows.at(-1)?.hash ?? '',
    is_intact: isIntact(chain) && isAsClosed,
    is_event_intact: isIntact(event),
    is_whole: isOlder || (await isFold(context.db, path.roundId, rows, trainees)),
    is_published_whole: await isPublishedWhole(context.db, contest.id, event),
    lines,
  }
}

/** As it was hashed. */
function hashedLine(row: Awaited<ReturnType<typeof listLines>>[number]): HashedLine {
  const device_at = row.device_at?.toISOString() ?? null
  return { ...row, at: row.at.toISOString(), device_at, kind: row.kind as JournalKind }
}

/** A line's body; of an entry that the caller may not see yet without its marks. */
function withoutHidden(
  { kind, body }: { kind: string; body: object },
  hidden: readonly SheetName[],
): Record<string, unknown> {
  const shown = body as Record<string, unknown>
  const isHidden = hidden.some(
    ({ dance, attempt, letter, pass }) =>
      shown['dance'] === dance &&
      shown['attempt'] === attempt &&
      shown['letter'] === letter &&
      shown['pass'] === pass,
  )
  return kind === 'mark' && isHidden ? { ...shown, entries: {}, replaced: {} } : shown
}

/** Whether the stored publications of a contest are what its event's chain says. */
async function isPublishedWhole(
  db: Kysely<Database>,
  contestId: string,
  event: readonly HashedLine[],
): Promise<boolean> {
  const stored = await db
    .selectFrom('publications')
    .where('contest_id', '=', contestId)
    .select(['round_id', 'version', 'content', 'at', 'released_at', 'withdrawn_at'])
    .execute()
  const since = event[0] ? new Date(event[0].at) : null
  return arePublicationsWhole(event, contestId, stored, { sha256, since })
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

/** The user's name, or who works at the station. */
export function whoOf(row: {
  last_name: string | null
  first_name: string | null
  who: string | null
  judge_last: string | null
  judge_first: string | null
}): string {
  const { last_name, first_name, judge_last, judge_first } = row
  if (last_name !== null) return fullName({ last_name, first_name: first_name ?? '' })
  return judge_last === null
    ? (row.who ?? '')
    : fullName({ last_name: judge_last, first_name: judge_first ?? '' })
}

/** The lines of a round's chain in their order, with who did it, as they were called then. */
export async function listLines(db: Kysely<Database>, eventId: number, roundId: number) {
  const lines = await db
    .selectFrom('journal')
    .leftJoin('users', 'users.id', 'journal.user_id')
    .leftJoin('stations', 'stations.id', 'journal.station_id')
    .leftJoin('judges', 'judges.id', 'stations.judge_id')
    .leftJoin('journal_texts', (join) =>
      join.on(sql<boolean>`journal_texts.hash = journal.body ->> 'reason'`),
    )
    .where('journal.event_id', '=', eventId)
    .where('journal.round_id', '=', roundId)
    .selectAll('journal')
    .select([
      'journal_texts.text',
      'users.last_name',
      'users.first_name',
      'stations.who',
      'judges.last_name as judge_last',
      'judges.first_name as judge_first',
    ])
    .orderBy('journal.n')
    .execute()
  const nameAt = await loadStationNames(db, eventId)
  return lines.map((line) => {
    const { station_id, id, who } = line
    return Object.assign(line, { who: station_id === null ? who : (nameAt(station_id, id) ?? who) })
  })
}
