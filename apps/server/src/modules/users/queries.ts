import type { Kysely, Selectable } from 'kysely'

import type { Database, EventUsersTable, Role, UsersTable } from '../../db/schema.ts'

export type UserRow = Selectable<UsersTable>

export function findUser(db: Kysely<Database>, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The live account of an e-mail address, in any case. */
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
