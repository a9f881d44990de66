import type { components } from '@parket/api-client/schema'
import { problemText } from '@parket/domain/problems/catalogue'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { findApproval, needsApproval } from '../../../records/approvals.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import { resultHash } from '../../marks/approved.ts'
import type { LateBody } from '../../marks/late/lines.ts'

/** What came of a round's devices and was not taken, until somebody decides about it. */
export interface NotTaken {
  /** How many times marks came too late. */
  late: number
  refused: components['schemas']['BoardRound']['refused']
}

/** The same by round. */
export async function notTakenByRound(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlyMap<number, NotTaken>> {
  const rows = await db
    .selectFrom('journal')
    .where('journal.event_id', '=', eventId)
    .where('journal.round_id', 'is not', null)
    .where('journal.kind', '=', 'late')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('journal as decided')
            .whereRef('decided.round_id', '=', 'journal.round_id')
            .where('decided.event_id', '=', eventId)
            .where('decided.kind', 'in', ['late.applied', 'late.dismissed'])
            .where(sql<boolean>`(decided.body ->> 'of')::int = journal.n`)
            .select('decided.id'),
        ),
      ),
    )
    .orderBy('journal.n')
    .select(['journal.round_id', 'journal.body'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ round_id }) => round_id ?? 0)].map(([id, lines]) => {
      const bodies = lines.map(({ body }) => body as LateBody)
      const isLate = ({ state }: LateBody) => state === 'late'
      const late = bodies.filter(isLate).length
      return [id, { late, refused: bodies.filter((body) => !isLate(body)).map(toRefused) }]
    }),
  )
}

function toRefused({ letter, dance, numbers, reason }: LateBody): NotTaken['refused'][number] {
  return { letter, dance, numbers: Object.keys(numbers).map(Number), text: problemText(reason) }
}

/** The letters that gave sheets of rounds, in the order of the alphabet, by round. */
export async function lettersByRound(
  db: Kysely<Database>,
  roundIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (roundIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mark_sheets')
    .where('round_id', 'in', roundIds)
    .groupBy(['round_id', 'letter'])
    .select(['round_id', 'letter'])
    .orderBy((eb) => eb.fn('length', ['letter']))
    .orderBy('letter')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ round_id }) => round_id)].map(([id, own]) => [
      id,
      own.map(({ letter }) => letter),
    ]),
  )
}

/** Whether the places of a contest wait for the chief judge. */
export interface ContestApproval {
  is_needed: boolean
  is_approved: boolean
  /** A correction of public places waits. */
  waits: boolean
}

/**
 * Of the contests that are counted, and of public ones a correction of which waits. What was approved is compared with
 * today's result only where there is an approval: that is the dear part.
 */
export async function readApprovals(
  db: Kysely<Database>,
  event: EventRow,
): Promise<ReadonlyMap<string, ContestApproval>> {
  const [isNeeded, contests, waiting] = await Promise.all([
    needsApproval(db, event.id),
    findContests(db, event.id),
    waitingContests(db, event.id),
  ])
  const counted = contests.filter(
    ({ id, status }) => status === 'judged' || (status === 'published' && waiting.has(id)),
  )
  const found = new Map<string, ContestApproval>()
  for (const contest of counted) {
    const waits = contest.status === 'published'
    const is_approved = isNeeded && !waits && (await isApproved(db, event, contest))
    found.set(contest.id, { is_needed: isNeeded, is_approved, waits })
  }
  return found
}

async function isApproved(db: Kysely<Database>, event: EventRow, contest: Contest) {
  const approval = await findApproval(db, contest.id)
  if (!approval) return false
  const hash = await db.transaction().execute((trx) => resultHash({ trx, event, contest }))
  return approval.hash === hash
}

/** The contests whose last version of places is fixed and shown to nobody yet. */
async function waitingContests(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('publications')
    .where('event_id', '=', eventId)
    .where('round_id', 'is', null)
    .distinctOn('contest_id')
    .orderBy('contest_id')
    .orderBy('version', 'desc')
    .select(['contest_id', 'released_at', 'withdrawn_at'])
    .execute()
  const held = rows.filter(({ released_at, withdrawn_at }) => {
    return released_at === null && withdrawn_at === null
  })
  return new Set(held.map(({ contest_id }) => contest_id))
}
