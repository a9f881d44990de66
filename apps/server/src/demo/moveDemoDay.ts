import { tz } from '@date-fns/tz/tz'
import { stationsEndAt } from '@parket/domain/station/times'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { sql, type Kysely, type Transaction } from 'kysely'

import { auditAll, changesBetween } from '../change/audit.ts'
import type { Database } from '../db/schema.ts'
import { unpaired } from '../modules/stations/codes.ts'
import { noteStation } from '../modules/stations/noteStation.ts'
import { hashSecret } from '../security/stationSecrets.ts'
import { demoAdminId } from './builders/accounts.ts'
import { DEMO_ZONE } from './builders/days.ts'
import { demoJudgeLinks } from './builders/stations.ts'
import { DAY_EVENT } from './events/segodnya.ts'

const inDemoZone = { in: tz(DEMO_ZONE) }

type Period = { date_begin: Date; date_end: Date }

/**
 * The demo's event that runs today runs today at every later start as well, with its timetable; whoever was paired on an
 * earlier day is not any more, so that its links are good again. Marks and results stay. An event that somebody gave
 * another name is theirs and stays.
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
      .where('name', '=', DAY_EVENT)
      .select(['id', 'team_id', 'date_begin', 'date_end', 'time_zone'])
      .forUpdate()
      .executeTakeFirst()
    if (!event || now < stationsEndAt(event)) return
    const days = differenceInCalendarDays(now, event.date_begin, inDemoZone)
    const [date_begin, date_end] = [later(event.date_begin, days), later(event.date_end, days)]
    await auditAll(trx, [
      {
        userId: demoAdminId,
        teamId: event.team_id,
        eventId: event.id,
        action: 'updateEvent',
        entity: 'event',
        entityId: event.id,
        changes: changesBetween<Period>(event, { date_begin, date_end }),
      },
    ])
    await trx
      .updateTable('events')
      .set((eb) => ({ date_begin, date_end, version: eb('version', '+', 1) }))
      .where('id', '=', event.id)
      .execute()
    await moveTimetable(trx, event.id, days)
    await moveHeatNotes(trx, event.id, days)
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
    .where((eb) => eb.or([eb('started_at', 'is not', null), eb('ended_at', 'is not', null)]))
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

/** What the marshal said of heats. */
async function moveHeatNotes(
  trx: Transaction<Database>,
  eventId: number,
  days: number,
): Promise<void> {
  for (const table of ['heat_calls', 'heat_releases'] as const) {
    await trx
      .updateTable(table)
      .set({ at: sql<Date>`at + make_interval(days => ${days})` })
      .where('round_id', 'in', (eb) =>
        eb
          .selectFrom('rounds')
          .innerJoin('contests', 'contests.id', 'rounds.contest_id')
          .where('contests.event_id', '=', eventId)
          .select('rounds.id'),
      )
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
