import { unwrap } from '@parket/api-client/problem'
import type { operations } from '@parket/api-client/schema'
import type { RatingQuery } from '@parket/ui/screens/rating/TeamRatingScreen'
import { api } from '../../data/api.ts'
import { useListPage } from '../../data/useListPage.ts'
import { mapView } from '../../data/view.ts'

type Filters = NonNullable<operations['exportTeamRating']['parameters']['query']>

const defaults: RatingQuery = { q: '', section: '', level: '', age: '', season: '', city: '' }

/** The rating of the team: filters and page live in the address. */
export function useRatingList() {
  const { view, ...list } = useListPage({
    defaults,
    key: ['rating', 'list'],
    fetch: (filters, page) =>
      unwrap(api.GET('/api/rating', { params: { query: { ...page, ...ratingFilters(filters) } } })),
  })
  return {
    ...list,
    view: mapView(view, ({ items, filters, as_of, rules, ...rows }) => ({
      items,
      choices: filters,
      asOf: as_of,
      rules,
      ...rows,
    })),
  }
}

/** The filters as the server takes them: those that are chosen. */
export function ratingFilters({ season, ...texts }: RatingQuery): Filters {
  const chosen = Object.entries(texts).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(chosen), ...(season !== '' && { season: Number(season) }) }
}
