import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { NOW } from './fixtures.ts'
import { temporaryStorage } from './storage.ts'
import { withoutLocks } from './withoutLocks.ts'

/**
 * The API as a separate process, on the migrated database of `DATABASE_URL` or `DATA_DIR`; it
 * prints its address. With `UNLOCKED=1` its queries take no locks, so that tests show what the
 * locks prevent. What is tested here is the event's lock, not the limiter: it lets eight registrations of one event through at
 * once and is patient, so none is refused on a slow machine. The server's own limits are in `app.ts`; tests of them are
 * beside the limiter.
 */
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  dataDir: process.env['DATA_DIR'] ?? '',
})
const files = temporaryStorage()
const app = await buildApp({
  config: { allowDs: false, metricsOpen: false, trustProxy: false, publicUrl: null, port: 0 },
  db: process.env['UNLOCKED'] === '1' ? database.db.withPlugin(withoutLocks) : database.db,
  files,
  metrics: createMetrics(database),
  notifications: database.notifications,
  // Long: what one process learns of another within a test comes by a notification.
  livePollMs: 60_000,
  tenantCacheMs: Number(process.env['TENANT_CACHE_MS'] ?? 1000),
  version: '1.2.3',
  registering: { running: 8, runningPerQueue: 8, waiting: 300, waitMs: 3000 },
  clock: () => NOW,
  checkAnswers: true,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${app.listeningOrigin}\n`)

process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => {
      files.remove()
      process.exit(0)
    })
})
