import {
  judgeConflicts,
  type ConflictEntry,
  type ConflictJudge,
  type JudgeConflict,
} from '@parket/domain/judge/conflicts'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/**
 * The ties of judges to those who take part in contests, by what their registrations say now.
 * @returns those of a judge in one of the contests
 */
export async function loadConflicts(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<(contestId: string, judge: ConflictJudge) => JudgeConflict[]> {
  if (contestIds.length === 0) return () => []
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('registrations.contest_id', 'in', contestIds)
    .where('registrations.status', '=', 'active')
    .select(['registrations.contest_id', 'reg_datas.city', 'reg_datas.club', 'reg_datas.coach'])
    .select((eb) => eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'))
    .execute()
  const entries: ReadonlyMap<string, ConflictEntry[]> = Map.groupBy(
    rows,
    ({ contest_id }) => contest_id,
  )
  return (contestId, judge) => judgeConflicts(judge, entries.get(contestId) ?? [])
}
