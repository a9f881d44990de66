import { eventOf, tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { presentAuditEntry } from './present.ts'
import { listAudit, type AuditScope } from './queries.ts'

/** What the admins of a team see of it; what was changed at an event stands in that event's log. */
const ofTeam = ['team', 'teamUser', 'event']
/** What stands in a team's log and is a superadmin's alone to see. */
const ofNoTeam = ['user', 'judge']

export const auditLogHandlers = {
  listEventAuditLog: (context, input) => listPage(context, { eventId: eventOf(context).id }, input),

  listTeamAuditLog(context, input) {
    const entities = context.caller.user?.superadmin ? [...ofTeam, ...ofNoTeam] : ofTeam
    return listPage(context, { teamId: tenantOf(context).id, entities }, input)
  },
} satisfies Handlers

async function listPage(
  { db }: Context,
  scope: AuditScope,
  { query }: Pick<Input<'listTeamAuditLog'>, 'query'>,
): Promise<Answer<'listTeamAuditLog'>> {
  const { entity, entity_id: entityId, q, sort = '-at' } = query
  const paging = readPaging(query)
  const { rows, total } = await listAudit(db, scope, { entity, entityId, q }, sort, paging)
  return toPage(rows.map(presentAuditEntry), total, paging)
}
