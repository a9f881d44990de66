import type { ApiClient } from '@parket/api-client/client'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import type { LatePanelProps } from '@parket/ui/screens/station/tally/TallyScreen'
import { useEffect, useState } from 'react'
import { loadLateMarks } from '../../data/marks/lateMarks.ts'
import { useLateDecision } from '../../data/marks/useLateDecision.ts'
import { reasonsOf } from '@parket/react/data/reasons'

interface LateOptions {
  api: ApiClient
  timeZone: string
  /** Reads the board again. */
  refetch: () => Promise<unknown>
}

/** Marks that came too late to a round, opened to be decided about. */
export function useLateMarks({ api, timeZone, refetch }: LateOptions) {
  const [round, setRound] = useState<BoardRound | null>(null)
  const [items, setItems] = useState<LatePanelProps['items']>(null)
  const { isSending, reasons, setReasons, decide } = useLateDecision(api, async () => {
    if (round) await load(round)
    await refetch()
  })

  async function load({ id, contest_id }: BoardRound) {
    try {
      setItems(await loadLateMarks(api, { contest_id, round_id: id }))
    } catch (error) {
      setReasons(reasonsOf(error))
    }
  }
  useEffect(() => {
    if (round) void load(round)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each round that is opened
  }, [round])

  return {
    open(next: BoardRound) {
      setItems(null)
      setReasons([])
      setRound(next)
    },
    panel:
      round === null || round.kind === null
        ? null
        : ({
            title: boardRoundTitle(round),
            markKind: round.kind,
            items,
            timeZone,
            isSending,
            reasons,
            onDecide: (n, apply, reason) => {
              const place = { contest_id: round.contest_id, round_id: round.id }
              void decide(place, { n, apply, reason })
            },
            onClose: () => setRound(null),
          } satisfies LatePanelProps),
  }
}
