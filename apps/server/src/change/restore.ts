import { isDeepStrictEqual } from 'node:util'

import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely'

import type { Row } from '../db/jsonColumns.ts'
import type { Database, RowChangesTable } from '../db/schema.ts'

/** What identifies a row, and what an undo leaves as it is. */
type Tracked = {
  key: readonly string[]
  /** Whether the row counts its own versions; others are compared by their content. */
  isVersioned?: true
  /** Columns that never go back. */
  keeps?: readonly string[]
  /** Whether its rows can go back in any order, all in one statement: there are thousands of them. */
  isTogether?: true
}

/** What an event's change sets do not know: it may be a person's own. */
export const unnotedFields: readonly string[] = ['contacts', 'payment_details']

/** The tables whose rows can be restored, those with the trigger `zz_note_row_change`; each after those it refers to. */
export const trackedTables = {
  events: { key: ['id'], isVersioned: true, keeps: ['last_reg_n'] },
  event_tags: { key: ['id'] },
  attachments: { key: ['id'] },
  event_users: { key: ['event_id', 'user_id'] },
  event_judges: { key: ['event_id', 'judge_id'] },
  contests: { key: ['id'], isVersioned: true },
  panel_judges: { key: ['contest_id', 'judge_id'] },
  sessions: { key: ['id'], isVersioned: true },
  session_items: { key: ['id'] },
  paper_prints: { key: ['id'] },
  // Of a registration its consents alone; see migration 0036.
  reg_datas: { key: ['id'], isVersioned: true, isTogether: true },
  registrations: { key: ['id'], isTogether: true },
  rounds: { key: ['id'], isVersioned: true },
  round_panel_judges: { key: ['round_id', 'judge_id'] },
  heat_entries: { key: ['round_id', 'registration_id'] },
  round_pairs: { key: ['round_id', 'leader_id', 'follower_id'] },
} as const satisfies Record<string, Tracked>

export type TrackedTable = keyof typeof trackedTables

/** A row as a change left it or found it. */
export type TrackedRow = { table: TrackedTable; row: Row }

/** One row's change: made, altered or deleted. */
export type RowChange = { table: TrackedTable; before: Row | null; after: Row | null }

const TIMES = ['created_at', 'updated_at']

/** The row changes of a change set, in the order in which they were made. */
export async function listRowChanges(
  trx: Transaction<Database>,
  changeSetId: number,
): Promise<RowChange[]> {
  const rows = await trx
    .selectFrom('row_changes')
    .where('change_set_id', '=', changeSetId)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map(readRowChange)
}

function readRowChange({ table_name, before, after }: Selectable<RowChangesTable>): RowChange {
  if (!(table_name in trackedTables)) throw new TypeError(`${table_name} cannot be restored`)
  return { table: table_name as TrackedTable, before, after }
}

/**
 * Locks the rows that a change touched and finds those that are no longer as it left them: of another
 * version or content, gone, or there again.
 *
 * @returns one row each, as the change left it (or found it, where it deleted the row)
 */
export async function findChangedSince(
  trx: Transaction<Database>,
  changes: RowChange[],
): Promise<TrackedRow[]> {
  const byTable = Map.groupBy(lastChanges(changes), ({ table }) => table)
  const found: TrackedRow[] = []
  for (const [table, each] of byTable) {
    const current = await lockRows(
      trx,
      table,
      each.map(({ before, after }) => (after ?? before) as Row),
    )
    for (const { before, after } of each) {
      const row = (after ?? before) as Row
      const now = current.get(keyOf(table, row)) ?? null
      if (!isAsLeft(table, after, now)) found.push({ table, row })
    }
  }
  return found
}

/** What the change did last to each row. */
function lastChanges(changes: RowChange[]): RowChange[] {
  const last = changes.map((change): [string, RowChange] => {
    const row = (change.after ?? change.before) as Row
    return [`${change.table} ${keyOf(change.table, row)}`, change]
  })
  return [...new Map(last).values()]
}

function isAsLeft(table: TrackedTable, left: Row | null, now: Row | null): boolean {
  if (left === null || now === null) return left === now
  const { isVersioned }: Tracked = trackedTables[table]
  if (isVersioned) return left['version'] === now['version']
  return Object.entries(left).every(
    ([column, value]) => TIMES.includes(column) || isDeepStrictEqual(now[column], value),
  )
}

function keyOf(table: TrackedTable, row: Row): string {
  return trackedTables[table].key.map((column) => String(row[column])).join(' ')
}

async function lockRows(
  trx: Transaction<Database>,
  table: TrackedTable,
  rows: Row[],
): Promise<Map<string, Row>> {
  const found = await sql<{ row: Row }>`
    select to_jsonb(now) as row
    from ${sql.table(table)} as now join ${recordset(table, rows)} as noted
      on ${sameKey(table, 'now', 'noted')}
    for update of now
  `.execute(trx)
  return new Map(found.rows.map(({ row }) => [keyOf(table, row), row]))
}

