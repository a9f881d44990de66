import type { UserRatingScreenProps } from '@parket/ui/screens/rating/UserRatingScreen'
import { useLinks } from '../data/address/useLinks.ts'

type PointsLinks = Omit<UserRatingScreenProps['links'], 'rating'>

/** Where the points of a person lead: events and the results of contests. */
export function usePointsLinks(): PointsLinks {
  const links = useLinks()
  return {
    event: links.pattern('event'),
    contest: links.pattern('contestResults'),
  }
}
