import { formatEventDates, isPast } from '@parket/domain/event/dates'
import type { RegistrationWindow } from '@parket/domain/event/event'
import { toMillis, type Instant } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import type { TimelineItem } from '../../../components/Timeline/Timeline.tsx'

/** What happens when, from the first entry to the event itself, in order. */
export function deadlines(event: RegistrationWindow, now: Instant): TimelineItem[] {
  const { reg_from, reg_to, time_zone } = event
  const moment = (id: string, title: string, at: string): TimelineItem => ({
    id,
    title,
    time: formatDateTime(at, time_zone),
    state: toMillis(at) <= toMillis(now) ? 'done' : 'upcoming',
  })
  return [
    ...(reg_from === null ? [] : [moment('from', 'Начало приёма заявок', reg_from)]),
    ...(reg_to === null ? [] : [moment('to', 'Конец приёма заявок', reg_to)]),
    {
      id: 'event',
      title: 'Турнир',
      time: formatEventDates(event),
      state: stateOf(event, now),
    },
  ]
}

function stateOf(event: RegistrationWindow & { date_begin: string }, now: Instant) {
  if (isPast(event, now)) return 'done'
  return toMillis(event.date_begin) <= toMillis(now) ? 'current' : 'upcoming'
}
