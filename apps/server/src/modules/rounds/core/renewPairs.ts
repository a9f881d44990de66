import { pairsByHeat } from '@parket/domain/round/heatsOfPairs'
import { renewPairs, type PlacedPair } from '@parket/domain/round/pairs'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import { clearHeats, insertHeats, pairedHeatRows } from './heatRows.ts'
import { refuseMarked } from './marked.ts'
import { toPairInHeat, toPlaced } from './pairs.ts'
import { findEntries, type RoundRow } from './queries.ts'

/**
 * Brings the pairs of a final in line with who dances it, and stores them with their heats. Whoever left the
 * round stays in it without a partner. Marks stand by one of a pair: once there are any the pairs stay as
 * they were danced, and who leaves is an exit.
 *
 * @param belonging registrations of the round, those who left it too
 * @param late of them those who came after the heats were locked
 * @throws Problem 409 for a round with marks, 422 when a role has nobody
 */
export async function storePairs(
  trx: Transaction<Database>,
  round: RoundRow,
  belonging: readonly number[],
  late: ReadonlySet<number>,
): Promise<void> {
  await refuseMarked(trx, [round.id])
  const left = await findLeft(trx, round)
  const dancing = belonging.filter((id) => !left.has(id))
  const people = await findEntries(trx, dancing)
  const [leaders, followers] = (['leader', 'follower'] as const).map((role) =>
    people.filter((person) => person.role === role).map(({ id }) => String(id)),
  ) as [string[], string[]]
  if (leaders.length === 0 || followers.length === 0) {
    throw invalidFields({ status: [problemText('pairs_one_role')] })
  }
  await replacePairs(
    trx,
    round,
    pairsByHeat(renewPairs(round.pairs.map(toPlaced), leaders, followers)),
    late,
    belonging.filter((id) => left.has(id)),
  )
}

/** Who left the round: absent when it was called, withdrawn, disqualified. */
async function findLeft(
  trx: Transaction<Database>,
  { id }: RoundRow,
): Promise<ReadonlySet<number>> {
  const exits = await trx
    .selectFrom('round_exits')
    .where('round_id', '=', id)
    .select('registration_id')
    .execute()
  return new Set(exits.map(({ registration_id }) => registration_id))
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
