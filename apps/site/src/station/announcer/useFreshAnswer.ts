import { useCallback, useEffect, useRef, useState } from 'react'
import { useLiveEvent } from '../../data/live/useLiveEvent.ts'
import type { StaffConnection } from '../staff/staffConnection.ts'

/** How often it is read where nothing is told, ms. */
const POLL_MS = 15_000
/** Judges tap in many places at once: read at most this often, ms. */
const PAUSE_MS = 1000

/**
 * What a call answers, read again as soon as something changes at the event.
 * @param read always the same function as long as it asks the same
 */
export function useFreshAnswer<T>(
  { stream }: StaffConnection,
  eventId: number,
  read: () => Promise<T>,
) {
  const [answer, setAnswer] = useState<T | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const last = useRef(0)

  const refetch = useCallback(async () => {
    const call = (last.current += 1)
    const next = await read().catch(() => null)
    setIsOffline(next === null)
    // An answer that a later one has overtaken is older than what is shown.
    if (next !== null && call === last.current) setAnswer(next)
  }, [read])

  useEffect(() => {
    const poll = () => {
      if (!document.hidden) void refetch()
    }
    // The first read is a poll, too: it must not set state while the page is drawn.
    const first = setTimeout(poll)
    const timer = setInterval(poll, POLL_MS)
    document.addEventListener('visibilitychange', poll)
    addEventListener('online', poll)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
      removeEventListener('online', poll)
    }
  }, [refetch])
  useLiveEvent({
    connection: stream,
    eventId,
    topic: 'staff',
    pauseMs: PAUSE_MS,
    onChange: () => void refetch(),
  })
  return { answer, isOffline, refetch }
}
