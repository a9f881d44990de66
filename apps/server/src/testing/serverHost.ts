import { readConfig } from '../config/config.ts'
import { startServer, type RunningServer } from '../server.ts'

/**
 * A process that runs one whole server after another, as the process that forked it asks: what is loaded
 * and compiled for the first serves them all. It takes the settings of the next server, which ends the one
 * before, or null to end it; it answers with the address, or null.
 */
let running: RunningServer | null = null

process.on('message', (settings: Record<string, string> | null) => {
  void next(settings).then((url) => process.send?.(url))
})
// Whoever forked it is gone.
process.on('disconnect', () => process.exit())

async function next(settings: Record<string, string> | null): Promise<string | null> {
  await running?.stop()
  running = settings && (await startServer(readConfig({ ...process.env, ...settings })))
  return running?.url ?? null
}
