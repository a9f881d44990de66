import type { PacketDefinition, RegistrationContest } from '../contest/contest.ts'
import { isPacket } from '../contest/tags.ts'
import type { EventTag } from '../event/event.ts'
import { arePacketsRequired } from '../event/tags.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { PacketSelection, PacketSelections } from './request.ts'
import { singleKey } from './singleKey.ts'

type PacketContest = Pick<RegistrationContest, 'id' | 'group_num' | 'tags' | 'packet'>

/** Contests a packet may be filled with, in the order given. */
export function packetMembers<T extends Pick<RegistrationContest, 'group_num'>>(
  definition: PacketDefinition,
  contests: readonly T[],
): T[] {
  return contests.filter(({ group_num }) => definition.groupNums.includes(group_num))
}

/**
 * «Complete when the number chosen lies within its min..max and all belong to it» (docs/rules/registration.md,
 * «Packets chosen»).
 */
export function isPacketComplete(
  selectedGroupIds: readonly string[],
  packet: Pick<PacketContest, 'packet'>,
  contests: readonly PacketContest[],
): boolean {
  if (packet.packet === null) return false
  const { min, max } = packet.packet
  const members = new Set(packetMembers(packet.packet, contests).map(({ id }) => id))
  const n = selectedGroupIds.length
  return n >= min && n <= max && selectedGroupIds.every((id) => members.has(id))
}

/** Selections of packets, without the `single` key. */
export function packetEntries(packets: PacketSelections): [string, PacketSelection][] {
  return Object.entries(packets).filter(([key]) => key !== singleKey)
}

/**
 * Step 2: "Есть незаконченный подбор номинаций" when any packet has status false. «If no packet is
 * decided, the step is valid unless the event tag PACKETS equals MUST» (docs/rules/registration.md,
 * «Packets chosen»); a status that does not agree with the selection is unfinished as well
 * (docs/rules/registration.md, «Packets chosen»).
 * @returns problems under `packets.<packet contest id>`, or `packets` where one is required
 */
export function checkPackets(
  packets: PacketSelections,
  { contests, tags }: { contests: readonly PacketContest[]; tags: readonly EventTag[] },
): FieldErrors {
  const errors: FieldErrors = {}
  const selections = packetEntries(packets)

  for (const [id, selection] of selections) {
    const packet = contests.find((contest) => contest.id === id)
    if (!packet || !isPacket(packet)) {
      addError(errors, `packets.${id}`, formProblemText('contest_foreign'))
    } else if (!isSettled(selection, packet, contests)) {
      addError(errors, `packets.${id}`, formProblemText('packets_unfinished'))
    }
  }
  if (arePacketsRequired(tags) && selections.every(([, { status }]) => status !== true)) {
    addError(errors, 'packets', formProblemText('packets_unfinished'))
  }
  return errors
}

function isSettled(
  { status, selectedGroupIds }: PacketSelection,
  packet: PacketContest,
  contests: readonly PacketContest[],
): boolean {
  if (status === null) return selectedGroupIds.length === 0
  return status && isPacketComplete(selectedGroupIds, packet, contests)
}

/** Contests chosen over all keys, packets' own contests not included; a contest chosen twice stands twice. */
export function chosenContestIds(packets: PacketSelections): string[] {
  return Object.values(packets).flatMap(({ selectedGroupIds }) => selectedGroupIds)
}

/** Contests of the packets taken (status true). */
export function takenPacketIds(packets: PacketSelections): string[] {
  return packetEntries(packets).flatMap(([id, { status }]) => (status === true ? [id] : []))
}

/** Packets that are taken and all contests chosen over all keys, passes among them. */
export function heldIds(packets: PacketSelections): string[] {
  return [...takenPacketIds(packets), ...chosenContestIds(packets)]
}
