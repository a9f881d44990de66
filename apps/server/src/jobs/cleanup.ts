import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Database } from '../db/schema.ts'

/** How many days each kind of row is kept. Letters hold personal data. */
const KEPT = { changeSets: 30, letters: 30, idempotencyKeys: 1, links: 7, tokens: 30 }

/**
 * Deletes expired rows: change sets, letters, idempotency keys, attempt counters, links, invitations,
 * tokens and whom staff found.
 */
export async function cleanUp(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', daysAgo(KEPT.letters))
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', daysAgo(KEPT.idempotencyKeys))
    .execute()
  await db.deleteFrom('change_sets').where('at', '<', daysAgo(KEPT.changeSets)).execute()
  await db.deleteFrom('invitations').where('expires_at', '<', daysAgo(KEPT.links)).execute()
  await db.deleteFrom('found_users').where('found_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', daysAgo(0)).execute()
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', daysAgo(KEPT.links)).execute()
  await db
    .deleteFrom('tokens')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', daysAgo(KEPT.tokens)),
        eb('revoked_at', '<', daysAgo(KEPT.tokens)),
      ]),
    )
    .execute()
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days})`
}
