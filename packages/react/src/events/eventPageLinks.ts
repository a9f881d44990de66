import { hasBegun, isRunning } from '@parket/domain/event/dates'
import type { Instant } from '@parket/domain/format/date'
import { mapLink } from '@parket/domain/event/mapLink'
import { hasRegistrationBegun } from '@parket/domain/event/registrationWindow'
import type { LinkBuilder } from '@parket/domain/site/links'
import type { EventLinks } from '@parket/ui/screens/events/EventScreen'
import type { EventPageLinks } from '@parket/ui/screens/events/parts/EventNav'
import type { Event } from '../data/event/eventSource.ts'

/**
 * Where the pages of an event stand; null where nothing is on one yet: no tab offers it.
 * @param event null until it is known
 */
export function eventPageLinks(
  eventId: number,
  event: Event | null,
  { links, now }: { links: LinkBuilder; now: Instant },
): EventPageLinks {
  return {
    home: links.to('event', { eventId }),
    live: event && isRunning(event, now) ? links.to('eventLive', { eventId }) : null,
    info: links.to('eventInfo', { eventId }),
    results: event && hasBegun(event, now) ? links.to('eventResults', { eventId }) : null,
    statistics:
      event && hasRegistrationBegun(event, now) ? links.to('eventStatistics', { eventId }) : null,
  }
}

/** Where the home of an event leads, its other pages among them. Data alone, for a server's page as for the browser's. */
export function eventHomeLinks(
  eventId: number,
  event: Event | null,
  at: { links: LinkBuilder; now: Instant },
): EventLinks {
  const { links } = at
  return {
    registration: links.to('selectRegistration', { eventId }),
    change: links.to('selectRegistration', { eventId }, { find: 1 }),
    events: links.to('events'),
    enter: links.to('register', { eventId }),
    result: links.pattern('contestResults', { eventId }),
    map: event && mapLink(event),
    pages: eventPageLinks(eventId, event, at),
  }
}
