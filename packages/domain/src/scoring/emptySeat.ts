/** As much of a decision as says who sits where; `judge` is the letter of a seat. */
interface SeatDecision {
  kind: string
  judge?: string | null
  dance?: string | null
}

/**
 * The dances of a round that nobody judges in a seat: all from the one on in which it was left empty, and an earlier
 * one that was repeated since, for the judge was gone by then (docs/rules/scoring.md, «Empty seats»).
 *
 * @param dances of the round, in order
 * @param decisions of the round that stand, in the order in which they were made
 */
export function emptyDances(
  letter: string,
  dances: readonly string[],
  decisions: readonly SeatDecision[],
): string[] {
  const isLeft = ({ kind, judge }: SeatDecision) => kind === 'seat' && judge === letter
  const since = decisions.findIndex(isLeft)
  if (since === -1) return []
  const from = Math.min(...decisions.filter(isLeft).map(({ dance }) => dances.indexOf(dance ?? '')))
  const repeated = decisions.slice(since).filter(({ kind }) => kind === 'attempt')
  return dances.filter(
    (name, index) => index >= from || repeated.some(({ dance }) => dance === name),
  )
}
