import { inject } from 'vitest'
import { describe, expect, test } from 'vitest'

import { type Child, runScript } from '../testing/child.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { databaseUrl } from '../testing/urls.ts'
import { type DatabaseConfig, openDatabase } from './database.ts'

/** How often something is killed; the full run does it ten times. */
const ROUNDS = process.env['PARKET_FULL'] ? 10 : 2
const TIMEOUT_MS = ROUNDS * 60_000

/** Kills in the middle of writing, after a different number of rows each round. */
async function writeAndKill(writer: Child, round: number, kill: () => Promise<unknown>) {
  const acknowledged: number[] = []
  const untilKill = 20 + 7 * round
  for (;;) {
    const line = await writer.nextLine()
    if (line === null) return acknowledged
    acknowledged.push(Number(line))
    if (acknowledged.length === untilKill) void kill()
  }
}

/** Which of these rows are not there. */
async function missing(config: DatabaseConfig, acknowledged: readonly number[]): Promise<number[]> {
  const { db, close } = await openDatabase(config)
  const rows = await db.selectFrom('audit_log').select('id').execute()
  await close()
  const found = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !found.has(id))
}

test(
  'kill -9 of the process loses nothing that was acknowledged (embedded)',
  async () => {
    const config = { databaseUrl: null, dataDir: tempFolder() }
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = runScript('testing/ackingWriter.ts', { DATA_DIR: config.dataDir })
      const kill = async () => writer.process.kill('SIGKILL')
      acknowledged.push(...(await writeAndKill(writer, round, kill)))
      expect(await missing(config, acknowledged)).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 20)
  },
  TIMEOUT_MS,
)

describe.skipIf(inject('postgresUrl') === null)('kill -9 on a server of its own', () => {
  test(
    'of the whole database loses nothing that was acknowledged (postgres)',
    async ({ onTestFinished }) => {
      const server = await startPostgres({ isDurable: true })
      if (typeof server === 'string') throw new Error(server)
      onTestFinished(server.stop)
      const config = { databaseUrl: databaseUrl(server.url, 'postgres'), dataDir: '' }
      const acknowledged: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = runScript('testing/ackingWriter.ts', { DATABASE_URL: config.databaseUrl })
        const crashed = Promise.withResolvers<void>()
        const kill = () => server.crash().then(crashed.resolve, crashed.reject)
        acknowledged.push(...(await writeAndKill(writer, round, kill)))
        await crashed.promise
        expect(await missing(config, acknowledged)).toEqual([])
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 20)
    },
    TIMEOUT_MS,
  )
})
