import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'

/** What the registrations of an event can be filtered by, with how many each choice finds. */
export function registrationFacets(eventId: number) {
  return queryOptions({
    queryKey: ['event', eventId, 'registrations', 'facets'],
    queryFn: () =>
      unwrap(
        api.GET('/api/events/{id}/registrations/facets', { params: { path: { id: eventId } } }),
      ),
  })
}
