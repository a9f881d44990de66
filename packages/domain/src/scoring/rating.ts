import { fraction, type Fraction } from './fraction.ts'
import { ScoringError } from './scoringError.ts'

/** Points for contests with as many entries as this, up to the next tier. */
export interface RatingTier {
  /** The fewest entries. */
  from: number
  /** For the first place, the second … */
  points: readonly number[]
  /** What the places after those get, down to place `to`. */
  rest?: { points: number; to: number } | null
}

/** A scheme of rating points: its tiers in any order. Fewer entries than any tier has: no points. */
export interface RatingScheme {
  tiers: readonly RatingTier[]
}

/** The built-in example: WSDC since 2018 (docs/rules/scoring.md, «Rating points of a place»). */
export const wsdcScheme: RatingScheme = {
  tiers: [
    { from: 5, points: [3, 2, 1, 0, 0] },
    { from: 11, points: [6, 4, 3, 2, 1] },
    { from: 20, points: [10, 8, 6, 4, 2], rest: { points: 1, to: 10 } },
    { from: 40, points: [15, 12, 10, 8, 6], rest: { points: 1, to: 12 } },
    { from: 80, points: [20, 16, 14, 12, 10], rest: { points: 2, to: 15 } },
    { from: 130, points: [25, 22, 18, 15, 12], rest: { points: 2, to: 15 } },
  ],
}

/** A place in a contest of so many entries. */
export interface RatedPlace {
  place: number
  /** The last place of a shared range; `place` when it is one's own. */
  placeTo?: number
  /** Entries of the contest; in Jack & Jill those of the role. */
  entries: number
  /** Jack & Jill: entries of the other role. «The tier counts each role by itself, and both need 5.» */
  otherRoleEntries?: number
}

/**
 * Rating points of a place (docs/rules/scoring.md, «Rating points of a place»): «Shared places share the average of
 * their points (kept exact)».
 *
 * @throws ScoringError `bad_place` when places or entries are no whole numbers, or cross each other
 * @public
 */
export function ratingPoints(rated: RatedPlace, scheme: RatingScheme = wsdcScheme): Fraction {
  const { place, placeTo, entries, otherRoleEntries } = rated
  if (!Number.isInteger(entries) || entries < 0) {
    throw new ScoringError('bad_count', `A number of entries, not ${entries}`, { entries })
  }
  const tier = tierFor(entries, scheme)
  const hasBothRoles = otherRoleEntries === undefined || tierFor(otherRoleEntries, scheme) !== null
  const pointsAt = tier !== null && hasBothRoles ? (at: number) => pointsOf(tier, at) : () => 0
  return averagePoints(place, placeTo ?? place, pointsAt)
}

/**
 * The average of the points of a shared range of places, exact.
 *
 * @throws ScoringError `bad_place` when they are no places, or cross each other
 */
export function averagePoints(
  place: number,
  placeTo: number,
  pointsAt: (place: number) => number,
): Fraction {
  if (![place, placeTo].every(Number.isInteger) || place < 1 || placeTo < place) {
    throw new ScoringError('bad_place', `No place: ${place} to ${placeTo}`, { place, placeTo })
  }
  let sum = 0
  for (let at = place; at <= placeTo; at += 1) sum += pointsAt(at)
  return fraction(sum, placeTo - place + 1)
}

/** The tier with the most entries among those that are reached. */
export function tierFor(entries: number, { tiers }: RatingScheme): RatingTier | null {
  const reached = tiers.filter(({ from }) => from <= entries)
  return reached.toSorted((one, other) => other.from - one.from)[0] ?? null
}

function pointsOf({ points, rest }: RatingTier, place: number): number {
  return points[place - 1] ?? (rest && place <= rest.to ? rest.points : 0)
}
