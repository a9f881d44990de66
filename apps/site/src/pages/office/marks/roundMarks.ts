import { unwrap } from '@parket/api-client/problem'
import { api } from '@parket/react/data/api'

/** Marks and decisions of a round; asked for once the round is known. */
export function roundMarks(eventId: number, contestId: string | null, roundId: number | null) {
  return {
    queryKey: ['event', eventId, 'marks', contestId, roundId],
    enabled: contestId !== null && roundId !== null,
    queryFn: () =>
      unwrap(
        api.GET('/api/contests/{id}/rounds/{roundId}/marks', {
          params: { path: { id: contestId ?? '', roundId: roundId ?? 0 } },
        }),
      ),
  }
}
