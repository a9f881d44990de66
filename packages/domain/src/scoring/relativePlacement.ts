import {
  majorityTable,
  rankByMajority,
  type MajorityComparison,
  type MajorityGroup,
  type MajorityPlace,
} from './majority.ts'
import { checkPlaces, judgeCountOf, marksOfJudge, refuseMark, type Sheet } from './marks.ts'
import { placeRange } from './places.ts'
import { ScoringError } from './scoringError.ts'

export interface RelativePlacementOptions {
  /** What settles a tie that the marks leave (a setting of the contest). */
  tieBreak: 'head-to-head' | 'chief-judge'
  /**
   * The chief judge's order, by entry: the smaller first. Null where the chief gave none, which is
   * refused only for entries that are tied. It breaks ties and never counts in the majority.
   */
  chiefOrdinals?: readonly (number | null)[]
}

/** How a tie was settled that all columns had left. */
export type TieBreak =
  /** `wins[i][j]`: how many judges have `entries[i]` before `entries[j]`. */
  | { by: 'head-to-head'; entries: number[]; wins: number[][] }
  /** The chief judge's order of `entries`. */
  | { by: 'chief-judge'; entries: number[]; order: number[] }

export interface RelativePlace extends MajorityPlace {
  tieBreak: TieBreak | null
}

export interface RelativePlacementResult {
  /** By entry, whole or halves. */
  places: number[]
  /** By entry. */
  explain: RelativePlace[]
}

/**
 * The final of a Jack & Jill by relative placement (docs/rules/scoring.md, «Relative placement»): rules 5 to 8 on
 * each judge's ordinals; a tie that is left goes to who is before the other with more judges, or to the chief judge's
 * order.
 *
 * @param ordinals `ordinals[entry][judge]`, places 1..n of the panel without the chief judge
 * @throws ScoringError naming judge and entry when the ordinals are not the places 1..n;
 *   `missing_chief_order` naming an entry of a tie that the chief's order leaves open, `bad_decision`
 *   when it has two alike
 */
export function relativePlacement(
  ordinals: Sheet,
  { tieBreak, chiefOrdinals }: RelativePlacementOptions,
): RelativePlacementResult {
  checkPlaces(ordinals)
  const explain: RelativePlace[] = []
  for (const group of rankByMajority(majorityTable(ordinals), [...ordinals.keys()])) {
    const { rule, majority, marks, skipped, columns } = group
    const comparison: MajorityComparison = { rule, majority, marks, skipped, columns }
    for (const { entries, tieBreak } of settle(group)) {
      const range = placeRange(explain.length + 1, entries.length)
      for (const entry of entries) explain.push({ entry, ...range, ...comparison, tieBreak })
    }
  }
  explain.sort((one, other) => one.entry - other.entry)
  return { places: explain.map(({ place }) => place), explain }

  function settle({ entries }: MajorityGroup) {
    if (entries.length === 1) return [{ entries, tieBreak: null }]
    return tieBreak === 'head-to-head'
      ? settleByHeads(ordinals, entries)
      : settleByChief(chiefOrdinals ?? [], entries)
  }
}

/**
 * Each of those tied against each other: whoever is before all others with more judges comes first.
 * Those who beat each other in a circle, or are even, share.
 */
function settleByHeads(ordinals: Sheet, entries: number[]) {
  const wins = entries.map((one) => entries.map((other) => judgesFor(ordinals, one, other)))
  const tieBreak: TieBreak = { by: 'head-to-head', entries, wins }
  const beats = (one: number, other: number) =>
    judgesFor(ordinals, one, other) > judgesFor(ordinals, other, one)
  const beaten = (one: number) => entries.filter((other) => beats(one, other)).length
  const groups: { entries: number[]; tieBreak: TieBreak }[] = []
  let left = entries.toSorted((one, other) => beaten(other) - beaten(one))
  while (left.length > 0) {
    // The fewest of whom each beats each of the rest: they have beaten the most.
    const size = left.findIndex((_, last) =>
      left
        .slice(0, last + 1)
        .every((one) => left.slice(last + 1).every((other) => beats(one, other))),
    )
    groups.push({ entries: left.slice(0, size + 1), tieBreak })
    left = left.slice(size + 1)
  }
  return groups
}

/** How many judges have one entry before the other. */
function judgesFor(ordinals: Sheet, one: number, other: number): number {
  const others = ordinals[other] as readonly number[]
  return (ordinals[one] ?? []).filter((mark, judge) => mark < (others[judge] as number)).length
}

function settleByChief(chiefOrdinals: readonly (number | null)[], entries: number[]) {
  const order = entries.map((entry, at) => {
    const ordinal = chiefOrdinals[entry] ?? null
    if (ordinal === null) {
      throw new ScoringError(
        'missing_chief_order',
        `Entries ${entries.map((tied) => tied + 1).join(', ')} are tied: the chief judge has no order for entry ${entry + 1}`,
        { entry, tied: entries },
      )
    }
    const twin = entries.slice(0, at).find((other) => chiefOrdinals[other] === ordinal)
    if (twin !== undefined) {
      throw new ScoringError(
        'bad_decision',
        `Entry ${entry + 1}: the chief judge has entry ${twin + 1} at ${ordinal} too`,
        { entry, other: twin },
      )
    }
    return { entry, ordinal }
  })
  const tieBreak: TieBreak = {
    by: 'chief-judge',
    entries,
    order: order.map(({ ordinal }) => ordinal),
  }
  return order
    .toSorted((one, other) => one.ordinal - other.ordinal)
    .map(({ entry }) => ({ entries: [entry], tieBreak }))
}

/**
 * Raw scores of a final become ordinals judge by judge, the highest score first.
 * @param scores `scores[entry][judge]`
 * @throws ScoringError `missing_mark`, or `repeated_mark` when a judge has two alike
 * @public
 */
export function toOrdinals(scores: Sheet): number[][] {
  const judges = judgeCountOf(scores)
  const ordinals = scores.map(() => [] as number[])
  for (let judge = 0; judge < judges; judge += 1) {
    const given = marksOfJudge(scores, judge)
    for (const [entry, score] of given.entries()) {
      const twin = given.indexOf(score)
      if (twin !== entry) {
        refuseMark('repeated_mark', { judge, entry }, `${score} is given to entry ${twin + 1} too`)
      }
      ordinals[entry]?.push(1 + given.filter((other) => other > score).length)
    }
  }
  return ordinals
}
