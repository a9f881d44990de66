import type { components } from '@parket/api-client/schema'
import type { WaitingMarksProps } from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { decideLateMarks, loadLateMarks } from '../../../data/marks/lateMarks.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { reasonsOf } from '../../../data/reasons.ts'

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
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const waiting = useQuery(
    {
      queryKey: ['event', eventId, 'waiting-marks', round?.round_id ?? null],
      queryFn: () => loadLateMarks(api, round ?? { contest_id: '', round_id: 0 }),
      enabled: round !== null,
    },
    queryClient,
  )

  async function decide(n: number, apply: boolean, reason: string) {
    if (round === null) return
    setIsSending(true)
    setReasons([])
    try {
      await decideLateMarks(api, round, { n, apply, reason })
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
    await Promise.all([waiting.refetch(), refetch()])
  }

  if (round === null || waiting.data === undefined) return null
  return {
    markKind: round.kind,
    items: waiting.data,
    timeZone,
    isSending,
    reasons,
    onDecide: (n, apply, reason) => void decide(n, apply, reason),
  }
}
