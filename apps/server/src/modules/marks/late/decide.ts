import { problemText } from '@parket/domain/problems/catalogue'

import { doingOf, keepText } from '../../../change/journal.ts'
import { readReason } from '../../../change/reason.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { changeMarks } from '../context.ts'
import { listLines } from '../journalLines.ts'
import { roundMarks } from '../present.ts'
import { noteOfRound } from '../roundJournal.ts'
import { lateMarks } from './lines.ts'
import { putLateMarks } from './put.ts'
import { requireTypist } from '../typists.ts'

/**
 * Puts marks that came too late into their sheet, as a correction, or dismisses them: never without a person and a reason.
 * With them go those of the same sheet that came before and wait.
 *
 * @throws Problem 404; 409 when it was decided before, the round has not begun, or there is no sheet to put them into; 422
 *   without a reason, or where a judged round would no longer be
 */
export function decideLateMarks(
  context: Context,
  { path, body }: Input<'decideLateMarks'>,
): Promise<Answer<'decideLateMarks'>> {
  const { apply } = body
  if (apply === undefined) throw invalidFields({ apply: [problemText('required')] })
  return changeMarks(context, path, body.reason ?? '', async (change) => {
    const { trx, writeAudit, state } = change
    const typist = await requireTypist(trx, context)
    const reason = readReason(body.reason)
    const lines = await listLines(trx, eventOf(context).id, path.roundId)
    // What came after those that were seen waits for a decision of its own.
    const seen = lines.filter(({ kind, n }) => kind !== 'late' || n <= path.lateN)
    const late = lateMarks(seen).find((one) => one.lines.some(({ n }) => n === path.lateN))
    if (!late) throw new Problem(404, 'late_not_found')
    if (late.decided !== null) throw new Problem(409, 'late_decided')
    const text = await keepText(trx, state.contest.event_id, reason)
    if (apply) await putLateMarks(change, context, late, { typist, reason, text })
    await noteOfRound(
      trx,
      doingOf(context),
      state,
      late.lines.map(({ n }) => ({
        kind: apply ? 'late.applied' : 'late.dismissed',
        body: { of: n, reason: text },
      })),
    )
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
