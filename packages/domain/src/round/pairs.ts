import type { Scoring } from '../contest/status.ts'
import type { Pair } from '../scoring/pairing.ts'
import { closeHeats, type InHeat } from './heatsOfPairs.ts'

/** A pair of a final in its heat, as the rules of scoring know its two. */
export interface PlacedPair extends Pair, InHeat {}

/**
 * Whether the final of a contest is danced by pairs of a leader and a follower who came through rounds of
 * their own (docs/rules/rounds-and-heats.md, «Pairs of a final»).
 */
export function hasFinalOfPairs(contest: { scoring: Scoring; jnj_role_split: boolean }): boolean {
  return contest.jnj_role_split && contest.scoring === 'relative-placement'
}

/** The most pairs of a heat with which nobody has to dance in one heat twice. */
export function pairsOfHeat(pairs: readonly Pair[], heatSize: number): number {
  const most = Math.max(1, ...pairs.map((pair) => pairsOf(pair, pairs)))
  return most === 1 ? heatSize : Math.min(heatSize, Math.ceil(pairs.length / (most - 1)) - 1)
}

/** How often the one of a pair dances who dances more. */
function pairsOf({ leader, follower }: Pair, pairs: readonly Pair[]): number {
  return Math.max(
    pairs.filter((one) => one.leader === leader).length,
    pairs.filter((one) => one.follower === follower).length,
  )
}

/**
 * Whether pairs are those of a final: everybody in one, of the larger role once.
 *
 * @param leaders all of them, each once
 */
export function arePairsOf(
  pairs: readonly { leader: string; follower: string }[],
  leaders: readonly string[],
  followers: readonly string[],
): boolean {
  const given = {
    leaders: new Set(pairs.map(({ leader }) => leader)),
    followers: new Set(pairs.map(({ follower }) => follower)),
  }
  return (
    pairs.length === Math.max(leaders.length, followers.length) &&
    given.leaders.size === leaders.length &&
    given.followers.size === followers.length &&
    leaders.every((id) => given.leaders.has(id)) &&
    followers.every((id) => given.followers.has(id))
  )
}

/**
 * Pairs with the pass that is scored marked: of whoever dances in several the one that was chosen, else the
 * first.
 */
export function withScoredPasses<P extends Pair>(pairs: readonly P[]): P[] {
  const scoredOf = (own: P[]) => {
    const chosen = own.filter(({ scored }) => scored)
    return chosen.length === 1 ? chosen[0] : own[0]
  }
  return pairs.map((pair) => {
    const byLeader = pairs.filter(({ leader }) => leader === pair.leader)
    const byFollower = pairs.filter(({ follower }) => follower === pair.follower)
    return { ...pair, scored: scoredOf(byLeader) === pair && scoredOf(byFollower) === pair }
  })
}

/**
 * Brings pairs in line with those who dance now. Who stays together stays; those left alone dance with each
 * other, then in the place of somebody's repeat, then with whoever of the other role has danced least. A
 * repeat that nobody needs any more goes.
 *
 * @returns heat by heat, in the order that there was; new ones behind, in the smallest heat where neither
 *   dances, else in one of their own
 */
export function renewPairs(
  pairs: readonly PlacedPair[],
  leaders: readonly string[],
  followers: readonly string[],
): PlacedPair[] {
  if (leaders.length === 0 || followers.length === 0) return []
  const kept = pairs.filter(
    ({ leader, follower }) => leaders.includes(leader) && followers.includes(follower),
  )
  const aloneLeaders = leaders.filter((id) => !kept.some(({ leader }) => leader === id))
  const aloneFollowers = followers.filter((id) => !kept.some(({ follower }) => follower === id))
  const together = Math.min(aloneLeaders.length, aloneFollowers.length)
  for (let at = 0; at < together; at += 1) {
    place(kept, aloneLeaders[at] as string, aloneFollowers[at] as string)
  }
  for (const leader of aloneLeaders.slice(together)) {
    const repeat = repeatOf(kept, 'leader')
    if (repeat) kept[kept.indexOf(repeat)] = { ...repeat, leader, scored: true }
    else place(kept, leader, leastDanced(kept, 'follower', followers))
  }
  for (const follower of aloneFollowers.slice(together)) {
    const repeat = repeatOf(kept, 'follower')
    if (repeat) kept[kept.indexOf(repeat)] = { ...repeat, follower, scored: true }
    else place(kept, leastDanced(kept, 'leader', leaders), follower)
  }
  return withScoredPasses(closeHeats(kept))
}

type Role = 'leader' | 'follower'

/**
 * A pass that somebody of the role dances once more, of whoever dances most: «fewest repeats first»
 * (docs/rules/rounds-and-heats.md, «Pairs of a final»). The last of those that are not scored.
 */
function repeatOf(pairs: readonly PlacedPair[], role: Role): PlacedPair | undefined {
  const passesOf = (pair: PlacedPair) => pairs.filter((one) => one[role] === pair[role]).length
  const most = Math.max(0, ...pairs.map(passesOf))
  if (most <= 1) return undefined
  // Of whoever repeats one pass at most is scored.
  return pairs.findLast((pair) => passesOf(pair) === most && !pair.scored)
}

function leastDanced(pairs: readonly PlacedPair[], role: Role, ids: readonly string[]): string {
  const dances = (id: string) => pairs.filter((pair) => pair[role] === id).length
  return ids.toSorted((one, other) => dances(one) - dances(other))[0] as string
}

/** Puts a new pair behind those of the smallest heat where neither dances. */
function place(pairs: PlacedPair[], leader: string, follower: string): void {
  const heats = [...new Set(pairs.map(({ heat }) => heat))].sort((one, other) => one - other)
  const inHeat = (heat: number) => pairs.filter((pair) => pair.heat === heat)
  const free = heats.filter((heat) =>
    inHeat(heat).every((pair) => pair.leader !== leader && pair.follower !== follower),
  )
  const [smallest] = free.toSorted((one, other) => inHeat(one).length - inHeat(other).length)
  const heat = smallest ?? (heats.at(-1) ?? -1) + 1
  pairs.push({ leader, follower, scored: false, heat })
}
