import type { components } from '@parket/api-client/schema'

import type { Context } from '../../../contract/context.ts'
import { stateOf } from '../../../files/stored.ts'
import type { EventFileRow } from '../../../records/eventFiles.ts'
import { accessTo } from '../../../security/fileAccess.ts'

/** What else the address of a file depends on. */
export interface Addressing {
  /** The tenant's domain, where the call named it so. */
  ds: string | null
  /**
   * The moment from which `access` in a draft's address is valid; null for callers who may not see
   * drafts.
   */
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

/** The addressing of files in an answer to this call. The caller may see the event. */
export function fileAddressingFor({ request, now }: Pick<Context, 'request' | 'now'>): Addressing {
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
 * The address of an event's file. It changes with the content, so that it can be cached, and keeps
 * `ds` where the tenant is named by it. For a draft's staff it carries `access`, which opens the
 * file for a while.
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
