import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { eventCalls } from '../data/event/eventCalls.ts'
import type { PageSource } from '../data/page/source.ts'

type Schemas = components['schemas']
export type EventFile = Schemas['EventFile']

export interface EventInfoData {
  event: Schemas['Event']
  attachments: Schemas['Attachment'][]
  files: EventFile[]
}

export function eventInfoSource(eventId: number): PageSource<EventInfoData> {
  const params = { path: { id: eventId } }
  return {
    key: ['event', eventId, 'info'],
    async fetch(read) {
      const [event, attachments, files] = await Promise.all([
        read(eventCalls.event(eventId)),
        read({
          key: ['event', eventId, 'attachments'],
          fetch: (api) => unwrap(api.GET('/api/events/{id}/attachments', { params })),
        }),
        read({
          key: ['event', eventId, 'files'],
          fetch: (api) => unwrap(api.GET('/api/events/{id}/files/event-files', { params })),
        }),
      ])
      return { event, attachments, files }
    },
  }
}
