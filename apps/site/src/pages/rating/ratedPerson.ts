import { unwrap } from '@parket/api-client/unwrap'
import type { components } from '@parket/api-client/schema'
import type { ApiCall, PageSource } from '../../data/page/source.ts'

export type RatedPerson = components['schemas']['RatedPerson']

/** Somebody of the team's rating. */
export function ratedPersonSource(personId: number): PageSource<RatedPerson> {
  const call: ApiCall<RatedPerson> = {
    key: ['rating', 'person', personId],
    fetch: (api) =>
      unwrap(api.GET('/api/rating/people/{personId}', { params: { path: { personId } } })),
  }
  return { key: call.key, fetch: (read) => read(call) }
}
