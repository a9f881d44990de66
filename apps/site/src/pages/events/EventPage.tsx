import { eventTitle } from '@parket/domain/event/title'
import { createLinks } from '@parket/domain/site/links'
import { EventScreen } from '@parket/ui/screens/events/EventScreen'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { mapLink } from '@parket/domain/event/mapLink'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { eventHomeSource } from '@parket/react/events/eventHome'
import { useEventPage } from '@parket/react/events/useEventPage'
import { useShare } from '@parket/react/events/useShare'

/** Visitors do without it, and without the client that it asks by. */
const EventLeader = lazy(async () => ({
  default: (await import('@parket/react/components/EventLeader')).EventLeader,
}))

export function EventPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { now, team } = usePageState()
  const links = useLinks()
  const view = usePageData(eventHomeSource(eventId))
  const pages = useEventPage(eventId, view, title)
  const { user } = useAuth()
  const share = useShare(
    createLinks(null).to('event', { eventId }),
    view.state === 'ready' ? eventTitle(view.data.event) : '',
  )

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <EventScreen
      view={screenView(view)}
      now={now}
      links={{
        registration: links.to('selectRegistration', { eventId }),
        change: links.to('selectRegistration', { eventId }, { find: 1 }),
        events: links.to('events'),
        result: (groupNum) => links.to('contestResults', { eventId, groupNum }),
        map: view.state === 'ready' ? mapLink(view.data.event) : null,
        pages,
      }}
      organiser={{ name: team.name, logoUrl: team.favicon_url ?? team.logo_url }}
      share={share}
      leader={
        user && (
          <Suspense>
            <EventLeader eventId={eventId} userId={user.id} />
          </Suspense>
        )
      }
    />
  )
}
