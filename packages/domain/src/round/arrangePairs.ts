import type { DancedPair } from '../marks/markedRows.ts'
import { closeHeats, type InHeat } from './heatsOfPairs.ts'

/** A pair of a final in its heat, by registration. */
export interface HeatPair extends DancedPair, InHeat {}

/**
 * The pairs after two of them exchanged the follower.
 * @param one where the first stands in the list
 */
export function swapFollowers(pairs: readonly HeatPair[], one: number, other: number): HeatPair[] {
  const [first, second] = [pairs[one], pairs[other]]
  if (!first || !second) return [...pairs]
  return pairs.map((pair, at) => {
    if (at === one) return { ...pair, follower_id: second.follower_id }
    return at === other ? { ...pair, follower_id: first.follower_id } : pair
  })
}

/** The pairs after one went to another heat; one past the last is a new heat, one left empty goes. */
export function movePair(pairs: readonly HeatPair[], at: number, heat: number): HeatPair[] {
  const moved = pairs.map((pair, index) => (index === at ? { ...pair, heat } : pair))
  return closeHeats(moved)
}

/** The pairs with this pass as the one that counts for whoever dances in several. */
export function scorePass(pairs: readonly HeatPair[], at: number): HeatPair[] {
  const chosen = pairs[at]
  if (!chosen) return [...pairs]
  const repeated = ({ leader_id, follower_id }: HeatPair) =>
    pairs.filter((pair) => pair.leader_id === leader_id).length > 1
      ? (pair: HeatPair) => pair.leader_id === leader_id
      : (pair: HeatPair) => pair.follower_id === follower_id
  const isOfSame = repeated(chosen)
  return pairs.map((pair, index) => (isOfSame(pair) ? { ...pair, scored: index === at } : pair))
}
