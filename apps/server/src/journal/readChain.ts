import type { Kysely } from 'kysely'

import { isOfChain, type Chain } from '../change/journal.ts'
import type { Database } from '../db/schema.ts'
import type { HashedLine } from './line.ts'

/** The lines of a chain in their order, as they were hashed. */
export async function readChain(db: Kysely<Database>, chain: Chain): Promise<HashedLine[]> {
  const rows = await db
    .selectFrom('journal')
    .where(isOfChain(chain))
    .select(['event_id', 'round_id', 'n', 'at', 'device_at', 'kind', 'user_id', 'station_id'])
    .select(['epoch', 'seq', 'body', 'prev', 'hash'])
    .orderBy('round_id')
    .orderBy('n')
    .execute()
  return rows.map((row) => {
    const at = row.at.toISOString()
    const device_at = row.device_at?.toISOString() ?? null
    return Object.assign(row, { at, device_at }) as HashedLine
  })
}
