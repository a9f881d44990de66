import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { endRounds } from './ends.ts'
import { setItemState } from './facts.ts'
import { presentDay } from './present.ts'
import { readSchedule } from './schedule.ts'
import { startRounds } from './starts.ts'

export const dayHandlers = {
  async getEventDay(context, { query }) {
    const { db, now } = context
    return presentDay(await readSchedule(db, eventOf(context), now, query.day), now)
  },

  setItemState,
  startRounds,
  endRounds,
} satisfies Handlers
