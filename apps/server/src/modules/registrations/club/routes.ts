import { eventOf, userOf } from '../../../contract/context.ts'
import { isStaff } from '../../../contract/guard.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { readClub } from './readClub.ts'
import { registerMany } from './registerMany.ts'

/** A leader's registrations at an event, all at once. */
export const clubHandlers = {
  async getClub(context) {
    const event = eventOf(context)
    const forStaff = isStaff(context.caller, event)
    const { answer } = await readClub(context.db, event, userOf(context).id, { forStaff })
    return answer
  },

  registerMany,
} satisfies Handlers
