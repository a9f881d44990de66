import { unwrap } from '@parket/api-client/problem'
import { LeaderNotice } from '@parket/ui/screens/events/LeaderNotice'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../data/address/useLinks.ts'
import { api } from '../data/api.ts'
import { queryClient } from '../data/queryClient.ts'

interface EventLeaderProps {
  eventId: number
  userId: number
}

/** Shown to whoever leads: they keep a roster, or registered several times for this event. */
export function EventLeader({ eventId, userId }: EventLeaderProps): ReactNode {
  const links = useLinks()
  const { data: isLeader = false } = useQuery(
    { queryKey: ['leads', userId, eventId], queryFn: () => leads(userId, eventId) },
    queryClient,
  )
  return isLeader && <LeaderNotice href={links.to('clubRegistration', { eventId })} />
}

async function leads(id: number, event_id: number): Promise<boolean> {
  const path = { id }
  const roster = await unwrap(
    api.GET('/api/users/{id}/roster', { params: { path, query: { page_size: 1 } } }),
  )
  if (roster.total > 0) return true
  const own = await unwrap(
    api.GET('/api/users/{id}/registrations', {
      params: { path, query: { event_id, page_size: 20 } },
    }),
  )
  return own.items.filter(({ is_own }) => is_own).length > 1
}
