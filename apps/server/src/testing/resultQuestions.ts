import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** A question about the result of an entry of a contest, without an answer. @returns its id */
export async function createResultQuestion(
  db: Kysely<Database>,
  contest: { id: string; event_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('result_questions')
    .values({
      event_id: contest.event_id,
      contest_id: contest.id,
      start_number: 1,
      text: 'Имя с ошибкой',
      email: 'parent@parket.test',
      at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
