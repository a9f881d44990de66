import { areHeatsPublic, type KnownRound } from '@parket/domain/live/publicHeats'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { EventRow } from '../../records/events.ts'
import { listSessions, type SessionRow } from '../../records/timetable.ts'
import { listEventRounds, type EventRound } from '../day/rounds.ts'
import type { Publication } from '../marks/publication.ts'
import { listReleasedKeys } from '../results/core/queries.ts'

/** A round with what everybody sees of who went on from it. */
export interface RoundOfNow<Published = Publication> extends KnownRound {
  id: number
  contest_id: string
  /** What everybody sees of it; null before. */
  publication: Published | null
}

/** The rounds of an event whose heats everybody may see: by the timetable, or in a published result. */
export async function listPublicRounds(
  db: Kysely<Database>,
  event: Pick<EventRow, 'id' | 'timetable_published_at'>,
): Promise<EventRound[]> {
  const [sessions, rounds] = await Promise.all([
    listSessions(db, event.id),
    listEventRounds(db, event.id),
  ])
  const shown = shownContests(sessions)
  const published = await listReleasedKeys(db, [
    ...new Set(rounds.map(({ contest_id }) => contest_id)),
  ])
  const known = new Map(rounds.map((round) => [round.id, withPublication(round, published)]))
  const byContest = Map.groupBy(known.values(), ({ contest_id }) => contest_id)
  const isPlanned = (contestId: string) =>
    event.timetable_published_at !== null && shown.has(contestId)
  return rounds.filter(({ id, contest_id }) => {
    const round = known.get(id) as KnownRound
    if (round.isPublished) return true
    return isPlanned(contest_id) && areHeatsPublic(round, byContest.get(contest_id) ?? [])
  })
}

/** A contest that was cancelled or drafted again shows nothing of its rounds. */
export function shownContests(sessions: readonly SessionRow[]): ReadonlySet<string> {
  const items = sessions.flatMap((session) => session.items)
  return new Set(
    items.flatMap(({ contest_id, contest_status }) =>
      contest_id === null || contest_status === 'draft' || contest_status === 'cancelled'
        ? []
        : contest_id,
    ),
  )
}

/** A round with its publication: its own, or that of the places. */
export function withPublication<Published extends Pick<Publication, 'contest_id' | 'round_id'>>(
  { id, contest_id, role, type, status, round_index: index }: EventRound,
  published: readonly Published[],
): RoundOfNow<Published> {
  const publication =
    published.find(({ round_id }) => round_id === id) ??
    published.find((one) => one.round_id === null && one.contest_id === contest_id) ??
    null
  const isPublished = publication !== null
  return { id, contest_id, role, type, status, index, publication, isPublished }
}
