import { topicsFor } from '@parket/domain/live/topics'
import { startOfMinute } from 'date-fns/startOfMinute'

import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readLiveVersions, resultsVersion } from '../../records/liveVersions.ts'
import { readNow } from './now.ts'

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

  async getEventNow(context) {
    const { db, shared, now, caller } = context
    const event = eventOf(context)
    // A screen of the hall also works at a rehearsal, which raises the staff's topic alone.
    const isStation = caller.station !== null
    const versions = await readLiveVersions(db, event.id)
    const all = topicsFor(isStation).reduce((sum, topic) => sum + versions[topic], 0)
    const state = [isStation, event.id, all, startOfMinute(now).getTime()].join(' ')
    return shared(`now ${state}`, () => readNow(db, event, now, resultsVersion(versions)))
  },
} satisfies Handlers
