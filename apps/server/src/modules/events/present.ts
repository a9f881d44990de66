import type { components } from '@parket/api-client/schema'
import type { Selectable } from 'kysely'

import type { AttachmentsTable } from '../../db/schema.ts'
import { eventFileUrl, type Addressing } from '../eventFiles/present.ts'
import type { EventRow, EventTagRow } from '../../records/events.ts'

type Schemas = components['schemas']

/** An event as lists show it; a draft for its staff only. */
export function presentEventSummary(
  event: EventRow,
  addressing: Addressing,
): Schemas['EventSummary'] {
  return {
    id: event.id,
    team_id: event.team_id,
    name: event.name,
    date_begin: event.date_begin.toISOString(),
    date_end: event.date_end.toISOString(),
    city: event.city,
    place: event.place,
    time_zone: event.time_zone,
    age_mode: event.age_mode,
    reg_from: event.reg_from?.toISOString() ?? null,
    reg_to: event.reg_to?.toISOString() ?? null,
    published: event.published,
    banner_url: event.banner_key && bannerUrl(event, event.banner_key, addressing),
    version: event.version,
  }
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
  const { phone, email, site, address } = event.contacts
  return {
    ...presentEventSummary(event, addressing),
    info: event.info,
    contacts: { phone, email, site, address },
    payment_details: forStaff ? presentPaymentDetails(event.payment_details) : null,
    price_steps: event.price_steps.map(({ from, percent }) => ({ from, percent })),
    min_rest: event.min_rest,
    created_at: event.created_at.toISOString(),
    updated_at: event.updated_at.toISOString(),
  }
}

function bannerUrl(event: EventRow, key: string, addressing: Addressing): string {
  const place = { event, id: 'banner', call: 'download', storage_key: key, shown_key: key } as const
  return eventFileUrl(place, addressing)
}

function presentPaymentDetails(
  details: EventRow['payment_details'],
): Schemas['PaymentDetails'] | null {
  if (!details) return null
  const { name, account, bank, bic, corr_account, inn, kpp } = details
  return { name, account, bank, bic, corr_account, inn, kpp }
}

export function presentTag(tag: EventTagRow): Schemas['EventTag'] {
  const { id, event_id, tag_name, tag_value, pub } = tag
  return { id, event_id, tag_name, tag_value, pub }
}

export function presentAttachment(row: Selectable<AttachmentsTable>): Schemas['Attachment'] {
  const { id, ind, title, url, file_id } = row
  return { id, ind, title, url, file_id }
}
