import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../paging.ts'
import { presentAuditEntry } from './present.ts'
import { listAudit } from './queries.ts'

export const auditLogHandlers = {
  async listEventAuditLog(context, { query }) {
    const { entity, entity_id: entityId, q, sort = '-at' } = query
    const paging = readPaging(query)
    const { rows, total } = await listAudit(
      context.db,
      eventOf(context).id,
      { entity, entityId, q },
      sort,
      paging,
    )
    return toPage(rows.map(presentAuditEntry), total, paging)
  },
} satisfies Handlers
