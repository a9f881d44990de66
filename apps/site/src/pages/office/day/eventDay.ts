import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'

/** How often the day is asked for while it is shown, ms. */
const REFETCH_MS = 15_000

/**
 * A day of an event as it stands.
 * @param day null: today, or the nearest day with a timetable
 */
export function eventDay(eventId: number, day: string | null) {
  return queryOptions({
    queryKey: ['event', eventId, 'day', day],
    queryFn: () =>
      unwrap(
        api.GET('/api/events/{id}/day', {
          params: { path: { id: eventId }, query: day === null ? {} : { day } },
        }),
      ),
    refetchInterval: REFETCH_MS,
  })
}
