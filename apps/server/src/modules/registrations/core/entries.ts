import { takenPacketIds } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import type { JnjRole, RegistrationRequest } from '@parket/domain/registration/request'

/** A contest that was chosen. */
export type ChosenEntry = {
  contest_id: string
  packet_contest_id: string | null
  role: JnjRole | null
}

/**
 * The entries of a registration that was checked: «a complete packet stores one registration for
 * the packet's contest and one per chosen contest with `packet_contest_id`» (docs/rules/registration.md,
 * «Packets chosen»).
 */
export function chosenEntries({ packets, roles }: RegistrationRequest): ChosenEntry[] {
  const entry = (contest_id: string, packet_contest_id: string | null): ChosenEntry => ({
    contest_id,
    packet_contest_id,
    role: roles?.[contest_id] ?? null,
  })
  const single = packets[singleKey]?.selectedGroupIds ?? []
  const entries = single.map((id) => entry(id, null))
  for (const packetId of takenPacketIds(packets)) {
    const chosen = packets[packetId]?.selectedGroupIds ?? []
    entries.push(entry(packetId, null), ...chosen.map((id) => entry(id, packetId)))
  }
  return entries
}
