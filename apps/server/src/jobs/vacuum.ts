import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/**
 * Does for the embedded database what autovacuum does for a server: removes dead rows and counts what is
 * there. Without these figures the planner takes a large event for an empty one. The bounds are those of
 * autovacuum; what changed before this start is seen by the size of the files.
 *
 * @returns the names of the tables that had changed enough
 */
export async function vacuumChanged(db: Kysely<Database>): Promise<string[]> {
  // What the last second changed is counted as well.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
      or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or pg_relation_size(relid) / current_setting('block_size')::bigint
        > 10 + 1.1 * greatest(relpages, 0)
    order by 1
  `.execute(db)
  // One at a time: other calls get their turn between them.
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
