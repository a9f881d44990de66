import { isPast } from '@parket/domain/event/dates'
import { formatNearDates, formatNearMoment } from '@parket/domain/event/nearDates'
import type { RegistrationWindow } from '@parket/domain/event/event'
import { toMillis, type Instant } from '@parket/domain/format/date'
import type { TimelineItem } from '../../../components/Timeline/Timeline.tsx'

/** What happens when, from the first entry to the event itself, in order. */
export function deadlines(
  event: RegistrationWindow & { pay_until: string | null },
  now: Instant,
): TimelineItem[] {
  const { reg_from, reg_to, pay_until, time_zone } = event
  const moment = (id: string, title: string, at: string): TimelineItem => ({
    id,
    title,
    time: formatNearMoment(at, time_zone, now),
    state: toMillis(at) <= toMillis(now) ? 'done' : 'upcoming',
  })
  const bounds = [
    { id: 'from', title: 'Начало приёма заявок', at: reg_from },
    { id: 'to', title: 'Конец приёма заявок', at: reg_to },
    { id: 'pay', title: 'Оплатить заявку', at: pay_until },
  ]
  return [
    ...bounds
      .flatMap(({ id, title, at }) => (at === null ? [] : [{ id, title, at }]))
      .toSorted((one, other) => toMillis(one.at) - toMillis(other.at))
      .map(({ id, title, at }) => moment(id, title, at)),
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
