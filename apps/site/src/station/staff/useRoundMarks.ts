import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { useCallback, useEffect, useState } from 'react'

type RoundMarks = components['schemas']['RoundMarks']

/**
 * The marks of the round that is open, read again with each board.
 *
 * @param roundId null: none is open
 * @param board the last one: a new one says that something may have changed
 */
export function useRoundMarks(
  api: ApiClient,
  {
    contestId,
    roundId,
    board,
  }: { contestId: string | null; roundId: number | null; board: unknown },
) {
  const [marks, setMarks] = useState<RoundMarks | null>(null)
  const read = useCallback(async (): Promise<RoundMarks | null> => {
    if (contestId === null || roundId === null) return null
    const params = { path: { id: contestId, roundId } }
    return unwrap(api.GET('/api/contests/{id}/rounds/{roundId}/marks', { params }))
  }, [api, contestId, roundId])
  useEffect(() => {
    if (board === null) return
    // Without the network what is shown stays; the head says so.
    read().then(setMarks, () => {})
  }, [read, board])
  async function refetch(): Promise<RoundMarks | null> {
    const next = await read()
    if (next) setMarks(next)
    return next
  }
  return { marks: marks?.round_id === roundId ? marks : null, refetch }
}
