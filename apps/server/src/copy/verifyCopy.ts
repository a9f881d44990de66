import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

import type { ChainedLine } from '@parket/domain/journal/line'

import { hashOf } from '../change/journal.ts'
import { readManifest, type CopiedTable, type CopyManifest } from './manifest.ts'
import { measurePart, readPart, type Part } from './part.ts'

/** What is wrong with a copy, and what it holds. */
export interface Verified {
  manifest: CopyManifest
  /** None: the copy is whole. */
  problems: string[]
}

/**
 * Checks a copy without a database: every part by its checksum, every row, and the chains of the journal.
 *
 * @throws OperatorError for a folder that is no copy, or a wrong key
 */
export async function verifyCopy(folder: string, key: string | null): Promise<Verified> {
  const manifest = await readManifest(folder, key)
  const problems: string[] = []
  const parts = [
    ...manifest.tables.map(({ part }) => part),
    ...manifest.files.map(({ part }) => part),
    ...(manifest.secret ? [manifest.secret] : []),
  ]
  for (const part of parts) {
    const problem = await partProblem(folder, part)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0) return { manifest, problems }
  for (const table of manifest.tables) {
    let rows = 0
    const journal: JournalRow[] = []
    for await (const line of readLines(folder, table, key)) {
      rows += 1
      const row: unknown = JSON.parse(line)
      if (table.name === 'journal') journal.push(row as JournalRow)
    }
    if (rows !== table.rows) problems.push(`${table.name}: ${rows} rows instead of ${table.rows}`)
    problems.push(...journalProblems(journal))
  }
  return { manifest, problems }
}

/** The rows of a table in a copy, each a line of JSON. */
export async function* readLines(
  folder: string,
  { part }: CopiedTable,
  key: string | null,
): AsyncIterable<string> {
  const source = readPart(folder, part.file, key)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity })
}

async function partProblem(folder: string, { file, size, sha256 }: Part): Promise<string | null> {
  const found = await measurePart(folder, file).catch(() => null)
  if (found === null) return `${file} is missing`
  return found.size === size && found.sha256 === sha256 ? null : `${file} was changed`
}

type JournalRow = ChainedLine & { prev: string; hash: string }

/** Each line of a chain follows the one before it, and its hash is that of what it says. */
export function journalProblems(rows: readonly JournalRow[]): string[] {
  const chains = Map.groupBy(rows, ({ event_id, round_id }) => `${event_id}, ${round_id}`)
  return [...chains].flatMap(([chain, lines]) => {
    let before = { n: 0, hash: '' }
    for (const line of lines.toSorted((one, other) => one.n - other.n)) {
      const isNext = line.n === before.n + 1 && line.prev === before.hash
      if (!isNext || line.hash !== hashOf(line.prev, asChained(line))) {
        return [`journal: the chain of event and round (${chain}) breaks at line ${line.n}`]
      }
      before = line
    }
    return []
  })
}

/** Moments as they were chained: the database writes them with an offset. */
function asChained(line: JournalRow): ChainedLine {
  const iso = (moment: string) => new Date(moment).toISOString()
  return { ...line, at: iso(line.at), device_at: line.device_at && iso(line.device_at) }
}
