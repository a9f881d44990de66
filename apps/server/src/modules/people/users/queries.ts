import type { Role } from '@parket/domain/rights/rights'
import type { Kysely, Selectable, Transaction } from 'kysely'

import { pageOf, readSort, type Paging } from '../../../db/paging.ts'
import type { Database, EventUsersTable, UsersTable } from '../../../db/schema.ts'
import { hasWords } from '../../../db/textSearch.ts'

export type UserRow = Selectable<UsersTable>

/** A user, deleted ones too, but none whose data were erased. */
export function findUser(db: Kysely<Database>, id: number): Promise<UserRow | undefined> {
  return selectUser(db, id).executeTakeFirst()
}

/**
 * The same, locked until the end of the transaction. Every change of an account takes this lock
 * first.
 */
export function lockUser(trx: Transaction<Database>, id: number): Promise<UserRow | undefined> {
  return selectUser(trx, id).forUpdate().executeTakeFirst()
}

function selectUser(db: Kysely<Database>, id: number) {
  return db.selectFrom('users').where('id', '=', id).where('erased_at', 'is', null).selectAll()
}

export type UserFilters = {
  /** Only deleted ones (true) or only others (false). */
  deleted?: boolean
  /** Names or e-mail. */
  q?: string
}

type Column = 'last_name' | 'created_at' | 'email'
export type UserSort = Column | `-${Column}`

/** A page of all users and how many there are. */
export function listUsers(
  db: Kysely<Database>,
  filters: UserFilters,
  sort: UserSort,
  paging: Paging,
): Promise<{ rows: UserRow[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  const chosen = filtered(db, filters)
  const ordered = chosen
    .selectAll()
    .orderBy(column, direction)
    .$if(column === 'last_name', (query) => query.orderBy('first_name', direction))
    .orderBy('id', direction)
  return pageOf(chosen, ordered, paging)
}

function filtered(db: Kysely<Database>, { deleted, q }: UserFilters) {
  let chosen = db.selectFrom('users').where('erased_at', 'is', null)
  if (deleted !== undefined) chosen = chosen.where('deleted_at', deleted ? 'is not' : 'is', null)
  chosen = chosen.where((eb) =>
    hasWords(q, [eb.ref('last_name'), eb.ref('first_name'), eb.ref('email')]),
  )
  return chosen
}

/** The account with this e-mail address (case-insensitive) that is not deleted. */
export function findUserByEmail(db: Kysely<Database>, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)])))
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
}

export type MembershipRow = {
  user_id: number
  team_id: number
  role: Role
  name: string
  domain: string | null
  deleted_at: Date | null
}

/** The teams of a user, by name. */
export function listMemberships(db: Kysely<Database>, userId: number): Promise<MembershipRow[]> {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .where('user_id', '=', userId)
    .select(['user_id', 'team_id', 'role', 'name', 'domain', 'deleted_at'])
    .orderBy('name')
    .orderBy('team_id')
    .execute()
}

/** The events at which a user is staff. */
export function listStaffRows(
  db: Kysely<Database>,
  userId: number,
): Promise<Selectable<EventUsersTable>[]> {
  return db
    .selectFrom('event_users')
    .where('user_id', '=', userId)
    .selectAll()
    .orderBy('event_id')
    .execute()
}
