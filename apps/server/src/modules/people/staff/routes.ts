import { assignableRoles, type Role } from '@parket/domain/rights/rights'

import { changesBetween } from '../../../change/audit.ts'
import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { readAssignment, refuseRole } from '../users/assignment.ts'
import { presentStaffRow, presentUserSummary } from '../users/present.ts'
import { queueRoleNotice, type RolePlace } from '../users/roleNotice.ts'
import { listStaff, lockStaffRow, saveStaffRow } from './queries.ts'

/** «Event staff: an admin up to manager, a supervisor up to admin» (docs/rules/rights.md, «Giving roles»). */
export const eventStaffHandlers = {
  async listEventStaff(context) {
    const staff = await listStaff(context.db, eventOf(context).id)
    return {
      eventUsers: staff.map(presentStaffRow),
      users: staff.map((member) => presentUserSummary({ ...member, id: member.user_id })),
    }
  },

  async saveEventUser(context, { body }) {
    await requireFreshSecondFactor(context)
    const { id: event_id } = eventOf(context)
    const assignable = assignableHere(context)
    return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
      const { user, role } = await readAssignment(trx, context, body, {
        field: 'event_id',
        id: event_id,
        assignable,
        isMember: async (id) => (await lockStaffRow(trx, event_id, id)) !== undefined,
      })
      const before = await lockStaffRow(trx, event_id, user.id)
      const row = await saveStaffRow(trx, { event_id, user_id: user.id, role }, assignable)
      if (!row) throw new Problem(403, 'forbidden')
      const changes = changesBetween({ role: before?.role }, { role })
      if (before?.role !== role)
        await queueRoleNotice(trx, context, user.id, placeOf(context), role)
      await writeAudit({ entity: 'eventUser', entityId: user.id, changes })
      return presentStaffRow(row)
    })
  },

  async removeEventUser(context, { path }) {
    await requireFreshSecondFactor(context)
    const { id: event_id } = eventOf(context)
    await auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
      const row = await lockStaffRow(trx, event_id, path.userId)
      if (!row) throw new Problem(404, 'not_found')
      refuseRole(row.role, assignableHere(context))
      await trx
        .deleteFrom('event_users')
        .where('event_id', '=', event_id)
        .where('user_id', '=', path.userId)
        .execute()
      await queueRoleNotice(trx, context, path.userId, placeOf(context), null)
      const changes = { role: { from: row.role, to: null } }
      await writeAudit({ entity: 'eventUser', entityId: path.userId, changes })
    })
  },
} satisfies Handlers

function placeOf(context: Context): RolePlace {
  const { id, team_id } = eventOf(context)
  return { teamId: team_id, eventId: id }
}

function assignableHere(context: Context): Role[] {
  const { id, team_id } = eventOf(context)
  return assignableRoles(context.caller, { teamId: team_id, eventId: id })
}
