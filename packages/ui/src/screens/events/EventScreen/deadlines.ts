import { formatNearDates, formatNearMoment } from '@parket/domain/event/nearDates'
import {
  listMilestones,
  type Milestone,
  type PlannedEvent,
} from '@parket/domain/event/eventMilestones'
import { toMillis, type Instant } from '@parket/domain/format/date'
import type { TimelineItem } from '../../../components/Timeline/Timeline.tsx'

/** Prices have a list of their own. */
const titles: Partial<Record<Milestone['kind'], string>> = {
  opening: 'Начало приёма заявок',
  closing: 'Конец приёма заявок',
  payment: 'Оплатить заявку',
  event: 'Турнир',
}

/** What happens when, from the first entry to the event itself, in order. */
export function listDeadlines(event: PlannedEvent, now: Instant): TimelineItem[] {
  return listMilestones(event, now).flatMap(({ kind, at, state }) => {
    const title = titles[kind]
    if (title === undefined) return []
    const isOn = kind === 'event' && toMillis(at) <= toMillis(now)
    return {
      id: kind,
      title,
      time:
        kind === 'event' ? formatNearDates(event, now) : formatNearMoment(at, event.time_zone, now),
      state: state === 'past' ? 'done' : isOn ? 'current' : 'upcoming',
    }
  })
}
