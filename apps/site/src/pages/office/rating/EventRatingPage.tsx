import { unwrap } from '@parket/api-client/problem'
import { pageAccess } from '@parket/domain/site/pageAccess'
import { EventRatingScreen } from '@parket/ui/screens/office/rating/EventRatingScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../../data/event/eventPageTitle.ts'
import { eventSource } from '../../../data/event/eventSource.ts'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageState } from '../../../data/page/PageState.tsx'
import { usePageData } from '../../../data/page/usePageData.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { queryView } from '../../../data/queryView.ts'
import { joinViews, mapView, screenView } from '../../../data/view.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { usePartLinks } from './usePartLinks.ts'

/** The points that an event has given (/admin/events/{eventId}/rating). */
export function EventRatingPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const parts = usePartLinks()
  const { team } = usePageState()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const points = useQuery(
    {
      queryKey: ['rating', 'event', eventId],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/rating', { params: { path: { id: eventId } } })),
    },
    queryClient,
  )
  const tabs = useEventTabs(eventId, 'eventRating')
  const seesTeam = pageAccess({ subject, tenantTeamId: team.id }, 'adminRating') === 'pass'
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  return (
    <EventRatingScreen
      view={screenView(
        mapView(joinViews(event, queryView(points)), ([, { items, ...about }]) => ({
          ...about,
          lines: items,
        })),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        contest: (groupNum) => links.to('contestResults', { eventId, groupNum }),
        team: seesTeam ? parts.rating : null,
        schemes: seesTeam ? parts.schemes : null,
      }}
    />
  )
}
