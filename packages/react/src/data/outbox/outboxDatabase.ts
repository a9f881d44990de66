/** The name of the database, apart from the code that fills it: a logout deletes it without. */
export const outboxDatabase = 'parket.outbox'

/** What stations send: a logout on the same device leaves it. */
export const stationOutboxDatabase = 'parket.stationOutbox'

/** Longer than any browser takes: a logout does not wait for a tab that sleeps. */
const DROP_MS = 1000

/** Forgets what waits to be sent, of whoever worked on this device. Never rejects. */
export function dropOutboxes(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, DROP_MS)
    try {
      const request = indexedDB.deleteDatabase(outboxDatabase)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
    } catch {
      // Where site data are forbidden nothing was kept.
      resolve()
    }
  })
}
