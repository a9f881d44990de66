import type { ApiClient } from '@parket/api-client/client'
import { useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'
import { decideLateMarks } from './lateMarks.ts'

type Decision = Parameters<typeof decideLateMarks>[2]
type Place = Parameters<typeof decideLateMarks>[1]

interface LateDecision {
  isSending: boolean
  /** Why the last one was refused, or the marks could not be read; in Russian. */
  reasons: readonly string[]
  setReasons: (reasons: readonly string[]) => void
  /** Never throws: what went wrong stands in `reasons`. */
  decide: (place: Place, decision: Decision) => Promise<void>
}

/**
 * What somebody decides about marks that came late, one at a time.
 * @param refetch reads them again, and what they change
 */
export function useLateDecision(api: ApiClient, refetch: () => Promise<unknown>): LateDecision {
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  async function decide(place: Place, decision: Decision) {
    setIsSending(true)
    setReasons([])
    try {
      await decideLateMarks(api, place, decision)
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    await refetch()
    setIsSending(false)
  }
  return { isSending, reasons, setReasons, decide }
}
