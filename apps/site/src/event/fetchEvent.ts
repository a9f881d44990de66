import { unwrap } from '@parket/api-client/problem'
import { api } from '../api.ts'
import type { Event } from '../sources/events.ts'

/** @throws ApiProblem */
export function fetchEvent(eventId: number): Promise<Event> {
  return unwrap(api.GET('/api/events/{id}', { params: { path: { id: eventId } } }))
}
