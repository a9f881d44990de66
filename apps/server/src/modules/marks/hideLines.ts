import type { SheetName } from '@parket/domain/journal/foldMarks'
import type { HiddenMarks } from '@parket/domain/journalText/lineText'
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
  const hidden: HiddenSheet[] = state.sheets
    .filter((sheet) => isHiddenFrom(sheet, typist, state))
    .map(({ dance, attempt, letter, pass }) => ({
      dance,
      attempt,
      letter,
      pass,
      why: 'until_second',
    }))
  if (maySeeTrainees(context)) return (line) => withoutHidden(line, hidden)
  const trainees = await db
    .selectFrom('trainee_sheets')
    .where('round_id', '=', state.round.id)
    .select(['dance', 'attempt', 'letter'])
    .execute()
  for (const sheet of trainees) hidden.push({ ...sheet, pass: 'first', why: 'trainee' })
  const unseen = await loadTraineeSheets(db, state.contest.event_id, state.round.id)
  return (line) =>
    isOfTrainee(line, state, unseen)
      ? withoutMarks(line.body, 'trainee')
      : withoutHidden(line, hidden)
}

/** An entry of a sheet whose marks a caller is not shown, and why. */
interface HiddenSheet extends SheetName {
  why: HiddenMarks
}

/** A line's body; of an entry that the caller may not see yet without its marks, and with the reason. */
function withoutHidden(
  { kind, body }: { kind: string; body: object },
  hidden: readonly HiddenSheet[],
): Record<string, unknown> {
  const shown = body as Record<string, unknown>
  if (kind !== 'late' && kind !== 'mark') return shown
  const found = hidden.find(
    ({ dance, attempt, letter, pass }) =>
      shown['dance'] === dance &&
      shown['attempt'] === attempt &&
      shown['letter'] === letter &&
      // What came late is of no entry yet.
      (kind === 'late' || shown['pass'] === pass),
  )
  if (!found) return shown
  const { why } = found
  return kind === 'late'
    ? withoutMarks(body, why)
    : { ...shown, entries: {}, replaced: {}, hidden: why }
}

/** Of marks that came late, or were refused, that there were some. */
function withoutMarks(body: object, hidden: HiddenMarks): Record<string, unknown> {
  return { ...body, entries: {}, numbers: {}, hidden }
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
