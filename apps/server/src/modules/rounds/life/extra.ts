import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { extraRoundProblem } from '@parket/domain/round/extraRound'
import { checkRoundPlan } from '@parket/domain/round/plan'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findRound } from '../core/find.ts'
import { refuseMarked } from '../core/marked.ts'
import { expectedEntries, roundAmong } from '../core/order.ts'
import { copyOwnPanel } from '../core/ownPanels.ts'
import { readRound } from '../core/present.ts'
import { listRounds } from '../core/queries.ts'
import { followRounds } from './contests.ts'

/**
 * Adds a hope round, or a redance of a judged round with its dances (docs/rules/rounds-and-heats.md,
 * «Hope rounds and redances»). It is planned, and drawn like any other.
 *
 * @throws Problem 404, 409 while the places are public, 422 where it cannot be
 */
export function addRound(
  context: Context,
  { path, body }: Input<'addRound'>,
): Promise<Answer<'addRound'>> {
  const { type } = body
  if (type !== 'hope' && type !== 'redance') throw invalidFields({ type: [problemText('invalid')] })
  const work = async (tx: AuditedEventTransaction) => {
    const { trx, writeAudit } = tx
    const { contest, round } = await findRound(trx, context, path)
    if (contest.status === 'published') throw new Problem(409, 'contest_published')
    const rounds = await listRounds(trx, contest.id)
    const problem = extraRoundProblem(type, roundAmong(round), rounds.map(roundAmong))
    if (problem !== null) throw invalidFields({ type: [problemText(problem)] })
    const advance = type === 'redance' ? round.advance : (body.advance ?? 0)
    const errors = checkRoundPlan(
      { advance },
      {
        index: round.round_index,
        ...expectedEntries({ ...round, type, entries: [] }, rounds),
        contest,
      },
    )
    if (hasErrors(errors)) throw invalidFields(errors)
    const { contest_id, event_id, role, round_index, dances } = round
    const { id } = await trx
      .insertInto('rounds')
      .values({ contest_id, event_id, role, round_index, dances, type, advance })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Whoever judged the round judges it again, and its hope round.
    await copyOwnPanel(trx, round.id, id)
    await writeAudit({
      entity: 'round',
      entityId: id,
      changes: { type: { from: null, to: type }, advance: { from: null, to: advance } },
    })
    await followRounds(tx, context, contest)
    return readRound(trx, context, { id: path.id, roundId: id })
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

/**
 * Takes away a hope round or a redance that was not drawn.
 * @throws Problem 404; 409 for a main round, and one with heats, marks or decisions
 */
export function removeRound(context: Context, { path }: Input<'removeRound'>): Promise<void> {
  const work = async (tx: AuditedEventTransaction) => {
    const { trx, writeAudit } = tx
    const { contest, round } = await findRound(trx, context, path)
    if (round.type === 'main' || round.status !== 'planned') {
      throw new Problem(409, 'extra_round_kept')
    }
    await refuseMarked(trx, [round.id])
    await trx.deleteFrom('rounds').where('id', '=', round.id).execute()
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: { type: { from: round.type, to: null } },
    })
    await followRounds(tx, context, contest)
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}
