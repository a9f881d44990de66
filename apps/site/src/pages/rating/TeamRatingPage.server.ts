import { readSearchState } from '../../data/address/searchState.ts'
import { serverPage } from '../../data/page/ServerPage.ts'
import { ratingAddress, teamRatingSource } from './teamRating.ts'

export const page = serverPage({
  source: ({ search }) => teamRatingSource(readSearchState(search, ratingAddress)),
  head: (_rating, { title }) => ({
    title,
    description: 'Места и очки танцоров по результатам турниров',
  }),
  canonicalQuery(search) {
    const { page } = readSearchState(search, ratingAddress)
    return { page }
  },
})
