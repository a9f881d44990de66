import type { ContestStatus } from '@parket/domain/contest/status'
import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely'

import { pageOf, readSort, type Paging } from '../db/paging.ts'
import type { AttachmentsTable, Database, EventTagsTable, EventsTable } from '../db/schema.ts'
import { hasWords } from '../db/textSearch.ts'

/** Under which keys a picture of the event and its smaller copy are stored. */
interface PictureKeys {
  storage_key: string
  preview_key: string | null
}

/** An event as stored, with its hour and those of the pictures that its pages show which it has. */
export type EventRow = Selectable<EventsTable> & {
  pictures: Partial<Record<'banner' | 'bg-mobile' | 'bg-desktop', PictureKeys>> | null
  /** When its first session begins; null until one is planned and the timetable is published. */
  starts_at: Date | null
}

/** Nobody is written to about a rehearsal (docs/adr/0044). */
export function isRehearsal({ rehearsal_of }: Pick<EventRow, 'rehearsal_of'>): boolean {
  return rehearsal_of !== null
}

export type EventTagRow = Selectable<EventTagsTable>

export type EventFilters = {
  /**
   * Future or past at `now`: «it is past when date_end is before now» (docs/rules/events-and-contests.md,
   * «Dates of an event»).
   */
  filter?: 'future' | 'past'
  now: Date
  city?: string
  q?: string
  /** Only those that touch these days (`YYYY-MM-DD`), counted in each event's own zone. */
  days?: { from: string | null; to: string | null }
  /** Only published ones (true) or drafts (false). */
  published?: boolean
  /** Only archived ones (true) or only the others (false). */
  archived: boolean
  /** Only these; without it, all of the team. */
  ids?: number[]
}

export type EventSort = 'date_begin' | '-date_begin' | 'name' | '-name'

/**
 * An event of the team.
 *
 * @param teamId null: of whichever team, for a superadmin
 */
export function findEvent(
  db: Kysely<Database>,
  teamId: number | null,
  id: number,
): Promise<EventRow | undefined> {
  return selectEvent(db, teamId, id).executeTakeFirst()
}

/** The query of `findEvent`, to be extended by callers that read more columns with it. */
export function selectEvent(db: Kysely<Database>, teamId: number | null, id: number) {
  return selectEvents(db)
    .where('events.id', '=', id)
    .$if(teamId !== null, (query) => query.where('events.team_id', '=', teamId))
}

/** Events of whichever team, by their ids. */
export function findEvents(db: Kysely<Database>, ids: number[]): Promise<EventRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectEvents(db).where('events.id', 'in', ids).execute()
}

/** The event of a contest of the team, and the contest's status. */
export async function findEventOfContest(
  db: Kysely<Database>,
  teamId: number | null,
  contestId: string,
): Promise<{ event: EventRow; status: ContestStatus } | undefined> {
  const found = await selectEvents(db)
    .innerJoin('contests', 'contests.event_id', 'events.id')
    .where('contests.id', '=', contestId)
    .$if(teamId !== null, (query) => query.where('events.team_id', '=', teamId))
    .select('contests.status')
    .executeTakeFirst()
  if (!found) return undefined
  const { status, ...event } = found
  return { event, status }
}

/** A page of the team's events and how many there are. */
export function listEvents(
  db: Kysely<Database>,
  teamId: number,
  filters: EventFilters,
  sort: EventSort,
  paging: Paging,
): Promise<{ rows: EventRow[]; total: number }> {
  const { column, direction } = readSort<'date_begin' | 'name'>(sort)
  const chosen = filtered(selectEvents(db), teamId, filters)
  const ordered = chosen.orderBy(`events.${column}`, direction).orderBy('events.id', direction)
  return pageOf(filtered(db.selectFrom('events'), teamId, filters), ordered, paging)
}

/** All tags of an event, in the order they were given. */
export function listTags(db: Kysely<Database>, eventId: number): Promise<EventTagRow[]> {
  return db
    .selectFrom('event_tags')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('id')
    .execute()
}

/** The attachments of an event in their order. */
export function listAttachments(
  db: Kysely<Database>,
  eventId: number,
): Promise<Selectable<AttachmentsTable>[]> {
  return db
    .selectFrom('attachments')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('ind')
    .execute()
}

/** The ids of an event's files. */
export async function listFileIds(db: Kysely<Database>, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_files')
    .where('event_id', '=', eventId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

function selectEvents(db: Kysely<Database>) {
  return db
    .selectFrom('events')
    .selectAll('events')
    .select((eb) =>
      eb
        .selectFrom('event_files')
        .whereRef('event_files.event_id', '=', 'events.id')
        .where('event_files.id', 'in', ['banner', 'bg-mobile', 'bg-desktop'])
        .select(
          sql<EventRow['pictures']>`jsonb_object_agg(id, jsonb_build_object(
            'storage_key', storage_key, 'preview_key', preview_key))`.as('pictures'),
        )
        .as('pictures'),
    )
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.event_id', '=', 'events.id')
        .where('events.timetable_published_at', 'is not', null)
        .select((min) => min.fn.min<Date | null>('start_at').as('start'))
        .as('starts_at'),
    )
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'events', O>,
  teamId: number,
  { filter, now, city, q, days, published, archived, ids }: EventFilters,
): SelectQueryBuilder<Database, 'events', O> {
  let chosen = query
    .where('events.team_id', '=', teamId)
    .where('events.archived_at', archived ? 'is not' : 'is', null)
  if (filter) chosen = chosen.where('events.date_end', filter === 'past' ? '<' : '>=', now)
  if (published !== undefined) chosen = chosen.where('events.published', '=', published)
  if (ids) chosen = chosen.where('events.id', 'in', ids)
  if (city?.trim()) {
    chosen = chosen.where((eb) => sql`fold_name(${eb.ref('events.city')}) = fold_name(${city})`)
  }
  if (days?.from) chosen = chosen.where(dayOf('date_end'), '>=', days.from)
  if (days?.to) chosen = chosen.where(dayOf('date_begin'), '<=', days.to)
  chosen = chosen.where((eb) => hasWords(q, [eb.ref('events.name'), eb.ref('events.city')]))
  return chosen
}

/** The calendar day of an event's bound, in the event's zone. */
function dayOf(column: 'date_begin' | 'date_end') {
  return sql<string>`(${sql.ref(`events.${column}`)} at time zone events.time_zone)::date`
}
