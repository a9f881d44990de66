import type { components } from '@parket/api-client/schema'
import { eventCalls } from '../../data/event/eventCalls.ts'
import { eventSource, type EventData } from '../../data/event/eventSource.ts'
import type { PageSource } from '../../data/page/source.ts'

/** What an event's home shows. */
export interface HomeData extends EventData {
  sessions: components['schemas']['Session'][]
}

/** The event with its timetable. */
export function eventHomeSource(eventId: number): PageSource<HomeData> {
  return {
    key: ['event-home', eventId],
    async fetch(read) {
      const [data, sessions] = await Promise.all([
        eventSource(eventId).fetch(read),
        read(eventCalls.sessions(eventId)),
      ])
      return { ...data, sessions }
    },
  }
}
