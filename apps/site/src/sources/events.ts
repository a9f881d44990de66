import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../page/source.ts'

/** Without its long text, which is for the page of its own alone. */
export type Event = Omit<components['schemas']['Event'], 'info'>
export type EventTag = components['schemas']['EventTag']
export type Contest = components['schemas']['Contest']

/** An event as its public pages and the registration show it. */
export interface EventData {
  event: Event
  tags: EventTag[]
  contests: Contest[]
}

/** The event with its public tags and contests, in one go. */
export function eventSource(eventId: number): PageSource<EventData> {
  const params = { path: { id: eventId } }
  return {
    key: ['event', eventId],
    async fetch(api) {
      const [event, tags, contests] = await Promise.all([
        unwrap(api.GET('/api/events/{id}', { params })),
        unwrap(api.GET('/api/events/{id}/tags', { params })),
        unwrap(api.GET('/api/events/{id}/contests', { params })),
      ])
      return { event: withoutInfo(event), tags, contests }
    },
  }
}

function withoutInfo(event: components['schemas']['Event']): Event {
  const shown: Event & { info?: string } = { ...event }
  delete shown.info
  return shown
}
