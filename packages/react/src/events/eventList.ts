import type { components } from '@parket/api-client/schema'
import { isIsoDate } from '@parket/domain/format/date'
import { searchText } from '@parket/domain/search/searchText'
import { unwrap } from '@parket/api-client/unwrap'
import { pageNumber } from '../data/address/pageNumber.ts'
import { sourceOf, type PageSource } from '../data/page/source.ts'

/** What a list of events is asked for, as the address says it. */
export interface EventListQuery {
  filter: 'future' | 'past'
  city: string
  q: string
  /** Days `YYYY-MM-DD` that the events touch; '' is no bound. */
  from: string
  to: string
  page: number
}

/** One page of the list. */
export type EventList = components['schemas']['ListedEventPage']

const PAGE_SIZE = 24

/** @param search the address's query, with or without «?» */
export function parseEventListQuery(search: string): EventListQuery {
  const parameters = new URLSearchParams(search)
  return {
    filter: parameters.get('filter') === 'past' ? 'past' : 'future',
    city: parameters.get('city')?.trim() ?? '',
    q: searchText(parameters.get('q') ?? ''),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    page: pageNumber(parameters.get('page') ?? ''),
  }
}

/** What is no day is no bound: an address may say anything. */
function dayOf(text: string | null): string {
  return isIsoDate(text) ? text : ''
}

/** The list of events that a query asks for. */
export function eventListSource(query: EventListQuery): PageSource<EventList> {
  const { filter, city, q, from, to, page } = query
  return sourceOf<EventList>({
    key: ['events', filter, city, q, from, to, page],
    fetch: (api) =>
      unwrap(
        api.GET('/api/events', {
          params: {
            query: {
              filter,
              page,
              page_size: PAGE_SIZE,
              ...(city && { city }),
              ...(q && { q }),
              ...(from && { from }),
              ...(to && { to }),
            },
          },
        }),
      ),
  })
}
