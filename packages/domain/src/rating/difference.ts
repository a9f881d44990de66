import { compareFractions, zero, type Fraction } from '../scoring/fraction.ts'
import type { RatedResult, Standing } from './standings.ts'

/** A result with what decides its points, as a run keeps it. */
export interface KeptResult extends RatedResult {
  role: 'leader' | 'follower' | null
  place: number
  place_to: number
  entries: number
  /** Of the scheme by which it has its points. */
  scheme: number
}

/**
 * Why points of a result changed: it was published, taken back or corrected; other entries count; the scheme
 * changed; it fell out of the window or of the best ones, or came back.
 */
export const changeReasons = [
  'published',
  'withdrawn',
  'place',
  'entries',
  'scheme',
  'counted',
  'not_counted',
] as const

export type ChangeReason = (typeof changeReasons)[number]

/** What changed about one result. */
export interface ResultChange {
  contest: string
  event: number
  reason: ChangeReason
  before: Fraction
  after: Fraction
}

/** Whose points or rank are others. */
export interface RatingMove {
  person: number
  before: Fraction
  after: Fraction
  rank_before: number | null
  rank_after: number | null
}

/** Whose points are others than in the run before, and by which results. */
export interface PersonChange extends RatingMove {
  results: ResultChange[]
}

/** A rating of a day: every result with points, and the standings over them. */
export interface Rating {
  results: readonly KeptResult[]
  standings: readonly Standing<KeptResult>[]
}

/** Whose points or rank differ between two standings («кто поднялся, кто опустился»). */
export function ratingMoves(
  before: readonly Standing<RatedResult>[],
  after: readonly Standing<RatedResult>[],
): RatingMove[] {
  return movesOf(before, after).filter(
    (one) => one.rank_before !== one.rank_after || hasOtherPoints(one),
  )
}

/** By how many ranks somebody rises; below 0: falls. Who comes or goes moves by the least. */
export function rankStep({
  rank_before: before,
  rank_after: after,
}: Pick<RatingMove, 'rank_before' | 'rank_after'>): number {
  if (before === null || after === null) return Number(after !== null) - Number(before !== null)
  return before - after
}

/** Whose sum of points differs between two ratings, and by which results («почему изменились мои очки»). */
export function ratingDifference(before: Rating, after: Rating): PersonChange[] {
  const [was, is] = [ownResults(before), ownResults(after)]
  return movesOf(before.standings, after.standings)
    .map((move) =>
      Object.assign(move, { results: changedResults(was(move.person), is(move.person)) }),
    )
    .filter((one) => one.results.length > 0 || hasOtherPoints(one))
}

function hasOtherPoints({ before, after }: RatingMove): boolean {
  return compareFractions(before, after) !== 0
}

function movesOf(
  before: readonly Standing<RatedResult>[],
  after: readonly Standing<RatedResult>[],
): RatingMove[] {
  const [one, other] = [byPerson(before), byPerson(after)]
  return [...new Set([...one.keys(), ...other.keys()])].map((person) => {
    const [was, is] = [one.get(person), other.get(person)]
    return {
      person,
      before: was?.total ?? zero,
      after: is?.total ?? zero,
      rank_before: was?.rank ?? null,
      rank_after: is?.rank ?? null,
    }
  })
}

function byPerson(standings: readonly Standing<RatedResult>[]): Map<number, Standing<RatedResult>> {
  return new Map(standings.map((one) => [one.person, one]))
}

/** The results of each person, and which of them count. */
function ownResults({ results, standings }: Rating): (person: number) => OwnResults {
  const all = Map.groupBy(results, ({ person }) => person)
  const counted = new Map(standings.map((one) => [one.person, one.counted]))
  return (person) => ({ all: all.get(person) ?? [], counted: counted.get(person) ?? [] })
}

interface OwnResults {
  all: readonly KeptResult[]
  counted: readonly KeptResult[]
}

function changedResults(before: OwnResults, after: OwnResults): ResultChange[] {
  const [was, is] = [byKey(before.all), byKey(after.all)]
  const [counted, counts] = [byKey(before.counted), byKey(after.counted)]
  return [...new Map([...was, ...is])].flatMap(([key, { contest, event }]): ResultChange[] => {
    const [old, now] = [counted.get(key)?.points ?? zero, counts.get(key)?.points ?? zero]
    if (compareFractions(old, now) === 0) return []
    const reason = reasonOf(was.get(key), is.get(key), counts.has(key))
    return [{ contest, event, reason, before: old, after: now }]
  })
}

function reasonOf(
  one: KeptResult | undefined,
  other: KeptResult | undefined,
  isCounted: boolean,
): ChangeReason {
  if (!one) return 'published'
  if (!other) return 'withdrawn'
  if (compareFractions(one.points, other.points) === 0) return isCounted ? 'counted' : 'not_counted'
  if (one.place !== other.place || one.place_to !== other.place_to) return 'place'
  return one.entries === other.entries ? 'scheme' : 'entries'
}

/** A person may have several results in one contest: one of each role, or in several entries. */
function byKey(results: readonly KeptResult[]): Map<string, KeptResult> {
  const seen = new Map<string, number>()
  return new Map(
    results.map((result) => {
      const name = `${result.contest} ${result.role ?? ''}`
      const nth = (seen.get(name) ?? 0) + 1
      seen.set(name, nth)
      return [`${name} ${nth}`, result]
    }),
  )
}
