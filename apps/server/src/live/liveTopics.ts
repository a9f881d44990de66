import type { LiveTopic } from '@parket/domain/live/topics'
import { millisecondsInSecond } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Notifications } from '../db/notifications.ts'
import type { Database } from '../db/schema.ts'
import { listLiveVersions } from '../records/liveVersions.ts'

/** How often the versions of followed events are read, in ms; a notification comes sooner. */
export const LIVE_POLL_MS = millisecondsInSecond

export type Version = { topic: LiveTopic; version: number }
type Follower = (versions: readonly Version[]) => void

/** The versions of topics (docs/adr/0090-streams-and-live-topics.md), read once for all who follow an event here. */
export type LiveTopics = {
  /** Tells all versions, then those that rose. @returns what stops it */
  follow: (eventId: number, follower: Follower) => () => void
  /** Called after a change of an event was committed: this process and the others look at once. */
  noteChange: (eventId: number) => void
  close: () => Promise<void>
}

type Options = {
  db: Kysely<Database>
  /** Null where there is one process only. */
  notifications: Notifications | null
  pollMs: number
  /** Told of reads that failed; the next one may not. */
  onError: (error: unknown) => void
}

type Followed = { followers: Set<Follower>; known: Map<LiveTopic, number> }

export function createLiveTopics({ db, notifications, pollMs, onError }: Options): LiveTopics {
  const followed = new Map<number, Followed>()
  /** Events to be read; those that come while a read is under way wait for the next one. */
  const wanted = new Set<number>()
  let reading: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let stopListening: (() => Promise<void>) | null = null

  function look(eventIds: Iterable<number>): void {
    for (const id of eventIds) if (followed.has(id)) wanted.add(id)
    if (wanted.size === 0) return
    reading ??= readWanted().finally(() => (reading = null))
  }

  async function readWanted(): Promise<void> {
    while (wanted.size > 0) {
      const ids = [...wanted]
      wanted.clear()
      try {
        tell(await listLiveVersions(db, ids))
      } catch (error) {
        onError(error)
      }
    }
  }

  function tell(rows: readonly (Version & { event_id: number })[]): void {
    for (const [eventId, { followers, known }] of followed) {
      const risen = rows.filter(
        ({ event_id, topic, version }) => event_id === eventId && known.get(topic) !== version,
      )
      if (risen.length === 0) continue
      for (const { topic, version } of risen) known.set(topic, version)
      for (const follower of followers) follower(risen)
    }
  }

  function start(): void {
    timer ??= setInterval(() => look(followed.keys()), pollMs)
    stopListening ??= notifications?.listen((eventId) => look([eventId])) ?? null
  }

  return {
    follow(eventId, follower) {
      const entry = followed.get(eventId) ?? { followers: new Set(), known: new Map() }
      followed.set(eventId, entry)
      entry.followers.add(follower)
      follower([...entry.known].map(([topic, version]) => ({ topic, version })))
      start()
      look([eventId])
      return () => {
        entry.followers.delete(follower)
        // Called once more, it must not take away who came after.
        if (entry.followers.size === 0 && followed.get(eventId) === entry) followed.delete(eventId)
        if (followed.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      }
    },

    noteChange(eventId) {
      look([eventId])
      notifications?.notify(eventId)
    },

    async close() {
      if (timer) clearInterval(timer)
      followed.clear()
      wanted.clear()
      await stopListening?.()
      await reading
    },
  }
}
