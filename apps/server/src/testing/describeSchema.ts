import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Database } from '../db/schema.ts'

/**
 * Tables, columns, constraints, indexes, triggers and functions of the database, as PostgreSQL writes them, one a line.
 * The order of columns is left out: it tells when a column came, and nothing of ours reads it.
 */
export async function describeSchema(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'column ' || t.relname::text || '.' || c.attname::text || ' ' || format_type(c.atttypid, c.atttypmod)
      || case when c.attnotnull then ' not null' else '' end || ' ' || c.attidentity::text || c.attgenerated::text
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(l.collname::text, '') as line
    from pg_attribute c join pg_class t on t.oid = c.attrelid
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = c.attnum
      left join pg_collation l on l.oid = c.attcollation
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and c.attnum > 0 and not c.attisdropped
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
      join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    order by 1
  `.execute(db)
  return rows.map(({ line }) => line)
}
