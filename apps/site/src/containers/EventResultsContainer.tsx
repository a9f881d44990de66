import { EventResultsScreen, type EventResults } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import { useEventPage } from '../event/useEventPage.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import { screenView, type View } from '../page/source.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventResultsSource } from '../sources/eventResults.ts'
import type { Event } from '../sources/events.ts'

export function EventResultsContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventResultsSource(eventId)}>
      {(view) => <Results eventId={eventId} view={view} />}
    </PageData>
  )
}

interface ResultsProps {
  eventId: number
  view: View<EventResults & { event: Event }>
}

function Results({ eventId, view }: ResultsProps): ReactNode {
  const { now } = usePageState()
  const pages = useEventPage(eventId, view, 'Результаты')
  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  return <EventResultsScreen view={screenView(view)} now={now} links={pages} />
}
