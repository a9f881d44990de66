import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../page/source.ts'
import type { CONTEST_FIELDS, EVENT_FIELDS } from './fields.ts'

type Schemas = components['schemas']

/** What its pages read: the long text and the organisers' settings are for pages of their own. */
export type Event = Pick<Schemas['Event'], (typeof EVENT_FIELDS)[number]>
export type EventTag = Schemas['EventTag']
export type Contest = Pick<Schemas['Contest'], (typeof CONTEST_FIELDS)[number]>

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
      return { event, tags, contests }
    },
  }
}
