import type { components } from '@parket/api-client/schema'
import { isPast, isRunning } from '@parket/domain/event/dates'
import type { Instant } from '@parket/domain/format/date'

type Event = Pick<
  components['schemas']['EventSummary'],
  'date_begin' | 'date_end' | 'time_zone' | 'cancelled_at'
>

/** What is danced today stands before the rest, which keeps its order. */
export function todayFirst<T extends { event: Event }>(items: readonly T[], now: Instant): T[] {
  const isToday = ({ event }: T) => whenOf(event, now) === 'today'
  return [...items.filter(isToday), ...items.filter((item) => !isToday(item))]
}

/** When an event is, seen from now; a cancelled one is never danced today. */
export function whenOf(event: Event, now: Instant): 'ahead' | 'today' | 'past' {
  if (isPast(event, now)) return 'past'
  return isRunning(event, now) && event.cancelled_at === null ? 'today' : 'ahead'
}
