import type { EventListScreenProps } from '@parket/ui/screens/events/EventListScreen'
import type { View } from '../../data/page/source.ts'
import type { EventList } from './eventList.ts'

/** A list of events as the screens take it. */
export function eventListView(data: View<EventList>): EventListScreenProps['view'] {
  switch (data.state) {
    case 'loading':
    case 'failed':
      return data
    case 'notFound':
      return { state: 'failed', message: data.message, onRetry: () => location.reload() }
    case 'ready': {
      const { items, total, page, page_size } = data.data
      return { state: 'ready', events: items, total, page, pageCount: Math.ceil(total / page_size) }
    }
  }
}
