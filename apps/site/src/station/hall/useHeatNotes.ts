import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import { toRequestFailure } from '@parket/domain/problems/requestFailure'
import type { HeatNote } from '@parket/domain/station/hall/notes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reasonsOf } from '../../data/reasons.ts'

/** How long after a press that could not be sent it is tried again, ms. */
const RETRY_MS = 4000

interface SentNote {
  note: HeatNote
  /** The server has it; what it says now is not read yet. */
  isSent: boolean
}

/**
 * What the marshal presses, sent in its order. Without the network it waits, is seen on the screen all the same and goes as soon as
 * the network is back; a state that is to be may be sent twice. What the server refuses is taken back, with its reason.
 *
 * @param refetch reads the hall again
 */
export function useHeatNotes(api: ApiClient, refetch: () => Promise<void>) {
  const [notes, setNotes] = useState<readonly SentNote[]>([])
  const [isCut, setIsCut] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const queue = useRef<readonly SentNote[]>([])
  const isSending = useRef(false)

  const keep = useCallback((next: readonly SentNote[]) => {
    queue.current = next
    setNotes(next)
  }, [])
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = firstUnsent(queue.current); next; next = firstUnsent(queue.current)) {
      const own = next
      try {
        await put(api, own.note)
        setIsCut(false)
        keep(queue.current.map((one) => (one === own ? { ...own, isSent: true } : one)))
      } catch (error) {
        if (isAway(error)) {
          setIsCut(true)
          break
        }
        setReasons(reasonsOf(error))
        keep(queue.current.filter((one) => one !== own))
      }
    }
    isSending.current = false
    const sent = queue.current.filter((one) => one.isSent)
    if (sent.length === 0) return
    await refetch()
    keep(queue.current.filter((one) => !sent.includes(one)))
  }, [api, keep, refetch])

  useEffect(() => {
    if (!isCut) return
    const again = () => void send()
    const timer = setInterval(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isCut, send])

  return {
    notes: notes.map(({ note }) => note),
    /** How many presses the server does not have, because it could not be reached. */
    unsent: isCut ? notes.filter(({ isSent }) => !isSent).length : 0,
    reasons,
    press: (note: HeatNote) => {
      setReasons([])
      keep([...queue.current, { note, isSent: false }])
      void send()
    },
    sendAgain: () => void send(),
  }
}

function firstUnsent(notes: readonly SentNote[]): SentNote | undefined {
  return notes.find(({ isSent }) => !isSent)
}

/** The network or the server was away: the same may be sent again. */
function isAway(error: unknown): boolean {
  const { status = 0 } = toRequestFailure(error)
  return status === 0 || status >= 500 || status === 429
}

async function put(api: ApiClient, note: HeatNote): Promise<void> {
  const { contestId, outing } = note
  const { round_id: roundId, dance, heat } = outing
  const params = { path: { id: contestId, roundId } }
  if (note.kind === 'release') {
    const { released } = note
    await unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/heat-release', {
        params,
        body: { dance, heat, released },
      }),
    )
    return
  }
  const { registrationIds, state } = note
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/heat-calls', {
      params,
      body: { dance, heat, state, registration_ids: [...registrationIds] },
    }),
  )
}
