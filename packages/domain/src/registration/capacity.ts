import { toMillis } from '../format/date.ts'
import type { EntryStatus, JnjRole } from './request.ts'

export interface QueuedEntry {
  id: number
  status: EntryStatus
  role: JnjRole | null
  /** When this contest was entered: the order of the waiting list, «never of payment». */
  created_at: string
}

export interface LimitedContest {
  /** Entries; null = no limit. With `jnj_role_split` it counts for each role. */
  capacity: number | null
  jnj_role_split: boolean
  status: string
}

/** How many stand in a contest in one role. */
export interface Occupancy {
  role: JnjRole | null
  active: number
  waiting: number
}

/**
 * «A full contest is never an error: the entry is 201 with status `waiting`» (docs/rules/registration.md,
 * «Waiting list»). Who comes while others wait, waits behind them, even when a place is free.
 *
 * @param occupancies of the contest so far; nobody asks for them where there is no limit
 */
export function statusOfNewEntry(
  contest: Pick<LimitedContest, 'capacity' | 'jnj_role_split'>,
  role: JnjRole | null,
  occupancies: readonly Occupancy[],
): 'active' | 'waiting' {
  if (contest.capacity === null) return 'active'
  const own = sameQueue(occupancies, contest, role)
  const active = own.reduce((sum, one) => sum + one.active, 0)
  const isSomebodyWaiting = own.some(({ waiting }) => waiting > 0)
  return active >= contest.capacity || isSomebodyWaiting ? 'waiting' : 'active'
}

/**
 * Waiting entries that move up, in order. «Promotion … on withdrawal or raised capacity while the
 * contest is `open` or `closed` and not after the draw; lowering the capacity removes nobody»
 * (docs/rules/registration.md, «Waiting list»).
 *
 * @param isDrawn whether heats of the contest have been drawn
 * @returns ids of the entries that become active
 */
export function listPromotions(
  entries: readonly QueuedEntry[],
  contest: LimitedContest,
  isDrawn: boolean,
): number[] {
  const isLate = isDrawn || (contest.status !== 'open' && contest.status !== 'closed')
  if (isLate) return []
  return rolesOf(contest).flatMap((role) => {
    const own = sameQueue(entries, contest, role)
    return waitingList(own)
      .slice(0, Math.max(0, freePlaces(own, contest)))
      .map(({ id }) => id)
  })
}

/** Waiting entries in their order: by the time of that contest's entry. */
export function waitingList<T extends QueuedEntry>(entries: readonly T[]): T[] {
  return entries
    .filter(({ status }) => status === 'waiting')
    .sort(
      (one, other) => toMillis(one.created_at) - toMillis(other.created_at) || one.id - other.id,
    )
}

function rolesOf({ jnj_role_split }: LimitedContest): (JnjRole | null)[] {
  return jnj_role_split ? ['leader', 'follower'] : [null]
}

/** Leaders and followers queue apart where a contest splits them. */
function sameQueue<T extends { role: JnjRole | null }>(
  entries: readonly T[],
  { jnj_role_split }: Pick<LimitedContest, 'jnj_role_split'>,
  role: JnjRole | null,
): readonly T[] {
  return jnj_role_split ? entries.filter((one) => one.role === role) : entries
}

function freePlaces(entries: readonly QueuedEntry[], { capacity }: LimitedContest): number {
  if (capacity === null) return Number.POSITIVE_INFINITY
  return capacity - entries.filter(({ status }) => status === 'active').length
}
