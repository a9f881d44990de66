import { foldName } from '../person/foldName.ts'
import { fraction, multiplyFractions, zero, type Fraction } from '../scoring/fraction.ts'
import { averagePoints, ratingPoints, tierFor } from '../scoring/rating.ts'
import { contestField, type ContestField, type FieldRound } from './contestField.ts'
import type { PointsFormula, PointsScheme } from './scheme.ts'

/** A place for which points are given. */
export interface PlacedResult {
  start_number: number
  place: number
  place_to: number
}

/** The points of a place with all they follow from. */
export interface ResultPoints {
  role: 'leader' | 'follower' | null
  /** Of the contest; in Jack & Jill of the role. */
  entries: number
  other_role_entries: number | null
  is_finalist: boolean
  /** The fewest entries of the tier that was reached; null: none, or a formula gives the points. */
  tier: number | null
  /** By kind of event. */
  percent: number
  points: Fraction
}

/** A contest whose places are published, as the open result file has it. */
export interface PlacedContest {
  /** Of the event. */
  kind: string
  rounds: readonly FieldRound[]
  places: readonly PlacedResult[]
}

/**
 * The points of all places of a contest by the scheme in force: tier or formula, both roles, the average of
 * a shared place, the multiplier of the event's kind.
 *
 * @throws ScoringError `bad_place`
 */
export function contestPoints(
  { kind, rounds, places }: PlacedContest,
  scheme: PointsScheme,
): (PlacedResult & ResultPoints)[] {
  const field = contestField(rounds, scheme)
  const percent = multiplierOf(kind, scheme)
  return places.map((placed) => ({ ...placed, ...pointsOf(placed, field, percent, scheme) }))
}

function pointsOf(
  { start_number, place, place_to: placeTo }: PlacedResult,
  field: ContestField,
  percent: number,
  scheme: PointsScheme,
): ResultPoints {
  const role = field.roles.get(start_number) ?? null
  const other = role === 'leader' ? 'follower' : 'leader'
  const entries = field.sizes.get(role) ?? 0
  const otherRoleEntries = role === null ? null : (field.sizes.get(other) ?? 0)
  const isFinalist = field.finalists.has(start_number)
  const both = otherRoleEntries === null ? {} : { otherRoleEntries }
  const rated = { place, placeTo, entries, ...both }
  const base = scheme.formula ? formulaPoints(rated, scheme.formula) : ratingPoints(rated, scheme)
  return {
    role,
    entries,
    other_role_entries: otherRoleEntries,
    is_finalist: isFinalist,
    tier: scheme.formula ? null : (tierFor(entries, scheme)?.from ?? null),
    percent,
    points:
      isFinalist || !scheme.finalists_only ? multiplyFractions(base, fraction(percent, 100)) : zero,
  }
}

function formulaPoints(
  rated: { place: number; placeTo: number; entries: number; otherRoleEntries?: number },
  { from, per_entry, per_place, plus, to }: PointsFormula,
): Fraction {
  const { place, placeTo, entries, otherRoleEntries = from } = rated
  const isReached = entries >= from && otherRoleEntries >= from
  return averagePoints(place, placeTo, (at) =>
    isReached && (to === null || at <= to)
      ? Math.max(0, per_entry * entries - per_place * at + plus)
      : 0,
  )
}

function multiplierOf(eventKind: string, { multipliers }: PointsScheme): number {
  const kind = foldName(eventKind)
  return multipliers.find((one) => foldName(one.kind) === kind)?.percent ?? 100
}
