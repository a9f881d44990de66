import { tz } from '@date-fns/tz/tz'
import { stationsEndAt } from '@parket/domain/station/times'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import { unpaired } from '../modules/stations/codes.ts'
import { noteStation } from '../modules/stations/noteStation.ts'
import { hashSecret } from '../security/stationSecrets.ts'
import { demoAdminId } from './builders/accounts.ts'
import { DEMO_ZONE } from './builders/days.ts'
import { demoJudgeLinks } from './builders/stations.ts'

const inDemoZone = { in: tz(DEMO_ZONE) }

/**
 * The demo's event that runs today runs today at every later start as well, with its timetable; whoever was paired on an
 * earlier day is not any more, so that its links are good again. Marks and results stay.
 */
export function moveDemoDay(db: Kysely<Database>, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const event = await trx
      .selectFrom('events')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('stations')
            .whereRef('stations.event_id', '=', 'events.id')
            .where('link_hash', 'in', demoJudgeLinks.map(hashSecret))
            .select('stations.id'),
        ),
      )
      .select(['id', 'date_begin', 'date_end', 'time_zone'])
      .forUpdate()
      .executeTakeFirst()
    if (!event || now < stationsEndAt(event)) return
    const days = differenceInCalendarDays(now, event.date_begin, inDemoZone)
    await trx
      .updateTable('events')
      .set({ date_begin: later(event.date_begin, days), date_end: later(event.date_end, days) })
      .where('id', '=', event.id)
      .execute()
    await moveTimetable(trx, event.id, days)
    await unpairStations(trx, event.id, now)
  })
}

function later(at: Date, days: number): Date {
  return new Date(addDays(at, days, inDemoZone))
}

async function moveTimetable(
  trx: Transaction<Database>,
  eventId: number,
  days: number,
): Promise<void> {
  const sessions = await trx
    .selectFrom('sessions')
    .where('event_id', '=', eventId)
    .select(['id', 'start_at'])
    .execute()
  for (const { id, start_at } of sessions) {
    await trx
      .updateTable('sessions')
      .set({ start_at: later(start_at, days) })
      .where('id', '=', id)
      .execute()
  }
  const items = await trx
    .selectFrom('session_items')
    .where('event_id', '=', eventId)
    .where('started_at', 'is not', null)
    .select(['id', 'started_at', 'ended_at'])
    .execute()
  for (const { id, started_at, ended_at } of items) {
    await trx
      .updateTable('session_items')
      .set({
        started_at: started_at && later(started_at, days),
        ended_at: ended_at && later(ended_at, days),
      })
      .where('id', '=', id)
      .execute()
  }
}

async function unpairStations(
  trx: Transaction<Database>,
  eventId: number,
  now: Date,
): Promise<void> {
  const paired = await trx
    .updateTable('stations')
    .set(unpaired)
    .where('event_id', '=', eventId)
    .where('token_hash', 'is not', null)
    .returningAll()
    .execute()
  const doing = { actor: { user_id: demoAdminId, station_id: null }, now }
  for (const station of paired) await noteStation(trx, doing, station, 'handed_over')
}
