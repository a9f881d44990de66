import { statusOfNewEntry, type Occupancy } from '../registration/capacity.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { JnjRole } from '../registration/request.ts'
import type { StoredEntry, StoredRegistration } from '../registration/storedRegistration.ts'
import type { ClubEntry } from './entries.ts'

/** How full a contest is, as everybody may read it. */
export interface ContestPlaces {
  id: string
  /** Entries, for each role where roles are split; null = no limit. */
  capacity: number | null
  jnj_role_split: boolean
  active_count: number
  waiting_count: number
  /** Of a contest that splits roles. */
  role_counts?: Readonly<Record<JnjRole, { active: number; waiting: number }>> | undefined
}

/** What of the grid stands on waiting lists once it is sent. */
export interface ClubQueue {
  /** Of contests that are full, or where others wait already; none of them is registered yet. */
  added: ReadonlySet<ClubEntry>
  /** Registered and waiting. */
  stored: ReadonlySet<ClubEntry>
}

/**
 * Which entries wait once the grid is sent, as the server decides it (`statusOfNewEntry`), one after another in the order
 * in which it stores them. Places that the grid itself gives up count as free.
 *
 * @param added entries that are not registered yet, in that order
 */
export function clubQueue(
  entries: readonly ClubEntry[],
  added: readonly ClubEntry[],
  stored: readonly StoredRegistration[],
  contests: readonly ContestPlaces[],
): ClubQueue {
  const occupancies = new Map(contests.map((contest) => [contest.id, occupanciesOf(contest)]))
  for (const { contest_id, role } of givenUp(entries, stored)) {
    const own = roleIn(occupancies.get(contest_id), role)
    // Who waits moves up at once.
    if (own && own.waiting > 0) own.waiting -= 1
    else if (own) own.active -= 1
  }
  const byId = new Map(contests.map((contest) => [contest.id, contest]))
  const waiting = added.filter(({ contestId, role }) => {
    const contest = byId.get(contestId)
    const places = occupancies.get(contestId)
    if (!contest || !places) return false
    const status = statusOfNewEntry(contest, role, places)
    const own = roleIn(places, role)
    if (own) own[status] += 1
    return status === 'waiting'
  })
  return {
    added: new Set(waiting),
    stored: new Set(entries.filter((entry) => heldBy(entry, stored)?.status === 'waiting')),
  }
}

/** How the same dancers stand in the contest already. */
export function heldBy(
  { contestId, dancers }: ClubEntry,
  stored: readonly StoredRegistration[],
): StoredEntry | undefined {
  const key = dancers.toSorted().join('+')
  return stored
    .filter((one) => one.dancers.map(dancerKey).toSorted().join('+') === key)
    .flatMap(({ registrations }) => registrations)
    .find(({ contest_id, status }) => contest_id === contestId && status !== 'withdrawn')
}

function occupanciesOf({ active_count, waiting_count, role_counts }: ContestPlaces): Occupancy[] {
  if (!role_counts) return [{ role: null, active: active_count, waiting: waiting_count }]
  const { leader, follower } = role_counts
  return [
    { role: 'leader', ...leader },
    { role: 'follower', ...follower },
  ]
}

function roleIn(occupancies: Occupancy[] | undefined, role: JnjRole | null): Occupancy | undefined {
  return occupancies?.find((one) => one.role === role) ?? occupancies?.find((one) => !one.role)
}

/** Places that the grid gives back. */
function givenUp(
  entries: readonly ClubEntry[],
  stored: readonly StoredRegistration[],
): StoredEntry[] {
  const kept = new Set(entries.map((entry) => heldBy(entry, stored)?.id))
  return stored
    .flatMap(({ registrations }) => registrations)
    .filter(({ id, status }) => status === 'active' && !kept.has(id))
}
