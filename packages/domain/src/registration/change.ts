import type { RegistrationContest } from '../contest/contest.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import type { EventTag } from '../event/event.ts'
import { sameTagName } from '../event/tags.ts'
import {
  readCheckedRegistration,
  type CheckedRegistration,
  type RegistrationRules,
} from './check.ts'
import type { PlannedEntry } from './entryPlan.ts'
import { singleKey } from './singleKey.ts'
import type { JnjRole, PacketSelections, SentRegistration } from './request.ts'

/** A registration with its change: contacts and dancers as they arrived, entries as planned. */
export interface ChangedRegistration extends Pick<
  SentRegistration,
  'regData' | 'dancers' | 'consents'
> {
  entries: readonly PlannedEntry[]
}

/**
 * Every rule once more, for a registration that is changed (docs/rules/registration.md, «Changing a registration»).
 * An entry that stays as it is may stay though its contest takes no entries any more, and a packet from which
 * contests were only taken away stays a packet; dancers have to fit all of them. No entry left:
 * the registration is withdrawn.
 *
 * @returns as `readCheckedRegistration` does
 */
export function readCheckedChange(
  { entries, ...sent }: ChangedRegistration,
  rules: RegistrationRules,
): CheckedRegistration {
  const packets = selectionsOf(entries, rules.contests)
  const checked = readCheckedRegistration(
    { ...sent, packets, roles: rolesOf(entries) },
    {
      ...rules,
      contests: contestsForChange(rules.contests, entries),
      tags: tagsForChange(rules.tags, entries),
    },
  )
  if (entries.length === 0) delete checked.errors['packets']
  return checked
}

/** Entries as the wizard would have chosen them. */
function selectionsOf(
  entries: readonly PlannedEntry[],
  contests: readonly RegistrationContest[],
): PacketSelections {
  const packetIds = new Set(contests.filter(isPacket).map(({ id }) => id))
  const packets: PacketSelections = { [singleKey]: { status: null, selectedGroupIds: [] } }
  for (const { contest_id } of entries) {
    if (packetIds.has(contest_id)) packets[contest_id] = { status: true, selectedGroupIds: [] }
  }
  for (const { contest_id, packet_contest_id } of entries) {
    if (packetIds.has(contest_id)) continue
    // A packet that was not chosen is unfinished.
    const key = packet_contest_id ?? singleKey
    packets[key] ??= { status: false, selectedGroupIds: [] }
    packets[key].selectedGroupIds.push(contest_id)
  }
  return packets
}

function rolesOf(entries: readonly PlannedEntry[]): Record<string, JnjRole> {
  return Object.fromEntries(
    entries.flatMap(({ contest_id, role }) => (role ? [[contest_id, role]] : [])),
  )
}

/** Contests as they are for a change to these entries. */
export function contestsForChange<T extends RegistrationContest>(
  contests: readonly T[],
  entries: readonly PlannedEntry[],
): T[] {
  return contests.map((contest) => forChange(contest, entries))
}

/** Event tags as they are for a change: a packet is asked for only where something is new. */
export function tagsForChange<T extends EventTag>(
  tags: readonly T[],
  entries: readonly PlannedEntry[],
): T[] {
  const isAnyNew = entries.some(({ isKept }) => !isKept)
  return tags.filter(({ tag_name }) => isAnyNew || !sameTagName(tag_name, 'PACKETS'))
}

/** A contest as it is for entries that were there before. */
function forChange<T extends RegistrationContest>(contest: T, entries: readonly PlannedEntry[]): T {
  const own = entries.find(({ contest_id }) => contest_id === contest.id)
  if (!own?.isKept) return contest
  const open = { ...contest, status: 'open' }
  // A pass that was bought stays, whatever happened to the contests it covers.
  if (isPass(contest)) return { ...open, packet: null }
  const members = entries.filter(({ packet_contest_id }) => packet_contest_id === contest.id)
  if (contest.packet === null || members.some(({ isKept }) => !isKept)) return open
  return { ...open, packet: { ...contest.packet, min: 0, max: Infinity } }
}
