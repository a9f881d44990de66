import { topicsFor } from '@parket/domain/live/topics'

import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'

export const liveHandlers = {
  /** Staff follow everything, visitors what is public (docs/rules/operating.md, «Live topics»). */
  getEventLive(context) {
    const event = eventOf(context)
    const topics = topicsFor(isStaff(context.caller, event))
    return (reader) =>
      context.live.follow(event.id, (versions) => {
        for (const { topic, version } of versions) {
          if (topics.includes(topic)) reader.send({ topic, version }, version)
        }
      })
  },
} satisfies Handlers
