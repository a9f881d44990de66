import type { IsoDate } from '../format/date.ts'
import type { RatingTier } from '../scoring/rating.ts'
import { wsdcScheme } from '../scoring/rating.ts'

/**
 * How a team gives rating points (docs/rules/rating.md, «Schemes»): data, in force from a day on.
 * Points of a result follow from the scheme of the event's first day; which results count, how many and
 * who is promoted, from the scheme of the day the rating is of.
 */
export interface PointsScheme {
  name: string
  /** The first day on which it is in force; until the next scheme is. */
  starts_on: IsoDate
  /** Points per place by the number of entries; empty where a formula gives them. */
  tiers: RatingTier[]
  formula: PointsFormula | null
  /** Whether places behind the final get nothing. */
  finalists_only: boolean
  /** Whether the disqualified count in the number of entries. */
  counts_disqualified: boolean
  /** By kind of event, in percent: 250 is two and a half times. Other kinds: 100. */
  multipliers: { kind: string; percent: number }[]
  window: RatingWindow
  /** How many best results count; null: all. */
  best: number | null
  /** Fewer results than this have points, but no place; null: one is enough. */
  minimum: number | null
  /** Who comes first with equal points. */
  ties: 'shared' | 'fewer-events'
  promotions: Promotion[]
}

/** `per_entry × entries − per_place × place + plus`, never below 0. */
export interface PointsFormula {
  /** The fewest entries that give points; in Jack & Jill of either role. */
  from: number
  per_entry: number
  per_place: number
  plus: number
  /** The last place that gets points; null: all do. */
  to: number | null
}

/** Which results count on a day. */
export type RatingWindow =
  | { kind: 'all' }
  | { kind: 'rolling'; months: number }
  | { kind: 'season'; from_month: number }

/** So many points in contests of a level lead to the next. */
export interface Promotion {
  /** Of the contest; empty: any. */
  level: string
  points: number
  to: string
}

/**
 * What a new scheme begins with: the built-in example, WSDC since 2018 (docs/rules/scoring.md,
 * «Rating points of a place»).
 */
export const initialScheme: Omit<PointsScheme, 'starts_on'> = {
  name: 'WSDC',
  tiers: [...wsdcScheme.tiers],
  formula: null,
  finalists_only: false,
  counts_disqualified: false,
  multipliers: [],
  window: { kind: 'all' },
  best: null,
  minimum: null,
  ties: 'shared',
  promotions: [],
}

/** The scheme in force on a day; before the first there is none. */
export function schemeOn<T extends Pick<PointsScheme, 'starts_on'>>(
  schemes: readonly T[],
  day: IsoDate,
): T | null {
  return (
    schemes
      .filter(({ starts_on }) => starts_on <= day)
      .toSorted((one, other) => other.starts_on.localeCompare(one.starts_on))[0] ?? null
  )
}

/** A window as it was sent; what it lacks, or is none, is for `checkScheme` to refuse. */
export function readWindow(sent: {
  kind: string
  months?: number | null
  from_month?: number | null
}): RatingWindow {
  if (sent.kind === 'rolling') return { kind: 'rolling', months: sent.months ?? Number.NaN }
  if (sent.kind === 'season') return { kind: 'season', from_month: sent.from_month ?? Number.NaN }
  return { kind: 'all' }
}

/** Who comes first with equal points, as it was sent; ranks are shared unless it says otherwise. */
export function readTies(sent: string): PointsScheme['ties'] {
  return sent === 'fewer-events' ? 'fewer-events' : 'shared'
}
