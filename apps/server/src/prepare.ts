import { existsSync } from 'node:fs'

import { readConfig } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import { embeddedFolder } from './db/embedded.ts'
import { migrateToLatest } from './db/migrate.ts'
import { prepareNewDatabase, signingOfStart } from './lifecycle/firstStart.ts'
import { createLogger } from './logging/logger.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { openStorage } from './storage/openStorage.ts'

// Makes a new embedded database with its first content, and ends: a process that goes on serving would keep the memory
// that this takes. Where there is one already, or a server's, there is nothing to do.
await runForOperator(async () => {
  const config = readConfig(process.env)
  if (config.databaseUrl !== null || existsSync(embeddedFolder(config.dataDir))) return
  const database = await openDatabase(config)
  try {
    const { storage } = await openStorage(config, createLogger(config.logLevel))
    await migrateToLatest(database.db)
    const signing = await signingOfStart(config)
    await prepareNewDatabase(database.db, { ...config, storage, signing }, new Date())
  } finally {
    await database.close()
  }
})
