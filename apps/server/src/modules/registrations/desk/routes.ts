import { eventOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { deskPeople, deskRevision } from './deskList.ts'

export const deskHandlers = {
  async getDesk(context, { query }) {
    const { db } = context
    const { id } = eventOf(context)
    // Read before the list: what changes in between is asked for once more, never missed.
    const revision = await deskRevision(db, id)
    return { revision, people: query.known === revision ? null : await deskPeople(db, id) }
  },
} satisfies Handlers
