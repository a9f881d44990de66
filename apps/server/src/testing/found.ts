import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** Everybody has just found this person by exact e-mail: they may give them a role. */
export async function markFound(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`
    insert into found_users (finder_id, user_id, found_at) select id, ${userId}, ${NOW} from users
  `.execute(db)
}
