import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { EventHomeData } from '@parket/ui/screens/events/EventScreen'
import type { Event } from '../data/event/eventSource.ts'

interface EventAddresses {
  /** Whole addresses. */
  page: string
  registration: string
  picture: string
}

type Contests = EventHomeData['contests']

/** An event as search engines read it (schema.org `Event`). Money in roubles. */
export function eventStructuredData(
  event: Event,
  contests: Contests,
  { organizer, now, addresses }: { organizer: string; now: Date; addresses: EventAddresses },
): object {
  const prices = contests.map(({ price }) => price / 100).filter((price) => price > 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    startDate: event.date_begin,
    endDate: event.date_end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: addresses.page,
    image: [addresses.picture],
    location: {
      '@type': 'Place',
      name: event.place || event.city,
      address: { '@type': 'PostalAddress', addressLocality: event.city },
    },
    organizer: { '@type': 'Organization', name: organizer },
    ...(prices.length > 0 &&
      isRegistrationOpen(event, now) && {
        offers: {
          '@type': 'AggregateOffer',
          url: addresses.registration,
          priceCurrency: 'RUB',
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          availability: 'https://schema.org/InStock',
        },
      }),
  }
}
