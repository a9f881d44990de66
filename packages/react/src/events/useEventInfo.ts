import { mapLink } from '@parket/domain/event/mapLink'
import type { EventInfoScreenProps } from '@parket/ui/screens/events/EventInfoScreen'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { mapView, screenView } from '../data/view.ts'
import { eventDocuments } from './eventDocuments.ts'
import { eventInfoSource } from './eventInfo.ts'
import { withFileAddresses } from './fileAddresses.ts'
import { useEventPage } from './useEventPage.ts'

/** What the organisers tell of an event: their text, the documents, the place. */
export function useEventInfo(eventId: number, title = ''): Shown<EventInfoScreenProps> {
  const { siteUrl } = usePageState()
  const view = usePageData(eventInfoSource(eventId))
  const pages = useEventPage(eventId, view, title)
  const shown = mapView(view, (data) => ({
    event: { ...data.event, info: withFileAddresses(data.event.info, data, siteUrl) },
    documents: eventDocuments(data),
  }))
  return {
    missing: missingOf(view),
    props: {
      view: screenView(shown),
      links: { ...pages, map: view.state === 'ready' ? mapLink(view.data.event) : null },
    },
  }
}
