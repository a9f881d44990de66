import type { RoundStatus } from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** The statuses of the rounds of contests, by contest; one without rounds is missing. */
export async function statusesOf(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, RoundStatus[]>> {
  const rounds = await trx
    .selectFrom('rounds')
    .where('contest_id', 'in', ids)
    .select(['contest_id', 'status'])
    .execute()
  const byContest = Map.groupBy(rounds, ({ contest_id }) => contest_id)
  return new Map([...byContest].map(([id, each]) => [id, each.map(({ status }) => status)]))
}
