import { tenantOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { presentOwnRegistrations } from './present.ts'
import { listOwn } from './queries.ts'

export const ownRegistrationHandlers = {
  async listUserRegistrations(context, { path, query }) {
    const { db, request, caller } = context
    const { event_id: eventId, q, sort = '-created_at' } = query
    const paging = readPaging(query)
    const { rows, total } = await listOwn(
      db,
      path.id,
      tenantOf(context).id,
      { eventId, q },
      sort,
      paging,
    )
    return toPage(await presentOwnRegistrations(db, rows, caller, request.ds), total, paging)
  },
} satisfies Handlers
