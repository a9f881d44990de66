import { unwrap } from '@parket/api-client/unwrap'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** All that the account registered at an event, with one payment for it. */
export function clubQuery(eventId: number, userId: number) {
  return queryOptions({
    queryKey: ['club', eventId, userId],
    queryFn: () => unwrap(api.GET('/api/events/{id}/club', { params: { path: { id: eventId } } })),
  })
}
