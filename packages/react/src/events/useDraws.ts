import type { EventDrawsScreenProps } from '@parket/ui/screens/events/EventDrawsScreen'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { eventDrawsSource } from './eventDraws.ts'
import { useEventPage } from './useEventPage.ts'

/** Every draw of an event, with its seed and its reason. */
export function useDraws(eventId: number, title = ''): Shown<EventDrawsScreenProps> {
  const { now } = usePageState()
  const view = usePageData(eventDrawsSource(eventId))
  const pages = useEventPage(eventId, view, title)
  return { missing: missingOf(view), props: { view: screenView(view), now, links: pages } }
}
