import type { components } from '@parket/api-client/schema'

import type { Context } from '../../contract/context.ts'
import { accessTo } from '../../security/fileAccess.ts'
import { stateOf } from '../../files/stored.ts'
import type { EventFileRow } from '../../records/eventFiles.ts'

/** What addresses of files depend on besides the file. */
export interface Addressing {
  /** The tenant's domain, where the call named it so. */
  ds: string | null
  /** When addresses of a draft's files are told to its staff; null for anybody else. */
  opensFrom: Date | null
}

export function presentEventFile(
  row: EventFileRow,
  event: { published: boolean },
  addressing: Addressing,
): components['schemas']['EventFile'] {
  const { event_id, id, name, size, mime, updated_at, storage_key, preview_key } = row
  const addressOf = (call: Place['call'], shown_key: string) =>
    eventFileUrl(
      { event: { id: event_id, ...event }, id, call, storage_key, shown_key },
      addressing,
    )
  return {
    id,
    name,
    size,
    mime,
    updated_at: updated_at.toISOString(),
    url: addressOf('download', storage_key),
    previewUrl: preview_key && addressOf('preview', preview_key),
  }
}

/** What addresses of files in an answer about an event that the caller may see depend on. */
export function addressingOf({ request, now }: Pick<Context, 'request' | 'now'>): Addressing {
  return { ds: request.ds, opensFrom: now }
}

interface Place {
  event: { id: number; published: boolean }
  /** Of the file. */
  id: string
  call: 'download' | 'preview'
  storage_key: string
  /** Of what the call answers with: the file, or its preview. */
  shown_key: string
}

/**
 * Where a file of an event is. The address changes with its content, so that a copy may be kept, and
 * keeps `ds`, like every link inside a tenant that no host names. To its staff a draft's is told so
 * that it opens the file for a while.
 */
export function eventFileUrl(
  { event, id, call, storage_key, shown_key }: Place,
  { ds, opensFrom }: Addressing,
): string {
  const query = new URLSearchParams({
    v: stateOf(shown_key),
    ...(ds !== null && { ds }),
    ...(!event.published && opensFrom && { access: accessTo(storage_key, opensFrom) }),
  })
  return `/api/events/${event.id}/files/event-files/${id}/${call}?${query.toString()}`
}
