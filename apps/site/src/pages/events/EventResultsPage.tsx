import { EventResultsScreen } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { eventResultsSource } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'

export function EventResultsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { now } = usePageState()
  const view = usePageData(eventResultsSource(eventId))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return <EventResultsScreen view={screenView(view)} now={now} links={pages} />
}
