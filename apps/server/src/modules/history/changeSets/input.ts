import { isRoundBegun } from '@parket/domain/contest/lateEntry'
import type { Transaction } from 'kysely'

import type { RowChange, TrackedTable } from '../../../change/restore.ts'
import type { Row } from '../../../db/jsonColumns.ts'
import type { Database } from '../../../db/schema.ts'
import { begunContestsOfJudge, onlyBegun } from '../../marks/input/concerned.ts'

/** In which column a table names its contest, or its round. Of `event_judges` the contests of the judge are meant. */
const contestColumns: Partial<Record<TrackedTable, string>> = {
  contests: 'id',
  panel_judges: 'contest_id',
  registrations: 'contest_id',
  rounds: 'contest_id',
}
const ofRounds: ReadonlySet<TrackedTable> = new Set<TrackedTable>([
  'round_panel_judges',
  'heat_entries',
  'round_pairs',
])

/**
 * The contests whose input an undo may change: those of its rows that have a round that has begun, or has once it is undone.
 * @param rows what the change did that is undone
 */
export async function contestsOfRows(
  trx: Transaction<Database>,
  eventId: number,
  rows: readonly RowChange[],
): Promise<string[]> {
  const values = rows.flatMap(({ table, before, after }) =>
    [before, after].flatMap((row) => (row ? [{ table, row }] : [])),
  )
  const valuesOf = (isOf: (table: TrackedTable) => boolean, column: string) => [
    ...new Set(values.flatMap(({ table, row }) => (isOf(table) ? [String(row[column])] : []))),
  ]
  const named = Object.entries(contestColumns).flatMap(([table, column]) =>
    valuesOf((one) => one === table, column),
  )
  const roundIds = valuesOf((table) => ofRounds.has(table), 'round_id').map(Number)
  const begun = new Set(await onlyBegun(trx, { contestIds: named, roundIds }))
  for (const { table, row } of values)
    if (beginsAgain(table, row)) begun.add(String(row['contest_id']))
  for (const id of valuesOf((table) => table === 'event_judges', 'judge_id')) {
    for (const ofJudge of await begunContestsOfJudge(trx, eventId, Number(id))) begun.add(ofJudge)
  }
  return [...begun].toSorted()
}

function beginsAgain(table: TrackedTable, row: Row): boolean {
  return table === 'rounds' && isRoundBegun({ status: String(row['status']) })
}
