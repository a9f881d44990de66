import { problemText } from '@parket/domain/problems/catalogue'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { saltsOf } from '../marks/fileRound.ts'
import { lockJudge, type JudgeRow } from './queries.ts'

/**
 * Merges a judge into another one of the directory: events, panels and seats taken go over, the judge is gone.
 *
 * @returns the judge who stays
 * @throws Problem 404, 422 by field, 409 where both are at one event
 */
export function mergeJudge(
  context: Context,
  { path, body: { into } }: Input<'mergeJudge'>,
): Promise<JudgeRow> {
  if (into === undefined) throw invalidFields({ into: [problemText('required')] })
  if (into === path.id) throw invalidFields({ into: [problemText('judge_merge_self')] })
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    // In one order, so that two merges never wait for each other.
    const [first, second] = [path.id, into].toSorted((a, b) => a - b)
    const found = [await lockJudge(trx, first ?? 0), await lockJudge(trx, second ?? 0)]
    const gone = found.find((judge) => judge?.id === path.id)
    const kept = found.find((judge) => judge?.id === into)
    if (!gone) throw new Problem(404, 'judge_not_found')
    if (!kept || kept.team_id !== null)
      throw invalidFields({ into: [problemText('judge_not_found')] })
    await trx
      .updateTable('event_judges')
      .set({ judge_id: kept.id })
      .where('judge_id', '=', gone.id)
      .execute()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'event_judges_pkey')
          ? new Problem(409, 'judge_merge_met')
          : error
      })
    for (const table of [
      'panel_substitutions',
      'mark_sheets',
      'trainee_sheets',
      'approvals',
    ] as const) {
      await trx
        .updateTable(table)
        .set({ judge_id: kept.id })
        .where('judge_id', '=', gone.id)
        .execute()
    }
    await trx
      .updateTable('judges')
      .set({ merged_salts: [...kept.merged_salts, ...saltsOf(gone)] })
      .where('id', '=', kept.id)
      .execute()
    await trx.deleteFrom('judges').where('id', '=', gone.id).execute()
    await writeAudit({
      entity: 'judge',
      entityId: gone.id,
      changes: { id: { from: gone.id, to: kept.id } },
    })
    return kept
  })
}
