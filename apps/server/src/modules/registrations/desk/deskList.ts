import type { components } from '@parket/api-client/schema'
import { paymentStatus } from '@parket/domain/money/paymentStatus'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { selectBalances } from '../../payments/ledger/balances.ts'

type DeskPerson = components['schemas']['DeskPerson']

/**
 * How many lines the log of the event has: each change notes one, and lines of changes that end in another order than
 * they began are not passed over, as they would be by the greatest id.
 */
export async function deskRevision(db: Kysely<Database>, eventId: number): Promise<number> {
  const { revision } = await db
    .selectFrom('audit_log')
    .where('event_id', '=', eventId)
    .select((eb) => eb.fn.countAll<number>().as('revision'))
    .executeTakeFirstOrThrow()
  return revision
}

/** Everybody whom the desk expects, by number, in three queries however many they are. */
export async function deskPeople(db: Kysely<Database>, eventId: number): Promise<DeskPerson[]> {
  const rows = await db
    .selectFrom('reg_datas')
    .innerJoin(selectBalances(eventId).as('balance'), 'balance.reg_data_id', 'reg_datas.id')
    .leftJoin('users', 'users.id', 'reg_datas.attendance_by')
    .where('reg_datas.event_id', '=', eventId)
    .where('reg_datas.merged_into', 'is', null)
    .select([
      'reg_datas.id',
      'reg_datas.reg_n',
      'reg_datas.start_number',
      'reg_datas.troupe',
      'reg_datas.city',
      'reg_datas.club',
      'reg_datas.consent_processing',
      'reg_datas.attendance',
      'reg_datas.attendance_at',
      'reg_datas.attendance_by',
      'users.first_name as noted_by_name',
      'balance.charged',
      'balance.paid',
    ])
    .orderBy((eb) => eb.fn.coalesce('start_number', 'reg_n'))
    .execute()
  const ofEvent = db.selectFrom('reg_datas').where('event_id', '=', eventId).select('id')
  const dancers = await db
    .selectFrom('dancers')
    .where('event_id', '=', eventId)
    .select(['reg_data_id', 'last_name', 'first_name', 'gender'])
    .orderBy('ind')
    .execute()
  const entries = await db
    .selectFrom('registrations')
    .where('reg_data_id', 'in', ofEvent)
    .select(['reg_data_id', 'contest_id', 'status'])
    .orderBy('id')
    .execute()
  const dancersOf = Map.groupBy(dancers, ({ reg_data_id }) => reg_data_id)
  const entriesOf = Map.groupBy(entries, ({ reg_data_id }) => reg_data_id)
  return rows.map((row) => {
    const { id, reg_n, start_number, troupe, city, club, attendance } = row
    const balance = { charged: row.charged, paid: row.paid }
    return {
      id,
      reg_n,
      start_number,
      troupe,
      city,
      club,
      dancers: (dancersOf.get(id) ?? []).map(({ last_name, first_name, gender }) => ({
        last_name,
        first_name,
        gender,
      })),
      entries: (entriesOf.get(id) ?? []).map(({ contest_id, status }) => ({ contest_id, status })),
      balance: { ...balance, status: paymentStatus(balance) },
      has_consent: row.consent_processing === true,
      attendance,
      attendance_at: row.attendance_at?.toISOString() ?? null,
      noted_by:
        row.attendance_by === null
          ? null
          : { id: row.attendance_by, name: row.noted_by_name ?? '' },
    }
  })
}
