import type { Instant } from '../format/date.ts'
import { singleKey, takenPacketIds } from '../registration/packets.ts'
import type { RegistrationRequest } from '../registration/request.ts'
import { charges, type ChargedEntry, type ChargeLine, type ChargeRules } from './charges.ts'

/**
 * What a registration would cost if sent now and no contest were full: the lines of the wizard's
 * last step. Only finished packets count, and contests the event has. Whether PAY-GROUP is already paid with an earlier
 * registration the wizard cannot know.
 */
export function previewCharges(
  { packets, dancers }: Pick<RegistrationRequest, 'packets' | 'dancers'>,
  rules: ChargeRules,
  now: Instant,
): ChargeLine[] {
  const created_at = new Date(now).toISOString()
  const known = new Set(rules.contests.map(({ id }) => id))
  const entries = (ids: readonly string[], packet_contest_id: string | null): ChargedEntry[] =>
    ids
      .filter((id) => known.has(id))
      .map((contest_id) => ({ contest_id, packet_contest_id, status: 'active', created_at }))
  const selected = (key: string) => packets[key]?.selectedGroupIds ?? []
  const taken = takenPacketIds(packets)
  const registrations = [
    ...entries(selected(singleKey), null),
    ...entries(taken, null),
    ...taken.flatMap((packetId) => entries(selected(packetId), packetId)),
  ]
  return charges([{ id: 0, reg_n: 0, dancers, registrations }], rules).get(0) ?? []
}
