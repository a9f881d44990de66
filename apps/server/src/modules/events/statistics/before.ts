import type { components } from '@parket/api-client/schema'
import { utc } from '@date-fns/utc/utc'
import { daysUntil } from '@parket/domain/event/registrationWindow'
import { calendarDay } from '@parket/domain/format/date'
import { format } from 'date-fns/format'
import { subDays } from 'date-fns/subDays'

import type { Context } from '../../../contract/context.ts'
import { findEvents, type EventRow } from '../../../records/events.ts'
import { presentMention } from '../../search/present.ts'
import { countedContests } from './countedContests.ts'
import { countAll, countEntriesUntil, findEarlierEvent } from './queries.ts'

/** The team's event before this one, now and as many days before its first day as there are to this one's. */
export async function countBefore(
  { db, now }: Pick<Context, 'db' | 'now'>,
  event: EventRow,
): Promise<components['schemas']['EarlierStatistics'] | null> {
  const found = await findEarlierEvent(db, event)
  const [earlier] = found ? await findEvents(db, [found.id]) : []
  if (!earlier) return null
  const daysLeft = daysUntil(event.date_begin, now, event.time_zone)
  const day = format(subDays(firstDay(earlier), Math.max(0, daysLeft), { in: utc }), 'yyyy-MM-dd', {
    in: utc,
  })
  const { counted } = await countedContests(db, earlier.id, false)
  return {
    event: presentMention(earlier),
    ...(await countAll(db, counted)),
    entries_by_then: await countEntriesUntil(db, counted, day),
  }
}

function firstDay({ date_begin, time_zone }: EventRow): string {
  return calendarDay(date_begin, time_zone)
}
