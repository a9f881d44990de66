import { unwrap } from '@parket/api-client/problem'
import { api } from '@parket/react/data/api'

/** The rounds of a contest, as they stand; asked for once the contest is known. */
export function contestRounds(eventId: number, contestId: string | null) {
  return {
    queryKey: ['event', eventId, 'rounds', contestId],
    enabled: contestId !== null,
    queryFn: () =>
      unwrap(api.GET('/api/contests/{id}/rounds', { params: { path: { id: contestId ?? '' } } })),
  }
}
