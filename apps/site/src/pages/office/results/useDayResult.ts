import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, type View } from '@parket/react/data/view'
import type { ContestDay } from '../parts/useContestDay.ts'

/** A contest's result as its marks and decisions say now. */
export function useDayResult({
  eventId,
  contest,
  view,
}: ContestDay): View<{ result: components['schemas']['ResultPreview'] }> {
  const id = contest?.id ?? ''
  const found = useQuery(
    {
      queryKey: ['event', eventId, 'result', id],
      enabled: contest !== null,
      queryFn: () => unwrap(api.GET('/api/contests/{id}/result', { params: { path: { id } } })),
    },
    queryClient,
  )
  return mapView(joinViews(view, queryView(found)), ([, result]) => ({ result }))
}
