import type { Kysely, Selectable } from 'kysely'

import { pageOf, readSort, type Paging } from '../../../db/paging.ts'
import type { Database, RosterDancersTable } from '../../../db/schema.ts'
import { hasWords } from '../../../db/textSearch.ts'

export type RosterDancerRow = Selectable<RosterDancersTable>

type Column = 'last_name' | 'birth_date' | 'created_at'
export type RosterSort = Column | `-${Column}`

/** A page of somebody's roster and how many are in it. */
export function listRoster(
  db: Kysely<Database>,
  ownerId: number,
  q: string | undefined,
  sort: RosterSort,
  paging: Paging,
): Promise<{ rows: RosterDancerRow[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  let chosen = selectRoster(db, ownerId)
  chosen = chosen.where((eb) => hasWords(q, [eb.ref('last_name'), eb.ref('first_name')]))
  const ordered = chosen
    .selectAll()
    .orderBy(column, direction)
    .orderBy('first_name', direction)
    .orderBy('id', direction)
  return pageOf(chosen, ordered, paging)
}

/** The whole roster, for the export. */
export function listWholeRoster(db: Kysely<Database>, ownerId: number): Promise<RosterDancerRow[]> {
  return selectRoster(db, ownerId)
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

/** A dancer of the roster, locked for a change. */
export function lockRosterDancer(
  trx: Kysely<Database>,
  ownerId: number,
  id: number,
): Promise<RosterDancerRow | undefined> {
  return selectRoster(trx, ownerId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

function selectRoster(db: Kysely<Database>, ownerId: number) {
  return db.selectFrom('roster_dancers').where('owner_id', '=', ownerId)
}
