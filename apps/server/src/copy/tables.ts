import { sql, type Kysely, type Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/** How many rows are fetched at once. */
const ROWS = 1000
/** About how much is stored at once, in characters. */
const BATCH = 1_000_000

/** Every table of ours, by name. Kysely's own are made by the migrations. */
export async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by tablename
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The rows of a table as lines of JSON, in no order. */
export async function* readRows(trx: Transaction<Database>, table: string): AsyncIterable<string> {
  // A column of type json keeps its line breaks; in JSON they are spaces.
  await sql`
    declare copied_rows no scroll cursor for
    select replace(row_to_json(t)::text, chr(10), ' ') as line from ${sql.table(table)} as t
  `.execute(trx)
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`
        fetch ${sql.lit(ROWS)} from copied_rows
      `.execute(trx)
      if (rows.length === 0) return
      yield rows.map(({ line }) => `${line}\n`).join('')
    }
  } finally {
    await sql`close copied_rows`.execute(trx)
  }
}

/** Says whether two tables hold the same rows, whatever their order and on whichever engine. */
export async function digestTable(
  db: Kysely<Database>,
  table: string,
): Promise<{ rows: number; digest: string }> {
  const { rows } = await sql<{ count: string; digest: string }>`
    select count(*)::text as count,
      coalesce(sum(('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint), 0)::text as digest
    from ${sql.table(table)} as t
  `.execute(db)
  const [{ count, digest } = { count: '0', digest: '0' }] = rows
  return { rows: Number(count), digest }
}

/** The last number that each sequence gave; null: none yet. */
export async function readSequences(
  db: Kysely<Database>,
): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename
  `.execute(db)
  return rows
}

/**
 * Fills tables, in a transaction of the caller: foreign keys are taken off and put back, which checks every row, and no
 * trigger of ours runs meanwhile, as they ran when the rows were made.
 */
export async function fillTables(
  trx: Transaction<Database>,
  tables: readonly { name: string; lines: () => AsyncIterable<string> }[],
  sequences: readonly { name: string; last: string | null }[],
): Promise<void> {
  const { rows: foreignKeys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(trx)
  for (const { table, name } of foreignKeys) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(trx)
  }
  const all = await listTables(trx)
  await sql`truncate ${sql.join(all.map((name) => sql.table(name)))}`.execute(trx)
  for (const name of all) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx)
  }
  for (const { name, lines } of tables) await fillTable(trx, name, lines())
  await sql`set constraints all immediate`.execute(trx)
  for (const name of all) {
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx)
  }
  for (const { table, name, definition } of foreignKeys) {
    const added = sql`${sql.id(name)} ${sql.raw(definition)}`
    await sql`alter table ${sql.raw(table)} add constraint ${added}`.execute(trx)
  }
  for (const { name, last } of sequences) {
    if (last === null) await sql`alter sequence ${sql.id(name)} restart`.execute(trx)
    else await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx)
  }
}

async function fillTable(
  trx: Transaction<Database>,
  table: string,
  lines: AsyncIterable<string>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(trx)
  const columns = sql.join(rows.map(({ name }) => sql.id(name)))
  async function store(batch: string[]): Promise<void> {
    if (batch.length === 0) return
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${`[${batch.join(',')}]`}::json)
    `.execute(trx)
  }
  let batch: string[] = []
  let length = 0
  for await (const line of lines) {
    batch.push(line)
    length += line.length
    if (length < BATCH) continue
    await store(batch)
    batch = []
    length = 0
  }
  await store(batch)
}
