import { unwrap } from '@parket/api-client/unwrap'
import { eventCalls } from '../data/event/eventCalls.ts'
import type { NowAnswer } from '../data/live/keepNow.ts'
import { withoutInfo, type Event } from '../data/event/eventSource.ts'
import type { ApiCall, PageSource } from '../data/page/source.ts'

/** The event of the page with what is on, and the results that are public. */
export interface EventLive extends NowAnswer {
  event: Event
}

/** The event with what is on at it now. */
export function liveSource(eventId: number): PageSource<EventLive> {
  return {
    key: ['event', eventId, 'live'],
    async fetch(read) {
      const [event, now, results] = await Promise.all([
        read(eventCalls.event(eventId)),
        read(nowCall(eventId)),
        read(eventCalls.results(eventId, null)),
      ])
      return { event: withoutInfo(event), now, results }
    },
  }
}

function nowCall(eventId: number): ApiCall<EventLive['now']> {
  return {
    key: ['event', eventId, 'now'],
    fetch: (api) => unwrap(api.GET('/api/events/{id}/now', { params: { path: { id: eventId } } })),
  }
}
