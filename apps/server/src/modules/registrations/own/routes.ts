import { tenantOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { findOwnIdentity } from '../../search/exactPerson.ts'
import { listKeysOfPerson } from '../../search/samePerson.ts'
import { presentOwnRegistrations } from './present.ts'
import { listOwn } from './queries.ts'

export const ownRegistrationHandlers = {
  async listUserRegistrations(context, { path, query }) {
    const { db, request, caller } = context
    const { event_id: eventId, q, sort = '-created_at' } = query
    const teamId = tenantOf(context).id
    const person = await findOwnIdentity(context)
    const keys = person ? await listKeysOfPerson(db, teamId, person) : []
    const owner = { userId: path.id, keys }
    const paging = readPaging(query)
    const { rows, total } = await listOwn(db, owner, teamId, { eventId, q }, sort, paging)
    const items = await presentOwnRegistrations(db, rows, { caller, ...owner }, request.ds)
    return toPage(items, total, paging)
  },
} satisfies Handlers
