import { renewPairs, type PlacedPair } from '@parket/domain/round/pairs'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { invalid } from '../../http/problem.ts'
import { clearHeats, insertHeats, pairedHeatRows } from './heatRows.ts'
import { toPairInHeat, toPlaced } from './pairs.ts'
import { findEntries, type RoundRow } from './queries.ts'

/**
 * Brings the pairs of a final in line with who dances it, and stores them with their heats.
 *
 * @param dancing registrations that dance; the round's others stay in it without a partner
 * @param late of them those who came after the heats were locked
 * @throws Problem 422 when a role has nobody
 */
export async function storePairs(
  trx: Transaction<Database>,
  round: RoundRow,
  dancing: readonly number[],
  late: ReadonlySet<number>,
  unpaired: readonly number[] = unpairedIn(round, dancing),
): Promise<void> {
  const people = await findEntries(trx, dancing)
  const [leaders, followers] = (['leader', 'follower'] as const).map((role) =>
    people.filter((person) => person.role === role).map(({ id }) => String(id)),
  ) as [string[], string[]]
  if (leaders.length === 0 || followers.length === 0) {
    throw invalid({ status: [problemText('pairs_one_role')] })
  }
  await replacePairs(
    trx,
    round,
    heatsOf(renewPairs(round.pairs.map(toPlaced), leaders, followers)),
    late,
    unpaired,
  )
}

/** Stores these heats of pairs instead of those that the round has; who was late stays so. */
export async function replacePairs(
  trx: Transaction<Database>,
  round: RoundRow,
  heats: readonly PlacedPair[][],
  late: ReadonlySet<number>,
  unpaired: readonly number[],
): Promise<void> {
  const wasLate = new Set(round.entries.flatMap(({ id, is_late }) => (is_late ? [id] : [])))
  const { entries, pairs } = pairedHeatRows(
    round.id,
    heats.map((heat) => heat.map(toPairInHeat)),
    unpaired,
  )
  const marked = entries.map((row) => {
    const { registration_id: id } = row
    return Object.assign({}, row, { is_late: late.has(id) || wasLate.has(id) })
  })
  await clearHeats(trx, round)
  await insertHeats(trx, [{ entries: marked, pairs }])
}

/** Pairs by heat. */
export function heatsOf<P extends { heat: number }>(pairs: readonly P[]): P[][] {
  return [...Map.groupBy(pairs, ({ heat }) => heat).values()]
}

/** Who belongs to a round and does not dance it. */
export function unpairedIn({ entries }: RoundRow, dancing: readonly number[]): number[] {
  return entries.map(({ id }) => id).filter((id) => !dancing.includes(id))
}
