import { formatDatesAndHour } from '@parket/domain/event/hours'
import { pagePath } from '@parket/domain/site/links'

import type { LetterEvent, MailBrand } from '../letterBlocks.ts'

/** What letters tell of an event. */
export interface MailEvent {
  id: number
  name: string
  date_begin: Date
  date_end: Date
  /** When its first session begins; null until one is planned. */
  starts_at: Date | null
  time_zone: string
  city: string
  place: string
}

/** The head of a letter about an event. */
export function letterEvent(event: MailEvent, { siteUrl }: MailBrand): LetterEvent {
  return {
    id: event.id,
    name: event.name,
    when: formatDatesAndHour(event),
    where: [event.city, event.place].filter((part) => part !== '').join(', '),
    url: eventUrl(siteUrl, event),
  }
}

export function eventUrl(siteUrl: string, event: Pick<MailEvent, 'id'>): string {
  return siteUrl + pagePath('event', { eventId: event.id })
}

type Entry = { id: number; reg_n: number; key?: string; event: Pick<MailEvent, 'id'> }

/**
 * The page of a registration: an account opens it at once, others are asked for the PIN of this number,
 * or have the key of the letter.
 */
export function entryUrl(siteUrl: string, { id, reg_n, key, event }: Entry): string {
  const query = { entry: id, reg_n, ...(key !== undefined && { key }) }
  return siteUrl + pagePath('selectRegistration', { eventId: event.id }, query)
}

/** What the desk reads from a ticket (`readTicketCode`): the page of the registration, without any secret. */
export function ticketUrl(
  siteUrl: string,
  { reg_n, event }: Pick<Entry, 'reg_n' | 'event'>,
): string {
  return siteUrl + pagePath('selectRegistration', { eventId: event.id }, { reg_n })
}
