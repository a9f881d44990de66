import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { PageSource } from '../../data/page/source.ts'

export type EventFile = components['schemas']['EventFile']

export interface EventInfoData {
  event: components['schemas']['Event']
  attachments: components['schemas']['Attachment'][]
  files: EventFile[]
}

export function eventInfoSource(eventId: number): PageSource<EventInfoData> {
  return {
    key: ['event-info', eventId],
    async fetch(api) {
      const params = { path: { id: eventId } }
      const [event, attachments, files] = await Promise.all([
        unwrap(api.GET('/api/events/{id}', { params })),
        unwrap(api.GET('/api/events/{id}/attachments', { params })),
        unwrap(api.GET('/api/events/{id}/files/event-files', { params })),
      ])
      return { event, attachments, files }
    },
  }
}
