import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { ApiCall, PageSource } from '../data/page/source.ts'
import { eventCalls } from '../data/event/eventCalls.ts'
import { withoutInfo, type Event } from '../data/event/eventSource.ts'

/** An event with the draws of its contests. */
export interface DrawsData {
  event: Event
  draws: components['schemas']['EventDraws']
}

/** What the page of draws shows. */
export function eventDrawsSource(eventId: number): PageSource<DrawsData> {
  return {
    key: ['event', eventId, 'draws-page'],
    async fetch(read) {
      const [event, draws] = await Promise.all([
        read(eventCalls.event(eventId)),
        read(eventDrawsCall(eventId)),
      ])
      return { event: withoutInfo(event), draws }
    },
  }
}

/** The draws of an event that are public. */
export function eventDrawsCall(eventId: number): ApiCall<DrawsData['draws']> {
  return {
    key: ['event', eventId, 'draws'],
    fetch: (api) =>
      unwrap(api.GET('/api/events/{id}/draws', { params: { path: { id: eventId } } })),
  }
}
