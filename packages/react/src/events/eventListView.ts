import type { EventListScreenProps } from '@parket/ui/screens/events/EventListScreen'
import { mapView, screenView, type View } from '../data/view.ts'
import type { EventList } from './eventList.ts'

/** A list of events as the screens take it. */
export function eventListView(view: View<EventList>): EventListScreenProps['view'] {
  const shown = mapView(view, ({ items, total, page, page_size }) => ({
    events: items,
    total,
    page,
    pageCount: Math.ceil(total / page_size),
  }))
  return screenView(shown)
}
