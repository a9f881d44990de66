import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { OperatorError } from '../operator/operatorError.ts'
import { readPart, writePart, type Part } from './part.ts'

/** The only format there is (docs/backup.md, «What is in a copy»). */
export const COPY_FORMAT = 1

/** A table of the database in a copy. */
export interface CopiedTable {
  name: string
  rows: number
  /** The same for the same rows in any order, on both engines. */
  digest: string
  part: Part
}

/** What is in a copy, and what each part of it has to be. */
export interface CopyManifest {
  format: number
  made_at: string
  /** Of the program that made it. */
  version: string
  /** The schema: the rows are read into a database that has these migrations and no others. */
  migrations: string[]
  tables: CopiedTable[]
  /** The last number that each sequence gave; null: none. */
  sequences: { name: string; last: string | null }[]
  files: { key: string; part: Part }[]
  /** Files that rows name and the store did not have. */
  missing: string[]
  /** What second factors are encrypted with; null where the installation has none. */
  secret: Part | null
}

const NAME = 'copy.json'

/** Written last: a folder with a manifest is a whole copy. */
export async function writeManifest(
  folder: string,
  manifest: CopyManifest,
  key: string | null,
): Promise<void> {
  await writePart(folder, NAME, [`${JSON.stringify(manifest, null, 1)}\n`], key)
}

/** @throws OperatorError for a folder that is no copy, a wrong key, a format of another program */
export async function readManifest(folder: string, key: string | null): Promise<CopyManifest> {
  const isSealed = existsSync(join(folder, `${NAME}.sealed`))
  if (!isSealed && !existsSync(join(folder, NAME))) {
    throw new OperatorError(
      `${folder} is no copy: it has no ${NAME}. A copy that was interrupted is not complete.`,
    )
  }
  if (isSealed && key === null) {
    throw new OperatorError(`${folder} is encrypted: set BACKUP_KEY to the key it was made with.`)
  }
  const file = isSealed ? `${NAME}.sealed` : NAME
  const bytes = await buffer(readPart(folder, file, key)).catch((error: unknown) => {
    throw new OperatorError(
      `${folder} cannot be opened: BACKUP_KEY is another one, or ${file} is damaged.`,
      {
        cause: error,
      },
    )
  })
  const manifest = JSON.parse(bytes.toString()) as CopyManifest
  if (manifest.format !== COPY_FORMAT) {
    throw new OperatorError(
      `${folder} has format ${manifest.format}; this program reads ${COPY_FORMAT}.`,
    )
  }
  return manifest
}
