import type { ApiClient } from '@parket/api-client/client'
import type { BoardRound } from '@parket/domain/station/board/board'
import type { ChiefPanel, ChiefView } from '@parket/ui/screens/station/chief/ChiefScreen'
import type { DecisionKind } from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useState } from 'react'
import { useDecisions } from '../../data/marks/useDecisions.ts'
import { useRoundMarks } from '../staff/useRoundMarks.ts'

interface DecisionOptions {
  api: ApiClient
  eventId: number
  /** The last board: a new one says that something may have changed. */
  board: unknown
  /** Reads the board again. */
  refetch: () => Promise<unknown>
}

/** A decision about a round, opened in the column: the same as the office's, of the round as it stands now. */
export function useChiefDecision({ api, eventId, board, refetch }: DecisionOptions) {
  const [round, setRound] = useState<BoardRound | null>(null)
  const [outcome, setOutcome] = useState<ChiefView['outcome']>(null)
  const { marks } = useRoundMarks(api, {
    contestId: round?.contest_id ?? null,
    roundId: round?.id ?? null,
    board,
  })
  const { deciding, onDecide } = useDecisions({
    api,
    eventId,
    round: marks,
    refetch,
    onRefused: (title, reasons) => setOutcome({ state: 'refused', title, reasons }),
  })
  return {
    outcome,
    panel: panelOf(round, deciding),
    open(next: BoardRound, kind: DecisionKind) {
      setRound(next)
      setOutcome(null)
      onDecide(kind)
    },
    close: () => {
      deciding?.onClose()
      setRound(null)
    },
  }
}

type Deciding = ReturnType<typeof useDecisions>['deciding']

function panelOf(round: BoardRound | null, form: Deciding): ChiefPanel | null {
  if (round === null) return null
  return form && { kind: 'decision', round, form }
}
