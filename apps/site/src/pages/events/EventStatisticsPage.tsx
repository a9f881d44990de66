import { EventStatisticsScreen } from '@parket/ui/screens/events/EventStatisticsScreen'
import type { ReactNode } from 'react'
import { useEventPage } from './useEventPage.ts'
import { NotFound } from '../status/NotFound.tsx'
import { PageData } from '../../data/page/PageData.tsx'
import { screenView, type View } from '../../data/page/source.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { eventStatisticsSource, type EventStatistics } from './eventStatistics.ts'
import type { Event } from '../../data/event/eventSource.ts'

export function EventStatisticsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventStatisticsSource(eventId)}>
      {(view) => <Statistics eventId={eventId} title={title} view={view} />}
    </PageData>
  )
}

interface StatisticsProps {
  eventId: number
  title: string
  view: View<{ event: Event; statistics: EventStatistics }>
}

function Statistics({ eventId, title, view }: StatisticsProps): ReactNode {
  const pages = useEventPage(eventId, view, title)
  if (view.state === 'notFound') return <NotFound message={view.message} />
  return <EventStatisticsScreen view={screenView(view)} links={pages} />
}
