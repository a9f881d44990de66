import { RatedPersonScreen } from '@parket/ui/screens/rating/RatedPersonScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { ratedPersonSource } from './ratedPerson.ts'
import { usePointsLinks } from './usePointsLinks.ts'

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
