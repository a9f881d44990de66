import type { Kysely, Selectable } from 'kysely'

import type { Database, TraineeSheetsTable } from '../../../db/schema.ts'
import type { StationCaller } from '../../../security/stationToken.ts'

/** A trainee with what was marked so far: beside every panel, and never counted. */
export interface Trainee {
  letter: string
  sheets: Selectable<TraineeSheetsTable>[]
}

/** The trainee who works at a station; null where it is a judge. */
export async function loadTrainee(
  db: Kysely<Database>,
  { eventId, judgeId }: StationCaller,
  roundIds: readonly number[],
): Promise<Trainee | null> {
  const found = await db
    .selectFrom('event_judges')
    .where('event_id', '=', eventId)
    .where('judge_id', '=', judgeId ?? 0)
    .where('role', '=', 'trainee')
    .select('letter')
    .executeTakeFirst()
  if (!found || found.letter === null || roundIds.length === 0) {
    return found?.letter ? { letter: found.letter, sheets: [] } : null
  }
  const sheets = await db
    .selectFrom('trainee_sheets')
    .where('round_id', 'in', roundIds)
    .where('letter', '=', found.letter)
    .selectAll()
    .orderBy('id')
    .execute()
  return { letter: found.letter, sheets }
}
