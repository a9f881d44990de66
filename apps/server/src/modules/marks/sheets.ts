import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { mayChiefType } from '@parket/domain/marks/sheetOffer'
import {
  countSheet,
  isSheetPass,
  sheetDifferences,
  type SheetMarks,
  type SheetPass,
} from '@parket/domain/marks/sheets'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import { keepText } from '../../change/journal.ts'
import { readReason } from '../../change/reason.ts'
import { refuseStale } from '../../change/versions.ts'
import { actorOf, eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { judgeAt } from '../rounds/panels/judgeAt.ts'
import { dropAgreements, isOfDevice, refuseAlone } from './agreements.ts'
import { changeMarks, changeSheets, type MarksChange } from './context.ts'
import { hideFirst } from './hideFirst.ts'
import { presentSheet } from './presentSheet.ts'
import { readMarks, refuseIncomplete } from './readMarks.ts'
import { markLine, noteCorrection, noteOfRound, sheetNameOf } from './roundJournal.ts'
import { attemptOf, markingLetters, toEntered, type RoundState, type Sheet } from './state.ts'
import { addTypist, hasTyped, isHeldBy, isOwn, requireTypist, type Typist } from './typists.ts'

/**
 * Takes a sheet to type: the marks of one judge for one dance. The second entry is another person's, what
 * they differ in a third decides. Who has it already gets it again; somebody else's is taken over only
 * when asked to, with everything typed so far.
 *
 * @throws Problem 404, 409 for a sheet of somebody else or a wrong person, 422
 */
export function claimSheet(
  context: Context,
  { path, body }: Input<'claimSheet'>,
): Promise<Answer<'claimSheet'>> {
  const actor = actorOf(context)
  return changeMarks(context, path, '', async ({ trx, writeAudit, state }) => {
    const { dance, letter, pass } = readSheet(body, state)
    refuseChief(context, { pass, finished_at: null })
    const typist = await requireTypist(trx, context)
    const attempt = attemptOf(state, dance)
    const others = state.sheets.filter(isOfSheet({ dance, attempt, letter }))
    const own = others.find((one) => one.pass === pass)
    if (own && (isHeldBy(own, typist) || own.finished_at !== null)) {
      return presentSheet(trx, hideFirst(own, others, typist, state))
    }
    const mayAgree =
      !eventOf(context).third_decides && !isOfDevice({ dance, attempt, letter }, state)
    refuseWrongPerson(others, pass, { typist, mayAgree })
    // The next person at the same place goes on with what is open there.
    if (own && !isOwn(own, actor) && body.take_over !== true)
      throw new Problem(409, 'sheet_claimed')
    if (own) await dropAgreements(trx, own)
    const agreedMarks = pass === 'resolved' ? agreed(others) : {}
    const name = { dance, attempt, letter, pass }
    const sheet = own
      ? await trx
          .updateTable('mark_sheets')
          .set((eb) => ({ ...actor, source: 'paper', version: eb('version', '+', 1) }))
          .where('id', '=', own.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('mark_sheets')
          .values({
            round_id: state.round.id,
            dance,
            attempt,
            letter,
            pass,
            ...actor,
            judge_id: judgeAt(state, letter, dance),
            round_version: state.round.version,
            claimed_at: context.now,
            marks: JSON.stringify(agreedMarks),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
    await writeAudit({
      entity: 'markSheet',
      entityId: sheet.id,
      changes: { user_id: { from: own?.user_id ?? null, to: actor.user_id } },
    })
    await addTypist(trx, own ?? { id: sheet.id, typists: [] }, typist)
    if (!own && Object.keys(agreedMarks).length > 0) {
      const line = markLine(state, { ...name, marks: {} }, agreedMarks, { source: 'paper' })
      await noteOfRound(trx, { actor, now: context.now }, state, [line])
    }
    return presentSheet(trx, sheet)
  })
}

/** What both entries have the same: the third person decides the rest. */
function agreed(sheets: readonly Sheet[]): SheetMarks {
  const marksOf = (pass: SheetPass) => sheets.find((sheet) => sheet.pass === pass)?.marks ?? {}
  const [first, second] = [marksOf('first'), marksOf('second')]
  const differences = sheetDifferences(first, second)
  return Object.fromEntries(
    Object.entries(first).map(([id, marks]) => [
      id,
      marks.map((mark, at) =>
        differences.some((one) => one.registration === Number(id) && one.criterion === at)
          ? null
          : mark,
      ),
    ]),
  )
}

type SheetInput = Input<'claimSheet'>['body']

/** @throws Problem 422 by field */
function readSheet(body: SheetInput, state: RoundState) {
  const { dance = '', letter = '', pass = 'first' } = body
  const errors: FieldErrors = {}
  if (!state.dances.includes(dance)) addError(errors, 'dance', problemText('dance_foreign'))
  if (!markingLetters(state, dance).includes(letter)) {
    addError(errors, 'letter', problemText('letter_foreign'))
  }
  if (!isSheetPass(pass)) addError(errors, 'pass', problemText('invalid'))
  if (hasErrors(errors) || !isSheetPass(pass)) throw invalidFields(errors)
  return { dance, letter, pass }
}

/** @throws Problem 403: the chief judge's device types no paper */
function refuseChief(
  { caller: { station } }: Context,
  { pass, finished_at }: Pick<Sheet, 'pass' | 'finished_at'>,
): void {
  const isItsOwn = mayChiefType({ pass, isFinished: finished_at !== null })
  if (station?.kind === 'chief' && !isItsOwn) throw new Problem(403, 'forbidden')
}

/** @throws Problem 409: «second entry by another person», differences «resolved by a third» or by both together */
function refuseWrongPerson(
  sheets: readonly Sheet[],
  pass: SheetPass,
  { typist, mayAgree }: { typist: Typist; mayAgree: boolean },
): void {
  const earlier = sheets.filter((sheet) => sheet.pass !== 'resolved' && sheet.pass !== pass)
  if (pass === 'second' && earlier.length === 0) throw new Problem(409, 'sheet_not_begun')
  if (pass === 'resolved' && countSheet(sheets.map(toEntered)).state !== 'differs') {
    throw new Problem(409, 'sheet_without_differences')
  }
  const isOther = !earlier.some((sheet) => hasTyped(sheet, typist))
  if (!isOther && !(pass === 'resolved' && mayAgree)) throw new Problem(409, 'sheet_same_person')
}

/**
 * Keeps typed marks: those sent, the others stay. In a finished sheet it is a correction, with a reason.
 *
 * @throws Problem 404, 409 for somebody else's sheet or a stale edit that is no repetition, 422 for an impossible mark
 */
export function saveSheet(
  context: Context,
  { path, body }: Input<'saveSheet'>,
): Promise<Answer<'saveSheet'>> {
  const actor = actorOf(context)
  return changeSheets(context, path, body.reason ?? '', async (change) => {
    const { trx, writeAudit, state } = change
    const sheet = findSheet(change, path.sheetId)
    const isCorrection = sheet.finished_at !== null
    refuseChief(context, sheet)
    const typist = await requireTypist(trx, context)
    if (!isCorrection && !isHeldBy(sheet, typist)) throw new Problem(409, 'sheet_claimed')
    const sent = readMarks(body.marks ?? [], sheet, state)
    if (body.version !== sheet.version && stands(sheet.marks, sent)) return presentSheet(trx, sheet)
    refuseStale(body.version, sheet.version)
    if (isCorrection) refuseAlone(sheet, state, typist)
    const reason = isCorrection ? readReason(body.reason) : ''
    const marks = { ...sheet.marks, ...sent }
    const twins = isCorrection ? equalEntries(sheet, state) : []
    if (isCorrection) refuseIncomplete(marks, sheet, state)
    const text = await keepText(trx, state.contest.event_id, reason)
    await noteOfRound(
      trx,
      { actor, now: context.now },
      state,
      [sheet, ...twins].map((one) => markLine(state, one, sent, { source: 'paper', reason: text })),
    )
    if (isCorrection) {
      await addTypist(trx, sheet, typist)
      await noteCorrection(trx, { actor, now: context.now }, state, { sheet, reason: text })
      await trx
        .insertInto('mark_corrections')
        .values({
          sheet_id: sheet.id,
          ...actor,
          name: typist.name,
          at: context.now,
          reason,
          before: JSON.stringify(sheet.marks),
          after: JSON.stringify(marks),
        })
        .execute()
    }
    await dropAgreements(trx, sheet)
    // A device's rows of a final by scores are longer than those of its paper: each keeps its own.
    for (const one of [sheet, ...twins]) {
      await trx
        .updateTable('mark_sheets')
        .set((eb) => ({
          marks: JSON.stringify({ ...one.marks, ...sent }),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', one.id)
        .execute()
    }
    const saved = await trx
      .selectFrom('mark_sheets')
      .where('id', '=', sheet.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    // What is typed has its history in the sheets; a correction is in the log, too.
    if (isCorrection) {
      await writeAudit({
        entity: 'markSheet',
        entityId: sheet.id,
        changes: { marks: { from: sheet.marks, to: marks }, reason: { from: null, to: reason } },
      })
    }
    return presentSheet(trx, saved)
  })
}

/** What is sent once more because its answer was lost: a stale version of what stands already is no other edit. */
function stands(marks: SheetMarks, sent: SheetMarks): boolean {
  const rows = Object.entries(sent)
  const isSame = ([id, values]: (typeof rows)[number]) =>
    marks[id]?.length === values.length && values.every((mark, at) => mark === marks[id]?.[at])
  return rows.length > 0 && rows.every(isSame)
}

/** The other finished entry of the same paper where both read it alike: what is corrected is the paper. */
function equalEntries(sheet: Sheet, { sheets }: RoundState): Sheet[] {
  return sheets
    .filter(isOfSheet(sheet))
    .filter(
      (other) =>
        other.id !== sheet.id &&
        other.finished_at !== null &&
        sheetDifferences(sheet.marks, other.marks).length === 0,
    )
}

/**
 * Finishes a sheet: from now on its marks count.
 * @throws Problem 404, 409 for somebody else's sheet, 422 naming dance, judge and entry
 */
export function finishSheet(
  context: Context,
  { path, body }: Input<'finishSheet'>,
): Promise<Answer<'finishSheet'>> {
  const actor = actorOf(context)
  return changeSheets(context, path, '', async (change) => {
    const { trx, writeAudit, state } = change
    const sheet = findSheet(change, path.sheetId)
    if (sheet.finished_at !== null) return presentSheet(trx, sheet)
    const typist = await requireTypist(trx, context)
    if (!isHeldBy(sheet, typist)) throw new Problem(409, 'sheet_claimed')
    refuseAlone(sheet, state, typist)
    refuseStale(body.version, sheet.version)
    refuseIncomplete(sheet.marks, sheet, state)
    await noteOfRound(trx, { actor, now: context.now }, state, [
      { kind: 'sheet.finished', body: sheetNameOf(sheet) },
    ])
    const finished = await trx
      .updateTable('mark_sheets')
      .set((eb) => ({ finished_at: context.now, version: eb('version', '+', 1) }))
      .where('id', '=', sheet.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const finished_at = { from: null, to: context.now.toISOString() }
    await writeAudit({ entity: 'markSheet', entityId: sheet.id, changes: { finished_at } })
    return presentSheet(trx, finished)
  })
}

/** @throws Problem 404; 409 for one that is void: its seat is empty from that dance on */
export function findSheet({ state }: Pick<MarksChange, 'state'>, id: number): Sheet {
  const sheet = state.sheets.find((one) => one.id === id)
  if (!sheet) throw new Problem(404, 'sheet_not_found')
  const seat = state.seats.find(({ letter }) => letter === sheet.letter)
  const isVoid = seat?.empty_in.includes(sheet.dance) === true
  if (isVoid) throw new Problem(409, 'seat_empty')
  return sheet
}
