import { sql, type Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { selectBalances, hasStatus } from '../../payments/ledger/balances.ts'
import { findDuplicates } from '../../registrations/merge/duplicates.ts'
import { countedTask, type EventTask } from './task.ts'

/** Registrations that have paid too much or too little, with the sums. */
export async function paymentTasks(db: Kysely<Database>, eventId: number): Promise<EventTask[]> {
  const sums = await db
    .selectFrom(selectBalances(eventId).as('balance'))
    .select([
      sql<number>`count(*) filter (where ${hasStatus('unpaid')})::int`.as('unpaid'),
      sql<number>`coalesce(sum(charged - paid) filter (where ${hasStatus('unpaid')}), 0)::bigint`.as(
        'debt',
      ),
      sql<number>`count(*) filter (where ${hasStatus('partial')})::int`.as('partial'),
      sql<number>`coalesce(sum(charged - paid) filter (where ${hasStatus('partial')}), 0)::bigint`.as(
        'rest',
      ),
      sql<number>`count(*) filter (where ${hasStatus('overpaid')})::int`.as('overpaid'),
      sql<number>`coalesce(sum(paid - charged) filter (where ${hasStatus('overpaid')}), 0)::bigint`.as(
        'surplus',
      ),
    ])
    .executeTakeFirstOrThrow()
  return [
    ...countedTask('overpaid', sums.overpaid, sums.surplus),
    ...countedTask('unpaid', sums.unpaid, sums.debt),
    ...countedTask('partial', sums.partial, sums.rest),
  ]
}

/** Registrations that may stand twice, and those whose people have not agreed to be processed. */
export async function registrationTasks(
  db: Kysely<Database>,
  eventId: number,
): Promise<EventTask[]> {
  const { count } = await db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('merged_into', 'is', null)
    .where('consent_processing', 'is not', true)
    .where(
      sql<boolean>`exists (select from registrations
        where registrations.reg_data_id = reg_datas.id and status <> 'withdrawn')`,
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return [
    ...countedTask('duplicates', (await findDuplicates(db, eventId)).length),
    ...countedTask('consent', count),
  ]
}
