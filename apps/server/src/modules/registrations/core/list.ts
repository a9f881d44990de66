import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'

import { readSort, type Paging } from '../../../db/paging.ts'
import type { Database } from '../../../db/schema.ts'
import { withParts, type WholeRegData } from '../../../records/registrations.ts'
import {
  applyFilters,
  readNumber,
  startNumber,
  type AgeRules,
  type RegDataFilters,
} from './filters.ts'

type Column = 'reg_n' | 'created_at' | 'last_name' | 'city' | 'club'
export type RegDataSort = Column | `-${Column}`

/**
 * A page of an event's registrations and their number, in four queries regardless of the size.
 *
 * @param sort null: the number that is searched for first, then by number
 */
export async function listRegDatas(
  db: Kysely<Database>,
  event: AgeRules,
  filters: RegDataFilters,
  sort: RegDataSort | null,
  paging: Paging,
): Promise<{ rows: WholeRegData[]; total: number }> {
  const rows = await pageOfRegDatas(db, event, filters, sort, paging).execute()
  const { total } = await applyFilters(db.selectFrom('reg_datas'), event, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await withParts(db, rows), total }
}

/** The query behind a page, also for the test of its plan. */
export function pageOfRegDatas(
  db: Kysely<Database>,
  event: AgeRules,
  filters: RegDataFilters,
  sort: RegDataSort | null,
  { pageSize, offset }: Paging,
) {
  const { column, direction } = readSort<Column>(sort ?? 'reg_n')
  const found = applyFilters(db.selectFrom('reg_datas'), event, filters).selectAll('reg_datas')
  return (sort === null ? byNumberSearched(found, filters) : found)
    .orderBy(column === 'last_name' ? firstLastName() : `reg_datas.${column}`, direction)
    .orderBy('reg_datas.reg_n', direction)
    .limit(pageSize)
    .offset(offset)
}

/**
 * Who wears the number that is searched for comes first, then whose registration has it: the same digits stand in
 * e-mails and phones of many others, and a page may end before them.
 */
function byNumberSearched<O>(
  query: SelectQueryBuilder<Database, 'reg_datas', O>,
  { q = '' }: RegDataFilters,
) {
  const number = readNumber(q.trim())
  if (number === null) return query
  return query
    .orderBy(sql`${startNumber} = ${number}`, 'desc')
    .orderBy(sql`reg_datas.reg_n = ${number}`, 'desc')
}

/** The last name of the set's first dancer. */
function firstLastName() {
  return sql<string>`(select last_name from dancers where reg_data_id = reg_datas.id
    order by ind limit 1)`
}
