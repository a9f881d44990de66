import { siteEntities, teamEntities } from '@parket/domain/audit/entities'

import { eventOf, tenantOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { readRecordNames } from './names.ts'
import { presentAuditEntry } from './present.ts'
import { listAudit, type AuditScope } from './queries.ts'

export const auditLogHandlers = {
  listEventAuditLog: (context, input) => listPage(context, { eventId: eventOf(context).id }, input),

  listTeamAuditLog(context, input) {
    const entities = context.caller.user?.superadmin
      ? [...teamEntities, ...siteEntities]
      : teamEntities
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
  const nameOf = await readRecordNames(db, rows)
  return toPage(
    rows.map((row) => presentAuditEntry(row, nameOf(row))),
    total,
    paging,
  )
}
