import { liveTopics, type LiveTopic } from '@parket/domain/live/topics'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** The versions of the topics of one event (docs/adr/0090-streams-and-live-topics.md). */
export type LiveVersions = Readonly<Record<LiveTopic, number>>

export async function readLiveVersions(
  db: Kysely<Database>,
  eventId: number,
): Promise<LiveVersions> {
  const rows = await listLiveVersions(db, [eventId])
  const known = new Map(rows.map(({ topic, version }) => [topic, version]))
  const versions = liveTopics.map((topic) => [topic, known.get(topic) ?? 0])
  return Object.fromEntries(versions) as LiveVersions
}

export async function listLiveVersions(db: Kysely<Database>, eventIds: readonly number[]) {
  return db
    .selectFrom('live_topics')
    .where('event_id', 'in', eventIds)
    .select(['event_id', 'topic', 'version'])
    .execute()
}

/** Rises with what the list of the event's results shows, but for consents: with them, their contests, the event and its timetable. */
export function resultsVersion({ results, timetable }: LiveVersions): number {
  return results + timetable
}
