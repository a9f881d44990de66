import type { TitledContest } from '@parket/domain/contest/title'

/** Somebody who is called. */
export interface CalledPlace {
  start_number: number
  names: readonly string[]
  /** Empty where it is not to be told, as the studio. */
  city: string
  club: string
  role: 'leader' | 'follower' | null
  place: number
  place_to: number
  degree: string | null
}

/** Why nothing can be revealed: the approval, the office's reason, or the places themselves are missing. */
export type CeremonyLock = 'approval' | 'checks' | 'reason' | 'result' | null

export interface CeremonyHead extends TitledContest {
  contest_id: string
  group_num: number
  state: 'waiting' | 'going' | 'over'
  lock: CeremonyLock
}

/** How far a contest is revealed. */
export interface ShownCeremony extends CeremonyHead {
  revealed_from_place: number | null
  /** What the hall sees, the best first. */
  revealed: readonly CalledPlace[]
  /** Who is next; those who share the place together. */
  next: readonly CalledPlace[]
}

const lockTexts: Record<NonNullable<CeremonyLock>, string> = {
  approval: 'Места ещё не\u00A0утвердил главный судья',
  checks: 'На\u00A0проверки ещё не\u00A0ответили: их видят главный судья и\u00A0организатор',
  reason: 'Итоги уже публиковали: новую версию с\u00A0причиной готовит организатор',
  result: 'Места ещё не\u00A0сошлись: их решает главный судья',
}

/** Why a contest cannot be awarded, in words. */
export function lockText(lock: NonNullable<CeremonyLock>): string {
  return lockTexts[lock]
}
