import { topicsFor } from '@parket/domain/live/topics'

import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'

export const liveHandlers = {
  /** Staff and the stations that may follow get everything, visitors what is public (docs/rules/operating.md, «Live topics»). */
  getEventLive(context) {
    const event = eventOf(context)
    const { caller } = context
    const topics = topicsFor(caller.station !== null || isStaff(caller, event))
    return (reader) =>
      context.live.follow(event.id, (versions) => {
        for (const { topic, version } of versions) {
          if (topics.includes(topic)) reader.send({ topic, version }, version)
        }
      })
  },
} satisfies Handlers
