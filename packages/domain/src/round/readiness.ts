import { isBelowMinimum } from '../contest/minimum.ts'
import type { ContestStatus, Scoring } from '../contest/status.ts'
import { roundLabel } from '../scoring/roundLabel.ts'
import { isJudged, type RoundStatus } from './status.ts'

/**
 * How far a round of the timetable is. What can be taken on: `open` (its contest still takes entries), `undrawn`,
 * `unlocked`, `ready`. What stands: `few`, `empty`, `no_judges`, `waits` (for the round before), `tie` (of the round
 * before, at the cut). The rest is under way: `running`, `judged`; `cancelled`.
 */
export const readinesses = [
  'open',
  'undrawn',
  'unlocked',
  'ready',
  'running',
  'judged',
  'few',
  'empty',
  'no_judges',
  'waits',
  'tie',
  'cancelled',
] as const

export type Readiness = (typeof readinesses)[number]

/** What the readiness of a round follows from. */
export interface RoundFacts {
  contest: {
    status: ContestStatus
    scoring: Scoring
    tags: readonly string[]
    active_count: number
    min_entries: number | null
  }
  /** 0 is the final. */
  roundIndex: number
  /** Of the rounds of this index; none before the draw of the contest. */
  statuses: readonly RoundStatus[]
  hasJudges: boolean
  /** The rounds danced before it; none of a first round. */
  before: readonly { status: RoundStatus; hasTie: boolean }[]
}

/** How far a round is, or why it stands. */
export function roundReadiness({ contest, statuses, hasJudges, before }: RoundFacts): Readiness {
  if (contest.status === 'cancelled') return 'cancelled'
  if (statuses.length > 0 && statuses.every(isJudged)) return 'judged'
  if (statuses.some((status) => status === 'running' || isJudged(status))) return 'running'
  if (contest.active_count === 0) return 'empty'
  const isFirst = before.length === 0
  if (isFirst && isBelowMinimum(contest)) return 'few'
  if (!hasJudges) return 'no_judges'
  if (before.some(({ hasTie }) => hasTie)) return 'tie'
  if (before.some(({ status }) => !isJudged(status))) return 'waits'
  if (contest.status === 'draft' || contest.status === 'open') return 'open'
  if (statuses.length === 0 || statuses.includes('planned')) return 'undrawn'
  return statuses.includes('drawn') ? 'unlocked' : 'ready'
}

/** Whether a round can be brought to its start at once. */
export function canBeStarted(readiness: Readiness): boolean {
  return ['open', 'undrawn', 'unlocked', 'ready'].includes(readiness)
}

/**
 * In the words of a list: «не составлен», «мало: 2 из 3», «ждёт 1/4».
 *
 * @param given of the contest its entries and how many it must have; the index of the round before, null for none
 */
export function readinessText(
  readiness: Readiness,
  { entries, minimum, before }: { entries: number; minimum: number; before: number | null },
): string {
  switch (readiness) {
    case 'open':
      return 'приём открыт'
    case 'undrawn':
      return 'не\u00A0составлен'
    case 'unlocked':
      return 'не\u00A0закреплён'
    case 'ready':
      return 'готов'
    case 'running':
      return 'идёт'
    case 'judged':
      return 'подсчитан'
    case 'few':
      return `мало: ${entries} из\u00A0${minimum}`
    case 'empty':
      return 'нет участий'
    case 'no_judges':
      return 'нет судей'
    case 'waits':
      return before === null ? 'ждёт' : `ждёт ${roundLabel(before)}`
    case 'tie':
      return 'спор о\u00A0ничьей'
    case 'cancelled':
      return 'отменена'
  }
}
