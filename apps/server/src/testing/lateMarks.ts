import type { Kysely } from 'kysely'

import { appendJournal } from '../change/journal.ts'
import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'
import type { RunningRound } from './runningRound.ts'

/** Marks of the round's judge that came too late. @returns their line in its journal */
export async function createLateMarks(
  db: Kysely<Database>,
  eventId: number,
  { roundId, entryId, letter }: RunningRound,
): Promise<number> {
  const body = {
    state: 'late',
    reason: 'late_closed',
    round_version: 1,
    dance: 'Выход',
    attempt: 1,
    letter,
    judge_id: null,
    entries: { [entryId]: [80] },
    numbers: {},
    submit: false,
  }
  await db.transaction().execute(async (trx) => {
    const doing = { actor: { user_id: null, station_id: null }, now: NOW }
    await appendJournal(trx, { eventId, roundId }, doing, [{ kind: 'late', body }])
  })
  return 1
}
