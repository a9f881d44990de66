import { eventCalendarFile } from '@parket/domain/event/eventCalendarFile'
import { endOf } from '@parket/domain/timetable/timetable'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { CalendarFile } from '../../../mail/letterBlocks.ts'
import { eventUrl } from '../../../mail/templates/mailEvent.ts'
import type { EventRow } from '../../../records/events.ts'
import { listSessions } from '../../../records/timetable.ts'

/**
 * The event for the calendar of somebody who is registered, with the sessions that the public may see.
 *
 * @param siteUrl of the event's team
 */
export async function letterCalendar(
  trx: Transaction<Database>,
  event: EventRow,
  siteUrl: string,
  now: Date,
): Promise<CalendarFile> {
  const sessions = event.timetable_published_at === null ? [] : await listSessions(trx, event.id)
  const shown = sessions.map(({ number, title, start_at, items }) => ({
    number,
    title,
    start: start_at.toISOString(),
    end: endOf(start_at, items).toISOString(),
  }))
  const { date_begin, date_end } = event
  const period = { date_begin: date_begin.toISOString(), date_end: date_end.toISOString() }
  return eventCalendarFile({ ...event, ...period }, shown, eventUrl(siteUrl, event), now)
}
