/** Who dances in a heat of a round. */
export interface InHeat {
  /** From 0. */
  heat: number
}

/** Heat by heat, in their order. */
export function pairsByHeat<Pair extends InHeat>(pairs: readonly Pair[]): Pair[][] {
  const heats = [...Map.groupBy(pairs, ({ heat }) => heat)]
  return heats.sort(([one], [other]) => one - other).map(([, each]) => each)
}

/** Heat by heat, numbered again without the empty ones. */
export function closeHeats<Pair extends InHeat>(pairs: readonly Pair[]): Pair[] {
  return pairsByHeat(pairs).flatMap((each, heat) =>
    each.map((pair) => Object.assign({}, pair, { heat })),
  )
}
