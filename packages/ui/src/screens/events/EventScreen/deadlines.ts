import { isPast } from '@parket/domain/event/dates'
import { formatNearDates, formatNearMoment } from '@parket/domain/event/nearDates'
import type { RegistrationWindow } from '@parket/domain/event/event'
import { toMillis, type Instant } from '@parket/domain/format/date'
import type { TimelineItem } from '../../../components/Timeline/Timeline.tsx'

/** What happens when, from the first entry to the event itself, in order. */
export function deadlines(event: RegistrationWindow, now: Instant): TimelineItem[] {
  const { reg_from, reg_to, time_zone } = event
  const moment = (id: string, title: string, at: string): TimelineItem => ({
    id,
    title,
    time: formatNearMoment(at, time_zone, now),
    state: toMillis(at) <= toMillis(now) ? 'done' : 'upcoming',
  })
  return [
    ...(reg_from === null ? [] : [moment('from', 'Начало приёма заявок', reg_from)]),
    ...(reg_to === null ? [] : [moment('to', 'Конец приёма заявок', reg_to)]),
    {
      id: 'event',
      title: 'Турнир',
      time: formatNearDates(event, now),
      state: stateOf(event, now),
    },
  ]
}

function stateOf(event: RegistrationWindow & { date_begin: string }, now: Instant) {
  if (isPast(event, now)) return 'done'
  return toMillis(event.date_begin) <= toMillis(now) ? 'current' : 'upcoming'
}
