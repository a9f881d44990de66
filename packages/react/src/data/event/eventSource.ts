import type { components } from '@parket/api-client/schema'
import type { PageSource } from '../page/source.ts'
import { eventCalls } from './eventCalls.ts'

type Schemas = components['schemas']

/** Without the long text, which only the page of information shows: it would travel with every page. */
export type Event = Omit<Schemas['Event'], 'info'>
/** A public tag of an event. */
export type EventTag = Schemas['EventTag']
/** A contest of an event. */
export type Contest = Schemas['Contest']

/** An event as its public pages and the registration show it. */
export interface EventData {
  event: Event
  tags: EventTag[]
  contests: Contest[]
}

/** The event with its public tags and contests. */
export function eventSource(eventId: number): PageSource<EventData> {
  return {
    key: ['event', eventId],
    async fetch(read) {
      const [event, tags, contests] = await Promise.all([
        read(eventCalls.event(eventId)),
        read(eventCalls.tags(eventId)),
        read(eventCalls.contests(eventId)),
      ])
      return { event: withoutInfo(event), tags, contests }
    },
  }
}

/** What pages of an event need of it. */
export function withoutInfo({ info: _info, ...event }: Schemas['Event']): Event {
  return event
}
