import { foldText } from '@parket/domain/contest/sheetColumns'
import type { MappedTable } from '@parket/domain/registrationSheet/readRows'
import {
  guessColumns,
  isSheetField,
  type RememberedColumns,
} from '@parket/domain/registrationSheet/sheetFields'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** What a team's tables of registrations hold in columns of unusual titles. */
export async function readRemembered(
  trx: Transaction<Database>,
  teamId: number,
): Promise<RememberedColumns> {
  const rows = await trx
    .selectFrom('sheet_columns')
    .where('team_id', '=', teamId)
    .select(['title', 'field'])
    .execute()
  return new Map(rows.map(({ title, field }) => [title, isSheetField(field) ? field : null]))
}

/** A title is short; a longer text is no title, and may be somebody's data. */
const longestTitle = 60

/** Keeps what was chosen for the columns, where the titles alone do not say it. */
export async function rememberColumns(
  trx: Transaction<Database>,
  teamId: number,
  { titles, columns }: MappedTable,
): Promise<void> {
  const chosen = new Map(
    titles.map((title, index) => [foldText(title), columns[index] ?? null] as const),
  )
  const named = [...chosen].filter(([title]) => title !== '' && title.length <= longestTitle)
  if (named.length === 0) return
  const names = named.map(([title]) => title)
  await trx
    .deleteFrom('sheet_columns')
    .where('team_id', '=', teamId)
    .where('title', 'in', names)
    .execute()
  const unusual = named.filter(([title, field]) => guessColumns([title], new Map())[0] !== field)
  if (unusual.length === 0) return
  await trx
    .insertInto('sheet_columns')
    .values(unusual.map(([title, field]) => ({ team_id: teamId, title, field })))
    .execute()
}
