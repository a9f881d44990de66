import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Dancers who have a place, or wait for one, in a contest that everybody sees. */
export function dancersShown(db: Kysely<Database>, teamId: number) {
  return db
    .selectFrom('dancers')
    .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
    .innerJoin('events', 'events.id', 'dancers.event_id')
    .where('events.team_id', '=', teamId)
    .where('events.published', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registrations')
          .innerJoin('contests', 'contests.id', 'registrations.contest_id')
          .whereRef('registrations.reg_data_id', '=', 'reg_datas.id')
          .where('registrations.status', '<>', 'withdrawn')
          .where('contests.status', 'not in', ['draft', 'cancelled'])
          .select('registrations.id'),
      ),
    )
}

/** Those of them who agreed to be found. */
export function dancersFindable(db: Kysely<Database>, teamId: number) {
  return dancersShown(db, teamId)
    .where('reg_datas.consent_processing', '=', true)
    .where('reg_datas.consent_publication', '=', true)
}
