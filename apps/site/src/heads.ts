import { formatEventDates } from '@parket/domain/event/dates'
import type { Head } from './head.ts'
import type { Event, EventList } from './sources/events.ts'

type OwnHead = Pick<Head, 'title' | 'description'>

/** The home page has the team's bare name as its title. */
export function homeHead(): OwnHead {
  return { title: '', description: 'Турниры, регистрация участников и результаты' }
}

export function eventListHead(list: EventList): OwnHead {
  const names = list.items.slice(0, 3).map((event) => event.name)
  return { title: 'Турниры', description: ['Турниры', ...names].join(' · ') }
}

export function eventHead(event: Event): OwnHead {
  const place = [event.city, event.place].filter((part) => part !== '').join(', ')
  return {
    title: event.name,
    description: `${event.name}. ${formatEventDates(event)}. ${place}. Номинации, цены и регистрация.`,
  }
}
