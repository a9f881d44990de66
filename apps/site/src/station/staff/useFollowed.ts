import { useCallback, useEffect, useRef, useState } from 'react'
import { followTopics } from '@parket/react/data/live/followEvent'
import { keepFresh, type Fresh } from '@parket/react/data/live/keepFresh'
import type { StaffConnection } from './staffConnection.ts'

/** How devices are is not told by the stream. */
const READ_EVERY_MS = 15_000

/**
 * What the staff look at of an event, kept fresh while the page is seen.
 *
 * @param call stays the same from one drawing to the next
 * @param pauseMs many places change at once: read at most this often
 */
export function useFollowed<T>(
  { stream }: Pick<StaffConnection, 'stream'>,
  eventId: number,
  call: (signal: AbortSignal) => Promise<T>,
  pauseMs = 1000,
) {
  const [answer, setAnswer] = useState<T | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const fresh = useRef<Fresh>(null)

  useEffect(() => {
    const started = keepFresh<T>({
      read: call,
      follow: followTopics({ connection: stream, eventId, topics: ['staff'] }),
      onAnswer(next) {
        setIsOffline(false)
        setAnswer(next)
      },
      onFailed: () => setIsOffline(true),
      everyMs: READ_EVERY_MS,
      pauseMs,
    })
    fresh.current = started
    return () => started.stop()
  }, [stream, eventId, call, pauseMs])
  const refetch = useCallback(async () => (await fresh.current?.readAgain()) ?? false, [])

  return { answer, isOffline, refetch }
}
