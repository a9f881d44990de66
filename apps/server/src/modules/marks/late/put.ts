import { withEntries } from '@parket/domain/journal/foldMarks'
import { isOfSheet } from '@parket/domain/marks/sheetOf'

import { doingOf, type NewLine } from '../../../change/journal.ts'
import { actorOf, type Context } from '../../../contract/context.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { refuseAlone } from '../agreements.ts'
import type { MarksChange } from '../context.ts'
import { markLine, noteCorrection, noteOfRound, sheetNameOf } from '../roundJournal.ts'
import { sheetFault } from '../sheetFault.ts'
import type { Sheet } from '../state.ts'
import { addTypist, hasTyped, type Typist } from '../typists.ts'
import type { LateMarks } from './lines.ts'
import { rowsFor, targetOf, type LateTarget } from './target.ts'
import { loadTraineeSheets, type TraineeSheets } from './trainees.ts'

/** Who puts them in and why: as it was said, and its text in the journal. */
interface Why {
  typist: Typist
  reason: string
  text: string | null
}

/**
 * Puts late marks into what counts, or into the sheet that the judge's device is folded into.
 *
 * @throws Problem 409 where there is no such sheet, or who decides typed one of two entries that differ; 422 where a finished
 *   sheet would no longer be possible
 */
export async function putLateMarks(
  change: MarksChange,
  context: Context,
  late: LateMarks,
  why: Why,
): Promise<void> {
  const { trx, state } = change
  const { contest, round } = state
  const trainees = await loadTraineeSheets(trx, contest.event_id, round.id)
  const target = targetOf(state, late, trainees)
  const { effect, sheets } = target
  if (effect === 'refused') throw new Problem(409, 'late_refused')
  if (effect === 'none') throw new Problem(409, 'seat_empty')
  if (effect === 'waits') throw new Problem(409, 'late_sheet_open')
  if (effect === 'trainee') return putOfTrainee(change, context, late, trainees, why)
  for (const sheet of sheets) refuseAlone(sheet, state, why.typist)
  if (sheets.length === 0) return putNew(change, context, late, target, why)
  for (const sheet of sheets) await putInto(change, context, { sheet, late }, why)
  const [counted] = sheets
  if (effect === 'correction' && counted) {
    await noteCorrection(trx, doingOf(context), state, { sheet: counted, reason: why.text })
  }
}

/** Into a sheet that is there; one of a device that becomes whole is finished. */
async function putInto(
  { trx, writeAudit, state }: MarksChange,
  context: Context,
  { sheet, late }: { sheet: Sheet; late: LateMarks },
  { typist, reason, text }: Why,
): Promise<void> {
  const rows = rowsFor(state, sheet, late.entries)
  const marks = withEntries(sheet.marks, rows)
  const fault = sheetFault(marks, sheet, state)
  const wasFinished = sheet.finished_at !== null
  if (wasFinished && fault !== null) throw invalidFields({ marks: [fault] })
  const isNowFinished = !wasFinished && fault === null && sheet.source === 'station'
  const lines: NewLine[] = [markLine(state, sheet, rows, { source: sourceOf(late), reason: text })]
  if (isNowFinished) lines.push({ kind: 'sheet.finished', body: sheetNameOf(sheet) })
  await noteOfRound(trx, doingOf(context), state, lines)
  await trx
    .updateTable('mark_sheets')
    .set((eb) => ({
      marks: JSON.stringify(marks),
      ...(isNowFinished && { finished_at: context.now }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', sheet.id)
    .execute()
  if (sheet.source === 'paper') await addTypist(trx, sheet, typist)
  if (!wasFinished) return
  await trx
    .insertInto('mark_corrections')
    .values({
      sheet_id: sheet.id,
      ...actorOf(context),
      name: typist.name,
      at: context.now,
      reason,
      before: JSON.stringify(sheet.marks),
      after: JSON.stringify(marks),
    })
    .execute()
  await writeAudit({
    entity: 'markSheet',
    entityId: sheet.id,
    changes: { marks: { from: sheet.marks, to: marks }, reason: { from: null, to: reason } },
  })
}

/** As the first entry, or the second where somebody types the paper. */
async function putNew(
  { trx, state }: MarksChange,
  context: Context,
  late: LateMarks,
  { pass }: LateTarget,
  { typist, text }: Why,
): Promise<void> {
  const { dance, attempt, letter, judge_id, round_version } = late
  const name = { dance, attempt, letter, pass, marks: {} }
  const marks = withEntries({}, late.entries)
  const isWhole = sheetFault(marks, name, state) === null
  const lines: NewLine[] = [
    markLine(state, name, late.entries, { source: sourceOf(late), reason: text }),
  ]
  if (isWhole) lines.push({ kind: 'sheet.finished', body: sheetNameOf(name) })
  await noteOfRound(trx, doingOf(context), state, lines)
  const isOfFile = sourceOf(late) === 'emergency'
  // Its second entry is another person's, as when it is typed.
  const others = state.sheets.filter(isOfSheet(name))
  if (isOfFile && others.some((sheet) => hasTyped(sheet, typist))) {
    throw new Problem(409, 'sheet_same_person')
  }
  const { id } = await trx
    .insertInto('mark_sheets')
    .values({
      ...sheetNameOf(name),
      round_id: state.round.id,
      claimed_at: context.now,
      finished_at: isWhole ? context.now : null,
      marks: JSON.stringify(marks),
      ...(isOfFile ? actorOf(context) : { source: 'station' as const }),
      judge_id,
      round_version,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isOfFile) await addTypist(trx, { id, typists: [] }, typist)
}

/** As the journal names it. */
function sourceOf({ source }: LateMarks): 'station' | 'emergency' {
  return source ?? 'station'
}

/** Into a trainee's sheet, on which nothing stands. */
async function putOfTrainee(
  { trx, state }: MarksChange,
  context: Context,
  late: LateMarks,
  trainees: TraineeSheets,
  { text }: Why,
): Promise<void> {
  const { dance, attempt, letter, judge_id } = late
  const found = trainees.sheetOf(late)
  const name = { dance, attempt, letter, pass: 'first' as const, marks: found?.marks ?? {} }
  const marks = withEntries(name.marks, late.entries)
  const isWhole = sheetFault(marks, name, state) === null
  const wasFinished = found !== undefined && found.finished_at !== null
  const lines: NewLine[] = [
    markLine(state, name, late.entries, { source: 'station', reason: text }),
  ]
  if (isWhole !== wasFinished) {
    const kind = isWhole ? 'sheet.finished' : 'sheet.reopened'
    lines.push({ kind, body: sheetNameOf(name) })
  }
  await noteOfRound(trx, doingOf(context), state, lines)
  const values = {
    marks: JSON.stringify(marks),
    finished_at: isWhole ? (found?.finished_at ?? context.now) : null,
  }
  if (!found) {
    await trx
      .insertInto('trainee_sheets')
      .values({ round_id: state.round.id, dance, attempt, letter, judge_id, ...values })
      .execute()
    return
  }
  await trx
    .updateTable('trainee_sheets')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', found.id)
    .execute()
}
