import { problemText } from '@parket/domain/problems/catalogue'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findRound, refuseFixedHeats } from './find.ts'
import { heatRows } from './heatRows.ts'
import { readRound } from './present.ts'
import type { RoundRow } from './queries.ts'
import { raiseRoundVersion } from './queries.ts'

/**
 * Moves entries between heats: the heats as they are wanted, whole. Empty ones are left out.
 *
 * @throws Problem 404, 409 for a stale edit, heats not drawn or locked, or a final of pairs, 422 when an entry is missing, doubled or foreign
 */
export function arrangeHeats(
  context: Context,
  { path, body }: Input<'arrangeHeats'>,
): Promise<Answer<'arrangeHeats'>> {
  const heats = (body.heats ?? []).filter((heat) => heat.length > 0)
  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const { round } = await findRound(trx, context, path)
    refuseStale(body.version, round.version)
    if (round.pairs.length > 0) throw new Problem(409, 'round_of_pairs')
    refuseFixedHeats(round)
    const before = heatsOf(round)
    if (!isSameEntries(before.flat(), heats.flat())) {
      throw invalidFields({ heats: [problemText('heats_other_entries')] })
    }
    await trx.deleteFrom('heat_entries').where('round_id', '=', round.id).execute()
    await trx.insertInto('heat_entries').values(heatRows(round.id, heats)).execute()
    await raiseRoundVersion(trx, round.id)
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: { heats: { from: before, to: heats } },
    })
    return readRound(trx, context, path)
  })
}

function heatsOf({ entries }: RoundRow): number[][] {
  return [...Map.groupBy(entries, ({ heat }) => heat).values()].map((heat) =>
    heat.map(({ id }) => id),
  )
}

/** Whether these are the same entries, each once. */
function isSameEntries(entries: readonly number[], wanted: readonly number[]): boolean {
  const ids = new Set(wanted)
  return wanted.length === entries.length && entries.every((id) => ids.has(id))
}
