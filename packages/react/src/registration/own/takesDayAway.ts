import { ApiProblem } from '@parket/api-client/unwrap'

/**
 * Whether the server takes the day from its owner. A login that has expired (401) takes nothing away from an account; a
 * visitor is refused so for want of the PIN.
 */
export function takesDayAway(error: Error | null, ownerId: number | null): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.status === 403 || (error.status === 401 && ownerId === null)
}
