import type { RatingPartLinks } from '@parket/ui/screens/office/rating/AdminRatingScreen'
import { useLinks } from '@parket/react/data/address/useLinks'

/** From each part of /admin/rating to the others. */
export function usePartLinks(): RatingPartLinks {
  const links = useLinks()
  return {
    rating: links.to('adminRating'),
    schemes: links.to('adminRating', {}, { part: 'schemes' }),
    runs: links.to('adminRating', {}, { part: 'runs' }),
    doubles: links.to('adminRating', {}, { part: 'doubles' }),
  }
}
