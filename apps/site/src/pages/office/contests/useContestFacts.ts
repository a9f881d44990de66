import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

/** Of a contest's panel. */
interface PanelJudge {
  id: number
  letter: string
  /** «Рябова». */
  name: string
}

/** The judges of each contest, by its id; null until they have come. */
export function useEventPanels(eventId: number): ReadonlyMap<string, readonly PanelJudge[]> | null {
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
    const lettered = new Map(
      judges.flatMap(({ judge_id, letter, judge }) =>
        letter === null ? [] : [[judge_id, { id: judge_id, letter, name: judge.last_name }]],
      ),
    )
    return new Map(
      panels.map(({ contest_id, judgeIds }) => [
        contest_id,
        judgeIds
          .flatMap((id) => lettered.get(id) ?? [])
          .toSorted((one, other) => one.letter.localeCompare(other.letter)),
      ]),
    )
  }, [panels, judges])
}

/** The letters of the judges of each contest, by its id; null until they have come. */
export function usePanelLetters(eventId: number): ReadonlyMap<string, readonly string[]> | null {
  const panels = useEventPanels(eventId)
  return useMemo(() => {
    const letters = [...(panels ?? [])].map(
      ([id, judges]) => [id, judges.map(({ letter }) => letter)] as const,
    )
    return panels && new Map(letters)
  }, [panels])
}

/** Kopecks that the event has charged and taken; null until they have come, and where the right is missing. */
export function useEventPayments(eventId: number): { paid: number; charged: number } | null {
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
