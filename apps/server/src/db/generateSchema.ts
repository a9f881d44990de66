import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'

import { embeddedDatabase } from './database.ts'
import { embeddedOptions } from './embedded.ts'
import { migrateToLatest } from './migrate.ts'

// Writes the tables as Kysely types: node generateSchema.ts <output>
// It runs the migrations in memory and reads what the database says of the outcome.

type Column = {
  table: string
  name: string
  /** As PostgreSQL writes it: `bigint`, `text[]`. */
  type: string
  is_nullable: boolean
  has_default: boolean
  is_computed: boolean
  /** Its check constraints, as PostgreSQL writes them. */
  checks: string[]
}

const TYPES: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
}

const HEAD = `// Written by \`npm run generate\` from the migrations; not by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { JsonColumns } from './jsonColumns.ts'

// Moments are \`Date\`, calendar days \`YYYY-MM-DD\`, money integer kopecks.

/** A moment; filters and values may also be ISO 8601 text. */
type Moment = ColumnType<Date, Date | string, Date | string>
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>
/** Kept by a trigger. */
type UpdatedAt = ColumnType<Date, Date | string | undefined, never>

/** JSON is written as text: pass it through \`JSON.stringify\`. */
type Json<Name extends keyof JsonColumns> = ColumnType<JsonColumns[Name], string, string>
type NullableJson<Name extends keyof JsonColumns> = ColumnType<
  JsonColumns[Name] | null,
  string | null | undefined,
  string | null
>
type DefaultedJson<Name extends keyof JsonColumns> = ColumnType<
  JsonColumns[Name],
  string | undefined,
  string
>
`

const database = embeddedDatabase(await PGlite.create(embeddedOptions))
await migrateToLatest(database.db)
const { rows } = await sql<Column>`
  select t.relname as "table", c.attname as name, format_type(c.atttypid, null) as type,
    not c.attnotnull as is_nullable,
    (c.atthasdef and c.attgenerated = '') or c.attidentity <> '' as has_default,
    c.attgenerated <> '' as is_computed,
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = t.oid and contype = 'c' and conkey = array[c.attnum]
    ) as checks
  from pg_attribute c join pg_class t on t.oid = c.attrelid
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    and t.relname not like 'kysely_%' and c.attnum > 0 and not c.attisdropped
  order by t.relname, c.attnum
`.execute(database.db)
await database.close()

const tables = [...Map.groupBy(rows, ({ table }) => table)]
const list = tables.map(([table]) => `  ${table}: ${interfaceOf(table)}`)
const interfaces = tables.map(([table, columns]) => {
  const fields = columns.map((column) => `  ${column.name}: ${typeOf(column)}`)
  return `\nexport interface ${interfaceOf(table)} {\n${fields.join('\n')}\n}\n`
})
const text = `${HEAD}\nexport interface Database {\n${list.join('\n')}\n}\n${interfaces.join('')}`
await writeFile(process.argv[2] ?? '', text)

/** `event_users`: `EventUsersTable` */
function interfaceOf(table: string): string {
  return `${table.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Table`
}

function typeOf(column: Column): string {
  const { table, name, type, is_nullable, has_default, is_computed } = column
  const prefix = is_nullable ? 'Nullable' : has_default ? 'Defaulted' : ''
  if (type === 'jsonb') return `${prefix}Json<'${table}.${name}'>`
  if (name === 'updated_at') return 'UpdatedAt'
  const plain = TYPES[type]
  if (!plain) throw new Error(`${table}.${name} is of the type ${type}, which has no type here yet`)
  if (plain === 'Date') return `${prefix}Moment`
  const value = wordsOf(column) ?? plain
  if (is_computed) return `GeneratedAlways<${value}>`
  if (is_nullable) return `${value} | null`
  return has_default ? `Generated<${value}>` : value
}

/** The words that a check `in ('F', 'M')` allows, as a union; null where there is none. */
function wordsOf({ name, checks }: Column): string | null {
  const allowed = new RegExp(
    `^CHECK \\(\\(${name} = (?:ANY \\(ARRAY\\[(?<words>.*)\\]\\)|(?<word>'.*'::text))\\)\\)$`,
  )
  for (const check of checks) {
    const { words, word } = allowed.exec(check)?.groups ?? {}
    const found = words ?? word
    if (found) return found.replaceAll('::text', '').split(', ').join(' | ')
  }
  return null
}
