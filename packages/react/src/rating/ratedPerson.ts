import { unwrap } from '@parket/api-client/unwrap'
import type { components } from '@parket/api-client/schema'
import { sourceOf, type PageSource } from '../data/page/source.ts'

/** Somebody of the rating with their points. */
export type RatedPerson = components['schemas']['RatedPerson']

/** Somebody of the team's rating. */
export function ratedPersonSource(personId: number): PageSource<RatedPerson> {
  return sourceOf<RatedPerson>({
    key: ['rating', 'person', personId],
    fetch: (api) =>
      unwrap(api.GET('/api/rating/people/{personId}', { params: { path: { personId } } })),
  })
}
