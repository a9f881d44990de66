import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import type { BoardRound } from '@parket/domain/station/board/board'
import type { ChiefPanel } from '@parket/ui/screens/station/chief/ChiefScreen'
import { useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'

interface ExtraOptions {
  api: ApiClient
  /** Reads the board again. */
  refetch: () => Promise<unknown>
}

/** A hope round or a redance that is being added. */
export function useExtraRound({ api, refetch }: ExtraOptions) {
  const [round, setRound] = useState<BoardRound | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function add(to: BoardRound, type: 'hope' | 'redance', advance: number) {
    setIsSending(true)
    try {
      await unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/extra', {
          params: { path: { id: to.contest_id, roundId: to.id } },
          body: { type, advance },
        }),
      )
      setRound(null)
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
    await refetch()
  }
  return {
    open(next: BoardRound) {
      setReasons([])
      setRound(next)
    },
    panel:
      round &&
      ({
        round,
        isSending,
        reasons,
        onSubmit: (type, advance) => void add(round, type, advance),
        onClose: () => setRound(null),
      } satisfies Omit<Extract<ChiefPanel, { kind: 'extra' }>, 'kind'>),
  }
}
