import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findEvents, type EventRow } from '../../records/events.ts'
import { findLastRun, listPublishedPeople } from '../../records/ratedPeople.ts'
import { placesOf } from '../results/core/queries.ts'
import type { FoundDancer } from './findDancers.ts'
import { listEntries } from './tournaments.ts'

type Schemas = components['schemas']

/** Found people, each with the tournaments, the latest first; the order of the people is kept. */
export async function presentFoundDancers(
  db: Kysely<Database>,
  teamId: number,
  found: FoundDancer[],
): Promise<Schemas['FoundDancer'][]> {
  const [events, rated] = await Promise.all([
    mentionsById(db, [...new Set(found.flatMap(({ event_ids }) => event_ids))]),
    ratedPeople(db, teamId, found),
  ])
  return found.map(({ person_key, last_name, first_name, city, birth_year, event_ids }) => ({
    person_id: rated.get(person_key) ?? null,
    last_name,
    first_name,
    city,
    birth_year,
    events: event_ids.flatMap((id) => events.get(id) ?? []).sort(latestFirst),
  }))
}

/** Found people in the team's rating by their key. */
async function ratedPeople(
  db: Kysely<Database>,
  teamId: number,
  found: FoundDancer[],
): Promise<ReadonlyMap<string, number>> {
  const run = found.length > 0 && (await findLastRun(db, teamId))
  if (!run) return new Map()
  const keys = found.map(({ person_key }) => person_key)
  return listPublishedPeople(db, run.id, keys)
}

/** Tournaments of one person with the entries there; the order of the events is kept. */
export async function presentTournaments(
  db: Kysely<Database>,
  eventIds: number[],
  person: readonly string[],
): Promise<Schemas['Tournament'][]> {
  const [events, entries] = await Promise.all([
    mentionsById(db, eventIds),
    listEntries(db, eventIds, person),
  ])
  const places = await placesOf(db, [...new Set(entries.map(({ contest_id }) => contest_id))])
  return eventIds
    .flatMap((id) => events.get(id) ?? [])
    .map((event) => ({
      event,
      entries: entries
        .filter(({ event_id }) => event_id === event.id)
        .map(({ id, contest_id, group_num, group_name, section, start_number, status }) => ({
          contest_id,
          group_num,
          group_name,
          section,
          start_number,
          status,
          place: places.get(id) ?? null,
        })),
    }))
}

/** Each event once, even if several people danced there. */
async function mentionsById(
  db: Kysely<Database>,
  ids: number[],
): Promise<ReadonlyMap<number, Schemas['EventMention']>> {
  return new Map((await findEvents(db, ids)).map((event) => [event.id, presentMention(event)]))
}

function latestFirst(one: Schemas['EventMention'], other: Schemas['EventMention']): number {
  return Date.parse(other.date_begin) - Date.parse(one.date_begin)
}

/** An event as it is named beside somebody's results. */
export function presentMention({
  id,
  name,
  date_begin,
  date_end,
  city,
  time_zone,
}: EventRow): Schemas['EventMention'] {
  return {
    id,
    name,
    date_begin: date_begin.toISOString(),
    date_end: date_end.toISOString(),
    city,
    time_zone,
  }
}
