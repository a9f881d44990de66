import type { EventStatisticsScreenProps } from '@parket/ui/screens/events/EventStatisticsScreen'
import { useLinks } from '../data/address/useLinks.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { eventStatisticsSource } from './eventStatistics.ts'
import { useEventPage } from './useEventPage.ts'

/** How many have entered an event, and from where. */
export function useStatistics(eventId: number, title = ''): Shown<EventStatisticsScreenProps> {
  const { now } = usePageState()
  const links = useLinks()
  const view = usePageData(eventStatisticsSource(eventId))
  const pages = useEventPage(eventId, view, title)
  // Who came by the address sees where they are.
  const statistics = links.to('eventStatistics', { eventId })
  return {
    missing: missingOf(view),
    props: { view: screenView(view), now, links: { ...pages, statistics } },
  }
}
