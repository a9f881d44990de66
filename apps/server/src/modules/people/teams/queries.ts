import type { Role } from '@parket/domain/rights/rights'
import { roles } from '@parket/domain/rights/rights'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'

import { pageOf, readSort, type Paging } from '../../../db/paging.ts'
import type { Database, TeamMembersTable } from '../../../db/schema.ts'
import { hasWords } from '../../../db/textSearch.ts'
import type { Tenant } from '../../../http/tenant.ts'
import type { TeamMemberRow } from '../../tenant/queries.ts'

/** All teams, deleted ones too, by name. */
export function listTeams(db: Kysely<Database>): Promise<Tenant[]> {
  return db.selectFrom('teams').selectAll().orderBy('name').orderBy('id').execute()
}

export function findTeam(db: Kysely<Database>, id: number): Promise<Tenant | undefined> {
  return db.selectFrom('teams').where('id', '=', id).selectAll().executeTakeFirst()
}

/** A team, locked for a change. */
export function lockTeam(trx: Transaction<Database>, id: number): Promise<Tenant | undefined> {
  return trx.selectFrom('teams').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

type Column = 'last_name' | 'role'
export type MemberSort = Column | `-${Column}`

/** A page of a team's members and how many there are. */
export function listMembers(
  db: Kysely<Database>,
  teamId: number,
  q: string | undefined,
  sort: MemberSort,
  paging: Paging,
): Promise<{ rows: TeamMemberRow[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  let chosen = db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .where('team_members.team_id', '=', teamId)
    .where('users.deleted_at', 'is', null)
  chosen = chosen.where((eb) =>
    hasWords(q, [eb.ref('users.last_name'), eb.ref('users.first_name'), eb.ref('users.email')]),
  )
  const ordered = chosen
    .select(['user_id', 'team_id', 'role', 'email', 'last_name', 'first_name'])
    .$if(column === 'role', (query) => query.orderBy(byRank, direction))
    .orderBy('last_name', direction)
    .orderBy('first_name', direction)
    .orderBy('user_id', direction)
  return pageOf(chosen, ordered, paging)
}

/** «Order supervisor, admin, manager» (docs/rules/rights.md, «Team list»). */
const byRank = sql<number>`array_position(array[${sql.join(
  roles.map((role) => sql.lit(role)),
)}], role)`

export type MembershipRow = Selectable<TeamMembersTable>

/** Somebody's row in a team, locked for a change. */
export function lockMembership(
  trx: Transaction<Database>,
  teamId: number,
  userId: number,
): Promise<MembershipRow | undefined> {
  return trx
    .selectFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Adds a member or changes the role; undefined when the member's current role is not the caller's
 * to change.
 */
export function saveMembership(
  trx: Transaction<Database>,
  row: { team_id: number; user_id: number; role: Role },
  assignable: readonly Role[],
): Promise<MembershipRow | undefined> {
  return trx
    .insertInto('team_members')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'user_id'])
        .doUpdateSet({ role: row.role })
        .where('team_members.role', 'in', assignable),
    )
    .returningAll()
    .executeTakeFirst()
}
