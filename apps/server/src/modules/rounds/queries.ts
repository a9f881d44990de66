import type { JnjRole } from '@parket/domain/registration/request'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database } from '../../db/schema.ts'

/** An entry that dances: active and not marked absent. */
export type Starter = {
  id: number
  contest_id: string
  role: JnjRole | null
  city: string
  dancers: { last_name: string; first_name: string; birth_date: string }[]
}

/** Who dances in contests, by contest, in the order of registration numbers. */
export async function findStarters(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, Starter[]>> {
  const starters = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('registrations.contest_id', 'in', contestIds)
    .where('registrations.status', '=', 'active')
    .where((eb) =>
      eb(
        eb.fn.coalesce('registrations.attendance', 'reg_datas.attendance', eb.val('present')),
        '<>',
        'absent',
      ),
    )
    .select((eb) => [
      'registrations.id',
      'registrations.contest_id',
      'registrations.role',
      'reg_datas.city',
      jsonArrayFrom(
        eb
          .selectFrom('dancers')
          .whereRef('dancers.reg_data_id', '=', 'registrations.reg_data_id')
          .select(['last_name', 'first_name', 'birth_date'])
          .orderBy('ind'),
      ).as('dancers'),
    ])
    .orderBy('reg_datas.reg_n')
    .orderBy('registrations.id')
    .execute()
  return Map.groupBy(starters, ({ contest_id }) => contest_id)
}
