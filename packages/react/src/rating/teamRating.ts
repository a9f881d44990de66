import { unwrap } from '@parket/api-client/unwrap'
import type { components, operations } from '@parket/api-client/schema'
import { searchText } from '@parket/domain/search/searchText'
import type { RatingQuery } from '@parket/ui/screens/rating/TeamRatingScreen'
import { pageNumber } from '../data/address/pageNumber.ts'
import { sourceOf, type PageSource } from '../data/page/source.ts'

/** One page of the rating. */
export type TeamRating = components['schemas']['TeamRating']
type Filters = NonNullable<operations['exportTeamRating']['parameters']['query']>

export const RATING_PAGE_SIZE = 50

/** The address's parameters with their values when it does not name them; the page is text as well. */
export const ratingAddress = {
  q: '',
  section: '',
  level: '',
  age: '',
  season: '',
  city: '',
  page: '',
}

/** A page of the team's rating, as its address asks for it. */
export function teamRatingSource({
  page: pageText,
  ...typed
}: typeof ratingAddress): PageSource<TeamRating> {
  const filters = { ...typed, q: searchText(typed.q) }
  const page = pageNumber(pageText)
  return sourceOf<TeamRating>({
    key: ['rating', 'list', ...Object.values(filters), page],
    fetch: (api) =>
      unwrap(
        api.GET('/api/rating', {
          params: {
            query: { page, page_size: RATING_PAGE_SIZE, ...ratingFilters(filters) },
          },
        }),
      ),
  })
}

/** The filters as the server takes them: those that are chosen, and can be. */
export function ratingFilters({ season, age, ...texts }: RatingQuery): Filters {
  const chosen = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(chosen),
    ...(/^\d{4}$/.test(season) && { season: Number(season) }),
    ...(/^\d{0,3},\d{0,3}$/.test(age) && { age }),
  }
}
