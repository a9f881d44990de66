import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'

/** Everything that the papers of a session say. */
export function sessionPapersOf(eventId: number, sessionId: number) {
  return queryOptions({
    queryKey: ['event', eventId, 'session-papers', sessionId],
    queryFn: () =>
      unwrap(
        api.GET('/api/events/{id}/sessions/{sessionId}/papers', {
          params: { path: { id: eventId, sessionId } },
        }),
      ),
  })
}
