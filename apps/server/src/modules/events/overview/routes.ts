import { eventOf } from '../../../contract/context.ts'
import { isAllowed } from '../../../contract/guard.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { listContests } from '../../../records/contests.ts'
import { fileAddressingFor } from '../files/present.ts'
import { presentEvent } from '../core/present.ts'
import { contestTasks } from './contestTasks.ts'
import { paymentTasks, registrationTasks } from './registrationTasks.ts'
import { questionTasks } from './questionTasks.ts'

export const overviewHandlers = {
  /** The most urgent kind first: what the public waits for, then the day, the money, the lists. */
  async getEventOverview(context) {
    const { db, caller, now } = context
    const event = eventOf(context)
    const presented = presentEvent(event, true, fileAddressingFor(context))
    const seesMoney = isAllowed('statistics.viewMoney', caller, event)
    return {
      tasks: [
        ...(await questionTasks(db, event.id)),
        ...(await contestTasks(db, presented, await listContests(db, event.id), now)),
        ...(seesMoney ? await paymentTasks(db, event.id) : []),
        ...(await registrationTasks(db, event.id)),
      ],
    }
  },
} satisfies Handlers
