import type { components } from '@parket/api-client/schema'
import { eventFields } from '@parket/domain/event/fields'
import type { Selectable } from 'kysely'

import { presentFields, valuesOfRow } from '../../../db/fieldColumns.ts'
import type { AttachmentsTable } from '../../../db/schema.ts'
import type { EventRow, EventTagRow } from '../../../records/events.ts'
import { eventFileUrl, type Addressing } from '../files/present.ts'
import type { Offer } from './offers.ts'

type Schemas = components['schemas']

/** An event as lists show it; a draft for its staff only. */
export function presentEventSummary(
  event: EventRow,
  addressing: Addressing,
): Schemas['EventSummary'] {
  const shown = valuesOfRow(eventFields, event)
  return {
    id: event.id,
    team_id: event.team_id,
    name: shown.name,
    date_begin: shown.date_begin,
    date_end: shown.date_end,
    starts_at: event.starts_at?.toISOString() ?? null,
    city: shown.city,
    place: shown.place,
    time_zone: shown.time_zone,
    age_mode: shown.age_mode,
    reg_from: shown.reg_from,
    reg_to: shown.reg_to,
    published: shown.published,
    archived_at: shown.archived_at,
    cancelled_at: shown.cancelled_at,
    kind: shown.kind,
    banner_url: bannerUrl(event, addressing),
    version: event.version,
    rehearsal_of: event.rehearsal_of,
  }
}

/** An event as the public lists show it. */
export function presentListedEvent(
  event: EventRow,
  offer: Offer | undefined,
  addressing: Addressing,
): Schemas['ListedEvent'] {
  // Deleted between the two queries: nothing is offered any more.
  const { price_from = null, price_next = null, places_left = null, results = null } = offer ?? {}
  // No rehearsal is ever in a public list.
  const { rehearsal_of: _, ...summary } = presentEventSummary(event, addressing)
  return { ...summary, price_from, price_next, places_left, results }
}

/**
 * An event in full.
 *
 * @param forStaff staff see the payment details too
 */
export function presentEvent(
  event: EventRow,
  forStaff: boolean,
  addressing: Addressing,
): Schemas['Event'] {
  return {
    ...presentEventSummary(event, addressing),
    ...presentFields(eventFields, event, forStaff),
    bg_mobile_url: backgroundUrl(event, 'bg-mobile', addressing),
    bg_desktop_url: backgroundUrl(event, 'bg-desktop', addressing),
    created_at: event.created_at.toISOString(),
    updated_at: event.updated_at.toISOString(),
  }
}

function bannerUrl(event: EventRow, addressing: Addressing): string | null {
  const key = event.pictures?.banner?.storage_key
  if (key === undefined) return null
  const place = { event, id: 'banner', call: 'download', storage_key: key, shown_key: key } as const
  return eventFileUrl(place, addressing)
}

/** A background is shown by its copy, which is as large as the page needs it. */
function backgroundUrl(
  event: EventRow,
  id: 'bg-mobile' | 'bg-desktop',
  addressing: Addressing,
): string | null {
  const { storage_key, preview_key } = event.pictures?.[id] ?? {}
  if (!storage_key || !preview_key) return null
  const place = { event, id, call: 'preview', storage_key, shown_key: preview_key } as const
  return eventFileUrl(place, addressing)
}

export function presentTag(tag: EventTagRow): Schemas['EventTag'] {
  const { id, event_id, tag_name, tag_value, pub } = tag
  return { id, event_id, tag_name, tag_value, pub }
}

export function presentAttachment(row: Selectable<AttachmentsTable>): Schemas['Attachment'] {
  const { id, ind, title, url, file_id, is_partner } = row
  return { id, ind, title, url, file_id, is_partner }
}
