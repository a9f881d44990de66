import { EventResultsScreen, type EventResults } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import { useEventPage } from './useEventPage.ts'
import { NotFound } from '../status/NotFound.tsx'
import { PageData } from '../../data/page/PageData.tsx'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView, type View } from '../../data/page/source.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { eventResultsSource } from './eventResults.ts'
import type { Event } from '../../data/event/eventSource.ts'

export function EventResultsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventResultsSource(eventId)}>
      {(view) => <Results eventId={eventId} title={title} view={view} />}
    </PageData>
  )
}

interface ResultsProps {
  eventId: number
  title: string
  view: View<EventResults & { event: Event }>
}

function Results({ eventId, title, view }: ResultsProps): ReactNode {
  const { now } = usePageState()
  const pages = useEventPage(eventId, view, title)
  if (view.state === 'notFound') return <NotFound message={view.message} />
  return <EventResultsScreen view={screenView(view)} now={now} links={pages} />
}
