import { isBelowMinimum } from './minimum.ts'
import { allPlaces, areFewLeft, freePlaces, type LimitedPlaces } from './places.ts'
import { takesEntries, type Scoring } from './status.ts'

/** Why an organiser should look at a contest. */
export type ContestAttention = 'waiting' | 'full' | 'few-left' | 'below-minimum'

interface WatchedContest extends LimitedPlaces {
  status: string
  tags: readonly string[]
  scoring: Scoring
  min_entries: number | null
  /** Entries in the waiting list. */
  waiting_count: number
}

/**
 * What a contest asks its organiser to decide: more places for those who wait or may come, or whether it is held at
 * all; null: nothing. Too few entries are a question only once no more are taken.
 */
export function contestAttention(contest: WatchedContest): ContestAttention | null {
  if (takesEntries(contest)) {
    const [left, places] = [freePlaces(contest), allPlaces(contest)]
    if (contest.waiting_count > 0) return 'waiting'
    if (left === null || places === null || contest.active_count === 0) return null
    if (left === 0) return 'full'
    return areFewLeft(left, places) ? 'few-left' : null
  }
  const isBeforeRounds = contest.status === 'closed' || contest.status === 'ready'
  return isBeforeRounds && isBelowMinimum(contest) ? 'below-minimum' : null
}
