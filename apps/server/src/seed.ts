import { pagePath } from '@parket/domain/site/links'

import { parseArgs } from 'node:util'

import { readConfig } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import { migrateToLatest } from './db/migrate.ts'
import { seedEntries } from './demo/seedEntries.ts'
import { prepareNewDatabase, signingOfStart } from './lifecycle/firstStart.ts'
import { createLogger } from './logging/logger.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { openStorage } from './storage/openStorage.ts'

const MOST_ENTRIES = 100_000

/** Adds a large event. A new database is first prepared as a start of the server would. */
await runForOperator(async () => {
  const entries = readEntries()
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config)
  try {
    await migrateToLatest(db)
    const { storage } = await openStorage(config, createLogger(config.logLevel))
    const signing = await signingOfStart(config)
    await prepareNewDatabase(db, { ...config, storage, signing }, new Date())
    const id = await seedEntries(db, entries)
    process.stdout.write(
      `Event ${id} with ${entries} entries is there: ${pagePath('event', { eventId: id })}\n`,
    )
  } finally {
    await close()
  }
})

function readEntries(): number {
  const { values } = parseArgs({ options: { entries: { type: 'string', default: '5000' } } })
  const entries = Number(values.entries)
  if (Number.isInteger(entries) && entries >= 1 && entries <= MOST_ENTRIES) return entries
  throw new OperatorError(`--entries must be a whole number from 1 to ${MOST_ENTRIES}.`)
}
