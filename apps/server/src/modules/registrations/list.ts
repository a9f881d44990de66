import type { EntryStatus } from '@parket/domain/registration/request'
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'

import { readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { contains, searchWords } from '../../db/textSearch.ts'
import { withParts, type WholeRegData } from '../../records/registrations.ts'

export type RegDataFilters = {
  /** Only those with an entry in this contest. */
  groupNum?: number
  /** Only those with an entry of this status (in that contest, if one is given). */
  status?: EntryStatus
  /** Dancer's name, number, city, e-mail or phone. */
  q?: string
}

type Column = 'reg_n' | 'created_at' | 'last_name' | 'city'
export type RegDataSort = Column | `-${Column}`

/** A page of an event's registrations and their number, in four queries regardless of the size. */
export async function listRegDatas(
  db: Kysely<Database>,
  eventId: number,
  filters: RegDataFilters,
  sort: RegDataSort,
  paging: Paging,
): Promise<{ rows: WholeRegData[]; total: number }> {
  const rows = await pageOfRegDatas(db, eventId, filters, sort, paging).execute()
  const { total } = await filtered(db.selectFrom('reg_datas'), eventId, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await withParts(db, rows), total }
}

/** The query behind a page, also for the test of its plan. */
export function pageOfRegDatas(
  db: Kysely<Database>,
  eventId: number,
  filters: RegDataFilters,
  sort: RegDataSort,
  { pageSize, offset }: Paging,
) {
  const { column, direction } = readSort<Column>(sort)
  return filtered(db.selectFrom('reg_datas'), eventId, filters)
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

function filtered<O>(
  query: SelectQueryBuilder<Database, 'reg_datas', O>,
  eventId: number,
  { groupNum, status, q }: RegDataFilters,
): SelectQueryBuilder<Database, 'reg_datas', O> {
  let chosen = query.where('reg_datas.event_id', '=', eventId)
  if (groupNum !== undefined || status !== undefined) {
    chosen = chosen.where((eb) => {
      let entries = eb
        .selectFrom('registrations')
        .whereRef('registrations.reg_data_id', '=', 'reg_datas.id')
      if (groupNum !== undefined) {
        entries = entries.where('registrations.contest_id', '=', (inner) =>
          inner
            .selectFrom('contests')
            .where('contests.event_id', '=', eventId)
            .where('contests.group_num', '=', groupNum)
            .select('contests.id'),
        )
      }
      if (status !== undefined) entries = entries.where('registrations.status', '=', status)
      return eb.exists(entries.select('registrations.id'))
    })
  }
  for (const word of searchWords(q)) chosen = chosen.where(() => matchesRegData(word, eventId))
  return chosen
}

/**
 * Whether a registration of the event contains a word. The condition on the event is repeated for
 * dancers, or the plan could read those of all events.
 */
export function matchesRegData(word: string, eventId: number) {
  const digits = word.replaceAll(/\D/g, '')
  const number = /^\d{1,9}$/.test(word) ? Number(word) : null
  const conditions = [
    sql`exists (select from dancers where dancers.event_id = ${eventId}
      and dancers.reg_data_id = reg_datas.id and (${contains(
        sql<string>`dancers.last_name`,
        word,
      )} or ${contains(sql<string>`dancers.first_name`, word)}))`,
    contains(sql<string>`reg_datas.city`, word),
    contains(sql<string>`reg_datas.email`, word),
    // Phones are stored as typed; fewer than four digits do not search phones.
    ...(digits.length > 3
      ? [sql`regexp_replace(reg_datas.phone, '\\D', '', 'g') like ${`%${digits}%`}`]
      : []),
    ...(number === null
      ? []
      : [sql`reg_datas.reg_n = ${number}`, sql`reg_datas.start_number = ${number}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
