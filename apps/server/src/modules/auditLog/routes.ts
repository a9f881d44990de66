import { eventOf, tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { presentAuditEntry } from './present.ts'
import { listAudit, type AuditScope } from './queries.ts'

/**
 * The entities that team admins see in the team's log. Changes within an event are in the event's
 * log.
 */
const ofTeam = ['team', 'teamUser', 'teamInvitation', 'event']
/** The entities in a team's log that only a superadmin sees. */
const ofNoTeam = ['user', 'login', 'lockOut', 'refusal', 'judge']

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
