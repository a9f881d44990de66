import { reasonProblem } from '@parket/domain/marks/reason'

import { invalidFields } from '../http/problem.ts'

/** @throws Problem 422 under `field` without a reason that everybody can read */
export function readReason(reason: string | null | undefined, field = 'reason'): string {
  const text = reason?.trim() ?? ''
  const problem = reasonProblem(text)
  if (problem !== null) throw invalidFields({ [field]: [problem] })
  return text
}

/**
 * Why staff enter somebody into a contest that takes no entries any more; null: they do not.
 * @throws Problem 422 for an empty one
 */
export function readLateReason({ late_reason }: { late_reason?: string | null }): string | null {
  return late_reason === undefined || late_reason === null
    ? null
    : readReason(late_reason, 'late_reason')
}
