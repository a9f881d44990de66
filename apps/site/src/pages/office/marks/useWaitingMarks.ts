import type { components } from '@parket/api-client/schema'
import type { WaitingMarksProps } from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { loadLateMarks } from '../../../data/marks/lateMarks.ts'
import { useLateDecision } from '../../../data/marks/useLateDecision.ts'
import { queryClient } from '@parket/react/data/queryClient'

interface WaitingOptions {
  eventId: number
  /** Null while it is on its way. */
  round: components['schemas']['RoundMarks'] | null
  timeZone: string
  /** Reads the marks again. */
  refetch: () => Promise<unknown>
}

/** Marks of the shown round that wait for a decision. */
export function useWaitingMarks(options: WaitingOptions): WaitingMarksProps | null {
  const { eventId, round, timeZone, refetch } = options
  const waiting = useQuery(
    {
      queryKey: ['event', eventId, 'waiting-marks', round?.round_id ?? null],
      queryFn: () => loadLateMarks(api, round ?? { contest_id: '', round_id: 0 }),
      enabled: round !== null,
    },
    queryClient,
  )

  const { isSending, reasons, decide } = useLateDecision(api, () =>
    Promise.all([waiting.refetch(), refetch()]),
  )

  if (round === null || waiting.data === undefined) return null
  return {
    markKind: round.kind,
    items: waiting.data,
    timeZone,
    isSending,
    reasons,
    onDecide: (n, apply, reason) => void decide(round, { n, apply, reason }),
  }
}
