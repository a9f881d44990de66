import type { SheetName } from '@parket/domain/journal/foldMarks'
import type { Kysely } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { isHiddenFrom } from './hideFirst.ts'
import type { LateBody } from './late/lines.ts'
import { loadTraineeSheets, type TraineeSheets } from './late/trainees.ts'
import { maySeeTrainees } from './presentTrainees.ts'
import type { RoundState } from './state.ts'
import { readTypist } from './typists.ts'

/** What of a line its reader may see. */
export type ShownBody = (line: { kind: string; body: object }) => Record<string, unknown>

/**
 * What a caller may see of the lines of a round's chain: the marks of a first entry are told to nobody who may still enter the
 * sheet a second time, those of trainees to who may see them.
 */
export async function loadShownBody(
  db: Kysely<Database>,
  context: Context,
  state: RoundState,
): Promise<ShownBody> {
  const typist = await readTypist(db, context)
  const hidden: SheetName[] = state.sheets.filter((sheet) => isHiddenFrom(sheet, typist, state))
  if (maySeeTrainees(context)) return (line) => withoutHidden(line, hidden)
  const trainees = await db
    .selectFrom('trainee_sheets')
    .where('round_id', '=', state.round.id)
    .select(['dance', 'attempt', 'letter'])
    .execute()
  hidden.push(...trainees.map((sheet) => Object.assign(sheet, { pass: 'first' as const })))
  const unseen = await loadTraineeSheets(db, state.contest.event_id, state.round.id)
  return (line) =>
    isOfTrainee(line, state, unseen) ? withoutMarks(line.body) : withoutHidden(line, hidden)
}

/** A line's body; of an entry that the caller may not see yet without its marks. */
function withoutHidden(
  { kind, body }: { kind: string; body: object },
  hidden: readonly SheetName[],
): Record<string, unknown> {
  const shown = body as Record<string, unknown>
  const isHidden = hidden.some(
    ({ dance, attempt, letter, pass }) =>
      shown['dance'] === dance &&
      shown['attempt'] === attempt &&
      shown['letter'] === letter &&
      // What came late is of no entry yet.
      (kind === 'late' || shown['pass'] === pass),
  )
  if (!isHidden) return shown
  if (kind === 'late') return withoutMarks(body)
  return kind === 'mark' ? { ...shown, entries: {}, replaced: {} } : shown
}

/** Of marks that came late, or were refused, that there were some. */
function withoutMarks(body: object): Record<string, unknown> {
  return { ...body, entries: {}, numbers: {} }
}

/** A trainee all of whose marks came late has no sheet. */
function isOfTrainee(
  { kind, body }: { kind: string; body: object },
  { seats }: RoundState,
  trainees: TraineeSheets,
): boolean {
  if (kind !== 'late') return false
  const late = body as LateBody
  return !seats.some(({ letter }) => letter === late.letter) && trainees.isTrainee(late)
}
