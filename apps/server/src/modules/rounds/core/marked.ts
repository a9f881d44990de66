import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'

/** @throws Problem 409 for rounds with marks or decisions: these are never deleted */
export async function refuseMarked(
  trx: Transaction<Database>,
  roundIds: readonly number[],
): Promise<void> {
  if (roundIds.length === 0) return
  for (const table of ['mark_sheets', 'round_decisions', 'panel_substitutions'] as const) {
    const found = await trx
      .selectFrom(table)
      .where('round_id', 'in', roundIds)
      .select('id')
      .executeTakeFirst()
    if (found) throw new Problem(409, 'round_marked')
  }
}