/**
 * Takes back what a change did, row by row from the last to the first, so that no step breaks a rule of
 * the schema that the change itself did not break. A row that counts versions gets a new one.
 *
 * @throws what the database throws where something else depends on the rows by now
 */
export async function restoreRows(trx: Transaction<Database>, changes: RowChange[]): Promise<void> {
  // Row by row two contests hold one number until both have their own again.
  await sql`set constraints contests_group_num deferred`.execute(trx)
  for (const part of inParts(parentsFirst(changes.toReversed()))) {
    const { table } = part[0]
    const befores = part.map(({ before }) => before).filter((row) => row !== null)
    const afters = part.map(({ after }) => after).filter((row) => row !== null)
    if (befores.length === 0) await deleteRows(trx, table, afters)
    else if (afters.length === 0) await insertRows(trx, table, befores)
    else for (const rows of togetherOrNot(table, befores)) await updateRows(trx, table, rows)
  }
  // What is checked at the end of a transaction is checked now, where its breach can be answered.
  await sql`set constraints all immediate`.execute(trx)
}

/**
 * Rows that were deleted one after another stood there together before: they come back in any order, so those that others
 * refer to come first. What a deletion takes along is noted after it, not before.
 */
function parentsFirst(changes: readonly RowChange[]): RowChange[] {
  const ordered: RowChange[] = []
  let deleted: RowChange[] = []
  const bringBack = () => {
    ordered.push(...deleted.toSorted((one, other) => placeOf(one) - placeOf(other)))
    deleted = []
  }
  for (const change of changes) {
    if (kindOf(change) === 'deleted') deleted.push(change)
    else {
      bringBack()
      ordered.push(change)
    }
  }
  bringBack()
  return ordered
}

const tableOrder = Object.keys(trackedTables)

function placeOf({ table }: RowChange): number {
  return tableOrder.indexOf(table)
}

/** Neighbours that one statement can take back: of one table, all made or all deleted. */
function inParts(changes: RowChange[]): [RowChange, ...RowChange[]][] {
  const parts: [RowChange, ...RowChange[]][] = []
  for (const change of changes) {
    const last = parts.at(-1)
    if (last && last[0].table === change.table && kindOf(last[0]) === kindOf(change)) {
      last.push(change)
    } else parts.push([change])
  }
  return parts
}

function kindOf({ before, after }: RowChange): 'made' | 'altered' | 'deleted' {
  if (before === null) return 'made'
  return after === null ? 'deleted' : 'altered'
}

async function deleteRows(
  trx: Transaction<Database>,
  table: TrackedTable,
  rows: Row[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} as now using ${recordset(table, rows)} as noted
    where ${sameKey(table, 'now', 'noted')}
  `.execute(trx)
}

async function insertRows(
  trx: Transaction<Database>,
  table: TrackedTable,
  rows: Row[],
): Promise<void> {
  const [first = {}] = rows
  const { isVersioned }: Tracked = trackedTables[table]
  const columns = list(Object.keys(first))
  const again = isVersioned
    ? rows.map((row) => ({ ...row, version: Number(row['version']) + 1 }))
    : rows
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${recordset(table, again)} as noted
  `.execute(trx)
}

/** Rows for one statement each. A row that was changed twice goes back twice, the last change first. */
function togetherOrNot(table: TrackedTable, rows: Row[]): Row[][] {
  const { isTogether }: Tracked = trackedTables[table]
  const isEachOnce = new Set(rows.map((row) => keyOf(table, row))).size === rows.length
  return isTogether && isEachOnce ? [rows] : rows.map((row) => [row])
}

/** Rows with the same columns. */
async function updateRows(
  trx: Transaction<Database>,
  table: TrackedTable,
  rows: Row[],
): Promise<void> {
  const [first = {}] = rows
  const { key, isVersioned, keeps = [] }: Tracked = trackedTables[table]
  const left = new Set([...key, ...keeps, ...TIMES, 'version'])
  const assignments = Object.keys(first)
    .filter((column) => !left.has(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`noted.${column}`)}`)
  if (isVersioned) assignments.push(sql`version = now.version + 1`)
  if (assignments.length === 0) return
  await sql`
    update ${sql.table(table)} as now set ${sql.join(assignments)}
    from ${recordset(table, rows)} as noted
    where ${sameKey(table, 'now', 'noted')}
  `.execute(trx)
}

/** Rows of JSON as rows of the table. */
function recordset(table: TrackedTable, rows: Row[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

function sameKey(table: TrackedTable, one: string, other: string): RawBuilder<unknown> {
  const equal = trackedTables[table].key.map(
    (column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`,
  )
  return sql.join(equal, sql` and `)
}

function list(columns: string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
