import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import type { ChiefView } from '@parket/ui/screens/station/chief/ChiefScreen'
import { useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'

interface StepOptions {
  api: ApiClient
  /** Reads the board again. */
  refetch: () => Promise<unknown>
}

/** The steps of a round that are the chief judge's: it is counted, opened again, and everybody is told who goes on. */
export function useRoundSteps({ api, refetch }: StepOptions) {
  const [busy, setBusy] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<ChiefView['outcome']>(null)

  async function take(round: BoardRound, status: 'running' | 'judged' | 'published', done: string) {
    setBusy(round.id)
    const title = boardRoundTitle(round)
    try {
      await unwrap(
        api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
          params: { path: { id: round.contest_id, roundId: round.id } },
          body: { status, version: round.version },
        }),
      )
      setOutcome({ state: 'done', text: `${title}: ${done}.`, onUndo: null })
    } catch (error) {
      setOutcome({ state: 'refused', title: `${title}: не получилось`, reasons: reasonsOf(error) })
    }
    await refetch()
    setBusy(null)
  }
  return {
    busy,
    outcome,
    count: (round: BoardRound) => void take(round, 'judged', 'тур закрыт'),
    reopen: (round: BoardRound) => void take(round, 'running', 'тур снова открыт'),
    announce: (round: BoardRound) => void take(round, 'published', 'все видят, кто\u00A0проходит'),
  }
}
