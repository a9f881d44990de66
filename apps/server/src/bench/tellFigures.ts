import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startPostgres, type PostgresServer } from '../testing/postgresServer.ts'

/**
 * Measures on a PostgreSQL that waits for its disk and in a folder of its own, and tells the process that started this one
 * as one message: `figures`, `skipped` where there is no PostgreSQL here, or `failed` with the reason. Then both are gone.
 *
 * @param name of the folder
 * @param measure ends what it started, also where it fails
 */
export async function tellFigures(
  name: string,
  measure: (postgres: PostgresServer, folder: string) => Promise<object>,
): Promise<void> {
  const postgres = await startPostgres({ isDurable: true })
  if (typeof postgres === 'string') process.send?.({ skipped: postgres })
  else {
    const folder = await mkdtemp(join(tmpdir(), `parket-bench-${name}-`))
    try {
      process.send?.({ figures: await measure(postgres, folder) })
    } catch (error) {
      process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
    }
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  process.disconnect?.()
}
