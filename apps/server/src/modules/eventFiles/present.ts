import type { components } from '@parket/api-client/schema'

import { stateOf } from '../../files/stored.ts'
import type { EventFileRow } from './queries.ts'

/** @param ds the tenant's domain, where the call named it so */
export function presentEventFile(
  row: EventFileRow,
  ds: string | null,
): components['schemas']['EventFile'] {
  const { event_id, id, name, size, mime, updated_at, preview_key } = row
  return {
    id,
    name,
    size,
    mime,
    updated_at: updated_at.toISOString(),
    previewUrl: preview_key && eventFileUrl([event_id, id, 'preview'], preview_key, ds),
  }
}

/**
 * Where a file of an event is. The address changes with its content, so that a copy may be kept, and
 * keeps `ds`, like every link inside a tenant that no host names.
 */
export function eventFileUrl(
  [eventId, id, call]: [eventId: number, id: string, call: 'download' | 'preview'],
  key: string,
  ds: string | null,
): string {
  const query = new URLSearchParams({ v: stateOf(key), ...(ds !== null && { ds }) })
  return `/api/events/${eventId}/files/event-files/${id}/${call}?${query.toString()}`
}
