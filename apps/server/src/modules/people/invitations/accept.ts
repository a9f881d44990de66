import { assignableRoles } from '@parket/domain/rights/rights'
import type { Selectable, Transaction } from 'kysely'

import type { AuditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Database, InvitationsTable } from '../../../db/schema.ts'
import { isLastSupervisor, listSupervisors } from '../../../records/supervisors.ts'
import { rolesIn, selectRoles } from '../../../security/authentication.ts'
import { lockStaffRow, saveStaffRow } from '../staff/queries.ts'
import { lockMembership, saveMembership } from '../teams/queries.ts'
import { queueRoleNotice } from '../users/roleNotice.ts'

type Invitation = Selectable<InvitationsTable>

/**
 * Gives somebody the roles they were invited to, once their address is confirmed. Each invitation counts
 * once, within its time, and while the one who made it may still give the role.
 */
export async function acceptInvitations(
  { trx, writeAudit }: AuditedTransaction,
  context: Context,
  user: { id: number; email: string },
): Promise<void> {
  const { now } = context
  const invitations = await trx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(user.email)])))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .execute()
  for (const invitation of invitations) {
    const { team_id: teamId, event_id: eventId, role, invited_by } = invitation
    const before = await give(trx, invitation, user.id)
    if (before === 'refused') continue
    await queueRoleNotice(trx, context, user.id, { teamId, eventId }, role)
    await writeAudit({
      userId: invited_by,
      teamId,
      eventId,
      entity: eventId === null ? 'teamUser' : 'eventUser',
      entityId: user.id,
      changes: { role: { from: before, to: role } },
    })
  }
}

/** @returns the role that they had there before */
async function give(
  trx: Transaction<Database>,
  { team_id, event_id, role, invited_by }: Invitation,
  user_id: number,
): Promise<Invitation['role'] | null | 'refused'> {
  const inviter = await trx
    .selectFrom('users')
    .where('users.id', '=', invited_by)
    .where('users.deleted_at', 'is', null)
    .select((eb) => ['users.id', 'users.superadmin', ...selectRoles(eb)])
    .executeTakeFirst()
  if (!inviter) return 'refused'
  const { id, superadmin } = inviter
  const subject = { user: { id, superadmin }, roles: rolesIn(inviter) }
  const assignable = assignableRoles(subject, { teamId: team_id, eventId: event_id })
  if (!assignable.includes(role)) return 'refused'
  if (event_id === null && role !== 'supervisor') {
    const supervisors = await listSupervisors(trx, team_id)
    if (isLastSupervisor(supervisors, user_id)) return 'refused'
  }
  const before =
    event_id === null
      ? await lockMembership(trx, team_id, user_id)
      : await lockStaffRow(trx, event_id, user_id)
  const saved =
    event_id === null
      ? await saveMembership(trx, { team_id, user_id, role }, assignable)
      : await saveStaffRow(trx, { event_id, user_id, role }, assignable)
  return saved ? (before?.role ?? null) : 'refused'
}
