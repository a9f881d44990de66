import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../../data/page/source.ts'
import type { Event } from '../../data/event/eventSource.ts'

export type EventStatistics = components['schemas']['EventStatistics']

export interface StatisticsData {
  event: Event
  statistics: EventStatistics
}

export function eventStatisticsSource(eventId: number): PageSource<StatisticsData> {
  return {
    key: ['event-statistics', eventId],
    async fetch(api) {
      const params = { path: { id: eventId } }
      const [event, statistics] = await Promise.all([
        unwrap(api.GET('/api/events/{id}', { params })),
        unwrap(api.GET('/api/events/{id}/statistics', { params })),
      ])
      return { event, statistics }
    },
  }
}
