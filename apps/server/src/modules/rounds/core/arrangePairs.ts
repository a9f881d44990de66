import { problemText } from '@parket/domain/problems/catalogue'
import { pairsByHeat } from '@parket/domain/round/heatsOfPairs'
import { arePairsOf, withScoredPasses, type PlacedPair } from '@parket/domain/round/pairs'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findRound, refuseFixedHeats } from './find.ts'
import { toPlaced } from './pairs.ts'
import { readRound } from './present.ts'
import { replacePairs } from './renewPairs.ts'
import { raiseRoundVersion } from './queries.ts'

/**
 * Changes the pairs of a final and their heats: the whole list is sent. Everybody
 * stays in one, those of the larger role in one alone. In a redance pairs only change heats.
 *
 * @throws Problem 404; 409 for a stale edit, heats not drawn or locked, a round without pairs or other pairs of
 *   a redance; 422 for other people
 */
export function arrangePairs(
  context: Context,
  { path, body }: Input<'arrangePairs'>,
): Promise<Answer<'arrangePairs'>> {
  const wanted = (body.heats ?? []).flatMap((heat, at) =>
    heat.map(({ leader_id = 0, follower_id = 0, scored = true }): PlacedPair => ({
      leader: String(leader_id),
      follower: String(follower_id),
      scored,
      heat: at,
    })),
  )
  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const { round } = await findRound(trx, context, path)
    refuseStale(body.version, round.version)
    refuseFixedHeats(round)
    if (round.pairs.length === 0) throw new Problem(409, 'round_without_pairs')
    const before = round.pairs.map(toPlaced)
    const [leaders, followers] = [
      [...new Set(before.map(({ leader }) => leader))],
      [...new Set(before.map(({ follower }) => follower))],
    ]
    if (!arePairsOf(wanted, leaders, followers)) {
      throw invalidFields({ heats: [problemText('pairs_other_people')] })
    }
    const after = withScoredPasses(wanted)
    if (round.type === 'redance' && !areSamePasses(before, after)) {
      throw new Problem(409, 'redance_other_pairs')
    }
    const heats = pairsByHeat(after)
    const dancing = new Set([...leaders, ...followers].map(Number))
    const unpaired = round.entries.map(({ id }) => id).filter((id) => !dancing.has(id))
    await replacePairs(trx, round, heats, new Set(), unpaired)
    await raiseRoundVersion(trx, round.id)
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: { pairs: { from: pairsByHeat(before).map(toNoted), to: heats.map(toNoted) } },
    })
    return readRound(trx, context, path)
  })
}

/** «With another partner it would be another contest»: the pairs of a round that is danced again stay. */
function areSamePasses(before: readonly PlacedPair[], after: readonly PlacedPair[]): boolean {
  const passes = new Set(before.map(passOf))
  return after.every((pair) => passes.has(passOf(pair)))
}

function passOf({ leader, follower, scored }: PlacedPair): string {
  return `${leader} ${follower} ${scored}`
}

/** A heat as the log keeps it: leader and follower of each pair, and whether its pass counts for both. */
function toNoted(heat: readonly PlacedPair[]): [number, number, boolean][] {
  return heat.map(({ leader, follower, scored }) => [Number(leader), Number(follower), scored])
}
