import { readConfig } from '../config/config.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { prepareNewDatabase } from '../lifecycle/firstStart.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openStorage } from '../storage/openStorage.ts'
import { createLogger } from '../logging/logger.ts'

/**
 * The API under attack, with the demo data, as a process of its own. It believes one proxy, so that
 * attacks can come from any address. Messages move its clock, so that an hour can pass, and ask for the
 * size of its heap after a collection.
 */
let offsetMs = 0
process.on('message', (message: number | 'heap') => {
  if (typeof message === 'number') {
    offsetMs += message
    return
  }
  globalThis.gc?.()
  process.send?.({ heap: process.memoryUsage().heapUsed })
})
process.on('disconnect', () => process.exit(0))

const log = createLogger('error')
const config = readConfig({ ...process.env, DEMO: '1', ALLOW_DS: '1', TRUST_PROXY: '1' })
const database = await openDatabase(config)
await migrateToLatest(database.db)
const files = await openStorage(config, log)
await prepareNewDatabase(database.db, { demo: true, storage: files.storage }, new Date())
const metrics = createMetrics(database)
const app = await buildApp({
  config,
  db: database.db,
  files,
  metrics,
  version: 'attack',
  // Not logged: refusals and a killed database are what is wanted here.
  clock: () => new Date(Date.now() + offsetMs),
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ origin: app.listeningOrigin })
