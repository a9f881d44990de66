import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { countedTask, type EventTask } from './task.ts'

/** Questions about results that nobody has answered. */
export async function questionTasks(db: Kysely<Database>, eventId: number): Promise<EventTask[]> {
  const { count } = await db
    .selectFrom('result_questions')
    .where('event_id', '=', eventId)
    .where('answered_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return countedTask('questions', count)
}
