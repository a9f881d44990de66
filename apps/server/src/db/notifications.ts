import { setTimeout } from 'node:timers/promises'

import { millisecondsInSecond } from 'date-fns/constants'
import { Client, type Pool } from 'pg'

/** Tells the other processes on this database that something changed. What is lost is found by polling. */
export type Notifications = {
  /** After the commit: a notification within a transaction would make commits wait for one another. */
  notify: (eventId: number) => void
  /** Calls back for each notification, by whichever process. @returns what ends it */
  listen: (onChange: (eventId: number) => void) => () => Promise<void>
  /**
   * Calls back when a team was changed, by whichever process (a trigger notifies), and after each opening of the
   * connection: a change may have been missed. @returns what ends it
   */
  listenForTeams: (onChange: () => void) => () => Promise<void>
}

const EVENTS = 'parket_changes'
const TEAMS = 'parket_teams'
/** How long a lost connection waits before it is opened again. */
const REOPEN_MS = millisecondsInSecond

type Listener = (channel: string, payload: string) => void

/** @param onError called for connections that broke, and for what could not be told */
export function createNotifications(
  url: string,
  pool: Pool,
  onError: (error: Error) => void,
): Notifications {
  const listeners = new Set<Listener>()
  /** One connection for all listeners. */
  let listening: { stopping: AbortController; ended: Promise<void> } | null = null

  function add(listener: Listener): () => Promise<void> {
    listeners.add(listener)
    listening ??= start()
    return async () => {
      listeners.delete(listener)
      if (listeners.size > 0 || listening === null) return
      const { stopping, ended } = listening
      listening = null
      stopping.abort()
      await ended
    }
  }

  function start() {
    const stopping = new AbortController()
    const notifyAll: Listener = (channel, payload) => {
      for (const listener of listeners) listener(channel, payload)
    }
    return { stopping, ended: keepListening(url, notifyAll, onError, stopping.signal) }
  }

  return {
    notify(eventId) {
      pool.query('select pg_notify($1, $2)', [EVENTS, String(eventId)]).catch(onError)
    },
    listen: (onChange) =>
      add((channel, payload) => {
        if (channel === EVENTS) onChange(Number(payload))
      }),
    listenForTeams: (onChange) =>
      add((channel) => {
        if (channel === TEAMS) onChange()
      }),
  }
}

/** A connection of its own: those of the pool go from hand to hand. */
async function keepListening(
  url: string,
  notifyAll: Listener,
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
    client.on('notification', ({ channel, payload = '' }) => notifyAll(channel, payload))
    signal.addEventListener('abort', end, { once: true })
    try {
      await client.connect()
      await client.query(`listen ${EVENTS}; listen ${TEAMS}`)
      notifyAll(TEAMS, '')
      await lost.promise
    } catch (error) {
      onError(error as Error)
    }
    signal.removeEventListener('abort', end)
    await client.end().catch(() => {})
    await setTimeout(REOPEN_MS, undefined, { signal }).catch(() => {})
  }
}
