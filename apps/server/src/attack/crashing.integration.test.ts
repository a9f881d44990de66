import { inject } from 'vitest'
import { expect, test } from 'vitest'

import { openDatabase } from '../db/database.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { databaseUrl } from '../testing/urls.ts'
import { crashServer } from './crashing.ts'
import { startTarget, type Target } from './startTarget.ts'

/** A short round; `npm run attack -- postgres` makes ten of 300. */
const CRASHES = process.env['PARKET_FULL']
  ? { rounds: 10, registrations: 300 }
  : { rounds: 1, registrations: 30 }

test.skipIf(inject('postgresUrl') === null)(
  'kill -9 of one of three processes and of the database loses no registration and makes none twice',
  async ({ onTestFinished }) => {
    const postgres = await startPostgres({ isDurable: true })
    if (typeof postgres === 'string') throw new Error(postgres)
    onTestFinished(postgres.stop)
    const databaseUrlOfAll = databaseUrl(postgres.url, 'postgres')
    const dataDir = tempFolder()
    const start = () => startTarget({ DATABASE_URL: databaseUrlOfAll, DATA_DIR: dataDir })
    const targets: Target[] = [await start(), await start(), await start()]
    onTestFinished(async () => {
      await Promise.all(targets.map((target) => target.kill()))
    })
    const finding = await crashServer(
      {
        targets,
        start,
        postgres,
        async withDb(use) {
          const { db, close } = await openDatabase({ databaseUrl: databaseUrlOfAll, dataDir: '' })
          return use(db).finally(close)
        },
      },
      CRASHES,
    )
    const { rounds, registrations } = CRASHES
    expect(finding.measured).toBe(
      `${rounds * registrations} acknowledged, 0 lost, 0 double, 0 unanswered`,
    )
  },
  CRASHES.rounds * 240_000,
)
