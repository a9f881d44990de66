import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'

/** How often the day is asked for while nothing tells of changes, ms. */
export const DAY_POLL_MS = 15_000
/** While something does: expected times move with the clock alone, too. */
const LIVE_REFETCH_MS = 30_000

/**
 * A day of an event as it stands.
 * @param day null: today, or the nearest day with a timetable
 * @param isLive whether changes are told by a stream
 */
export function eventDay(eventId: number, day: string | null, isLive: boolean) {
  return queryOptions({
    queryKey: [...dayKey(eventId), day],
    queryFn: () =>
      unwrap(
        api.GET('/api/events/{id}/day', {
          params: { path: { id: eventId }, query: day === null ? {} : { day } },
        }),
      ),
    refetchInterval: isLive ? LIVE_REFETCH_MS : DAY_POLL_MS,
  })
}

/** Of all days of an event in the cache. */
export function dayKey(eventId: number) {
  return ['event', eventId, 'day'] as const
}
