import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { api } from '../api.ts'
import type { Event } from './eventSource.ts'

/**
 * The event that was selected, null where there is none to be seen: deleted, another tenant's or
 * withdrawn.
 * @throws ApiProblem for any other failure
 */
export async function fetchStoredEvent(eventId: number): Promise<Event | null> {
  try {
    return await unwrap(api.GET('/api/events/{id}', { params: { path: { id: eventId } } }))
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}
