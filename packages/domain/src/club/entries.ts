import type { RegistrationContest } from '../contest/contest.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { JnjRole } from '../registration/request.ts'
import type { StoredRegistration } from '../registration/storedRegistration.ts'

/** Who dances together in a contest: one entry of the leader's grid. */
export interface ClubEntry {
  contestId: string
  /** By `dancerKey`, in the order in which they were ticked. */
  dancers: readonly string[]
  role: JnjRole | null
}

/** How dancers enter a contest: each alone, two and two, or all that are ticked together. */
export type Together = 'alone' | 'pair' | 'group'

export function togetherIn({
  min_count,
  max_count,
}: Pick<RegistrationContest, 'min_count' | 'max_count'>): Together {
  if (min_count <= 1) return 'alone'
  return max_count === 2 ? 'pair' : 'group'
}

/** The entry of a dancer in a contest. */
export function entryOf(
  entries: readonly ClubEntry[],
  contestId: string,
  dancer: string,
): ClubEntry | undefined {
  return entries.find((entry) => entry.contestId === contestId && entry.dancers.includes(dancer))
}

/**
 * Ticks a cell, or clears it. Who is ticked in a contest of pairs makes a pair with the one who is still without; in a
 * contest of groups all that are ticked are one group.
 */
export function toggleCell(
  entries: readonly ClubEntry[],
  contest: Pick<RegistrationContest, 'id' | 'min_count' | 'max_count'>,
  dancer: string,
): ClubEntry[] {
  const own = entryOf(entries, contest.id, dancer)
  if (own) {
    const others = own.dancers.filter((key) => key !== dancer)
    return entries.flatMap((entry) => {
      if (entry !== own) return [entry]
      return others.length > 0 ? [{ ...own, dancers: others }] : []
    })
  }
  const joined = entries.find(
    ({ contestId, dancers }) => contestId === contest.id && takesMore(contest, dancers.length),
  )
  if (!joined) return [...entries, { contestId: contest.id, dancers: [dancer], role: null }]
  return entries.map((entry) =>
    entry === joined ? { ...entry, dancers: [...entry.dancers, dancer] } : entry,
  )
}

/**
 * Ticks a contest for all these dancers at once; where all are ticked already, for none of them.
 * @param isKept who stays ticked then: one press of a column must not withdraw what is registered
 */
export function toggleCells(
  entries: readonly ClubEntry[],
  contest: Pick<RegistrationContest, 'id' | 'min_count' | 'max_count'>,
  dancers: readonly string[],
  isKept: (entry: ClubEntry) => boolean,
): ClubEntry[] {
  const left = dancers.filter((dancer) => !entryOf(entries, contest.id, dancer))
  const taken = dancers.filter((dancer) => {
    const entry = entryOf(entries, contest.id, dancer)
    return entry !== undefined && !isKept(entry)
  })
  const toggled = left.length > 0 ? left : taken
  return toggled.reduce<ClubEntry[]>(
    (all, dancer) => toggleCell(all, contest, dancer),
    [...entries],
  )
}

function takesMore(
  contest: Pick<RegistrationContest, 'min_count' | 'max_count'>,
  n: number,
): boolean {
  const together = togetherIn(contest)
  return together === 'group' || (together === 'pair' && n < 2)
}

/** Who leads and who follows, in a contest that counts them apart. */
export function chooseRole(
  entries: readonly ClubEntry[],
  contestId: string,
  dancer: string,
  role: JnjRole,
): ClubEntry[] {
  const own = entryOf(entries, contestId, dancer)
  return entries.map((entry) => (entry === own ? { ...entry, role } : entry))
}

/** The entries of registrations as they stand, without those withdrawn and those of the bundles themselves. */
export function storedEntries(
  registrations: readonly StoredRegistration[],
  isBundle: (contestId: string) => boolean,
): ClubEntry[] {
  return registrations.flatMap(({ dancers, registrations: entries }) =>
    entries
      .filter(({ status, contest_id }) => status !== 'withdrawn' && !isBundle(contest_id))
      .map(({ contest_id, role }) => ({
        contestId: contest_id,
        dancers: dancers.map(dancerKey),
        role,
      })),
  )
}
