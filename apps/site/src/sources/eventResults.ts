import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../page/source.ts'
import type { Contest, Event } from './events.ts'

export function eventResultsSource(
  eventId: number,
): PageSource<{ event: Event; contests: Contest[] }> {
  return {
    key: ['event-results', eventId],
    async fetch(api) {
      const params = { path: { id: eventId } }
      const [event, contests] = await Promise.all([
        unwrap(api.GET('/api/events/{id}', { params })),
        unwrap(api.GET('/api/events/{id}/contests', { params })),
      ])
      return { event, contests }
    },
  }
}
