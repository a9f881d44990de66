import { sql, type Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/**
 * Lets the items of contests follow their rounds: an item starts when a round of its index begins and ends when all
 * of them are judged; when a beginning is taken back, so is the item's. What was noted by hand stays.
 */
export async function noteRoundsOnItems(
  trx: Transaction<Database>,
  contestIds: readonly string[],
  at: Date,
): Promise<void> {
  if (contestIds.length === 0) return
  const now = at.toISOString()
  await sql`
    update session_items as item
    set started_at = case when round.has_begun then coalesce(item.started_at, ${now}::timestamptz) end,
      ended_at = case
        when round.is_judged then coalesce(item.ended_at, ${now}::timestamptz)
        when round.has_begun then item.ended_at end
    from (
      select contest_id, round_index,
        bool_or(status in ('running', 'judged', 'published')) as has_begun,
        bool_and(status in ('judged', 'published')) as is_judged
      from rounds
      where contest_id = any(${[...contestIds]}::uuid[])
      group by contest_id, round_index
    ) as round
    where item.kind = 'round'
      and item.contest_id = round.contest_id and item.round_index = round.round_index
      and (round.has_begun and item.started_at is null
        or round.is_judged and item.ended_at is null
        or not round.has_begun and item.started_at is not null and item.noted_by is null)
  `.execute(trx)
}
