import type { LimitedContest } from './capacity.ts'
import type { EntryStatus, JnjRole } from './request.ts'

/** How long the letter of a place that an organiser gave waits: so long the place can be taken back unnoticed. */
export const placeLetterSeconds = 60

/**
 * «31 из 30»: what a contest comes to when an entry that waits is given a place beyond its capacity.
 *
 * @returns null while there is room
 */
export function crowdingBy(
  { role }: { role: JnjRole | null },
  { capacity, jnj_role_split }: Pick<LimitedContest, 'capacity' | 'jnj_role_split'>,
  entries: readonly { status: EntryStatus; role: JnjRole | null }[],
): { taken: number; places: number } | null {
  const active = entries.filter(
    (entry) => entry.status === 'active' && (!jnj_role_split || entry.role === role),
  )
  const taken = active.length + 1
  return capacity === null || taken <= capacity ? null : { taken, places: capacity }
}
