import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../data/page/source.ts'
import { eventCalls } from '../data/event/eventCalls.ts'
import { withoutInfo, type Event } from '../data/event/eventSource.ts'

export type EventStatistics = components['schemas']['EventStatistics']

export interface StatisticsData {
  event: Event
  statistics: EventStatistics
}

export function eventStatisticsSource(eventId: number): PageSource<StatisticsData> {
  const params = { path: { id: eventId } }
  return {
    key: ['event', eventId, 'statistics'],
    async fetch(read) {
      const [event, statistics] = await Promise.all([
        read(eventCalls.event(eventId)),
        read({
          key: ['event', eventId, 'statistics'],
          fetch: (api) => unwrap(api.GET('/api/events/{id}/statistics', { params })),
        }),
      ])
      return { event: withoutInfo(event), statistics }
    },
  }
}
