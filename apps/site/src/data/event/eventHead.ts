import { formatEventDates } from '@parket/domain/event/dates'
import type { PageHead } from '../page/ServerPage.ts'
import type { Event } from '@parket/react/data/event/eventSource'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'

/**
 * The head of an event's page.
 * @param about what this page of the event is about, '' for its home
 * @param contents what there is to see on it, as a sentence
 */
export function eventHead(event: Event, about: string, contents: string): PageHead {
  const place = [event.city, event.place].filter((part) => part !== '').join(', ')
  const parts = [event.name, formatEventDates(event), place, contents]
  return {
    title: eventPageTitle(event, about),
    description: `${parts.filter((part) => part !== '').join('. ')}.`,
    event,
  }
}
