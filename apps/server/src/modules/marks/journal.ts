import { isDeepStrictEqual } from 'node:util'

import { foldMarks, type FoldedSheet, type SheetName } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { arePublicationsWhole, isApprovalWhole } from '@parket/domain/journal/publications'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import type { Kysely } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { hasLinesOf, isIntact } from '../../journal/checkChains.ts'
import type { ClosedRound, HashedLine } from '../../journal/line.ts'
import { readChain } from '../../journal/readChain.ts'
import { findApproval } from '../../records/approvals.ts'
import { sha256 } from '../../security/sha256.ts'
import { findRound } from '../rounds/core/find.ts'
import { isHiddenFrom } from './hideFirst.ts'
import { findInputFaults } from './input/findFaults.ts'
import { listLines, whoOf } from './journalLines.ts'
import { maySeeTrainees } from './presentTrainees.ts'
import { loadRound, type RoundState } from './state.ts'
import type { LateBody } from './late/lines.ts'
import { loadTraineeSheets, type TraineeSheets } from './late/trainees.ts'
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
  const eventId = eventOf(context).id
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
  const unseen = maySeeTrainees(context)
    ? null
    : await loadTraineeSheets(context.db, eventId, round.id)
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
    const isUnseen = unseen !== null && isOfTrainee(row, state, unseen)
    const shown = isUnseen ? withoutMarks(row.body) : withoutHidden(row, hidden)
    return Object.assign(line, { body: shown, who: whoOf(row) })
  })
  return {
    head: rows.at(-1)?.hash ?? '',
    is_intact: isIntact(chain) && isAsClosed,
    is_event_intact: isIntact(event),
    is_whole: isOlder || (await isFold(context.db, path.roundId, rows, trainees)),
    is_published_whole: await isPublishedWhole(context.db, contest.id, event),
    input_faults: (await findInputFaults(context.db, contest, { lines: event })).map(
      ({ text }) => text,
    ),
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
      // What came late is of no entry yet.
      (kind === 'late' || shown['pass'] === pass),
  )
  if (!isHidden) return shown
  if (kind === 'late') return withoutMarks(body)
  return kind === 'mark' ? { ...shown, entries: {}, replaced: {} } : shown
}

/** Of marks that came late, or were refused, that there were some. */
function withoutMarks(body: object): Record<string, unknown> {
  return { ...body, entries: {}, numbers: {} }
}

/** A trainee all of whose marks came late has no sheet. */
function isOfTrainee(
  { kind, body }: { kind: string; body: object },
  { seats }: RoundState,
  trainees: TraineeSheets,
): boolean {
  if (kind !== 'late') return false
  const late = body as LateBody
  return !seats.some(({ letter }) => letter === late.letter) && trainees.isTrainee(late)
}

/** Whether the stored publications of a contest, and its approval, are what its event's chain says. */
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
  const approval = (await findApproval(db, contestId)) ?? null
  return (
    arePublicationsWhole(event, contestId, stored, { sha256, since }) &&
    isApprovalWhole(event, contestId, approval, since)
  )
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
