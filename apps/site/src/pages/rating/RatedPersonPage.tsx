import { unwrap } from '@parket/api-client/problem'
import { RatedPersonScreen } from '@parket/ui/screens/rating/RatedPersonScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import { queryView } from '../../data/queryView.ts'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { usePointsLinks } from './usePointsLinks.ts'

/** Every point of somebody in the rating opens (docs/adr/0032). */
export function RatedPersonPage({ params, title }: PageProps): ReactNode {
  const personId = Number(params['personId'])
  const links = useLinks()
  const points = usePointsLinks()
  const query = useQuery(
    {
      queryKey: ['rating', 'person', personId],
      queryFn: () =>
        unwrap(api.GET('/api/rating/people/{personId}', { params: { path: { personId } } })),
      enabled: Number.isSafeInteger(personId),
    },
    queryClient,
  )
  const view = queryView(query)
  usePageTitle(view.state === 'ready' ? view.data.name : title)
  useStoredEvent()

  if (!Number.isSafeInteger(personId)) return <NotFound />
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
