import { dancerKey } from '@parket/domain/registration/dancers'
import { hasFinalOfPairs } from '@parket/domain/round/pairs'
import type { HeatEntry } from '@parket/domain/scoring/heats'
import type { Pair } from '@parket/domain/scoring/pairing'

import type { Contest } from '../../../records/contests.ts'
import type { PairInHeat } from './heatRows.ts'
import type { RoundPair, RoundRow, Starter } from './queries.ts'

/** Whether a round is the final of pairs of its contest. Contests of before had a final for each role. */
export function isOfPairs(
  contest: Contest,
  round: Pick<RoundRow, 'role' | 'round_index'>,
): boolean {
  return hasFinalOfPairs(contest) && round.role === null && round.round_index === 0
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
