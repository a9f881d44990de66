import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkRoundPlan } from '@parket/domain/round/plan'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findRound } from './find.ts'
import { readRound } from './present.ts'
import { expectedEntries } from './order.ts'
import { listRounds } from './queries.ts'

/**
 * Changes how many go on from a round, and its own dances, before it begins (docs/rules/rounds-and-heats.md,
 * «Who goes on», «Dances of a round»).
 *
 * @throws Problem 404; 409 for a stale edit or a round that has begun; 422
 */
export function planRound(
  context: Context,
  { path, body }: Input<'planRound'>,
): Promise<Answer<'planRound'>> {
  const { advance, dances, version } = body
  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const { contest, round } = await findRound(trx, context, path)
    refuseStale(version, round.version)
    if (!['planned', 'drawn', 'locked'].includes(round.status)) {
      throw new Problem(409, 'round_begun')
    }
    const rounds = await listRounds(trx, contest.id)
    const errors = checkRoundPlan(
      { advance, dances },
      { index: round.round_index, ...expectedEntries(round, rounds), contest },
    )
    if (hasErrors(errors)) throw invalidFields(errors)
    const planned = {
      advance: advance ?? round.advance,
      // In the contest's order, whatever was sent.
      dances: dances ? contest.dances.filter((dance) => dances.includes(dance)) : round.dances,
    }
    await trx
      .updateTable('rounds')
      .set((eb) => ({ ...planned, version: eb('version', '+', 1) }))
      .where('id', '=', round.id)
      .execute()
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: {
        ...(advance !== undefined && { advance: { from: round.advance, to: planned.advance } }),
        ...(dances && { dances: { from: round.dances, to: planned.dances } }),
      },
    })
    return readRound(trx, context, path)
  })
}
