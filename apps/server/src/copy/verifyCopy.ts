import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

import { checkChains } from '../journal/checkChains.ts'
import type { HashedLine } from '../journal/line.ts'
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
    const journal: HashedLine[] = []
    for await (const line of readLines(folder, table, key)) {
      rows += 1
      const row: unknown = JSON.parse(line)
      if (table.name === 'journal') journal.push(row as HashedLine)
    }
    if (rows !== table.rows) problems.push(`${table.name}: ${rows} rows instead of ${table.rows}`)
    problems.push(...checkChains(journal).problems.map((problem) => `journal: ${problem}`))
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
