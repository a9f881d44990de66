import { TeamRatingScreen } from '@parket/ui/screens/rating/TeamRatingScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { screenView } from '../../data/view.ts'
import { useRatingList } from './useRatingList.ts'

/** The rating of the team, for everybody (docs/rules/rating.md, «Where it shows»). */
export function TeamRatingPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const list = useRatingList()
  usePageTitle(title)
  useStoredEvent()
  return (
    <TeamRatingScreen
      view={screenView(list.view)}
      query={list.filters}
      onQueryChange={list.change}
      links={{
        page: list.pageHref,
        person: (personId) => links.to('ratedPerson', { personId }),
        events: links.to('events'),
        userRating: links.to('userRating'),
      }}
    />
  )
}
