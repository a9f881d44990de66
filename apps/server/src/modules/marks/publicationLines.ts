import type { JournalKind } from '@parket/domain/journal/line'
import type { EventLine } from '@parket/domain/journal/publications'
import { sql, type Kysely } from 'kysely'

import { isOfChain } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'

type Line = EventLine & { at: Date; hash: string }

/** What the chain of an event says of publications and approvals, of one of its contests where it is named; in their order. */
export async function listPublicationLines(
  db: Kysely<Database>,
  eventId: number,
  contestId?: string,
): Promise<Line[]> {
  const rows = await db
    .selectFrom('journal')
    .where(isOfChain({ eventId, roundId: null }))
    .where('kind', 'in', ['publication', 'approval'])
    .$if(contestId !== undefined, (query) =>
      query.where(sql<string>`body ->> 'contest_id'`, '=', contestId ?? ''),
    )
    .select(['n', 'kind', 'body', 'at', 'hash'])
    .orderBy('round_id')
    .orderBy('n')
    .execute()
  return rows.map((row) => Object.assign(row, { kind: row.kind as JournalKind }))
}

/** The line that published the places of a contest with this version as they stand; null for one older than the journal. */
export async function findPublicationLine(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
  version: number,
): Promise<{ n: number; head: string; at: string } | null> {
  const lines = await listPublicationLines(db, contest.event_id, contest.id)
  const found = lines.findLast(({ kind, body }) => {
    const told = body as { round_id?: number | null; version?: number }
    return kind === 'publication' && told.round_id === null && told.version === version
  })
  return found ? { n: found.n, head: found.hash, at: found.at.toISOString() } : null
}

/** Those of these contests whose draws no journal tells: they are older than it. */
export async function listOlderContests(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contestIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .innerJoin('journal', 'journal.event_id', 'contests.event_id')
    .where('contests.id', 'in', contestIds)
    .where('journal.round_id', 'is', null)
    .where('journal.kind', '=', 'draw')
    .where((eb) => eb(sql`journal.body ->> 'round_id'`, '=', sql`rounds.id::text`))
    .select('contests.id')
    .distinct()
    .execute()
  const drawn = new Set(rows.map(({ id }) => id))
  return new Set(contestIds.filter((id) => !drawn.has(id)))
}
