import type { JnjRole } from '@parket/domain/registration/request'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** A contest as far as its places are concerned. */
export type LimitedContest = { id: string; capacity: number | null; jnj_role_split: boolean }

/** How many stand in a contest, per role where it counts leaders and followers apart. */
export type Occupancy = {
  contest_id: string
  role: JnjRole | null
  active: number
  waiting: number
}

/**
 * Whether an entry gets a place or waits. Nobody passes those who wait already: a place that came
 * free is theirs.
 */
export function placeIn(
  { id, capacity, jnj_role_split }: LimitedContest,
  role: JnjRole | null,
  occupancies: readonly Occupancy[],
): 'active' | 'waiting' {
  if (capacity === null) return 'active'
  const counted = occupancies.filter(
    (one) => one.contest_id === id && (!jnj_role_split || one.role === role),
  )
  const active = counted.reduce((sum, one) => sum + one.active, 0)
  const isAnyWaiting = counted.some(({ waiting }) => waiting > 0)
  return active >= capacity || isAnyWaiting ? 'waiting' : 'active'
}

/** Counts the entries of contests. True only behind the event's lock. */
export async function countPlaces(
  trx: Transaction<Database>,
  contestIds: string[],
): Promise<Occupancy[]> {
  if (contestIds.length === 0) return []
  return trx
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
}
