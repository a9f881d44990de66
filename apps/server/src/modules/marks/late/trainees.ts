import { isOfSheet } from '@parket/domain/marks/sheetOf'
import type { Kysely, Selectable } from 'kysely'

import type { Database, TraineeSheetsTable } from '../../../db/schema.ts'
import type { LateMarks } from './lines.ts'

type Whose = Pick<LateMarks, 'dance' | 'attempt' | 'letter' | 'judge_id'>

/** The trainees of an event, who are beside every panel, and their sheets of a round. */
export interface TraineeSheets {
  isTrainee: (whose: Whose) => boolean
  sheetOf: (whose: Whose) => Selectable<TraineeSheetsTable> | undefined
}

export async function loadTraineeSheets(
  db: Kysely<Database>,
  eventId: number,
  roundId: number,
): Promise<TraineeSheets> {
  const [trainees, sheets] = await Promise.all([
    db
      .selectFrom('event_judges')
      .where('event_id', '=', eventId)
      .where('role', '=', 'trainee')
      .select(['judge_id', 'letter'])
      .execute(),
    db.selectFrom('trainee_sheets').where('round_id', '=', roundId).selectAll().execute(),
  ])
  return {
    isTrainee: ({ judge_id, letter }) =>
      trainees.some((one) => one.judge_id === judge_id && one.letter === letter),
    sheetOf: (name) => sheets.find(isOfSheet(name)),
  }
}
