import { tz } from '@date-fns/tz/tz'
import { stationsEndAt } from '@parket/domain/station/times'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { Kysely, Transaction } from 'kysely'

import { auditAll, changesBetween } from '../change/audit.ts'
import type { Database } from '../db/schema.ts'
import { unpaired } from '../modules/stations/codes.ts'
import { noteStation } from '../modules/stations/noteStation.ts'
import { hashSecret } from '../security/stationSecrets.ts'
import { demoAdminId } from './builders/accounts.ts'
import { DEMO_ZONE } from './builders/days.ts'
import { demoJudgeLinks } from './builders/stations.ts'
import { DAY_EVENT } from './events/segodnya.ts'
import { moveTimetable } from './moveTimetable.ts'

const inDemoZone = { in: tz(DEMO_ZONE) }

type Period = { date_begin: Date; date_end: Date }

/**
 * The demo's event that runs today runs today at every later start as well, at the hour of the start: the round that is on
 * is on by the timetable, too (docs/adr/0154-the-demo-runs-now.md). Whoever was paired on an earlier day is not any more,
 * so that its links are good again. Marks and results stay. An event that somebody gave another name is theirs and stays,
 * and so does, for the rest of its day, one of which somebody noted what happened.
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
    if (!event) return
    const isOver = now >= stationsEndAt(event)
    if (!isOver && (await isNoted(trx, event.id))) return
    const days = differenceInCalendarDays(now, event.date_begin, inDemoZone)
    if (days !== 0) await moveEvent(trx, event, days)
    await moveTimetable(trx, event.id, days, now)
    if (isOver) await unpairStations(trx, event.id, now)
  })
}

/** Whether somebody noted what happened on the floor. */
async function isNoted(trx: Transaction<Database>, eventId: number): Promise<boolean> {
  const item = await trx
    .selectFrom('session_items')
    .where('event_id', '=', eventId)
    .where((eb) => eb.or([eb('started_at', 'is not', null), eb('ended_at', 'is not', null)]))
    .select('id')
    .executeTakeFirst()
  const call = await trx
    .selectFrom('heat_calls')
    .innerJoin('rounds', 'rounds.id', 'heat_calls.round_id')
    .where('event_id', '=', eventId)
    .select('round_id')
    .executeTakeFirst()
  return item !== undefined || call !== undefined
}

async function moveEvent(
  trx: Transaction<Database>,
  event: Period & { id: number; team_id: number },
  days: number,
): Promise<void> {
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
}

function later(at: Date, days: number): Date {
  return new Date(addDays(at, days, inDemoZone))
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
