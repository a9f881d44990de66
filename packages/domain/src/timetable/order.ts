/** A round of a contest with its time. */
export interface TimedRound {
  id: number
  contestId: string
  /** 0 is the final; the highest is danced first. */
  roundIndex: number
  /** Milliseconds since the epoch, or minutes from the start of a plan. */
  start: number
  end: number
}

/** Two rounds of one contest, as they are to be danced: `later` begins before `earlier` has ended. */
export interface WrongOrder<T extends TimedRound> {
  earlier: T
  later: T
}

/**
 * The rounds of contests that stand in an order in which they cannot be danced: who dances a round is known
 * once the one before it has ended (docs/rules/rounds-and-heats.md, «Rounds in the wrong order»). On whichever floors
 * and days they stand.
 */
export function roundsInWrongOrder<T extends TimedRound>(rounds: readonly T[]): WrongOrder<T>[] {
  // A contest has a handful of rounds, an event hundreds.
  const byContest = Map.groupBy(rounds, ({ contestId }) => contestId)
  return rounds.flatMap((earlier) =>
    (byContest.get(earlier.contestId) ?? [])
      .filter((later) => later.roundIndex < earlier.roundIndex && later.start < earlier.end)
      .map((later) => ({ earlier, later })),
  )
}
