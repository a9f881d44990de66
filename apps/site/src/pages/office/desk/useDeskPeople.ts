import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'

/** People who work at desks side by side see each other's marks within 3 s. */
const REFETCH_MS = 2000

type Desk = { revision: number; people: components['schemas']['DeskPerson'][] }

/**
 * Everybody whom the desk expects. It stays while the network is out, so that the desk finds people all the same, and
 * is forgotten when the page is left: names of children are kept no longer than they are needed.
 */
export function useDeskPeople(eventId: number) {
  const queryKey = ['event', eventId, 'desk', 'people']
  return useQuery(
    {
      queryKey,
      async queryFn(): Promise<Desk> {
        const before = queryClient.getQueryData<Desk>(queryKey)
        const { revision, people } = await unwrap(
          api.GET('/api/events/{id}/desk', {
            params: { path: { id: eventId }, query: before ? { known: before.revision } : {} },
          }),
        )
        return { revision, people: people ?? before?.people ?? [] }
      },
      refetchInterval: REFETCH_MS,
      gcTime: 0,
    },
    queryClient,
  )
}
