import type { components } from '@parket/api-client/schema'
import { fullName } from '@parket/domain/account/user'
import type { Kysely } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { toEntryMarks } from './presentSheet.ts'

/** Trainees' marks are the office's and the chief judge's to read: of the stations only the chief judge's is shown them. */
export function maySeeTrainees({ caller: { station } }: Context): boolean {
  return station === null || station.kind === 'chief'
}

/** What trainees gave in a round, by letter and in the order in which they began; nothing for who may not see it. */
export async function presentTrainees(
  db: Kysely<Database>,
  context: Context,
  roundId: number,
): Promise<components['schemas']['TraineeSheet'][]> {
  if (!maySeeTrainees(context)) return []
  const sheets = await db
    .selectFrom('trainee_sheets as sheet')
    .leftJoin('judges', 'judges.id', 'sheet.judge_id')
    .where('sheet.round_id', '=', roundId)
    .select(['sheet.dance', 'sheet.attempt', 'sheet.letter', 'sheet.finished_at', 'sheet.marks'])
    .select(['judges.last_name', 'judges.first_name'])
    .orderBy('sheet.letter')
    .orderBy('sheet.id')
    .execute()
  return sheets.map(({ dance, attempt, letter, finished_at, marks, last_name, first_name }) => ({
    dance,
    attempt,
    letter,
    name: last_name === null ? '' : fullName({ last_name, first_name: first_name ?? '' }),
    finished_at: finished_at?.toISOString() ?? null,
    marks: toEntryMarks(marks),
  }))
}
