import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Ids of a team's supervisors whose accounts are alive, locked until the end of the transaction. */
export async function listSupervisors(
  trx: Transaction<Database>,
  teamId: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .where('team_members.team_id', '=', teamId)
    .where('team_members.role', '=', 'supervisor')
    .where('users.deleted_at', 'is', null)
    .select('team_members.user_id')
    .orderBy('team_members.user_id')
    .forUpdate('team_members')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whether without this person nobody of the team could give its roles. @param supervisors of the team, locked */
export function isLastSupervisor(supervisors: readonly number[], userId: number): boolean {
  return supervisors.length === 1 && supervisors[0] === userId
}

/**
 * Whether some team would be left without a supervisor. Its supervisors stay locked: call it before taking any
 * other lock, as changes of a team's members do.
 */
export async function isLastOfSomeTeam(
  trx: Transaction<Database>,
  userId: number,
): Promise<boolean> {
  const teams = await trx
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .where('team_members.user_id', '=', userId)
    .where('team_members.role', '=', 'supervisor')
    .where('teams.deleted_at', 'is', null)
    .select('teams.id')
    .orderBy('teams.id')
    .execute()
  for (const { id } of teams) {
    // One after another: locks are taken in one order by everybody.
    if (isLastSupervisor(await listSupervisors(trx, id), userId)) return true
  }
  return false
}
