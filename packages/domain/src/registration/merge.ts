import { foldName } from '../person/foldName.ts'
import type { DancerInput, EntryStatus } from './request.ts'

interface NamedSet {
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name'>[]
}

interface MergedEntry {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
}

/** What becomes of the entries of two registrations that are made one. */
export interface MergePlan {
  /** Go over to the registration that stays; `packet_contest_id` as they have it there. */
  moved: readonly Pick<MergedEntry, 'id' | 'contest_id' | 'packet_contest_id'>[]
  /** Of the contests that both have: one entry of each is given up. */
  givenUp: readonly Pick<MergedEntry, 'id' | 'contest_id'>[]
}

/**
 * Whether two registrations are of the same people: their names agree. Birth dates may differ, a slip of the pen is what
 * makes most duplicates.
 */
export function isSameSet(one: NamedSet, other: NamedSet): boolean {
  return namesOf(one) === namesOf(other)
}

/** Equal for registrations of the same people. */
export function namesOf({ dancers }: NamedSet): string {
  return dancers
    .map(({ last_name, first_name }) => `${foldName(last_name)} ${foldName(first_name)}`)
    .toSorted()
    .join('\n')
}

/**
 * The entries of a duplicate go over to the registration that stays. Of a contest that both have the entry with a place
 * stays, else that of the registration that stays. A packet that both have stays once; what was chosen in the other one
 * counts singly.
 */
export function planMerge(
  kept: readonly MergedEntry[],
  duplicate: readonly MergedEntry[],
): MergePlan {
  const held = new Map(kept.filter(isHeld).map((entry) => [entry.contest_id, entry]))
  const moved: MergePlan['moved'][number][] = []
  const givenUp: MergePlan['givenUp'][number][] = []
  for (const entry of duplicate.filter(isHeld)) {
    const own = held.get(entry.contest_id)
    const isBetter = own?.status === 'waiting' && entry.status === 'active'
    if (own && !isBetter) {
      givenUp.push({ id: entry.id, contest_id: entry.contest_id })
      continue
    }
    if (own) givenUp.push({ id: own.id, contest_id: own.contest_id })
    const isPacketDoubled = entry.packet_contest_id !== null && held.has(entry.packet_contest_id)
    const packet_contest_id = isPacketDoubled ? null : entry.packet_contest_id
    moved.push({ id: entry.id, contest_id: entry.contest_id, packet_contest_id })
  }
  return { moved, givenUp }
}

function isHeld({ status }: MergedEntry): boolean {
  return status !== 'withdrawn'
}
