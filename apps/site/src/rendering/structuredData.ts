import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { lowestPrice } from '@parket/domain/money/offer'
import type { EventHomeData } from '@parket/ui/screens/events/EventScreen'
import type { Event } from '@parket/react/data/event/eventSource'

interface EventAddresses {
  /** Whole addresses. */
  page: string
  registration: string
  picture: string
}

type HomeData = Pick<EventHomeData, 'contests' | 'tags'>

/** An event as search engines read it (schema.org `Event`). Money in roubles. */
export function eventStructuredData(
  event: Event,
  { contests, tags }: HomeData,
  { organizer, now, addresses }: { organizer: string; now: Date; addresses: EventAddresses },
): object {
  const lowest = lowestPrice({ event, tags, contests }, now)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    startDate: event.date_begin,
    endDate: event.date_end,
    eventStatus: `https://schema.org/Event${event.cancelled_at === null ? 'Scheduled' : 'Cancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: addresses.page,
    image: [addresses.picture],
    location: {
      '@type': 'Place',
      name: event.place || event.city,
      address: { '@type': 'PostalAddress', addressLocality: event.city },
    },
    organizer: { '@type': 'Organization', name: organizer },
    ...(lowest !== null &&
      isRegistrationOpen(event, now) && {
        offers: {
          '@type': 'AggregateOffer',
          url: addresses.registration,
          priceCurrency: 'RUB',
          lowPrice: lowest / 100,
          availability: 'https://schema.org/InStock',
        },
      }),
  }
}
