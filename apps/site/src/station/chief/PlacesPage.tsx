import type { ApiClient } from '@parket/api-client/client'
import { newId } from '@parket/api-client/newId'
import { unwrap } from '@parket/api-client/unwrap'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import {
  ApproveScreen,
  type ApproveScreenProps,
  type ApproveView,
  type GivenAnswer,
} from '@parket/ui/screens/station/chief/ApproveScreen'
import { useCallback, useEffect, useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'

interface PlacesPageProps extends Pick<ApproveScreenProps, 'head' | 'onBack'> {
  api: ApiClient
  /** The final. */
  round: BoardRound
  /** How many times marks came too late and wait. */
  late: number
}

/** The places of a contest, to approve with the PIN and to show. */
export function PlacesPage({ api, round, late, head, onBack }: PlacesPageProps) {
  const id = round.contest_id
  const [result, setResult] = useState<ApproveView['result']>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  const read = useCallback(async () => {
    const params = { path: { id } }
    const [preview, approval] = await Promise.all([
      unwrap(api.GET('/api/contests/{id}/result', { params })),
      unwrap(api.GET('/api/contests/{id}/approval', { params })),
    ])
    const { places, problems, status, was_published, checks } = preview
    const is_public = status === 'published' && !approval.waits
    return { places, problems, approval, checks, is_public, was_published }
  }, [api, id])
  useEffect(() => {
    read().then(setResult, (error: unknown) => setReasons(reasonsOf(error)))
  }, [read])

  async function send(...calls: (() => Promise<unknown>)[]) {
    setIsSending(true)
    setReasons([])
    try {
      for (const call of calls) await call()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    await read().then(setResult, () => {})
    setIsSending(false)
  }
  const approve = (pin: string, answers: readonly GivenAnswer[]) =>
    unwrap(
      api.PUT('/api/contests/{id}/approval', {
        params: { path: { id } },
        body: { approve: true, pin, answers: [...answers] },
      }),
    )
  const publish = (reason: string, answers: readonly GivenAnswer[]) =>
    unwrap(
      api.POST('/api/contests/{id}/publication', {
        params: { path: { id }, header: { 'Idempotency-Key': newId() } },
        body: { level: 'places', hold: false, reason, answers: [...answers] },
      }),
    )
  const answer = (answers: readonly GivenAnswer[]) =>
    unwrap(
      api.PUT('/api/contests/{id}/checks', {
        params: { path: { id } },
        body: { answers: [...answers] },
      }),
    )
  return (
    <ApproveScreen
      head={head}
      view={{ title: boardRoundTitle(round), result, late, isSending, reasons }}
      onApprove={(pin, isShown, answers) =>
        void send(() => approve(pin, answers), ...(isShown ? [() => publish('', [])] : []))
      }
      onPublish={(reason, answers) => void send(() => publish(reason, answers))}
      onAnswer={(answers) => void send(() => answer(answers))}
      onBack={onBack}
    />
  )
}
