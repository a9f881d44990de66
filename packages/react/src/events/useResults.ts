import type { EventResultsScreenProps } from '@parket/ui/screens/events/EventResultsScreen'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { eventResultsSource, parseResultQuery } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'

/** The published results of an event; `?number=` of the address asks for those of one start number. */
export function useResults(eventId: number, title = ''): Shown<EventResultsScreenProps> {
  const { ds, now } = usePageState()
  const links = useLinks()
  const { number } = parseResultQuery(useAddress().search)
  const view = usePageData(eventResultsSource(eventId, number))
  const pages = useEventPage(eventId, view, title)
  return {
    missing: missingOf(view),
    props: {
      view: screenView(view),
      now,
      links: {
        ...pages,
        // Who came by the address sees where they are.
        results: links.to('eventResults', { eventId }),
        contest: links.pattern('contestResults', { eventId }),
      },
      form: {
        action: links.path('eventResults', { eventId }),
        hidden: { ...(ds && { ds }) },
        number,
      },
    },
  }
}
