import { EventDrawsScreen } from '@parket/ui/screens/events/EventDrawsScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { eventDrawsSource } from '@parket/react/events/eventDraws'
import { useEventPage } from '@parket/react/events/useEventPage'

export function EventDrawsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { now } = usePageState()
  const view = usePageData(eventDrawsSource(eventId))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return <EventDrawsScreen view={screenView(view)} now={now} links={pages} />
}
