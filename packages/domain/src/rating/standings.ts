import type { IsoDate } from '../format/date.ts'
import { compareFractions, sumOf, type Fraction } from '../scoring/fraction.ts'
import type { PointsScheme, Promotion, RatingWindow } from './scheme.ts'
import { isWithin, seasonOf } from './season.ts'

/** A result that has points, of one person. */
export interface RatedResult {
  person: number
  event: number
  contest: string
  /** The event's first day. */
  day: IsoDate
  /** Of the contest. */
  level: string
  points: Fraction
}

/** Where somebody stands in a rating. */
export interface Standing<T extends RatedResult> {
  person: number
  total: Fraction
  /** Results that count, the best first. */
  counted: T[]
  /** Events of the results that count. */
  events: number
  /** Shared: `rank` to `rank_to`; null while there are fewer results than the scheme wants. */
  rank: number | null
  rank_to: number | null
  /** The levels whose points are reached. */
  promotions: Promotion[]
}

/** On which day, and of which season where one is chosen. */
export interface RatingDay {
  asOf: IsoDate
  season?: number | null
}

type CountingRules = Pick<PointsScheme, 'window' | 'best' | 'minimum' | 'ties' | 'promotions'>

/**
 * The rating over these results: who has most points comes first, equal ones share their ranks or are told
 * apart by the number of events, as the scheme says.
 */
export function computeStandings<T extends RatedResult>(
  results: readonly T[],
  scheme: CountingRules,
  day: RatingDay,
): Standing<T>[] {
  const counting = results.filter((result) => counts(result, scheme.window, day))
  const people = [...Map.groupBy(counting, ({ person }) => person)]
  const found = people.map(([person, own]) => standingOf(person, own, scheme))
  const isPlaced = ({ counted }: Standing<T>) => counted.length >= (scheme.minimum ?? 1)
  const others = ranked(
    found.filter((one) => !isPlaced(one)),
    scheme,
  )
  return [
    ...ranked(found.filter(isPlaced), scheme),
    ...others.map((one) => Object.assign(one, { rank: null, rank_to: null })),
  ]
}

function counts({ day }: RatedResult, window: RatingWindow, { asOf, season }: RatingDay): boolean {
  if (season === undefined || season === null) return isWithin(window, day, asOf)
  return day <= asOf && seasonOf(day, window) === season
}

function standingOf<T extends RatedResult>(
  person: number,
  own: readonly T[],
  { best, promotions }: CountingRules,
): Standing<T> {
  const counted = bestOf(own, best)
  const reached = promotions.filter(({ level, points }) => {
    const ofLevel = own.filter((result) => level === '' || result.level === level)
    return compareFractions(totalOf(bestOf(ofLevel, best)), { num: points, den: 1 }) >= 0
  })
  return {
    person,
    total: totalOf(counted),
    counted,
    events: new Set(counted.map(({ event }) => event)).size,
    rank: null,
    rank_to: null,
    promotions: reached,
  }
}

/** The best results; of equal ones the latest, so that what counts stays the longest. */
function bestOf<T extends RatedResult>(own: readonly T[], best: number | null): T[] {
  const sorted = own.toSorted(
    (one, other) =>
      compareFractions(other.points, one.points) ||
      other.day.localeCompare(one.day) ||
      one.contest.localeCompare(other.contest),
  )
  return best === null ? sorted : sorted.slice(0, best)
}

function totalOf(results: readonly RatedResult[]): Fraction {
  return sumOf(results.map(({ points }) => points))
}

function ranked<T extends RatedResult>(
  found: readonly Standing<T>[],
  { ties }: CountingRules,
): Standing<T>[] {
  const compare = (one: Standing<T>, other: Standing<T>) =>
    compareFractions(other.total, one.total) ||
    (ties === 'fewer-events' ? one.events - other.events : 0)
  const sorted = found.toSorted((one, other) => compare(one, other) || one.person - other.person)
  const groups: Standing<T>[][] = []
  for (const one of sorted) {
    const last = groups.at(-1)
    if (last?.[0] && compare(last[0], one) === 0) last.push(one)
    else groups.push([one])
  }
  let before = 0
  return groups.flatMap((group) => {
    const rank = before + 1
    before += group.length
    return group.map((one) => ({ ...one, rank, rank_to: before }))
  })
}
