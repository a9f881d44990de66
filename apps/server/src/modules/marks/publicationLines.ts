import type { JournalKind } from '@parket/domain/journal/line'
import type { EventLine } from '@parket/domain/journal/publications'
import { sql, type Kysely } from 'kysely'

import { isOfChain } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'

type Line = EventLine & { at: Date; hash: string }

/** What the chain of an event says of a contest in lines of these kinds, in their order. */
export async function listContestLines(
  db: Kysely<Database>,
  eventId: number,
  kinds: readonly JournalKind[],
  contestId: string,
): Promise<Line[]> {
  const lines = await listLinesByContest(db, eventId, kinds, [contestId])
  return lines.get(contestId) ?? []
}

/** The same of several contests, which the chain is read for once. */
export async function listLinesByContest(
  db: Kysely<Database>,
  eventId: number,
  kinds: readonly JournalKind[],
  contestIds: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const ofContest = sql<string>`body ->> 'contest_id'`
  const rows = await db
    .selectFrom('journal')
    .where(isOfChain({ eventId, roundId: null }))
    .where('kind', 'in', kinds)
    .where(ofContest, 'in', contestIds)
    .select(['n', 'kind', 'body', 'at', 'hash', ofContest.as('contest_id')])
    .orderBy('round_id')
    .orderBy('n')
    .execute()
  const lines = rows.map((row) => Object.assign(row, { kind: row.kind as JournalKind }))
  return Map.groupBy(lines, ({ contest_id }) => contest_id)
}

/** The line that published places with this hash as they stand; null where none did: they are older than the journal, or others. */
export async function findPublicationLine(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
  hash: string,
): Promise<{ n: number; head: string; at: string } | null> {
  const lines = await listContestLines(db, contest.event_id, ['publication'], contest.id)
  const found = lines.findLast(({ kind, body }) => {
    const told = body as { round_id?: number | null; hash?: string }
    return kind === 'publication' && told.round_id === null && told.hash === hash
  })
  return found ? { n: found.n, head: found.hash, at: found.at.toISOString() } : null
}

/** When the chain of an event begins: what is older, no line tells. */
export async function findJournalStart(
  db: Kysely<Database>,
  eventId: number,
): Promise<Date | null> {
  const first = await db
    .selectFrom('journal')
    .where(isOfChain({ eventId, roundId: null }))
    .where('n', '=', 1)
    .select('at')
    .executeTakeFirst()
  return first?.at ?? null
}
