import type { Instant } from '../format/date.ts'
import { cheapestArrangement, type ArrangementRules } from '../money/arrangement.ts'
import { computeCharges, type ChargedEntry } from '../money/charges.ts'
import { chargedEntries, toChargeInputs } from '../money/preview.ts'
import { totalOf } from '../money/total.ts'
import type { KnownEntry } from '../registration/availability.ts'
import type { DancerInput, JnjRole, PacketSelections } from '../registration/request.ts'
import { singleKey } from '../registration/singleKey.ts'
import type { ClubEntry } from './entries.ts'
import type { ClubQueue } from './queue.ts'

/** A new registration of the plan. */
export interface PlannedSet {
  dancers: DancerInput[]
  packets: PacketSelections
  roles: Record<string, JnjRole>
}

interface SetRules {
  queue: ClubQueue
  rules: ArrangementRules
  now: Instant
  known: readonly KnownEntry[]
}

/**
 * The contests of one set of dancers in the cheapest packets and passes. What waits is charged to nobody yet: a packet
 * that is worth it only with a contest that waits is left out.
 *
 * @returns with what it saves now against the same contests singly, in kopecks
 */
export function planSet(
  dancers: DancerInput[],
  entries: readonly ClubEntry[],
  { queue, rules, now, known }: SetRules,
): { set: PlannedSet; saved: number } {
  const waiting = entries.filter((entry) => queue.added.has(entry))
  const active = entries.filter((entry) => !queue.added.has(entry))
  const arranged = (some: readonly ClubEntry[]) =>
    cheapestArrangement({ packets: singlePackets(some), dancers }, rules, now, known)?.packets
  const costOf = (packets: PacketSelections) => {
    const registrations = waitingIn(chargedEntries(packets, rules, now), waiting)
    const own = { id: 0, reg_n: Number.MAX_SAFE_INTEGER, dancers, registrations }
    return totalOf(computeCharges([...toChargeInputs(known, rules, now), own], rules).get(0) ?? [])
  }
  const single = singlePackets(entries)
  const whole = arranged(entries) ?? single
  const ofActive = waiting.length > 0 && active.length > 0 ? arranged(active) : undefined
  const candidates = [whole, ...(ofActive ? [withSingles(ofActive, waiting)] : [])]
  const packets = candidates.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
  return {
    set: { dancers, packets, roles: rolesOf(entries) },
    saved: Math.max(0, costOf(single) - costOf(packets)),
  }
}

/** The same entries, these of them on a waiting list. */
export function waitingIn(
  charged: readonly ChargedEntry[],
  waiting: readonly ClubEntry[],
): ChargedEntry[] {
  const ids = new Set(waiting.map(({ contestId }) => contestId))
  return charged.map((entry) =>
    ids.has(entry.contest_id) ? Object.assign({}, entry, { status: 'waiting' }) : entry,
  )
}

export function rolesOf(entries: readonly ClubEntry[]): Record<string, JnjRole> {
  return Object.fromEntries(
    entries.flatMap(({ contestId, role }) => (role ? [[contestId, role]] : [])),
  )
}

function singlePackets(entries: readonly ClubEntry[]): PacketSelections {
  const selectedGroupIds = entries.map(({ contestId }) => contestId)
  return { [singleKey]: { status: true, selectedGroupIds } }
}

function withSingles(packets: PacketSelections, entries: readonly ClubEntry[]): PacketSelections {
  const single = packets[singleKey]?.selectedGroupIds ?? []
  const selectedGroupIds = [...single, ...entries.map(({ contestId }) => contestId)]
  return { ...packets, [singleKey]: { status: true, selectedGroupIds } }
}
