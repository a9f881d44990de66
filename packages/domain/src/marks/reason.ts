import { problemText } from '../problems/catalogue.ts'

/** Characters. */
export const LONGEST_REASON = 500

/**
 * What is wrong with the reason of a decision, a correction or a result that is published again: everybody reads
 * it, so there has to be one.
 *
 * @returns in Russian; null where nothing is
 */
export function reasonProblem(reason: string): string | null {
  const { length } = reason.trim()
  if (length === 0) return problemText('reason_missing')
  return length > LONGEST_REASON ? problemText('too_long', { max: LONGEST_REASON }) : null
}
