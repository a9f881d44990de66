import { withEntries } from '@parket/domain/journal/foldMarks'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import { doingOf, keepText, type NewLine } from '../../../change/journal.ts'
import { readReason } from '../../../change/reason.ts'
import { actorOf, eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalid, Problem } from '../../../http/problem.ts'
import { changeMarks } from '../context.ts'
import { listLines } from '../journal.ts'
import { roundMarks } from '../present.ts'
import { markLine, noteCorrection, noteOfRound, sheetNameOf } from '../roundJournal.ts'
import { sheetFault } from '../sheetFault.ts'
import { requireTypist } from '../typists.ts'
import type { RoundState } from '../state.ts'
import { sheetFor, type LateBody } from './list.ts'

/**
 * Puts marks that came too late into their sheet, as a correction, or dismisses them: never without a person and a reason.
 *
 * @throws Problem 404; 409 when it was decided before, or the round has not begun; 422 without a reason, or where a judged
 *   round would no longer be
 */
export function decideLateMarks(
  context: Context,
  { path, body }: Input<'decideLateMarks'>,
): Promise<Answer<'decideLateMarks'>> {
  const { apply } = body
  if (apply === undefined) throw invalid({ apply: [problemText('required')] })
  return changeMarks(context, path, body.reason ?? '', async ({ trx, writeAudit, state }) => {
    const { name } = await requireTypist(trx, context)
    const reason = readReason(body.reason)
    const lines = await listLines(trx, eventOf(context).id, path.roundId)
    const late = lines.find(({ n, kind }) => n === path.lateN && kind === 'late')
    const given = late?.body as LateBody | undefined
    if (!given || given.state !== 'late') throw new Problem(404, 'late_not_found')
    const isDecided = lines.some(
      ({ kind, body: one }) =>
        (kind === 'late.applied' || kind === 'late.dismissed') &&
        (one as { of?: number }).of === path.lateN,
    )
    if (isDecided) throw new Problem(409, 'late_decided')
    const text = await keepText(trx, state.contest.event_id, reason)
    if (apply) await put(trx, context, state, given, { reason, text, name })
    await noteOfRound(trx, doingOf(context), state, [
      {
        kind: apply ? 'late.applied' : 'late.dismissed',
        body: { of: path.lateN, reason: text },
      },
    ])
    await writeAudit({
      entity: 'round',
      entityId: state.round.id,
      changes: {
        late_marks: { from: null, to: apply },
        reason: { from: null, to: reason },
      },
    })
    return roundMarks(trx, context, state)
  })
}

async function put(
  trx: Transaction<Database>,
  context: Context,
  state: RoundState,
  late: LateBody,
  { reason, text, name: by }: { reason: string; text: string | null; name: string },
): Promise<void> {
  const doing = doingOf(context)
  const { dance, attempt, letter, judge_id } = late
  const sheet = sheetFor(state, late)
  const name = sheet ?? { dance, attempt, letter, pass: 'first' as const, marks: {} }
  const marks = withEntries(name.marks, late.entries)
  const fault = sheetFault(marks, name, state)
  if (sheet?.finished_at && fault !== null) throw invalid({ marks: [fault] })
  const lines: NewLine[] = [
    markLine(state, name, late.entries, { source: late.source ?? 'station', reason: text }),
  ]
  const isNowFinished = fault === null && !sheet?.finished_at
  if (isNowFinished) lines.push({ kind: 'sheet.finished', body: sheetNameOf(name) })
  await noteOfRound(trx, doing, state, lines)
  const values = {
    marks: JSON.stringify(marks),
    ...(isNowFinished && { finished_at: context.now }),
  }
  if (!sheet) {
    await trx
      .insertInto('mark_sheets')
      .values({
        ...sheetNameOf(name),
        ...values,
        round_id: state.round.id,
        claimed_at: context.now,
        ...(late.source === 'emergency' ? actorOf(context) : { source: 'station' as const }),
        judge_id,
        round_version: late.round_version,
      })
      .execute()
    return
  }
  await trx
    .updateTable('mark_sheets')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', sheet.id)
    .execute()
  if (sheet.finished_at === null) return
  await trx
    .insertInto('mark_corrections')
    .values({
      sheet_id: sheet.id,
      ...actorOf(context),
      name: by,
      at: context.now,
      reason,
      before: JSON.stringify(sheet.marks),
      after: JSON.stringify(marks),
    })
    .execute()
  await noteCorrection(trx, doing, state, { sheet, reason: text })
}
