import { unwrap } from '@parket/api-client/unwrap'
import { useCallback } from 'react'
import type { StaffConnection } from './staffConnection.ts'
import { useFollowed } from './useFollowed.ts'

/** The board of an event, read again as soon as something changes. */
export function useBoard(connection: StaffConnection, eventId: number) {
  const { api } = connection
  const call = useCallback(
    (signal: AbortSignal) =>
      unwrap(api.GET('/api/events/{id}/board', { params: { path: { id: eventId } }, signal })),
    [api, eventId],
  )
  const { answer: board, isOffline, refetch } = useFollowed(connection, eventId, call)
  return { board, isOffline, refetch }
}
