import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'

/** The letters of the judges of each contest, by its id; null until they have come. */
export function usePanelLetters(eventId: number): ReadonlyMap<string, readonly string[]> | null {
  const params = { path: { id: eventId } }
  const panels = useQuery(
    {
      queryKey: ['event', eventId, 'panels'],
      queryFn: () => unwrap(api.GET('/api/events/{id}/panels', { params })),
    },
    queryClient,
  ).data
  const judges = useQuery(
    {
      queryKey: ['event', eventId, 'judges'],
      queryFn: () => unwrap(api.GET('/api/events/{id}/judges', { params })),
    },
    queryClient,
  ).data
  return useMemo(() => {
    if (!panels || !judges) return null
    const letters = new Map(judges.map(({ judge_id, letter }) => [judge_id, letter]))
    return new Map(
      panels.map(({ contest_id, judgeIds }) => [
        contest_id,
        judgeIds.flatMap((id) => letters.get(id) ?? []),
      ]),
    )
  }, [panels, judges])
}

/** Kopecks that the event has charged and taken; null until they have come, and where the right is missing. */
export function useEventMoney(eventId: number): { paid: number; charged: number } | null {
  const { data } = useQuery(
    {
      queryKey: ['event', eventId, 'payment-summary'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/payments/summary', { params: { path: { id: eventId } } })),
    },
    queryClient,
  )
  return data ? { paid: data.payments - data.refunds, charged: data.charged } : null
}
