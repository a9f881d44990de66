import { sql, type Kysely } from 'kysely'

import { readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { withParts, type WholeRegData } from '../../records/registrations.ts'
import { filtered, type AgeRules, type RegDataFilters } from './filters.ts'

type Column = 'reg_n' | 'created_at' | 'last_name' | 'city' | 'club'
export type RegDataSort = Column | `-${Column}`

/** A page of an event's registrations and their number, in four queries regardless of the size. */
export async function listRegDatas(
  db: Kysely<Database>,
  event: AgeRules,
  filters: RegDataFilters,
  sort: RegDataSort,
  paging: Paging,
): Promise<{ rows: WholeRegData[]; total: number }> {
  const rows = await pageOfRegDatas(db, event, filters, sort, paging).execute()
  const { total } = await filtered(db.selectFrom('reg_datas'), event, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await withParts(db, rows), total }
}

/** The query behind a page, also for the test of its plan. */
export function pageOfRegDatas(
  db: Kysely<Database>,
  event: AgeRules,
  filters: RegDataFilters,
  sort: RegDataSort,
  { pageSize, offset }: Paging,
) {
  const { column, direction } = readSort<Column>(sort)
  return filtered(db.selectFrom('reg_datas'), event, filters)
    .selectAll('reg_datas')
    .orderBy(column === 'last_name' ? firstLastName() : `reg_datas.${column}`, direction)
    .orderBy('reg_datas.reg_n', direction)
    .limit(pageSize)
    .offset(offset)
}

/** The last name of the set's first dancer. */
function firstLastName() {
  return sql<string>`(select last_name from dancers where reg_data_id = reg_datas.id
    order by ind limit 1)`
}
