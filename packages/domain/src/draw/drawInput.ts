import type { DancersElsewhere } from '../scoring/heats.ts'
import { heatCountOf } from './drawFrom.ts'
import {
  drawAlgorithm,
  type ApartDancer,
  type DrawInput,
  type PairOfHeat,
} from '../scoring/fileDraw.ts'

/** An entry that goes into a draw. */
export interface DrawnEntry {
  id: number
  /** `dancerKey` of each. */
  dancers: readonly string[]
  /** City or studio; '' for none. */
  group: string
}

interface DrawOptions {
  heatSize: number
  seed: string
  elsewhere: DancersElsewhere
  /** Of a final of pairs those who lead. */
  leaders?: readonly number[]
  /** The pairs of the round that is danced again. */
  again?: readonly PairOfHeat[]
}

/** What heats are drawn from, without names and cities: it is kept, and published with the result. */
export function toDrawInput(
  entries: readonly DrawnEntry[],
  { heatSize, seed, elsewhere, leaders, again = [] }: DrawOptions,
): DrawInput {
  const input: DrawInput = {
    algorithm: drawAlgorithm,
    heat_size: heatSize,
    entries: entries.map(({ id }) => id),
    groups: leaders ? [] : groupsOf(entries),
    apart: [],
    leaders: leaders ? [...leaders] : null,
    again: [...again],
  }
  const heatCount = heatCountOf(input, seed)
  const away = Array.from({ length: heatCount }, (_, heat) => [...elsewhere(heat, heatCount)])
  const dancers = [...new Set(entries.flatMap((entry) => entry.dancers))].map(
    (dancer): ApartDancer => ({
      entries: entries.filter((entry) => entry.dancers.includes(dancer)).map(({ id }) => id),
      elsewhere: away.flatMap((keys, heat) =>
        keys.filter((key) => key === dancer).map(() => heat + 1),
      ),
    }),
  )
  // Nobody has to be kept from a dancer who is in one entry alone; in a final of pairs that one may dance twice.
  const isKeptApart = (one: ApartDancer) => one.entries.length > 1 || one.elsewhere.length > 0
  return { ...input, apart: leaders ? dancers : dancers.filter(isKeptApart) }
}

function groupsOf(entries: readonly DrawnEntry[]): number[][] {
  const grouped = Map.groupBy(
    entries.filter(({ group }) => group !== ''),
    ({ group }) => group,
  )
  return [...grouped.values()].map((group) => group.map(({ id }) => id))
}
