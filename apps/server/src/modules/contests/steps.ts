import {
  canChangeStatus,
  contestStatusLabel,
  isContestStatus,
  type ContestStatus,
  type Scoring,
} from '@parket/domain/contest/status'
import { problemText } from '@parket/domain/problems/catalogue'

/**
 * Why a contest cannot go from its status to another, in Russian; null when it can, or stays where
 * it is. An unknown status is no step at all: `checkContest` says so.
 */
export function stepProblem(from: { status: string }, to: string, scoring: string): string | null {
  const status = from.status as ContestStatus
  if (status === to || !isContestStatus(to)) return null
  if (canChangeStatus(status, to, scoring as Scoring)) return null
  return problemText('status_step_forbidden', {
    from: contestStatusLabel(status),
    to: contestStatusLabel(to),
  })
}
