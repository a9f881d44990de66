import { problemText } from '../problems/catalogue.ts'
import type { EventFields } from './fields.ts'

/** What an event lacks before the public sees it. */
export interface PublicationGap {
  /** The setting that is empty; null: a contest is lacking. */
  field: 'city' | 'place' | 'contacts' | 'payment_details' | null
  text: string
  /** Without it the event is not published; the rest is advice. */
  isRequired: boolean
}

type Published = Pick<EventFields, 'city' | 'place' | 'contacts' | 'payment_details'>

/**
 * What is missing before an event is published: its page says where it is and what one can dance, or it
 * answers nobody.
 */
export function publicationGaps(
  { city, place, contacts, payment_details }: Published,
  contests: readonly { status: string; price: number }[],
): PublicationGap[] {
  const shown = contests.filter(({ status }) => status !== 'draft' && status !== 'cancelled')
  const isPaid = shown.some(({ price }) => price > 0)
  const gaps: (PublicationGap & { isMissing: boolean })[] = [
    gap('city', city === '', problemText('city_missing'), true),
    gap(null, shown.length === 0, problemText('publish_no_contests'), true),
    gap('place', place === '', problemText('publish_no_place')),
    gap('contacts', !contacts.phone && !contacts.email, problemText('publish_no_contacts')),
    gap('payment_details', isPaid && payment_details === null, problemText('publish_no_payee')),
  ]
  return gaps
    .filter(({ isMissing }) => isMissing)
    .map(({ field, text, isRequired }) => ({ field, text, isRequired }))
}

function gap(field: PublicationGap['field'], isMissing: boolean, text: string, isRequired = false) {
  return { field, text, isRequired, isMissing }
}
