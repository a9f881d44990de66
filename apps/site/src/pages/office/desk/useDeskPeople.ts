import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { useQuery } from '@tanstack/react-query'
import { api, siteStream } from '@parket/react/data/api'
import { useLiveEvent } from '@parket/react/data/live/useLiveEvent'
import { queryClient } from '@parket/react/data/queryClient'

/** People who work at desks side by side see each other's marks within 3 s, also while nothing tells of them. */
export const DESK_POLL_MS = 2000
/** While a stream does: in case that it fails unnoticed. */
const LIVE_REFETCH_MS = 30_000
/** The list is read anew once for all changes of this time. */
const PAUSE_MS = 500

type Desk = { revision: number; people: components['schemas']['DeskPerson'][] }

/**
 * Everybody whom the desk expects. It stays while the network is out, so that the desk finds people all the same, and
 * is forgotten when the page is left: names of children are kept no longer than they are needed.
 */
export function useDeskPeople(eventId: number) {
  const queryKey = ['event', eventId, 'desk', 'people']
  const liveness = useLiveEvent({
    connection: siteStream,
    eventId,
    topic: 'staff',
    pauseMs: PAUSE_MS,
    onChange: () => void queryClient.invalidateQueries({ queryKey }),
  })
  const list = useQuery(
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
      refetchInterval: liveness === 'live' ? LIVE_REFETCH_MS : DESK_POLL_MS,
      gcTime: 0,
    },
    queryClient,
  )
  return { list, delaySeconds: liveness === 'cut' ? DESK_POLL_MS / 1000 : null }
}
