import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'
import type { RunningRound } from './runningRound.ts'

const NUMBER = 1

/** An emergency file of an event, and the marks of a free dance that come back from it. */
export async function createEmergencyMarks(
  db: Kysely<Database>,
  eventId: number,
  { contestId, roundId, entryId, letter, freeDance }: RunningRound,
) {
  const { id } = await db
    .insertInto('emergency_files')
    .values({
      event_id: eventId,
      made_at: NOW,
      numbers: JSON.stringify({ [contestId]: { [NUMBER]: entryId } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sheet = { dance: freeDance, attempt: 1, letter, entries: { [NUMBER]: [85] } }
  return {
    format: 'parket-emergency-marks/1',
    event_id: eventId,
    file_id: id,
    saved_at: NOW.toISOString(),
    typed_by: 'Заречная Ирина',
    rounds: [{ round_id: roundId, numbers: [NUMBER], sheets: [sheet] }],
  }
}
