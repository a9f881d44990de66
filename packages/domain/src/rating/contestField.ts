import type { FileRound } from '../scoring/resultFile.ts'

type Role = 'leader' | 'follower' | null

/** Who danced a contest, as far as points depend on it. */
export interface ContestField {
  /** Entries of each role; `null` stands for contests without roles. */
  sizes: ReadonlyMap<Role, number>
  roles: ReadonlyMap<number, Role>
  finalists: ReadonlySet<number>
}

/** What points read of a round of the open result file. */
export type FieldRound = Pick<FileRound, 'index' | 'role' | 'entries'>

/**
 * Counts the entries of a contest from the rounds of its result file. Who did not come to any round is no
 * entry; who was disqualified in any is one where the scheme says so.
 */
export function contestField(
  rounds: readonly FieldRound[],
  { counts_disqualified: countsDisqualified }: { counts_disqualified: boolean },
): ContestField {
  const roles = new Map<number, Role>()
  const disqualified = new Set<number>()
  const came = new Set<number>()
  const finalists = new Set<number>()
  for (const { index, role, entries } of rounds) {
    for (const entry of entries) {
      const number = entry.start_number
      roles.set(number, asRole(entry.role ?? role))
      if (entry.status === 'disqualified') disqualified.add(number)
      if (entry.status !== 'not_present') came.add(number)
      if (index === 0) finalists.add(number)
    }
  }
  const sizes = new Map<Role, number>()
  for (const number of came) {
    if (!countsDisqualified && disqualified.has(number)) continue
    const role = roles.get(number) ?? null
    sizes.set(role, (sizes.get(role) ?? 0) + 1)
  }
  return { sizes, roles, finalists }
}

function asRole(role: string | null): Role {
  return role === 'leader' || role === 'follower' ? role : null
}
