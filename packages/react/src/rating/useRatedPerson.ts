import type { RatedPersonScreenProps } from '@parket/ui/screens/rating/RatedPersonScreen'
import { useLinks } from '../data/address/useLinks.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { screenView } from '../data/view.ts'
import { ratedPersonSource } from './ratedPerson.ts'
import { usePointsLinks } from './usePointsLinks.ts'

/**
 * Every point of somebody in the rating opens (docs/adr/0032).
 * @param title the window's until the name is known
 */
export function useRatedPerson(personId: number, title = ''): Shown<RatedPersonScreenProps> {
  const links = useLinks()
  const points = usePointsLinks()
  const view = usePageData(ratedPersonSource(personId))
  usePageTitle(view.state === 'ready' ? view.data.name : title)
  return {
    missing: missingOf(view),
    props: {
      view: screenView(view),
      links: {
        ...points,
        person: links.pattern('ratedPerson'),
        rating: links.to('rating'),
      },
    },
  }
}
