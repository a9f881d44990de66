import { drawFrom } from '@parket/domain/draw/drawFrom'
import { toDrawInput } from '@parket/domain/draw/drawInput'
import { problemText } from '@parket/domain/problems/catalogue'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { DrawInput, PairOfHeat } from '@parket/domain/scoring/fileDraw'

import { invalidFields } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import type { Floors } from './floors.ts'
import { heatRows, pairedHeatRows, type HeatRows } from './heatRows.ts'
import { isOfPairs } from './pairs.ts'
import type { RoundPair, RoundRow, Starter } from './queries.ts'

/** What heats are drawn of. */
export interface HeatsOf {
  contest: Contest
  round: Pick<RoundRow, 'id' | 'contest_id' | 'role' | 'round_index' | 'type' | 'dances'>
  /** Who dances. */
  starters: readonly Starter[]
  /** The pairs of the round that is danced again: they stay together. */
  again?: readonly RoundPair[]
  /** Who belongs to the round and does not dance it. */
  unpaired?: readonly number[]
}

/** What the journal keeps of a draw besides its seed and heats. */
export interface DrawRecord {
  input: DrawInput
  /** As they were drawn; none where the round is not danced by pairs. */
  pairs: PairOfHeat[]
}

/** Heats to be stored, and the record of their draw. */
export interface DrawnRows {
  rows: HeatRows
  record: DrawRecord
}

/**
 * Draws the heats of a round from a seed; of a final of pairs who dances with whom, too (docs/rules/rounds-and-heats.md,
 * «Heats», «Pairs of a final»). Who dances twice dances in two heats. They follow from the input of the record
 * alone, so anybody who has it can draw them again.
 *
 * @throws Problem 422 when in a final of pairs a role has nobody
 */
export function drawHeatsOf(
  { contest, round, starters, again = [], unpaired = [] }: HeatsOf,
  seed: string,
  floors: Floors,
): DrawnRows {
  const paired = isOfPairs(contest, round)
  const leaders = starters.filter(({ role }) => role === 'leader').map(({ id }) => id)
  if (paired && (leaders.length === 0 || leaders.length === starters.length)) {
    throw invalidFields({ status: [problemText('pairs_one_role')] })
  }
  const input = toDrawInput(starters.map(toDrawnEntry), {
    heatSize: contest.heat_size,
    seed,
    elsewhere: floors.elsewhere(round, contest),
    ...(paired && { leaders, again: again.map(toPairOfHeat) }),
  })
  const { heats, pairs } = drawFrom(input, seed)
  const byId = new Map(starters.map((starter) => [starter.id, starter]))
  floors.add(
    round,
    contest,
    heats.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
  )
  const record = { input, pairs }
  if (!paired) return { rows: { entries: heatRows(round.id, heats), pairs: [] }, record }
  const inHeats = heats.map((_, at) =>
    pairs
      .filter(({ heat }) => heat === at + 1)
      .map(({ leader, follower, scored }) => ({
        leader_id: leader,
        follower_id: follower,
        scored,
      })),
  )
  return { rows: pairedHeatRows(round.id, inHeats, unpaired), record }
}

function toDrawnEntry({ id, city, dancers }: Starter) {
  return { id, dancers: dancers.map(dancerKey), group: city }
}

function toPairOfHeat({ leader_id, follower_id, scored, heat }: RoundPair) {
  return { leader: leader_id, follower: follower_id, scored, heat }
}
