import { setTimeout } from 'node:timers/promises'

import { millisecondsInSecond } from 'date-fns/constants'
import { Client, type Pool } from 'pg'

/** Tells the other processes on this database that something changed. What is lost is found by polling. */
export type Notifications = {
  /** After the commit: a notification within a transaction would make commits wait for one another. */
  notify: (eventId: number) => void
  /** Calls back for each notification, by whichever process. @returns what ends it */
  listen: (onChange: (eventId: number) => void) => () => Promise<void>
}

const CHANNEL = 'parket_changes'
/** How long a lost connection waits before it is opened again. */
const REOPEN_MS = millisecondsInSecond

/** @param onError called for connections that broke, and for what could not be told */
export function createNotifications(
  url: string,
  pool: Pool,
  onError: (error: Error) => void,
): Notifications {
  return {
    notify(eventId) {
      pool.query('select pg_notify($1, $2)', [CHANNEL, String(eventId)]).catch(onError)
    },

    listen(onChange) {
      const stopping = new AbortController()
      const ended = keepListening(url, onChange, onError, stopping.signal)
      return async () => {
        stopping.abort()
        await ended
      }
    },
  }
}

/** A connection of its own: those of the pool go from hand to hand. */
async function keepListening(
  url: string,
  onChange: (eventId: number) => void,
  onError: (error: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const client = new Client({
      connectionString: url,
      application_name: 'parket',
      keepAlive: true,
    })
    const lost = Promise.withResolvers<void>()
    const end = () => lost.resolve()
    client.on('error', onError).on('end', end)
    client.on('notification', ({ payload }) => onChange(Number(payload)))
    signal.addEventListener('abort', end, { once: true })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await lost.promise
    } catch (error) {
      onError(error as Error)
    }
    signal.removeEventListener('abort', end)
    await client.end().catch(() => {})
    await setTimeout(REOPEN_MS, undefined, { signal }).catch(() => {})
  }
}
