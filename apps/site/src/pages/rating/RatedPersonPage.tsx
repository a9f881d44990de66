import { RatedPersonScreen } from '@parket/ui/screens/rating/RatedPersonScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { ratedPersonSource } from '@parket/react/rating/ratedPerson'
import { usePointsLinks } from '@parket/react/rating/usePointsLinks'

/** Every point of somebody in the rating opens (docs/adr/0032). */
export function RatedPersonPage({ params, title }: PageProps): ReactNode {
  const personId = Number(params['personId'])
  const links = useLinks()
  const points = usePointsLinks()
  const view = usePageData(ratedPersonSource(personId))
  usePageTitle(view.state === 'ready' ? view.data.name : title)
  useStoredEvent()

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <RatedPersonScreen
      view={screenView(view)}
      links={{
        ...points,
        person: (id) => links.to('ratedPerson', { personId: id }),
        rating: links.to('rating'),
      }}
    />
  )
}
