import { subMilliseconds } from 'date-fns/subMilliseconds'
import { millisecondsInHour } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** «Where the caller found that person by exact e-mail within the hour» (docs/rules/rights.md, «Giving roles»). */
const KEPT_MS = millisecondsInHour

/** Notes that somebody found a person by exact e-mail: for an hour they may give that person a role. */
export async function noteFound(
  db: Kysely<Database>,
  { finderId, userId, now }: { finderId: number; userId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('found_users')
    .values({ finder_id: finderId, user_id: userId, found_at: now })
    .onConflict((conflict) =>
      conflict.columns(['finder_id', 'user_id']).doUpdateSet({ found_at: now }),
    )
    .execute()
}

/** Whether somebody found that person within the hour. */
export async function wasFound(
  db: Kysely<Database>,
  { finderId, userId, now }: { finderId: number; userId: number; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('found_users')
    .where('finder_id', '=', finderId)
    .where('user_id', '=', userId)
    .where('found_at', '>', subMilliseconds(now, KEPT_MS))
    .select('user_id')
    .executeTakeFirst()
  return found !== undefined
}
