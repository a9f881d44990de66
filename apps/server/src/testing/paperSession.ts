import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** Makes a session whose one item is the final of a contest. @returns its id */
export async function createPaperSession(
  db: Kysely<Database>,
  given: { eventId: number; contestId: string; number: number },
): Promise<number> {
  const { eventId, contestId, number } = given
  const { id } = await db
    .insertInto('sessions')
    .values({ event_id: eventId, number, start_at: NOW, floor: 'В' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session_items')
    .values({
      event_id: eventId,
      session_id: id,
      ind: 0,
      kind: 'round',
      contest_id: contestId,
      round_index: 0,
      minutes: 10,
    })
    .execute()
  return id
}
