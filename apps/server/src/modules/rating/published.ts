import type { FieldRound } from '@parket/domain/rating/contestField'
import type { PlacedResult } from '@parket/domain/rating/resultPoints'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** A contest whose places everybody sees: what a rating is calculated from. */
export interface PublishedContest {
  publication_id: number
  contest_id: string
  event_id: number
  version: number
  /** Of the open result file. */
  hash: string
  /** Of the event. */
  kind: string
  /** The event's first day, in its zone. */
  day: string
  section: string
  level: string
  min_age: number | null
  max_age: number | null
  rounds: FieldRound[]
  places: PlacedResult[]
  /** By start number. */
  registrations: Record<string, number>
}

/** The versions of published places that everybody sees, of a team. */
function shownPlaces(db: Kysely<Database>, teamId: number) {
  return (
    db
      .selectFrom('publications')
      .innerJoin('contests', 'contests.id', 'publications.contest_id')
      .innerJoin('events', 'events.id', 'publications.event_id')
      .where('events.team_id', '=', teamId)
      .where('events.published', '=', true)
      // docs/adr/0035: a cancelled event gives no points.
      .where('events.cancelled_at', 'is', null)
      .where('contests.status', 'not in', ['draft', 'cancelled'])
      .where('publications.round_id', 'is', null)
      .where('publications.released_at', 'is not', null)
      .where('publications.withdrawn_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('publications as later')
              .whereRef('later.contest_id', '=', 'publications.contest_id')
              .whereRef('later.version', '>', 'publications.version')
              .where('later.round_id', 'is', null)
              .where('later.released_at', 'is not', null)
              .select('later.id'),
          ),
        ),
      )
  )
}

/** How many contests of a team have published places. */
export async function countPublished(db: Kysely<Database>, teamId: number): Promise<number> {
  const { n } = await shownPlaces(db, teamId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** The next contests with published places, in the order they were published; without their marks. */
export function listPublished(
  db: Kysely<Database>,
  teamId: number,
  after: number,
  limit: number,
): Promise<PublishedContest[]> {
  const content = sql.ref('publications.content')
  return shownPlaces(db, teamId)
    .where('publications.id', '>', after)
    .select([
      'publications.id as publication_id',
      'publications.contest_id',
      'publications.event_id',
      'publications.version',
      'publications.registrations',
      'events.kind',
      'contests.section',
      'contests.level',
      'contests.min_age',
      'contests.max_age',
      sql<string>`(events.date_begin at time zone events.time_zone)::date`.as('day'),
      sql<string>`${content} ->> 'hash'`.as('hash'),
      sql<PlacedResult[]>`${content} -> 'places'`.as('places'),
      sql<FieldRound[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'index', round -> 'index', 'role', round -> 'role', 'entries', round -> 'entries'))
        from jsonb_array_elements(${content} -> 'rounds') as round), '[]')`.as('rounds'),
    ])
    .orderBy('publications.id')
    .limit(limit)
    .execute()
}

/** The keys of people of a team that admins have said to be one (docs/adr/0036). */
export function listMerged(
  db: Kysely<Database>,
  teamId: number,
): Promise<{ one: string; other: string }[]> {
  return db
    .selectFrom('person_links')
    .innerJoin('dancers as a', 'a.id', 'person_links.dancer_id')
    .innerJoin('dancers as b', 'b.id', 'person_links.other_id')
    .where('person_links.team_id', '=', teamId)
    .where('person_links.is_same', '=', true)
    .select(['a.person_key as one', 'b.person_key as other'])
    .execute()
}

/** A dancer of an entry, and by what the same person is known again. */
export interface RatedDancer {
  dancer_id: number
  registration_id: number
  key: string
}

/** The dancers of entries. */
export function listDancers(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<RatedDancer[]> {
  return db
    .selectFrom('registrations')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .where(sql<boolean>`registrations.id = any(${registrationIds}::bigint[])`)
    .select([
      'registrations.id as registration_id',
      'dancers.id as dancer_id',
      'dancers.person_key as key',
    ])
    .execute()
}
