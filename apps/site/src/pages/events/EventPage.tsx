import { EventScreen, type EventHomeData } from '@parket/ui/screens/events/EventScreen'
import type { ReactNode } from 'react'
import { useEventPage } from './useEventPage.ts'
import { useShare } from './useShare.ts'
import { NotFound } from '../status/NotFound.tsx'
import { PageData } from '../../data/page/PageData.tsx'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView, type View } from '../../data/page/source.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { eventHomeSource } from './eventHome.ts'
import type { Event } from '../../data/event/eventSource.ts'

export function EventPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventHomeSource(eventId)}>
      {(view) => <EventHome eventId={eventId} title={title} view={view} />}
    </PageData>
  )
}

interface EventHomeProps {
  eventId: number
  title: string
  view: View<EventHomeData & { event: Event }>
}

function EventHome({ eventId, title, view }: EventHomeProps): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const pages = useEventPage(eventId, view, title)
  const share = useShare(eventId, view.state === 'ready' ? view.data.event : null)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <EventScreen
      view={screenView(view)}
      now={now}
      links={{
        registration: links.to('selectRegistration', { eventId }),
        change: links.to('selectRegistration', { eventId }, { find: 1 }),
        events: links.to('events'),
        pages,
      }}
      share={share}
    />
  )
}
