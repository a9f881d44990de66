import { sql, type Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'

/** The same person counts once, in however many registrations. */
const people = sql<number>`count(distinct person_key)`

/** Active entries in these contests, a row for each dancer of each. */
function danced(db: Kysely<Database>, contestIds: string[]) {
  return db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .innerJoin('contests', 'contests.id', 'registrations.contest_id')
    .where('registrations.status', '=', 'active')
    .where(sql<boolean>`registrations.contest_id = any(${contestIds}::uuid[])`)
}

const entries = sql<number>`count(distinct registrations.id)`

/** Entries and dancers over all of these contests. */
export function countAll(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<{ entries: number; dancers: number }> {
  return danced(db, contestIds)
    .select([entries.as('entries'), people.as('dancers')])
    .executeTakeFirstOrThrow()
}

/** Dancers by contest. */
export function countByContest(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<{ contest_id: string; dancers: number }[]> {
  return danced(db, contestIds)
    .groupBy('registrations.contest_id')
    .select(['registrations.contest_id', people.as('dancers')])
    .execute()
}

type Named = { name: string; entries: number; dancers: number }

/** Entries and dancers by section, in the order of the alphabet. */
export function countBySection(db: Kysely<Database>, contestIds: string[]): Promise<Named[]> {
  return danced(db, contestIds)
    .groupBy('contests.section')
    .select(['contests.section as name', entries.as('entries'), people.as('dancers')])
    .orderBy('contests.section')
    .execute()
}

/** Entries and dancers by city or club, most dancers first; «Орёл» and «орел» are one city. */
export function countByPlace(
  db: Kysely<Database>,
  contestIds: string[],
  place: 'city' | 'club',
): Promise<Named[]> {
  const name = sql.ref<string>(`reg_datas.${place}`)
  return danced(db, contestIds)
    .groupBy(sql`fold_name(${name})`)
    .select([sql<string>`min(${name})`.as('name'), entries.as('entries'), people.as('dancers')])
    .orderBy('dancers', 'desc')
    .orderBy('name')
    .execute()
}

/** Active entries that did not come, or were called to a round and were not there, by contest. */
export function countNoShows(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<{ contest_id: string; no_shows: number }[]> {
  return db
    .selectFrom('registrations')
    .where('status', '=', 'active')
    .where(sql<boolean>`contest_id = any(${contestIds}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb('attendance', '=', 'absent'),
        eb.exists(
          eb
            .selectFrom('round_exits')
            .whereRef('round_exits.registration_id', '=', 'registrations.id')
            .where('round_exits.status', '=', 'not_present')
            .select('round_exits.round_id'),
        ),
      ]),
    )
    .groupBy('contest_id')
    .select(['contest_id', (eb) => eb.fn.countAll<number>().as('no_shows')])
    .execute()
}

/** The team's last event that took place before another. */
export function findEarlierEvent(
  db: Kysely<Database>,
  { id, team_id, date_begin }: Pick<EventRow, 'id' | 'team_id' | 'date_begin'>,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('events')
    .where('team_id', '=', team_id)
    .where('id', '<>', id)
    .where('published', '=', true)
    .where('cancelled_at', 'is', null)
    .where('date_begin', '<', date_begin)
    .orderBy('date_begin', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(1)
    .executeTakeFirst()
}

/** Active entries in these contests that were made up to a day, that included. */
export async function countEntriesUntil(
  db: Kysely<Database>,
  contestIds: string[],
  day: string,
): Promise<number> {
  const { n } = await db
    .selectFrom('registrations')
    .where('status', '=', 'active')
    .where(sql<boolean>`contest_id = any(${contestIds}::uuid[])`)
    .where('price_day', '<=', day)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Dancers by birth date. */
export function countByBirthDate(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<{ birth_date: string; dancers: number }[]> {
  return danced(db, contestIds)
    .groupBy('birth_date')
    .select(['birth_date', people.as('dancers')])
    .execute()
}

/** Registrations by the day they were made, in a zone, and the entries added that day that stand. */
export async function countByDay(
  db: Kysely<Database>,
  eventId: number,
  timeZone: string,
  contestIds: string[],
): Promise<{ day: string; registrations: number; entries: number }[]> {
  const { rows } = await sql<{ day: string; registrations: number; entries: number }>`
    select day, sum(registrations)::bigint as registrations, sum(entries)::bigint as entries
    from (
      select (created_at at time zone ${timeZone})::date as day, 1 as registrations, 0 as entries
      from reg_datas where event_id = ${eventId}
      union all
      select price_day, 0, 1 from registrations
      where status <> 'withdrawn' and contest_id = any(${contestIds}::uuid[])
    ) as sign_up
    group by day order by day
  `.execute(db)
  return rows
}

/** What is charged and paid at an event, in kopecks. */
export function sumMoney(
  db: Kysely<Database>,
  eventId: number,
): Promise<{ charged: number; paid: number }> {
  return db
    .selectFrom('ledger')
    .where('event_id', '=', eventId)
    .select([
      sql<number>`coalesce(sum(amount) filter (where kind in ('charge', 'correction')), 0)`.as(
        'charged',
      ),
      sql<number>`coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end),
        0)`.as('paid'),
    ])
    .executeTakeFirstOrThrow()
}
