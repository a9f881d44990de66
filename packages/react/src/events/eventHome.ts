import type { components } from '@parket/api-client/schema'
import { leadOf, type Lead } from '@parket/domain/event/lead'
import { eventCalls } from '../data/event/eventCalls.ts'
import { withoutInfo, type EventData } from '../data/event/eventSource.ts'
import type { PageSource } from '../data/page/source.ts'

/** What an event's home shows. */
export interface HomeData extends EventData {
  sessions: components['schemas']['Session'][]
  lead: Lead
}

/** The event with its timetable and how its text begins. */
export function eventHomeSource(eventId: number): PageSource<HomeData> {
  return {
    key: ['event', eventId, 'home'],
    async fetch(read) {
      const [event, tags, contests, sessions] = await Promise.all([
        read(eventCalls.event(eventId)),
        read(eventCalls.tags(eventId)),
        read(eventCalls.contests(eventId)),
        read(eventCalls.sessions(eventId)),
      ])
      return { event: withoutInfo(event), tags, contests, sessions, lead: leadOf(event.info) }
    },
  }
}
