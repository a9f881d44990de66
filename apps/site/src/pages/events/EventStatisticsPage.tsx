import { EventStatisticsScreen } from '@parket/ui/screens/events/EventStatisticsScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageData } from '../../data/page/usePageData.ts'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { eventStatisticsSource } from './eventStatistics.ts'
import { useEventPage } from './useEventPage.ts'

export function EventStatisticsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { now } = usePageState()
  const links = useLinks()
  const view = usePageData(eventStatisticsSource(eventId))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  // Who came by the address sees where they are.
  const statistics = links.to('eventStatistics', { eventId })
  return (
    <EventStatisticsScreen view={screenView(view)} now={now} links={{ ...pages, statistics }} />
  )
}
