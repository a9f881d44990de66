import { scorePass, swapFollowers, type HeatPair } from '../round/arrangePairs.ts'
import { arePairsOf, withScoredPasses } from '../round/pairs.ts'
import { drawPairs } from '../scoring/pairing.ts'
import type { FilePairs } from './decided.ts'

/** Who dances a final of pairs, by start number: both roles came through rounds of their own. */
export interface Pairing {
  leaders: number[]
  followers: number[]
}

type Partners = FilePairs[number]

/** Draws pairs as the server does: the same people and the same seed give the same pairs. */
export function drawnPairs({ leaders, followers }: Pairing, seed: string): FilePairs {
  return drawPairs(leaders.map(String), followers.map(String), { seed }).map(toFilePair)
}

/** Whether pairs are still those of the people who go on. */
export function arePairsFor(pairs: FilePairs, { leaders, followers }: Pairing): boolean {
  return arePairsOf(pairs.map(toTexts), leaders.map(String), followers.map(String))
}

/** Two of the pairs exchange the follower; one pass of whoever dances twice counts. */
export function withFollowerOf(pairs: FilePairs, one: number, other: number): FilePairs {
  const swapped = swapFollowers(toHeatPairs(pairs), one, other).map(toPartners)
  return withScoredPasses(swapped.map(toTexts)).map(toFilePair)
}

/** This pass is the one that counts for whoever dances in several. */
export function withScoredPass(pairs: FilePairs, at: number): FilePairs {
  return scorePass(toHeatPairs(pairs), at).map(toPartners)
}

/** Who of a pair dances in several; null: nobody. */
export function repeatedIn({ leader, follower }: Partners, pairs: FilePairs): number | null {
  if (pairs.filter((one) => one.leader === leader).length > 1) return leader
  return pairs.filter((one) => one.follower === follower).length > 1 ? follower : null
}

function toHeatPairs(pairs: FilePairs): HeatPair[] {
  return pairs.map(({ leader, follower, scored }) => ({
    leader_id: leader,
    follower_id: follower,
    scored,
    heat: 0,
  }))
}

function toPartners({ leader_id, follower_id, scored }: HeatPair): Partners {
  return { leader: leader_id, follower: follower_id, scored }
}

function toTexts({ leader, follower, scored }: Partners) {
  return { leader: String(leader), follower: String(follower), scored }
}

function toFilePair({ leader, follower, scored }: ReturnType<typeof toTexts>): Partners {
  return { leader: Number(leader), follower: Number(follower), scored }
}
