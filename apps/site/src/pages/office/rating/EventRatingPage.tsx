import { unwrap } from '@parket/api-client/problem'
import { pageAccess } from '@parket/domain/site/pageAccess'
import { EventRatingScreen } from '@parket/ui/screens/office/rating/EventRatingScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
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
