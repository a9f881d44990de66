import { createApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import type { RegistrationRequest } from '@parket/domain/registration/request'

export type ListedEvent = components['schemas']['ListedEvent']
export type Registered = components['schemas']['RegDataAnswer']

/** On the team's own host the host names the team; elsewhere its domain does: `?ds=vesna.localhost`. */
const getDs = () => new URLSearchParams(location.search).get('ds')

const api = createApiClient({ getDs })

/** Events to come, the nearest first. */
export async function fetchEvents(): Promise<ListedEvent[]> {
  const query = { filter: 'future' as const, page: 1, page_size: 24 }
  const { items } = await unwrap(api.GET('/api/events', { params: { query } }))
  return items
}

/** An event with what registering at it reads. */
export async function fetchEvent(id: number) {
  const params = { path: { id } }
  const [event, tags, contests] = await Promise.all([
    unwrap(api.GET('/api/events/{id}', { params })),
    unwrap(api.GET('/api/events/{id}/tags', { params })),
    unwrap(api.GET('/api/events/{id}/contests', { params })),
  ])
  return { event, tags, contests }
}

export type EventData = Awaited<ReturnType<typeof fetchEvent>>

/**
 * @param key the same for every try to send the same form: nobody is registered twice
 * @throws ApiProblem with texts by field where a rule is broken
 */
export function register(eventId: number, body: RegistrationRequest, key: string) {
  const params = { path: { id: eventId }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST('/api/events/{id}/register', { params, body }))
}
