import { TeamRatingScreen } from '@parket/ui/screens/rating/TeamRatingScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { screenView } from '@parket/react/data/view'
import { useRatingList } from '@parket/react/rating/useRatingList'

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
