import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../page/source.ts'
import { eventSource, type EventData } from './events.ts'

type Session = components['schemas']['Session']

/** The event's home: with its timetable. */
export function eventHomeSource(eventId: number): PageSource<EventData & { sessions: Session[] }> {
  return {
    key: ['event-home', eventId],
    async fetch(api) {
      const [data, sessions] = await Promise.all([
        eventSource(eventId).fetch(api),
        unwrap(api.GET('/api/events/{id}/sessions', { params: { path: { id: eventId } } })),
      ])
      return { ...data, sessions }
    },
  }
}
