import { unwrap } from '@parket/api-client/problem'
import type { AdminEventListScreenProps } from '@parket/ui/screens/organiser/AdminEventListScreen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useDebounced } from '../../data/useDebounced.ts'
import { unreadyView } from './organiserView.ts'

const PAGE_SIZE = 50
const TYPING_MS = 250

interface AdminEventsQuery {
  q: string
  filter: '' | 'future' | 'past'
  published: '' | 'true' | 'false'
  page: number
}

/** A page of the organiser's events, as its screen takes it. */
export function useAdminEvents(query: AdminEventsQuery): AdminEventListScreenProps['view'] {
  const q = useDebounced(query.q, TYPING_MS)
  const { filter, published, page } = query
  const events = useQuery({
    queryKey: ['admin', 'events', q, filter, published, page],
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/events', {
          params: {
            query: {
              page,
              page_size: PAGE_SIZE,
              ...(q && { q }),
              ...(filter && { filter }),
              ...(published && { published: published === 'true' }),
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  })
  const unready = unreadyView(events)
  if (unready || !events.data) return unready ?? { state: 'loading' }
  const { items, total } = events.data
  return {
    state: 'ready',
    events: items,
    total,
    page: events.data.page,
    pageCount: Math.ceil(total / PAGE_SIZE),
  }
}
