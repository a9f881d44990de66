import {
  byCountThenSum,
  countColumn,
  countUpTo,
  majorityTable,
  placeByMajority,
  rankByMajority,
  type ColumnCount,
  type MajorityColumn,
  type MajorityComparison,
  type MajorityGroup,
  type MajorityPlace,
} from './majority.ts'
import { checkPlaces, checkSameEntries, type Sheet } from './marks.ts'
import { placeRange, rankedGroups, type PlaceRange } from './places.ts'

/** Entries with equal sums were compared by their dance places (rule 10). */
export interface Rule10Step {
  rule: 10
  /** The place that is looked for: dance places as good as this count. */
  place: number
  compared: ColumnCount[]
}

/**
 * Those still equal were compared by all marks of all dances (rule 11): in the column in which somebody
 * has a majority all of them, in the next ones those who were equal there.
 */
export interface Rule11Step {
  rule: 11
  /** The place that is looked for, and the column to begin at. */
  place: number
  comparison: MajorityComparison
}

/** How an entry came by its place over all dances. */
export interface OverallPlace extends PlaceRange {
  entry: number
  /** The rule that decided. */
  rule: 9 | 10 | 11
  /** The sum of its dance places. */
  total: number
  /** All entries with this sum, itself included. */
  tied: number[]
  /** The comparisons it took part in, in order; the last one gave its place. */
  steps: (Rule10Step | Rule11Step)[]
}

export interface SkatingExplanation {
  /** `dances[dance][entry]` */
  dances: MajorityPlace[][]
  /** By entry. With one dance they are the places of that dance. */
  places: (MajorityPlace | OverallPlace)[]
}

export interface SkatingResult {
  /** `dancePlaces[dance][entry]`, whole or halves: those who share a place have the average. */
  dancePlaces: number[][]
  /** By entry. */
  places: number[]
  explain: SkatingExplanation
}

/**
 * The final by the Skating System (docs/rules/scoring.md, «Skating system», rules 2 to 11). Dances may have different
 * numbers of judges: rules 5 to 8 go by the majority of that dance's, rule 11 by that of all pooled marks.
 *
 * @param dances `dances[dance][entry][judge]`, the places each judge gave: only entries that danced
 * @throws ScoringError when a judge's marks are not the places 1..n, one is missing, or dances have
 *   different entries; it names dance, judge and entry
 */
export function skating(dances: readonly Sheet[]): SkatingResult {
  checkSameEntries(dances)
  for (const [dance, sheet] of dances.entries()) checkPlaces(sheet, { dance })

  const explained = dances.map((sheet) => placeByMajority(majorityTable(sheet)))
  const dancePlaces = explained.map((places) => places.map(({ place }) => place))
  const [only] = explained
  const places =
    only !== undefined && explained.length === 1 ? only : placeOverall(dances, dancePlaces)
  return {
    dancePlaces,
    places: places.map(({ place }) => place),
    explain: { dances: explained, places },
  }
}

/** Rules 9 to 11: the places over all dances, by entry. */
function placeOverall(dances: readonly Sheet[], dancePlaces: readonly number[][]): OverallPlace[] {
  const entries = [...(dances[0] ?? []).keys()]
  const placesOf = entries.map((entry) => dancePlaces.map((places) => places[entry] as number))
  const pool = majorityTable(
    entries.map((entry) => dances.flatMap((sheet) => sheet[entry] as readonly number[])),
  )
  const totals = placesOf.map((places) => places.reduce((sum, place) => sum + place, 0))
  const stepsOf = entries.map((): OverallPlace['steps'] => [])
  const placed: OverallPlace[] = []

  let place = 1
  const totalOf = (entry: number) => totals[entry] as number
  for (const tied of rankedGroups(entries, (one, other) => totalOf(one) - totalOf(other))) {
    placeTied(tied, place, tied)
    place += tied.length
  }
  return placed.sort((one, other) => one.entry - other.entry)

  /**
   * Rule 10, for the places from `place` on. «One is placed, then all that remain of the tie are
   * examined again for P + 1.»
   */
  function placeTied(among: readonly number[], from: number, tied: readonly number[]): void {
    let place = from
    let left = among
    while (left.length > 1) {
      const compared = left.map((entry) => countUpTo(entry, placesOf[entry] as number[], place))
      addStep(left, { rule: 10, place, compared })
      const first = rankedGroups(compared, byCountThenSum)[0] as ColumnCount[]
      const best = first.map(({ entry }) => entry)
      if (best.length > 1) placeByAllMarks(best, place, tied)
      else put(best, place, tied)
      place += best.length
      left = left.filter((entry) => !best.includes(entry))
    }
    put(left, place, tied)
  }

  /**
   * Rule 11, for those equal under rule 10. «The winner takes P; those left of the rule-11 group
   * take the following places first (rule 10, then 11), before the rest of the original tie.»
   */
  function placeByAllMarks(equal: readonly number[], place: number, tied: readonly number[]): void {
    const [first] = rankByMajority(pool, equal, place) as [MajorityGroup]
    const { entries: winners, ...comparison } = first
    const [{ column }, ...next] = comparison.columns as [MajorityColumn, ...MajorityColumn[]]
    const columns = [{ column, compared: countColumn(pool, equal, column) }, ...next]
    addStep(equal, { rule: 11, place, comparison: { ...comparison, columns } })
    put(winners, place, tied)
    placeTied(
      equal.filter((entry) => !winners.includes(entry)),
      place + winners.length,
      tied,
    )
  }

  function addStep(among: readonly number[], step: Rule10Step | Rule11Step): void {
    for (const entry of among) (stepsOf[entry] as OverallPlace['steps']).push(step)
  }

  function put(sharing: readonly number[], place: number, tied: readonly number[]): void {
    for (const entry of sharing) {
      const steps = stepsOf[entry] as OverallPlace['steps']
      placed.push({
        entry,
        ...placeRange(place, sharing.length),
        rule: steps.at(-1)?.rule ?? 9,
        total: totalOf(entry),
        tied: [...tied],
        steps,
      })
    }
  }
}
