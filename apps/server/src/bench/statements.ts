import { Kysely, type Dialect, type KyselyPlugin } from 'kysely'

import type { Database } from '../db/schema.ts'

/** One query as it went to the database, and what came back. */
export interface Statement {
  sql: string
  parameters: readonly unknown[]
  rows: readonly Row[]
}

export type Row = Record<string, unknown>

/** Sends a query as the driver takes it, past everything of ours. */
export type Send = (sql: string, parameters: unknown[]) => Promise<readonly Row[]>

/** Written in a recorded request wherever a repetition has to write something else. */
export const SAMPLE = 'Образец'

/**
 * The database, and the statements sent through it since they were taken last: of the last
 * transaction, if there was one.
 */
export function recordStatements(dialect: Dialect): {
  db: Kysely<Database>
  take: () => Statement[]
} {
  let statements: Statement[] = []
  const results: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const last = statements.at(-1)
      if (last) last.rows = result.rows
      return result
    },
  }
  const db = new Kysely<Database>({
    dialect,
    plugins: [results],
    log({ query: { sql, parameters } }) {
      // What came before a transaction let the caller in.
      if (/^(begin|start transaction)/i.test(sql)) statements = []
      else if (sql !== 'commit') statements.push({ sql, parameters, rows: [] })
    },
  })
  return {
    db,
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}

/**
 * Sends recorded statements again, as a call with other data would: ids that the database gave then
 * are replaced by those it gives now, and the sample text by another. Ids are told from other numbers
 * by their size, so that sequences have to start at a million, each at its own.
 */
export async function replayStatements(
  statements: readonly Statement[],
  send: Send,
  text: string,
): Promise<void> {
  const now = new Map<number, number>()
  for (const { sql, parameters, rows } of statements) {
    const found = await send(
      sql,
      parameters.map((parameter) => renewed(parameter, now, text)),
    )
    learn(rows, found, now)
  }
}

function renewed(value: unknown, ids: ReadonlyMap<number, number>, text: string): unknown {
  if (typeof value === 'number') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => renewed(each, ids, text))
  if (typeof value !== 'string') return value
  return value
    .replaceAll(SAMPLE, text)
    .replaceAll(/\b\d{7,}\b/g, (number) => String(ids.get(Number(number)) ?? number))
}

const FIRST_ID = 1_000_000

function learn(then: readonly Row[], now: readonly Row[], ids: Map<number, number>): void {
  for (const [index, row] of then.entries()) {
    for (const [column, value] of Object.entries(row)) {
      const given = now[index]?.[column]
      if (typeof value !== 'number' || value < FIRST_ID || typeof given !== 'number') continue
      ids.set(value, given)
    }
  }
}
