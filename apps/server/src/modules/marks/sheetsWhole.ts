import { isDeepStrictEqual } from 'node:util'

import { foldMarks, type FoldedSheet, type SheetName } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

interface Line {
  kind: string
  body: object
}

/**
 * Whether what is stored of a round's sheets is the fold of its lines, no sheet more and none less.
 * @param rows the lines of the round
 * @param event those of its event's own chain
 */
export async function areSheetsWhole(
  db: Kysely<Database>,
  roundId: number,
  rows: readonly Line[],
  event: readonly Line[],
): Promise<boolean> {
  // Only a round that was drawn before there was a journal may have sheets without lines.
  const isDrawn = event.some(
    ({ kind, body }) => kind === 'draw' && 'round_id' in body && body.round_id === roundId,
  )
  if (rows.length === 0 && !isDrawn) return true
  const [sheets, trainees] = await Promise.all([
    db
      .selectFrom('mark_sheets')
      .where('round_id', '=', roundId)
      .select(['dance', 'attempt', 'letter', 'pass', 'marks', 'finished_at'])
      .execute(),
    db.selectFrom('trainee_sheets').where('round_id', '=', roundId).select('letter').execute(),
  ])
  // Trainees' sheets stand apart.
  const apart = new Set(trainees.map(({ letter }) => letter))
  const folded = foldMarks(rows.map(({ kind, body }) => ({ kind: kind as JournalKind, body })))
  const isStored = (one: FoldedSheet) =>
    apart.has(one.letter) || sheets.some((sheet) => isSameSheet(sheet, one))
  const isMarked = ({ marks, isFinished }: FoldedSheet) =>
    isFinished || Object.keys(marks).length > 0
  return (
    folded.filter(isMarked).every(isStored) &&
    sheets.every((sheet) => {
      const found = folded.find((one) => isSameSheet(sheet, one))
      return (
        isDeepStrictEqual(found?.marks ?? {}, sheet.marks) &&
        (found?.isFinished ?? false) === (sheet.finished_at !== null)
      )
    })
  )
}

function isSameSheet(one: SheetName, other: SheetName): boolean {
  return isOfSheet(one)(other) && one.pass === other.pass
}
