import { EventStatisticsScreen } from '@parket/ui/screens/events/EventStatisticsScreen'
import type { ReactNode } from 'react'
import { useEventPage } from '../event/useEventPage.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { screenView, type View } from '../page/source.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventStatisticsSource, type EventStatistics } from '../sources/eventStatistics.ts'
import type { Event } from '../sources/events.ts'

export function EventStatisticsContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventStatisticsSource(eventId)}>
      {(view) => <Statistics eventId={eventId} view={view} />}
    </PageData>
  )
}

interface StatisticsProps {
  eventId: number
  view: View<{ event: Event; statistics: EventStatistics }>
}

function Statistics({ eventId, view }: StatisticsProps): ReactNode {
  const pages = useEventPage(eventId, view, 'Статистика')
  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  return <EventStatisticsScreen view={screenView(view)} links={pages} />
}
