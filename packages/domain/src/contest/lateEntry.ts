/**
 * Whether staff may still enter somebody, with a reason: entries are closed, and nobody has danced all of it yet.
 * A first round that runs already refuses on its own (`isRoundBegun`).
 */
export function takesLateEntries({ status }: { status: string }): boolean {
  return status === 'closed' || status === 'ready' || status === 'running'
}

/** The contests as the rules of a registration see them while staff enter somebody late. */
export function openForLate<T extends { status: string }>(contests: readonly T[]): T[] {
  return contests.map((contest) =>
    takesLateEntries(contest) ? { ...contest, status: 'open' } : contest,
  )
}

/** «Until its first round runs» (docs/rules/registration.md, «Late entries»): then nobody new comes in. */
export function isRoundBegun({ status }: { status: string }): boolean {
  return !['planned', 'drawn', 'locked'].includes(status)
}
