import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { listSessions, type SessionRow } from '../../records/timetable.ts'

/** A session of the event. */
export async function findSession(
  db: Kysely<Database>,
  eventId: number,
  id: number,
): Promise<SessionRow | undefined> {
  const [session] = await listSessions(db, eventId, id)
  return session
}

/** A dancer of an entry that dances: active and not marked absent. */
export type EnteredDancer = {
  contest_id: string
  registration_id: number
  role: JnjRole | null
  /** Of the dancer in this registration. */
  id: number
  name: string
  /** The same for the same person. */
  key: string
}

/** Who dances in contests, by contest. */
export async function findDancers(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, EnteredDancer[]>> {
  if (contestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .where('registrations.contest_id', 'in', contestIds)
    .where('registrations.status', '=', 'active')
    .where((eb) =>
      eb(
        eb.fn.coalesce('registrations.attendance', 'reg_datas.attendance', eb.val('present')),
        '<>',
        'absent',
      ),
    )
    .select(['contest_id', 'registrations.id as registration_id', 'registrations.role'])
    .select(['dancers.id', 'last_name', 'first_name', 'birth_date'])
    .orderBy('dancers.id')
    .execute()
  const dancers = rows.map(({ contest_id, registration_id, role, id, ...dancer }) => ({
    contest_id,
    registration_id,
    role,
    id,
    name: dancerName(dancer),
    key: dancerKey(dancer),
  }))
  return Map.groupBy(dancers, ({ contest_id }) => contest_id)
}

/** The judges of an event who have a letter, by letter. */
export function listLetteredJudges(db: Kysely<Database>, eventId: number) {
  return db
    .selectFrom('event_judges')
    .innerJoin('judges', 'judges.id', 'event_judges.judge_id')
    .where('event_id', '=', eventId)
    .where('letter', 'is not', null)
    .select(['judges.id', 'last_name', 'first_name', 'letter'])
    .orderBy('letter')
    .execute()
}
