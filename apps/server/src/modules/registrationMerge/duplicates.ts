import { sql, type Kysely } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { withParts } from '../../records/registrations.ts'
import { balancesOf } from '../ledger/balances.ts'
import { presentItem } from '../registrations/present.ts'

/** More are nobody's work of one sitting; merging some shows the next. */
const MOST_GROUPS = 100

/** Registrations of the same names that hold something, in groups: what may have been entered twice. */
export async function listDuplicates(context: Context): Promise<Answer<'listDuplicates'>> {
  const { db } = context
  const { id } = eventOf(context)
  const groups = await findDuplicates(db, id)
  const ids = groups.flatMap(({ ids: own }) => own)
  if (ids.length === 0) return { groups: [] }
  const regDatas = await db
    .selectFrom('reg_datas')
    .where('id', 'in', ids)
    .selectAll()
    .orderBy('reg_n')
    .execute()
  const balances = await balancesOf(db, ids)
  const items = new Map(
    (await withParts(db, regDatas)).map((whole) => [
      whole.regData.id,
      presentItem(whole, balances.get(whole.regData.id)),
    ]),
  )
  return {
    groups: groups.map((group) =>
      group.ids.flatMap((each) => {
        const item = items.get(each)
        return item ? [item] : []
      }),
    ),
  }
}

/** Groups of registrations whose dancers have the same names, each by its ids; the first of them. */
export async function findDuplicates(
  db: Kysely<Database>,
  eventId: number,
): Promise<{ ids: number[] }[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select jsonb_agg(named.id order by named.reg_n) as ids
    from (
      select reg_datas.id, reg_datas.reg_n,
        string_agg(last_name_key || ' ' || first_name_key, ', '
          order by last_name_key, first_name_key) as names
      from reg_datas join dancers on dancers.reg_data_id = reg_datas.id
      where reg_datas.event_id = ${eventId} and dancers.event_id = ${eventId} and merged_into is null
        and exists (select from registrations
          where registrations.reg_data_id = reg_datas.id and status <> 'withdrawn')
      group by reg_datas.id, reg_datas.reg_n
    ) as named
    group by names having count(*) > 1
    order by min(named.reg_n)
    limit ${MOST_GROUPS}
  `.execute(db)
  return rows
}
