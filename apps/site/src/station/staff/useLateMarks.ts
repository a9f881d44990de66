import type { ApiClient } from '@parket/api-client/client'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import type { LatePanelProps } from '@parket/ui/screens/station/tally/TallyScreen'
import { useEffect, useState } from 'react'
import { decideLateMarks, loadLateMarks } from '../../data/marks/lateMarks.ts'
import { reasonsOf } from '../../data/reasons.ts'

interface LateOptions {
  api: ApiClient
  timeZone: string
  /** Reads the board again. */
  refetch: () => Promise<void>
}

/** Marks that came too late to a round, opened to be decided about. */
export function useLateMarks({ api, timeZone, refetch }: LateOptions) {
  const [round, setRound] = useState<BoardRound | null>(null)
  const [items, setItems] = useState<LatePanelProps['items']>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function load({ id, contest_id }: BoardRound) {
    setItems(await loadLateMarks(api, { contest_id, round_id: id }))
  }
  useEffect(() => {
    if (round) load(round).catch((error: unknown) => setReasons(reasonsOf(error)))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each round that is opened
  }, [round])

  async function decide(n: number, apply: boolean, reason: string) {
    if (round === null) return
    setIsSending(true)
    setReasons([])
    try {
      const place = { contest_id: round.contest_id, round_id: round.id }
      await decideLateMarks(api, place, { n, apply, reason })
      await load(round)
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
    await refetch()
  }

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
            onDecide: (n, apply, reason) => void decide(n, apply, reason),
            onClose: () => setRound(null),
          } satisfies LatePanelProps),
  }
}
