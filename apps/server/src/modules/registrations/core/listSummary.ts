import type { components } from '@parket/api-client/schema'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { selectBalances } from '../../payments/ledger/balances.ts'
import { applyFilters, type AgeRules, type RegDataFilters } from './filters.ts'

type Schemas = components['schemas']

/** What all registrations that fit the filters are charged and have paid, in kopecks. */
export async function sumsOf(
  db: Kysely<Database>,
  event: AgeRules,
  filters: RegDataFilters,
): Promise<{ charged: number; paid: number }> {
  return applyFilters(db.selectFrom('reg_datas'), event, filters)
    .innerJoin(selectBalances(event.id).as('balance'), 'balance.reg_data_id', 'reg_datas.id')
    .select([
      sql<number>`coalesce(sum(balance.charged), 0)::bigint`.as('charged'),
      sql<number>`coalesce(sum(balance.paid), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow()
}

/** What the registrations of an event can be filtered by, with how many each choice finds. */
export async function countFilterChoices(
  db: Kysely<Database>,
  eventId: number,
): Promise<Schemas['RegistrationFacets']> {
  const counts = await db
    .selectFrom('reg_datas')
    .innerJoin(selectBalances(eventId).as('balance'), 'balance.reg_data_id', 'reg_datas.id')
    .where('merged_into', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where paid < charged and paid <= 0)::int`.as('unpaid'),
      sql<number>`count(*) filter (where consent_processing is not true)::int`.as(
        'without_consent',
      ),
      sql<number>`count(*) filter (where exists (select from registrations
        where registrations.reg_data_id = reg_datas.id
          and registrations.status = 'waiting'))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  const cities = await valuesOf(db, eventId, 'city')
  const clubs = await valuesOf(db, eventId, 'club')
  return { ...counts, cities, clubs }
}

function valuesOf(db: Kysely<Database>, eventId: number, column: 'city' | 'club') {
  return db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('merged_into', 'is', null)
    .where(column, '<>', '')
    .groupBy(column)
    .select((eb) => [`${column} as value` as const, eb.fn.countAll<number>().as('count')])
    .orderBy(column)
    .execute()
}
