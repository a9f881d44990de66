import { assignableRoles, type Role } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import { audit, changesBetween } from '../../change/audit.ts'
import { userOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { readAssignment, refuseRole } from '../users/assignment.ts'
import { presentMember } from '../tenant/present.ts'
import { lockMembership, saveMembership } from './queries.ts'

/** @throws Problem 422 by field, 403 for a role, new or old, that is not the caller's to give or take */
export function saveTeamUser(
  context: Context,
  { path: { id: team_id }, body }: Input<'saveTeamUser'>,
): Promise<Answer<'saveTeamUser'>> {
  const assignable = assignableRoles(context.caller, { teamId: team_id })
  return context.db.transaction().execute(async (trx) => {
    const { user, role } = await readAssignment(
      trx,
      body,
      { field: 'team_id', id: team_id },
      assignable,
    )
    const before = await lockMembership(trx, team_id, user.id)
    const row = await saveMembership(trx, { team_id, user_id: user.id, role }, assignable)
    if (!row) throw new Problem(403, 'forbidden')
    await note(trx, context, row, before?.role ?? null, role)
    const { email, last_name, first_name } = user
    return presentMember({ ...row, email, last_name, first_name })
  })
}

/** @throws Problem 404, or 403 for a role that is not the caller's to take */
export async function removeTeamUser(
  context: Context,
  { path: { id: team_id, userId: user_id } }: Input<'removeTeamUser'>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockMembership(trx, team_id, user_id)
    if (!row) throw new Problem(404, 'not_found')
    refuseRole(row.role, assignableRoles(context.caller, { teamId: team_id }))
    await trx
      .deleteFrom('team_members')
      .where('team_id', '=', team_id)
      .where('user_id', '=', user_id)
      .execute()
    await note(trx, context, row, row.role, null)
  })
}

async function note(
  trx: Transaction<Database>,
  context: Context,
  { team_id, user_id }: { team_id: number; user_id: number },
  from: Role | null,
  to: Role | null,
): Promise<void> {
  if (from === to) return
  await audit(trx, {
    userId: userOf(context).id,
    teamId: team_id,
    eventId: null,
    action: to === null ? 'removeTeamUser' : 'saveTeamUser',
    entity: 'teamUser',
    entityId: user_id,
    changes: changesBetween({ role: from }, { role: to }),
  })
}
