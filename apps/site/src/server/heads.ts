import { formatEventDates } from '@parket/domain/event/dates'
import { eventPageTitle } from '../event/eventPageTitle.ts'
import type { EventList } from '../sources/eventList.ts'
import type { Event } from '../sources/events.ts'

/** What a page's own data say of it. */
export interface OwnHead {
  /** '' for the team's bare name. */
  title: string
  description: string
  /** The event whose page this is. */
  event?: Event
}

export function homeHead(): OwnHead {
  return { title: '', description: 'Турниры, регистрация участников и результаты' }
}

export function eventListHead(list: EventList): OwnHead {
  const names = list.items.slice(0, 3).map((event) => event.name)
  return { title: 'Турниры', description: ['Турниры', ...names].join(' · ') }
}

/**
 * @param about what this page of the event is about, '' for its home
 * @param contents what there is to see on it, as a sentence
 */
export function eventHead(event: Event, about: string, contents: string): OwnHead {
  const place = [event.city, event.place].filter((part) => part !== '').join(', ')
  const parts = [event.name, formatEventDates(event), place, contents]
  return {
    title: eventPageTitle(event, about),
    description: `${parts.filter((part) => part !== '').join('. ')}.`,
    event,
  }
}
