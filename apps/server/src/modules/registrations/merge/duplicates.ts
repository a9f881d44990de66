import { sql, type Kysely } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { readDistinct } from './distinct.ts'
import { readPairs } from './readPairs.ts'
import type { PairIds } from './pairIds.ts'

/** More are nobody's work of one sitting; what is settled makes room for the next. */
const MOST_PAIRS = 100

/** Pairs of registrations of the same names that hold something: what may have been entered twice. */
export async function listDuplicates(context: Context): Promise<Answer<'listDuplicates'>> {
  const { db } = context
  const { id } = eventOf(context)
  const pairs = await readPairs(db, await findDuplicates(db, id))
  return {
    pairs: pairs.map(({ one, other }) => ({ one, other })),
    decisions: await readDistinct(db, id),
  }
}

/**
 * Pairs of registrations whose dancers have the same names, the first of them, without those that were said to be two
 * (docs/adr/0051). Of erased dancers too little is left to compare.
 */
export async function findDuplicates(db: Kysely<Database>, eventId: number): Promise<PairIds[]> {
  const { rows } = await sql<PairIds>`
    with named as materialized (
      select reg_datas.id,
        string_agg(last_name_key || ' ' || first_name_key, ', '
          order by last_name_key, first_name_key) as names
      from reg_datas join dancers on dancers.reg_data_id = reg_datas.id
      where reg_datas.event_id = ${eventId} and dancers.event_id = ${eventId} and merged_into is null
        and exists (select from registrations
          where registrations.reg_data_id = reg_datas.id and status <> 'withdrawn')
      group by reg_datas.id
      having bool_and(dancers.erased_at is null)
    )
    select one.id as reg_data_id, other.id as other_id
    from named as one join named as other on one.names = other.names and one.id < other.id
    where not exists (select from distinct_registrations as decided
      where decided.reg_data_id = one.id and decided.other_id = other.id)
    order by one.id, other.id
    limit ${MOST_PAIRS}
  `.execute(db)
  return rows
}
