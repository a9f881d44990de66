import { EventStatisticsScreen } from '@parket/ui/screens/events/EventStatisticsScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { eventStatisticsSource } from './eventStatistics.ts'
import { useEventPage } from '@parket/react/events/useEventPage'

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
