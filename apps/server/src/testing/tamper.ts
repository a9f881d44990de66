import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Changes a table whatever guards it, looks, and puts back what was there. */
export async function tampered<Seen>(
  db: Kysely<Database>,
  table: string,
  change: (db: Kysely<Database>) => Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'
  `.execute(db)
  const columns = sql.raw(rows.map(({ name }) => name).join(', '))
  const whole = sql.raw(table)
  await sql`create table kept_rows as select * from ${whole}`.execute(db)
  await unguarded(db, change)
  try {
    return await look()
  } finally {
    await unguarded(db, async (connection) => {
      await sql`delete from ${whole}`.execute(connection)
      await sql`
        insert into ${whole} (${columns}) overriding system value select ${columns} from kept_rows
      `.execute(connection)
    })
    await sql`drop table kept_rows`.execute(db)
  }
}

/** On a connection on which no trigger works. */
export function unguarded(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await work(connection)
    await sql`reset session_replication_role`.execute(connection)
  })
}
