import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { pageNumber } from '../navigation/pageNumber.ts'
import type { PageSource } from '../page/source.ts'

export type Event = components['schemas']['Event']
export type EventTag = components['schemas']['EventTag']
export type Contest = components['schemas']['Contest']

/** An event as its public pages and the registration show it. */
export interface EventData {
  event: Event
  tags: EventTag[]
  contests: Contest[]
}

export interface EventListQuery {
  filter: 'future' | 'past'
  city: string
  q: string
  page: number
}

export type EventList = components['schemas']['EventPage']

const PAGE_SIZE = 24

/** @param search the address's query, with or without «?» */
export function parseEventListQuery(search: string): EventListQuery {
  const parameters = new URLSearchParams(search)
  return {
    filter: parameters.get('filter') === 'past' ? 'past' : 'future',
    city: parameters.get('city')?.trim() ?? '',
    q: parameters.get('q')?.trim() ?? '',
    page: pageNumber(parameters.get('page') ?? ''),
  }
}

export function eventListSource(query: EventListQuery): PageSource<EventList> {
  const { filter, city, q, page } = query
  return {
    key: ['events', filter, city, q, page],
    fetch: (api) =>
      unwrap(
        api.GET('/api/events', {
          params: {
            query: { filter, page, page_size: PAGE_SIZE, ...(city && { city }), ...(q && { q }) },
          },
        }),
      ),
  }
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
