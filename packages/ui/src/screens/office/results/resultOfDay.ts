import type { ContestStatus } from '@parket/domain/contest/status'
import type { RoundEntryStatus } from '@parket/domain/scoring/standings'
import type { ShownResult, ShownRound } from '../../events/resultData.ts'
import type { ResultCheck } from './resultCheck.ts'

/** A contest's result as its marks and decisions say now, for the staff of marks. */
export interface DayResult extends Pick<
  ShownResult,
  | 'criteria'
  | 'drop_extremes'
  | 'tie_break'
  | 'panel'
  | 'rounds'
  | 'places'
  | 'corrections'
  | 'journal'
  | 'marks_published'
> {
  status: ContestStatus
  /** Null before a first publication. */
  version: number | null
  /** It is fixed, and nobody else sees it yet. */
  is_held: boolean
  /** Places were public before: to publish them again wants a reason. */
  was_published: boolean
  published_at: string | null
  protest_until: string | null
  /** What is left to do. */
  problems: readonly string[]
  /** Who left a round, and why: for the protocol. */
  exits: readonly RoundExit[]
  /** Sheets about which the two who typed them agreed: for the protocol. */
  agreements: readonly SheetAgreement[]
  /** What is unusual in it, those that ask first; none before there are places. */
  checks: readonly ResultCheck[]
  /** With which last hash of its journal each counted round was closed: for the protocol. */
  closings: readonly RoundClosing[]
}

/** How a round was closed; `index`, `type` and `role` are the round's. */
export interface RoundClosing extends Pick<ShownRound, 'index' | 'type' | 'role'> {
  head: string
  at: string
}

/** Two entries of a judge's sheet differed, and both who typed it agreed; `index`, `type` and `role` are the round's. */
export interface SheetAgreement extends Pick<ShownRound, 'index' | 'type' | 'role'> {
  dance: string
  letter: string
  reason: string
  /** Their names. */
  by: readonly string[]
  at: string
}

/** Who left a round; `index`, `type` and `role` are the round's. */
export interface RoundExit extends Pick<ShownRound, 'index' | 'type' | 'role'> {
  start_number: number
  status: RoundEntryStatus
  reason: string
  /** Who said so; null where it followed from the entry. */
  by: string | null
  at: string
}
