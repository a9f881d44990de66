import { assignableRoles } from '@parket/domain/rights/rights'

import { changesBetween } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { isLastSupervisor, listSupervisors } from '../../../records/supervisors.ts'
import { presentMember } from '../../tenant/present.ts'
import { readAssignment, refuseRole } from '../users/assignment.ts'
import { queueRoleNotice } from '../users/roleNotice.ts'
import { lockMembership, saveMembership } from './queries.ts'

/**
 * @throws Problem 422 by field, 403 for a role, new or old, that is not the caller's to give or take, 409 for the
 *   team's last supervisor
 */
export function saveTeamUser(
  context: Context,
  { path: { id: team_id }, body }: Input<'saveTeamUser'>,
): Promise<Answer<'saveTeamUser'>> {
  const assignable = assignableRoles(context.caller, { teamId: team_id })
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const supervisors = await listSupervisors(trx, team_id)
    const { user, role } = await readAssignment(trx, context, body, {
      field: 'team_id',
      id: team_id,
      assignable,
      isMember: async (id) => (await lockMembership(trx, team_id, id)) !== undefined,
    })
    const before = await lockMembership(trx, team_id, user.id)
    const row = await saveMembership(trx, { team_id, user_id: user.id, role }, assignable)
    if (!row) throw new Problem(403, 'forbidden')
    if (role !== 'supervisor') refuseLast(supervisors, user.id)
    const place = { teamId: team_id, eventId: null }
    if (before?.role !== role) await queueRoleNotice(trx, context, user.id, place, role)
    const changes = changesBetween({ role: before?.role }, { role })
    await writeAudit({ teamId: team_id, entity: 'teamUser', entityId: user.id, changes })
    const { email, last_name, first_name } = user
    return presentMember({ ...row, email, last_name, first_name })
  })
}

/** @throws Problem 404, 403 for a role that is not the caller's to take, 409 for the team's last supervisor */
export async function removeTeamUser(
  context: Context,
  { path: { id: team_id, userId: user_id } }: Input<'removeTeamUser'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const supervisors = await listSupervisors(trx, team_id)
    const row = await lockMembership(trx, team_id, user_id)
    if (!row) throw new Problem(404, 'not_found')
    refuseRole(row.role, assignableRoles(context.caller, { teamId: team_id }))
    refuseLast(supervisors, user_id)
    await trx
      .deleteFrom('team_members')
      .where('team_id', '=', team_id)
      .where('user_id', '=', user_id)
      .execute()
    await queueRoleNotice(trx, context, user_id, { teamId: team_id, eventId: null }, null)
    const changes = { role: { from: row.role, to: null } }
    await writeAudit({ teamId: team_id, entity: 'teamUser', entityId: user_id, changes })
  })
}

/**
 * @param supervisors of the team, locked before any other row: two superadmins may remove one each
 * @throws Problem 409 when without this user nobody of the team could give its roles
 */
function refuseLast(supervisors: readonly number[], userId: number): void {
  if (isLastSupervisor(supervisors, userId)) throw new Problem(409, 'last_supervisor')
}
