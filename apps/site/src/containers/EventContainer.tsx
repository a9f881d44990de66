import { isPast } from '@parket/domain/event/dates'
import { EventScreen } from '@parket/ui/screens/events/EventScreen'
import type { ReactNode } from 'react'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import type { View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventSource, type EventData } from '../sources/events.ts'

export function EventContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventSource(eventId)}>
      {(view) => <EventPage eventId={eventId} view={view} />}
    </PageData>
  )
}

function EventPage({ eventId, view }: { eventId: number; view: View<EventData> }): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const data = view.state === 'ready' ? view.data : null
  useSelectEvent(data?.event ?? null)
  usePageTitle(data?.event.name ?? null)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  return (
    <EventScreen
      view={view.state === 'ready' ? { state: 'ready', ...view.data } : view}
      now={now}
      links={{
        registration: links.to(patterns.selectRegistration, { eventId }),
        events: links.to(patterns.events),
        info: null,
        results:
          data && isPast(data.event, now) ? links.to(patterns.eventResults, { eventId }) : null,
        statistics: null,
      }}
    />
  )
}
