import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { presentContest } from './present.ts'
import { listContests } from './queries.ts'

export const contestHandlers = {
  async listEventContests(context) {
    const event = eventOf(context)
    const contests = await listContests(context.db, event.id)
    const shown = isStaff(context.caller, event)
      ? contests
      : contests.filter(({ status }) => status !== 'draft')
    return shown.map(presentContest)
  },
} satisfies Handlers
