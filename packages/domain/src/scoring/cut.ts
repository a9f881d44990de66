import { placeRange, rankedGroups, type PlaceRange } from './places.ts'
import { ScoringError } from './scoringError.ts'

/** Where an entry stands before the cut: its total and the places it may share. */
export interface RankedEntry extends PlaceRange {
  entry: number
  /** Crosses, or the sum of callbacks or points in tenths. */
  total: number
}

/** A round's count, before who goes on is decided. */
export interface RoundCount {
  /** From the most to the fewest. */
  ranking: RankedEntry[]
  /** Those with the same total on both sides of the cut line; empty when it is clear. */
  tiedAtCut: number[]
}

/** What was decided about those tied at the cut: for each, whether it goes on. */
export type CutDecision = ReadonlyMap<number, boolean>

/** Who goes on; `undecided` are those tied at the cut about whom nobody has decided. */
export interface Cut {
  goingOn: number[]
  undecided: number[]
}

/**
 * Ranks by totals, the highest first, and says who is tied at the cut line.
 * @param totals by entry
 * @param advance how many go on; as many as there are entries, or more: all
 * @throws ScoringError `bad_advance`
 */
export function rankByTotal(totals: readonly number[], advance: number): RoundCount {
  if (!Number.isInteger(advance) || advance < 0) {
    throw new ScoringError('bad_advance', `A number of entries goes on, not ${advance}`, {
      advance,
    })
  }
  const items = totals.map((total, entry) => ({ entry, total }))
  const ranking: RankedEntry[] = []
  let tiedAtCut: number[] = []
  for (const group of rankedGroups(items, (one, other) => other.total - one.total)) {
    const range = placeRange(ranking.length + 1, group.length)
    if (range.first <= advance && range.last > advance) tiedAtCut = group.map(({ entry }) => entry)
    for (const item of group) ranking.push({ ...item, ...range })
  }
  return { ranking, tiedAtCut }
}

/**
 * Who goes on to the next round. «A tie at the cut line is never settled silently: the organiser
 * chooses all tied, none tied, or (the chief judge) which» (docs/rules/rounds-and-heats.md, «Ties at the cut»).
 *
 * @param decision for every one of those tied, and only for them
 * @throws ScoringError `bad_decision` when it names another entry or leaves out some of those tied
 */
export function cut(
  { ranking, tiedAtCut }: RoundCount,
  advance: number,
  decision: CutDecision = new Map(),
): Cut {
  for (const entry of decision.keys()) {
    if (!tiedAtCut.includes(entry)) {
      throw new ScoringError('bad_decision', `Entry ${entry + 1} is not tied at the cut`, { entry })
    }
  }
  const undecided = tiedAtCut.filter((entry) => !decision.has(entry))
  const [missing] = undecided
  if (decision.size > 0 && missing !== undefined) {
    throw new ScoringError('bad_decision', `Entry ${missing + 1} is tied at the cut too`, {
      entry: missing,
    })
  }
  const goingOn = ranking
    .filter(({ entry, last }) => last <= advance || decision.get(entry) === true)
    .map(({ entry }) => entry)
  return { goingOn, undecided }
}

/**
 * The decision that the chief judge's order makes: the best of those tied fill the places left.
 * @param order the chief judge's 1, 2, … for each of those tied
 * @throws ScoringError `missing_chief_order` naming the entry, `bad_decision` when two are equal
 */
export function decideByOrder(
  { ranking, tiedAtCut }: RoundCount,
  advance: number,
  order: ReadonlyMap<number, number>,
): CutDecision {
  const seen = new Set<number>()
  const ordered = tiedAtCut.map((entry) => {
    const position = order.get(entry)
    if (position === undefined) {
      throw new ScoringError('missing_chief_order', `Entry ${entry + 1}: no order of the chief`, {
        entry,
        tied: tiedAtCut,
      })
    }
    if (seen.has(position)) {
      throw new ScoringError('bad_decision', `Entry ${entry + 1}: ${position} is given twice`, {
        entry,
      })
    }
    seen.add(position)
    return { entry, position }
  })
  const sure = ranking.filter(({ last }) => last <= advance).length
  return new Map(
    ordered
      .sort((one, other) => one.position - other.position)
      .map(({ entry }, at) => [entry, at < advance - sure]),
  )
}
