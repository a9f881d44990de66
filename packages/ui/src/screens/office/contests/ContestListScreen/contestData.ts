import type { ContestFields } from '@parket/domain/contest/fields'
import type { ContestStatus, Scoring } from '@parket/domain/contest/status'

/** A contest as its organisers see it. */
export interface AdminContest extends Omit<ContestFields, 'status' | 'scoring'> {
  id: string
  status: ContestStatus
  scoring: Scoring
  active_count: number
  waiting_count: number
}

export interface ContestQuery {
  q: string
  /** Empty: all sections. */
  section: string
  /** Empty: any. */
  status: '' | ContestStatus
  /** Only those that ask for something: empty, or `yes`. */
  attention: '' | 'yes'
}
