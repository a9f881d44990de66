import type { OperationResult } from '@parket/domain/station/queue/operation'

/** What came of marks that were not simply taken; until the next ones are. */
export interface JudgeNotice {
  state: 'late' | 'refused'
  message: string | null
}

/** What of the answers has to be said first. */
export function worstOf(results: readonly OperationResult[]): OperationResult | undefined {
  return results.toSorted((one, other) => badness(one) - badness(other)).at(-1)
}

/** What is said until the next marks are taken. Refused rows are told apart, until they are read. */
export function noticeOf({ state, message, refused = [] }: OperationResult): JudgeNotice | null {
  if (state === 'late') return { state, message }
  const isQuiet = state === 'applied' && message === null
  return isQuiet || refused.length > 0 ? null : { state: 'refused', message }
}

function badness({ state, message }: OperationResult): number {
  if (state === 'refused') return 3
  if (state === 'late') return 2
  return message === null ? 0 : 1
}
