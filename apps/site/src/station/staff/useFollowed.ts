import { useCallback, useEffect, useRef, useState } from 'react'
import { useLiveEvent } from '../../data/live/useLiveEvent.ts'
import type { StaffConnection } from './staffConnection.ts'

/** How often it is read where nothing is told, ms: how devices are is not told by the stream. */
const POLL_MS = 15_000

/**
 * What the staff look at of an event, read again as soon as something changes.
 *
 * @param call stays the same from one drawing to the next
 * @param pauseMs many places change at once: read at most this often
 */
export function useFollowed<T>(
  { stream }: Pick<StaffConnection, 'stream'>,
  eventId: number,
  call: () => Promise<T>,
  pauseMs = 1000,
) {
  const [answer, setAnswer] = useState<T | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const last = useRef(0)

  const read = useCallback(async () => {
    const number = (last.current += 1)
    const next = await call().catch(() => null)
    return { number, next }
  }, [call])
  const show = useCallback(({ number, next }: { number: number; next: T | null }) => {
    setIsOffline(next === null)
    // An answer that a later one has overtaken is older than what is shown.
    if (next !== null && number === last.current) setAnswer(next)
  }, [])
  const refetch = useCallback(async () => show(await read()), [read, show])

  useEffect(() => {
    const poll = () => {
      if (!document.hidden) void read().then(show)
    }
    poll()
    const timer = setInterval(poll, POLL_MS)
    document.addEventListener('visibilitychange', poll)
    addEventListener('online', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
      removeEventListener('online', poll)
    }
  }, [read, show])
  useLiveEvent({
    connection: stream,
    eventId,
    topic: 'staff',
    pauseMs,
    onChange: () => void refetch(),
  })

  return { answer, isOffline, refetch }
}
