import { readSearchState } from '@parket/react/data/address/searchState'
import { serverPage } from '../../data/page/ServerPage.ts'
import { ratingAddress, teamRatingSource } from '@parket/react/rating/teamRating'

// Other pages and filters have no address of their own for search engines: whole lists of names are not theirs.
export const page = serverPage({
  source: ({ search }) => teamRatingSource(readSearchState(search, ratingAddress)),
  head: (_rating, { title }) => ({
    title,
    description: 'Места и очки танцоров по результатам турниров',
  }),
})
