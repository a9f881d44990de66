import type { components } from '@parket/api-client/schema'
import { numberedTitle } from '@parket/domain/contest/title'
import { publicName } from '@parket/domain/privacy/publicName'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findEvents } from '../../records/events.ts'
import { dancersFindable } from '../search/dancersShown.ts'
import { presentMention } from '../search/present.ts'
import { isPerson, listPersonKeys } from '../search/samePerson.ts'
import type { StoredRating } from './stored.ts'

type Schemas = components['schemas']
type History = Schemas['DancerHistory']

/** Nobody's page is a list of everybody. */
const PARTNERS_SHOWN = 20
const EVENTS_SHOWN = 10

/** With whom somebody of a rating danced, and where they dance next; of entries agreed to be published. */
export async function readHistory(
  db: Kysely<Database>,
  rating: StoredRating,
  personId: number,
  now: Date,
): Promise<History> {
  return {
    partners: await listPartners(db, rating, personId),
    next: await listNextEvents(db, rating.run.team_id, personId, now),
  }
}

/** Of couples: in a group nobody is a partner. */
async function listPartners(
  db: Kysely<Database>,
  { results }: StoredRating,
  personId: number,
): Promise<History['partners']> {
  const own = results.filter(({ person }) => person === personId).map(({ dancer }) => dancer)
  const { rows } = await sql<{
    dancers: number[]
    last_name: string
    first_name: string
    events: number
  }>`
    select array_agg(other.id) as dancers, count(distinct other.event_id)::integer as events,
      (array_agg(other.last_name order by other.id desc))[1] as last_name,
      (array_agg(other.first_name order by other.id desc))[1] as first_name
    from dancers as own
    join reg_datas on reg_datas.id = own.reg_data_id and reg_datas.consent_publication
    join dancers as other on other.reg_data_id = own.reg_data_id and other.id <> own.id
    where own.id = any(${own}::bigint[])
      and (select count(*) from dancers as each where each.reg_data_id = own.reg_data_id) = 2
    group by other.person_key
    order by events desc, max(other.id) desc
    limit ${PARTNERS_SHOWN}
  `.execute(db)
  const people = new Map(results.map(({ dancer, person }) => [dancer, person]))
  return rows.map(({ dancers, events, ...names }) => ({
    person_id: dancers.map((dancer) => people.get(dancer)).find((id) => id !== undefined) ?? null,
    name: publicName(names, true),
    events,
  }))
}

async function listNextEvents(
  db: Kysely<Database>,
  teamId: number,
  personId: number,
  now: Date,
): Promise<History['next']> {
  const named = await db
    .selectFrom('dancers')
    .where('id', '=', personId)
    .select('person_key')
    .execute()
  const keys = (
    await listPersonKeys(
      db,
      teamId,
      named.map((one) => one.person_key),
    )
  ).flat()
  if (keys.length === 0) return []
  const entries = await dancersFindable(db, teamId)
    .innerJoin('registrations as entry', 'entry.reg_data_id', 'reg_datas.id')
    .innerJoin('contests', 'contests.id', 'entry.contest_id')
    .where(isPerson(keys))
    .where('entry.status', '<>', 'withdrawn')
    .where('contests.status', 'not in', ['draft', 'cancelled'])
    .where('events.date_end', '>=', now)
    .where('events.cancelled_at', 'is', null)
    .where('events.archived_at', 'is', null)
    .select(['dancers.event_id', 'contests.group_num', 'contests.group_name', 'contests.section'])
    .distinct()
    .orderBy('contests.group_num')
    .execute()
  const ofEvent = Map.groupBy(entries, ({ event_id }) => event_id)
  const events = await findEvents(db, [...ofEvent.keys()])
  return events
    .toSorted((one, other) => one.date_begin.getTime() - other.date_begin.getTime())
    .slice(0, EVENTS_SHOWN)
    .map((event) => ({
      event: presentMention(event),
      contests: (ofEvent.get(event.id) ?? []).map(numberedTitle),
    }))
}
