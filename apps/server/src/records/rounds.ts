import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** The index of the first round of each contest whose heats are drawn. */
export async function findDrawn(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, number>> {
  if (contestIds.length === 0) return new Map()
  const rounds = await db
    .selectFrom('rounds')
    .where('contest_id', 'in', contestIds)
    .where('status', '<>', 'planned')
    .groupBy('contest_id')
    .select((eb) => ['contest_id', eb.fn.max('round_index').as('first')])
    .execute()
  return new Map(rounds.map(({ contest_id, first }) => [contest_id, first]))
}
