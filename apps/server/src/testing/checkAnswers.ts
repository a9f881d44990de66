import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** Keeps answers to checks of a contest. */
export async function noteAnswers(
  db: Kysely<Database>,
  event_id: number,
  contest_id: string,
  answers: readonly string[],
): Promise<void> {
  const rows = answers.map((answer) => ({
    event_id,
    contest_id,
    key: crypto.randomUUID(),
    kind: 'equal-sheets',
    warning: 'Финал: у судей A и B одинаковые оценки.',
    answer,
    at: NOW,
    user_id: null,
    station_id: null,
    name: '',
  }))
  await db.insertInto('check_answers').values(rows).execute()
}

/** The words of an event's answers to checks, in their order. */
export async function readAnswers(db: Kysely<Database>, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('check_answers')
    .where('event_id', '=', eventId)
    .select('answer')
    .orderBy('id')
    .execute()
  return rows.map(({ answer }) => answer)
}
