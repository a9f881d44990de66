import { formatDatesAndHour } from '@parket/domain/event/hours'
import { pagePath } from '@parket/domain/site/links'

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

/** When and where, as rows of a letter; what is not known is left out. */
export function eventFacts(event: MailEvent): { term: string; value: string }[] {
  const facts = [
    { term: 'Турнир', value: event.name },
    { term: 'Когда', value: formatDatesAndHour(event) },
    { term: 'Где', value: [event.city, event.place].filter((part) => part !== '').join(', ') },
  ]
  return facts.filter(({ value }) => value !== '')
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
