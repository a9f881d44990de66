import { eventTitle } from '@parket/domain/event/title'
import { createLinks } from '@parket/domain/site/links'
import { EventScreen } from '@parket/ui/screens/events/EventScreen'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { mapLink } from '@parket/domain/event/mapLink'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { eventHomeSource } from './eventHome.ts'
import { useEventPage } from './useEventPage.ts'
import { useShare } from './useShare.ts'

/** Visitors do without it, and without the client that it asks by. */
const EventLeader = lazy(async () => ({
  default: (await import('./EventLeader.tsx')).EventLeader,
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
