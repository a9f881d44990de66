import { unwrap } from '@parket/api-client/problem'
import type { RegistrationListScreenProps } from '@parket/ui/screens/organiser/RegistrationListScreen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useDebounced } from '../../data/useDebounced.ts'
import { eventSource, type EventData } from '../../data/event/eventSource.ts'
import { unreadyView } from './organiserView.ts'

const PAGE_SIZE = 50
const TYPING_MS = 250

type Query = RegistrationListScreenProps['query'] & { page: number }

interface EventRegistrations {
  /** The event with its contests, null until it has come. */
  eventData: EventData | null
  view: RegistrationListScreenProps['view']
}

/** A page of an event's registrations, as the organiser's screen takes it. */
export function useEventRegistrations(eventId: number, query: Query): EventRegistrations {
  const { group_num, status, sort, page } = query
  const q = useDebounced(query.q, TYPING_MS)
  const source = eventSource(eventId)
  const event = useQuery({ queryKey: source.key, queryFn: () => source.fetch(api) })
  const list = useQuery({
    queryKey: ['event', eventId, 'registrations', q, group_num, status, sort, page],
    queryFn: () =>
      unwrap(
        api.GET('/api/events/{id}/registrations', {
          params: {
            path: { id: eventId },
            query: {
              page,
              page_size: PAGE_SIZE,
              sort,
              ...(q && { q }),
              ...(group_num && { group_num: Number(group_num) }),
              ...(status && { status }),
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  })

  const eventData = event.data ?? null
  const unready = unreadyView(event, list)
  if (unready || !eventData || !list.data) {
    return { eventData, view: unready ?? { state: 'loading' } }
  }
  return {
    eventData,
    view: {
      state: 'ready',
      event: eventData.event,
      items: list.data.items,
      total: list.data.total,
      page: list.data.page,
      pageCount: Math.ceil(list.data.total / PAGE_SIZE),
      isUpdating: list.isPlaceholderData,
    },
  }
}
