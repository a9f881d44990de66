import type { Occupancy } from '@parket/domain/registration/capacity'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** Counts the entries by contest. Exact only behind the event's lock. */
export async function countPlaces(
  trx: Transaction<Database>,
  contestIds: string[],
): Promise<Map<string, Occupancy[]>> {
  if (contestIds.length === 0) return new Map()
  const counted = await trx
    .selectFrom('registrations')
    .where('contest_id', 'in', contestIds)
    .where('status', '<>', 'withdrawn')
    .groupBy(['contest_id', 'role'])
    .select((eb) => [
      'contest_id',
      'role',
      eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
    ])
    .execute()
  return Map.groupBy(counted, ({ contest_id }) => contest_id)
}
