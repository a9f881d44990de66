import { ApiProblem } from '@parket/api-client/unwrap'

/** What became of each registration that was to be added. */
export interface ClaimOutcome<Entry> {
  claimed: Entry[]
  /** Another account's by now, or there is no such registration any more. */
  refused: Entry[]
  /** Why those left over were not asked for; null when none is. */
  failure: Error | null
}

/**
 * Claims registrations one by one: that one is refused says nothing of the next. What would refuse all
 * of them (no connection, too many tries) ends it.
 * @param claim throws ApiProblem
 * @throws ApiProblem 401: the login has run out, which the auth machine has to hear of
 */
export async function claimAll<Entry>(
  entries: readonly Entry[],
  claim: (entry: Entry) => Promise<void>,
): Promise<ClaimOutcome<Entry>> {
  const outcome: ClaimOutcome<Entry> = { claimed: [], refused: [], failure: null }
  for (const entry of entries) {
    try {
      await claim(entry)
      outcome.claimed.push(entry)
    } catch (error) {
      if (!(error instanceof Error) || hasStatus(error, 401)) throw error
      if (!hasStatus(error, 404, 409)) return { ...outcome, failure: error }
      outcome.refused.push(entry)
    }
  }
  return outcome
}

function hasStatus(error: Error, ...statuses: number[]): boolean {
  return error instanceof ApiProblem && statuses.includes(error.status)
}
