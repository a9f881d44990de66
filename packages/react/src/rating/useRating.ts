import type { TeamRatingScreenProps } from '@parket/ui/screens/rating/TeamRatingScreen'
import { useLinks } from '../data/address/useLinks.ts'
import { ports } from '../data/ports.ts'
import { screenView } from '../data/view.ts'
import { useRatingList } from './useRatingList.ts'

/** The rating of the team; its filters live in the address. */
export function useRating(): TeamRatingScreenProps {
  const links = useLinks()
  const list = useRatingList()
  return {
    view: screenView(list.view),
    query: list.filters,
    onQueryChange: list.change,
    links: {
      page: list.pageHref,
      person: links.pattern('ratedPerson'),
      events: links.to('events'),
      userRating: ports.hasPage('userRating') ? links.to('userRating') : null,
    },
  }
}
