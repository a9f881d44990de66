import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { EventHomeData } from '@parket/ui/screens/events/EventScreen'
import type { PageSource } from '../page/source.ts'
import { eventSource, type Contest, type EventData } from './events.ts'

type Session = components['schemas']['Session']

type ShownContest = EventHomeData['contests'][number]

/** What an event's home shows. */
export interface HomeData extends Omit<EventData, 'contests'> {
  contests: ShownContest[]
  sessions: Session[]
}

/** The event's home: with its timetable, and of its contests what stands there. */
export function eventHomeSource(eventId: number): PageSource<HomeData> {
  return {
    key: ['event-home', eventId],
    async fetch(api) {
      const [data, sessions] = await Promise.all([
        eventSource(eventId).fetch(api),
        unwrap(api.GET('/api/events/{id}/sessions', { params: { path: { id: eventId } } })),
      ])
      return { ...data, contests: data.contests.map(shown), sessions }
    },
  }
}

/** All that the server knows of a contest would be a twentieth of the page. */
function shown(contest: Contest): ShownContest {
  const { group_num, group_name, section, tags, status, jnj_role_split } = contest
  const { min_count, max_count, min_age, max_age } = contest
  const { price, capacity, active_count, waiting_count } = contest
  const what = { group_num, group_name, section, tags, status, jnj_role_split }
  const whom = { min_count, max_count, min_age, max_age }
  return { ...what, ...whom, price, capacity, active_count, waiting_count }
}
