import { pairsByHeat } from '../round/heatsOfPairs.ts'
import { pairsOfHeat, renewPairs } from '../round/pairs.ts'
import { drawHeats, type HeatEntry } from '../scoring/heats.ts'
import { drawPairs, type Pair } from '../scoring/pairing.ts'
import { ScoringError } from '../scoring/scoringError.ts'
import {
  drawAlgorithm,
  type DrawInput,
  type DrawnHeats,
  type PairOfHeat,
} from '../scoring/fileDraw.ts'

/**
 * Draws heats, and pairs where the round is danced by pairs: the server by registrations, whoever checks a result file
 * by start numbers (docs/result-file.md, «The draw»). What a number names is no part of it, only the order.
 *
 * @throws ScoringError `bad_file` for another algorithm; as `drawPairs`, `drawHeats`
 */
export function drawFrom(input: DrawInput, seed: string): DrawnHeats {
  if (input.algorithm !== drawAlgorithm) {
    throw new ScoringError('bad_file', `Not drawn by ${drawAlgorithm}`)
  }
  if (input.leaders !== null) return drawPaired(input, seed)
  const groupOf = new Map(
    input.groups.flatMap((numbers, at) => numbers.map((number) => [number, `group ${at}`])),
  )
  const entries = input.entries.map((number): HeatEntry => ({
    id: String(number),
    dancerIds: dancersOf(input, [number]),
    group: groupOf.get(number) ?? null,
  }))
  const heatSize = input.heat_size
  const { heats } = drawHeats(entries, { heatSize, seed, elsewhere: elsewhereOf(input) })
  return { heats: heats.map((ids) => ids.map(Number)), pairs: [] }
}

function drawPaired(input: DrawInput, seed: string): DrawnHeats {
  const pairs = pairsFrom(input, seed)
  const { heats } = drawHeats(
    pairs.map(({ leader, follower }, at) => ({
      id: String(at),
      dancerIds: dancersOf(input, [Number(leader), Number(follower)]),
    })),
    { heatSize: pairsOfHeat(pairs, input.heat_size), seed, elsewhere: elsewhereOf(input) },
  )
  const inHeats = heats.map((ids, heat) =>
    ids.map((at): PairOfHeat => {
      const { leader, follower, scored } = pairs[Number(at)] as Pair
      return { leader: Number(leader), follower: Number(follower), scored, heat: heat + 1 }
    }),
  )
  return {
    heats: inHeats.map((heat) => heat.flatMap(({ leader, follower }) => [leader, follower])),
    pairs: inHeats.flat(),
  }
}

/** Who dances with whom; a round that is danced again keeps its pairs. */
function pairsFrom({ entries, leaders, again }: DrawInput, seed: string): Pair[] {
  const isLeader = (number: number) => leaders?.includes(number) === true
  const leading = entries.filter(isLeader).map(String)
  const following = entries.filter((number) => !isLeader(number)).map(String)
  if (again.length === 0) return drawPairs(leading, following, { seed })
  const before = pairsByHeat(again).flat()
  return renewPairs(
    before.map(({ leader, follower, scored, heat }) => ({
      leader: String(leader),
      follower: String(follower),
      scored,
      heat: heat - 1,
    })),
    leading,
    following,
  )
}

/** How many heats there will be. */
export function heatCountOf(input: DrawInput, seed: string): number {
  if (input.leaders === null) return Math.ceil(input.entries.length / input.heat_size)
  const pairs = pairsFrom(input, seed)
  return Math.ceil(pairs.length / pairsOfHeat(pairs, input.heat_size))
}

/** A dancer is known by the place in `apart`. */
function dancersOf({ apart }: DrawInput, numbers: readonly number[]): number[] {
  return apart.flatMap(({ entries }, at) =>
    entries.some((number) => numbers.includes(number)) ? [at] : [],
  )
}

function elsewhereOf({ apart }: DrawInput): (heat: number) => number[] {
  return (heat) =>
    apart.flatMap(({ elsewhere }, at) =>
      elsewhere.filter((away) => away === heat + 1).map(() => at),
    )
}
