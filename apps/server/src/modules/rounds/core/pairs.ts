import { dancerKey } from '@parket/domain/registration/dancers'
import { hasFinalOfPairs, pairsOfHeat, renewPairs } from '@parket/domain/round/pairs'
import { drawHeats, type HeatEntry } from '@parket/domain/scoring/heats'
import { drawPairs, type Pair } from '@parket/domain/scoring/pairing'
import { problemText } from '@parket/domain/problems/catalogue'

import { invalid } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import type { Floors } from './floors.ts'
import { pairedHeatRows, type HeatRows, type PairInHeat } from './heatRows.ts'
import type { RoundPair, RoundRow, Starter } from './queries.ts'

/** Whether a round is the final of pairs of its contest. Contests of before had a final for each role. */
export function isOfPairs(
  contest: Contest,
  round: Pick<RoundRow, 'role' | 'round_index'>,
): boolean {
  return hasFinalOfPairs(contest) && round.role === null && round.round_index === 0
}

/** What pairs are drawn of. */
export interface PairDraw {
  contest: Contest
  round: Pick<RoundRow, 'id' | 'contest_id' | 'role' | 'round_index' | 'type' | 'dances'>
  /** Who dances. */
  starters: readonly Starter[]
  /** The pairs of the round that is danced again: they stay together. */
  again?: readonly RoundPair[]
  /** Who belongs to the round and does not dance it. */
  unpaired?: readonly number[]
}

/**
 * Draws the pairs of a final and their heats from a seed (docs/rules/rounds-and-heats.md, «Pairs of a final»). Who
 * dances twice dances in two heats.
 *
 * @throws Problem 422 when a role has nobody
 */
export function drawFinalOfPairs(
  { contest, round, starters, again = [], unpaired = [] }: PairDraw,
  seed: string,
  floors: Floors,
): HeatRows {
  const [leaders, followers] = (['leader', 'follower'] as const).map((role) =>
    starters.filter((starter) => starter.role === role).map(({ id }) => String(id)),
  ) as [string[], string[]]
  if (leaders.length === 0 || followers.length === 0) {
    throw invalid({ status: [problemText('pairs_one_role')] })
  }
  const pairs: Pair[] =
    again.length > 0
      ? renewPairs(again.map(toPlaced), leaders, followers)
      : drawPairs(leaders, followers, { seed })
  const peopleOf = byId(starters)
  const { heats } = drawHeats(
    pairs.map((pair) => toPairEntry(pair, peopleOf)),
    {
      heatSize: pairsOfHeat(pairs, contest.heat_size),
      seed,
      elsewhere: floors.elsewhere(round, contest),
    },
  )
  const pairOf = new Map(pairs.map((pair) => [pairId(pair), pair]))
  const drawn = heats.map((ids) => ids.map((id) => pairOf.get(id) as Pair))
  floors.add(
    round,
    contest,
    drawn.map((heat) => heat.flatMap((pair) => peopleOf(pair))),
  )
  return pairedHeatRows(
    round.id,
    drawn.map((heat) => heat.map(toPairInHeat)),
    unpaired,
  )
}

/** A stored pair as the rules take it. */
export function toPlaced({ heat, leader_id, follower_id, scored }: RoundPair) {
  return { leader: String(leader_id), follower: String(follower_id), scored, heat: heat - 1 }
}

/** A pair of the rules as it is stored. */
export function toPairInHeat({ leader, follower, scored }: Pair): PairInHeat {
  return { leader_id: Number(leader), follower_id: Number(follower), scored }
}

type Person = Pick<Starter, 'id' | 'dancers'>

function byId<P extends Person>(people: readonly P[]): (pair: Pair) => P[] {
  const found = new Map(people.map((person) => [String(person.id), person]))
  return ({ leader, follower }) => [leader, follower].flatMap((id) => found.get(id) ?? [])
}

/** A pair as heats take it: neither of the two dances twice in one. */
function toPairEntry(pair: Pair, peopleOf: (pair: Pair) => Person[]): HeatEntry {
  const dancerIds = peopleOf(pair).flatMap(({ dancers }) => dancers.map(dancerKey))
  return { id: pairId(pair), dancerIds }
}

function pairId({ leader, follower }: Pair): string {
  return `${leader} ${follower}`
}

/** The pairs of a round as heats take them, and the registrations of each. */
export function pairEntries({ pairs, entries }: Pick<RoundRow, 'pairs' | 'entries'>): {
  heats: string[][]
  entries: HeatEntry[]
  registrationsOf: (id: string) => number[]
} {
  const peopleOf = byId(entries)
  const placed = pairs.map(toPlaced)
  const heats = [...Map.groupBy(placed, ({ heat }) => heat).values()]
  return {
    heats: heats.map((heat) => heat.map(pairId)),
    entries: placed.map((pair) => toPairEntry(pair, peopleOf)),
    registrationsOf: (id) => id.split(' ').map(Number),
  }
}
