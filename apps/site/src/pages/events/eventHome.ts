import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../../data/page/source.ts'
import { eventSource, type Contest, type EventData } from '../../data/event/eventSource.ts'
import type { LISTED_CONTEST_FIELDS } from '../../data/event/fields.ts'

type Session = components['schemas']['Session']

/** What an event's home shows. */
export interface HomeData extends Omit<EventData, 'contests'> {
  contests: Pick<Contest, (typeof LISTED_CONTEST_FIELDS)[number]>[]
  sessions: Session[]
}

/** The event with its timetable. What of it stands in the page is cut by the server (`shownFields.ts`). */
export function eventHomeSource(eventId: number): PageSource<HomeData> {
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
