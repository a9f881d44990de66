import { repeatedEntries } from '@parket/domain/registration/availability'
import { entryProblems } from '@parket/domain/registration/choice'
import { packetMembers } from '@parket/domain/registration/packets'
import type { EventContest } from '../../events/eventData.ts'
import type { WizardView } from './wizardView.ts'

/** A contest that a packet may be filled with, and why these dancers cannot take it; null: they can. */
export interface PacketOption {
  member: EventContest
  reason: string | null
}

export interface PacketOptions {
  options: readonly PacketOption[]
  /** Ids of those that can be taken. */
  takeable: readonly string[]
  /** As many can be taken as the packet holds: all of them is one choice. */
  takesAll: boolean
}

/** What a packet may be filled with by the dancers at hand. */
export function packetOptions(packet: EventContest, view: WizardView): PacketOptions {
  const { contests, draft, knownEntries } = view
  const members = packet.packet ? packetMembers(packet.packet, contests) : []
  const options = members.map((member) => ({
    member,
    reason:
      [
        ...entryProblems(member, draft.dancers, view),
        ...repeatedEntries(member, draft.dancers, knownEntries),
      ].join('; ') || null,
  }))
  const takeable = options.flatMap(({ member, reason }) => (reason === null ? [member.id] : []))
  const takesAll =
    packet.packet !== null &&
    takeable.length > 1 &&
    takeable.length >= packet.packet.min &&
    takeable.length <= packet.packet.max
  return { options, takeable, takesAll }
}
