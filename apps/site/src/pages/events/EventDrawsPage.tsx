import { EventDrawsScreen } from '@parket/ui/screens/events/EventDrawsScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageData } from '../../data/page/usePageData.ts'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { eventDrawsSource } from './eventDraws.ts'
import { useEventPage } from './useEventPage.ts'

export function EventDrawsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { now } = usePageState()
  const view = usePageData(eventDrawsSource(eventId))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return <EventDrawsScreen view={screenView(view)} now={now} links={pages} />
}
