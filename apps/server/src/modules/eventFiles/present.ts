import type { components } from '@parket/api-client/schema'

import { stateOf } from '../../files/stored.ts'
import type { EventFileRow } from './queries.ts'

export function presentEventFile(row: EventFileRow): components['schemas']['EventFile'] {
  const { event_id, id, name, size, mime, updated_at, preview_key } = row
  return {
    id,
    name,
    size,
    mime,
    updated_at: updated_at.toISOString(),
    previewUrl: preview_key && eventFileUrl(event_id, id, 'preview', preview_key),
  }
}

/** Where a file of an event is; the address changes with its content, so that a copy may be kept. */
export function eventFileUrl(
  eventId: number,
  id: string,
  call: 'download' | 'preview',
  key: string,
): string {
  return `/api/events/${eventId}/files/event-files/${id}/${call}?v=${stateOf(key)}`
}
