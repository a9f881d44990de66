import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import { doingOf, keepText, noteOfEvent } from '../../change/journal.ts'
import { readReason } from '../../change/reason.ts'
import { actorOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findEventJudge } from '../../records/eventJudges.ts'
import { refuseSeatedTwice } from '../rounds/panels/seatedTwice.ts'
import { raiseRoundVersion } from '../rounds/core/queries.ts'
import { changeDecided } from './context.ts'
import { roundMarks } from './present.ts'
import { markLine, noteOfRound } from './roundJournal.ts'
import { currentSheets, type RoundState, type Sheet } from './state.ts'

/**
 * From a dance of a round on another judge of the event sits in a seat of the panel: the letter stays,
 * both names stand on the protocol. What the judge's device has half given of the dance is void.
 *
 * @throws Problem 404; 409 when the seat changed hands at this dance, or its marks are given or typed already; 422
 */
export function substituteJudge(
  context: Context,
  { path, body }: Input<'substituteJudge'>,
): Promise<Answer<'substituteJudge'>> {
  const actor = actorOf(context)
  return changeDecided(context, path, '', async ({ trx, writeAudit, state }) => {
    const { dance = '', letter = '', judge_id: judgeId = 0 } = body
    const reason = readReason(body.reason)
    const errors: FieldErrors = {}
    const seat = state.seats.find((one) => one.letter === letter)
    const judge = await findEventJudge(trx, state.contest.event_id, judgeId)
    const isSeated = state.seats.some(({ judges }) => judges.at(-1)?.judge_id === judgeId)
    if (!state.dances.includes(dance)) addError(errors, 'dance', problemText('dance_foreign'))
    if (!seat) addError(errors, 'letter', problemText('letter_foreign'))
    else if (seat.empty_from !== null) addError(errors, 'letter', problemText('seat_empty'))
    if (!judge) addError(errors, 'judge_id', problemText('judge_foreign'))
    else if (judge.role === 'trainee') addError(errors, 'judge_id', problemText('judge_trainee'))
    else if (isSeated) addError(errors, 'judge_id', problemText('judge_seated'))
    if (hasErrors(errors)) throw invalidFields(errors)
    const begun = currentSheets(state, dance, letter)
    const isGiven = begun.some((one) => one.source === 'paper' || one.finished_at !== null)
    const isTaken = seat?.judges.some(
      (one) => one.round_id === state.round.id && one.dance === dance,
    )
    if (isGiven || isTaken) throw new Problem(409, 'seat_judged')
    const row = { round_id: state.round.id, dance, letter, judge_id: judgeId, reason }
    await trx
      .insertInto('panel_substitutions')
      .values({ ...row, ...actor, at: context.now })
      .execute()
    await refuseSeatedTwice(trx, state.contest, 'judge_id')
    const text = await keepText(trx, state.contest.event_id, reason)
    await handOver(trx, context, state, begun, { judgeId, reason: text })
    await writeAudit({
      entity: 'round',
      entityId: state.round.id,
      changes: {
        [`seats.${letter}`]: { from: seat?.judges.at(-1)?.judge_id ?? null, to: judgeId },
        reason: { from: null, to: reason },
      },
    })
    const { contest, round } = state
    await noteOfEvent(trx, context, contest.event_id, {
      kind: 'panel',
      body: {
        contest_id: contest.id,
        round_id: round.id,
        letter,
        dance,
        judge_id: judgeId,
        reason: text,
      },
    })
    await raiseRoundVersion(trx, round.id)
    return roundMarks(trx, context, state)
  })
}

/** The half given sheets of a device, emptied, are the substitute's; the journal keeps what stood in them. */
async function handOver(
  trx: Transaction<Database>,
  context: Context,
  state: RoundState,
  sheets: readonly Sheet[],
  { judgeId, reason }: { judgeId: number; reason: string | null },
): Promise<void> {
  if (sheets.length === 0) return
  const lines = sheets.map((sheet) => {
    const none = Object.fromEntries(Object.keys(sheet.marks).map((id) => [id, null]))
    return markLine(state, sheet, none, { source: 'station', reason })
  })
  await noteOfRound(trx, doingOf(context), state, lines)
  for (const { id } of sheets) {
    await trx
      .updateTable('mark_sheets')
      .set((eb) => ({ marks: '{}', judge_id: judgeId, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
