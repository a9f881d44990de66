import { unwrap } from '@parket/api-client/problem'
import { canBeStarted } from '@parket/domain/round/readiness'
import type { EventDay, PublicDrawsProps } from '@parket/ui/screens/office/day/DayScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'

interface PublicDrawsOptions {
  eventId: number
  /** Whether the hall says digits; else nothing is asked. */
  isPublic: boolean
  /** Null while it is on its way. */
  day: EventDay | null
  href: string
  onDraw: (itemIds: readonly number[]) => void
}

/** The hashes and digits of an event's sessions. */
export function usePublicDraws(options: PublicDrawsOptions): PublicDrawsProps | null {
  const { eventId, isPublic, day, href, onDraw } = options
  const [pendingSession, setPending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const draws = useQuery(
    {
      queryKey: ['event', eventId, 'draws'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/draws', { params: { path: { id: eventId } } })),
      enabled: isPublic,
    },
    queryClient,
  )

  async function send(sessionId: number, digits: string | null) {
    setPending(sessionId)
    setProblem(null)
    try {
      await unwrap(
        api.PUT('/api/events/{id}/sessions/{sessionId}/draw', {
          params: { path: { id: eventId, sessionId } },
          body: { digits },
        }),
      )
    } catch (error) {
      setProblem(reasonsOf(error).join(' '))
    }
    setPending(null)
    await queryClient.invalidateQueries({ queryKey: ['event', eventId, 'draws'] })
  }

  if (!isPublic || !draws.data) return null
  return {
    sessions: draws.data.sessions.map(({ session_id, number, title, hash, digits }) => {
      const undrawn = day === null ? [] : undrawnOf(day, session_id)
      return { session_id, number, title, hash, digits, undrawn }
    }),
    pendingSession,
    problem,
    href,
    onShowHash: (sessionId) => void send(sessionId, null),
    onDigits: (sessionId, digits) => void send(sessionId, digits),
    onDraw,
  }
}

/** Items of a session whose rounds can be drawn now. */
function undrawnOf({ floors }: EventDay, sessionId: number): number[] {
  return floors
    .flatMap(({ items }) => items)
    .filter(
      ({ session_id, readiness, rounds }) =>
        session_id === sessionId &&
        readiness !== null &&
        canBeStarted(readiness) &&
        rounds.every(({ status }) => status === 'planned'),
    )
    .map(({ id }) => id)
}
