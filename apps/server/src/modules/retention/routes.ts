import { erasureDay } from '@parket/domain/event/retention'

import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { countErasable } from './erase.ts'

export const retentionHandlers = {
  async getRetention(context) {
    const event = eventOf(context)
    return {
      ...(await countErasable(context.db, event.id)),
      erases_on: erasureDay(event),
      erased_at: event.personal_data_erased_at?.toISOString() ?? null,
    }
  },
} satisfies Handlers
