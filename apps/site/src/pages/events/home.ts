import { unwrap } from '@parket/api-client/unwrap'
import type { ApiCall, PageSource } from '@parket/react/data/page/source'
import type { EventList } from '@parket/react/events/eventList'

/** What the tenant's home shows. */
export interface TenantHome {
  future: EventList
  past: EventList
}

/** One of the next events is open, as a rule the first: so many are looked at. */
const NEXT_EVENTS = 8
const LAST_EVENTS = 3

/** The next events and the last ones. */
export const homeSource: PageSource<TenantHome> = {
  key: ['home'],
  async fetch(read) {
    const [future, past] = await Promise.all([
      read(eventsCall('future', NEXT_EVENTS)),
      read(eventsCall('past', LAST_EVENTS)),
    ])
    return { future, past }
  },
}

function eventsCall(filter: 'future' | 'past', page_size: number): ApiCall<EventList> {
  return {
    key: ['events', filter, page_size],
    fetch: (api) => unwrap(api.GET('/api/events', { params: { query: { filter, page_size } } })),
  }
}
