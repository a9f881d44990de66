import { EventScreen, type EventHomeData } from '@parket/ui/screens/events/EventScreen'
import type { ReactNode } from 'react'
import { useEventPage } from '../event/useEventPage.ts'
import { useShare } from '../event/useShare.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import { screenView, type View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventHomeSource } from '../sources/eventHome.ts'
import type { Event } from '../sources/events.ts'

export function EventContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventHomeSource(eventId)}>
      {(view) => <EventHome eventId={eventId} view={view} />}
    </PageData>
  )
}

interface EventHomeProps {
  eventId: number
  view: View<EventHomeData & { event: Event }>
}

function EventHome({ eventId, view }: EventHomeProps): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const pages = useEventPage(eventId, view, '')
  const share = useShare(eventId, view.state === 'ready' ? view.data.event : null)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  return (
    <EventScreen
      view={screenView(view)}
      now={now}
      links={{
        registration: links.to(patterns.selectRegistration, { eventId }),
        change: links.to(patterns.selectRegistration, { eventId }, { find: 1 }),
        events: links.to(patterns.events),
        pages,
      }}
      share={share}
    />
  )
}
