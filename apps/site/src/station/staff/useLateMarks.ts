import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import type { LatePanelProps } from '@parket/ui/screens/station/tally/TallyScreen'
import { useEffect, useState } from 'react'
import { reasonsOf } from '../../data/reasons.ts'

type LateMark = components['schemas']['LateMark']

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
    const params = { path: { id: contest_id, roundId: id } }
    const [late, { entries }] = await Promise.all([
      unwrap(api.GET('/api/contests/{id}/rounds/{roundId}/late-marks', { params })),
      unwrap(api.GET('/api/contests/{id}/rounds/{roundId}/marks', { params })),
    ])
    const numbers = new Map(entries.map((entry) => [entry.registration_id, entry.start_number]))
    setItems(late.filter(({ decided }) => decided === null).map((one) => toItem(one, numbers)))
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
      await unwrap(
        api.PUT('/api/contests/{id}/rounds/{roundId}/late-marks/{lateN}', {
          params: { path: { id: round.contest_id, roundId: round.id, lateN: n } },
          body: { apply, reason },
        }),
      )
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

function toItem(late: LateMark, numbers: ReadonlyMap<number, number>) {
  const { n, at, who, dance, letter, text, effect, changes, refused } = late
  return {
    n,
    at,
    who,
    dance,
    letter,
    text,
    effect,
    changes: changes.map(({ registration_id, from, to }) => ({
      start_number: numbers.get(registration_id) ?? 0,
      from,
      to,
    })),
    refused,
  }
}
