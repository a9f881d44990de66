import type { Role } from '@parket/domain/rights/rights'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Tenant } from '../../http/tenant.ts'

/** @throws when there is no such team */
export function findTeam(db: Kysely<Database>, id: number): Promise<Tenant> {
  return db.selectFrom('teams').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

export type TeamMemberRow = {
  user_id: number
  team_id: number
  role: Role
  email: string
  last_name: string
  first_name: string
}

/** The members of a team, by name. */
export function listMembers(db: Kysely<Database>, teamId: number): Promise<TeamMemberRow[]> {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .where('team_members.team_id', '=', teamId)
    .where('users.deleted_at', 'is', null)
    .select(['user_id', 'team_id', 'role', 'email', 'last_name', 'first_name'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('user_id')
    .execute()
}
