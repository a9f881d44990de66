import { setTimeout } from 'node:timers/promises'

import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Until so many queries of this database wait for a lock. */
export async function untilWaiting(db: Kysely<Database>, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await setTimeout(20)
  }
}
