import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Two bare registrations of an event, numbers 1 and 2, that were said to be two. @returns the decision and the first */
export async function createDistinctPair(
  db: Kysely<Database>,
  eventId: number,
): Promise<{ distinctId: number; distinctRegId: number }> {
  const contacts = { email: 'dancer@parket.test', phone: '+79160000000', city: 'Москва' }
  const pair = await db
    .insertInto('reg_datas')
    .values(
      [1, 2].map((reg_n) =>
        Object.assign({ event_id: eventId, reg_n, pin_code: '123456' }, contacts),
      ),
    )
    .returning('id')
    .execute()
  const [distinctRegId = 0, otherId = 0] = pair.map(({ id }) => id)
  const { id: distinctId } = await db
    .insertInto('distinct_registrations')
    .values({ event_id: eventId, reg_data_id: distinctRegId, other_id: otherId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { distinctId, distinctRegId }
}
