import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

/** Beside this file in a release; nowhere else. */
const PACKED = join(import.meta.dirname, 'emptyCluster.tar.gz')

/**
 * What initdb makes, as a release carries it: to run initdb takes more than anything else of a first start. It has no
 * table and no secret of ours: those come with the migrations, in each installation its own.
 *
 * @returns undefined where PGlite has to run initdb
 */
export async function readEmptyCluster(): Promise<Blob | undefined> {
  return existsSync(PACKED) ? new Blob([await readFile(PACKED)]) : undefined
}

/**
 * Runs initdb, for `npm run release`.
 *
 * @internal
 * @returns what it made, packed
 */
export async function packEmptyCluster(): Promise<Blob> {
  const pglite = await PGlite.create()
  await pglite.exec('checkpoint')
  const packed = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return packed
}
