import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLiveEvent } from '../../data/live/useLiveEvent.ts'
import type { StaffConnection } from './staffConnection.ts'

type Board = components['schemas']['Board']

/** How often the board is read where nothing is told, ms: how devices are is not told by the stream. */
const POLL_MS = 15_000
/** Judges tap in many places at once: read at most this often, ms. */
const PAUSE_MS = 1000

/** The board of an event, read again as soon as something changes. */
export function useBoard({ api, stream }: StaffConnection, eventId: number) {
  const [board, setBoard] = useState<Board | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const last = useRef(0)

  const read = useCallback(async () => {
    const call = (last.current += 1)
    const params = { path: { id: eventId } }
    const next = await unwrap(api.GET('/api/events/{id}/board', { params })).catch(() => null)
    return { call, next }
  }, [api, eventId])
  const show = useCallback(({ call, next }: { call: number; next: Board | null }) => {
    setIsOffline(next === null)
    // An answer that a later one has overtaken is older than what is shown.
    if (next && call === last.current) setBoard(next)
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
    pauseMs: PAUSE_MS,
    onChange: () => void refetch(),
  })

  return { board, isOffline, refetch }
}
