import { toMillis, type Instant } from '../format/date.ts'
import { takenPacketIds } from '../registration/packets.ts'
import { singleKey } from '../registration/singleKey.ts'
import type { Draft } from '../registration/draft.ts'
import type { RegistrationRequest } from '../registration/request.ts'
import { plannedEntries, type StoredRegistration } from '../registration/storedRegistration.ts'
import { charges, type ChargedEntry, type ChargeLine, type ChargeRules } from './charges.ts'

/**
 * What a registration would cost if sent now and no contest were full: the lines of the wizard's
 * last step. Only finished packets count, and contests the event has. The wizard cannot
 * know whether PAY-GROUP is already paid with an earlier registration.
 */
export function previewCharges(
  { packets, dancers }: Pick<RegistrationRequest, 'packets' | 'dancers'>,
  rules: ChargeRules,
  now: Instant,
): ChargeLine[] {
  const created_at = new Date(toMillis(now)).toISOString()
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

/** What a registration costs as it stands, and what it would after a change; sums by lines. */
export interface ChangePreview {
  before: ChargeLine[]
  after: ChargeLine[]
}

/**
 * What a change would make of the price if sent now: entries that stay keep the day of registering,
 * new ones cost what they cost today; who waits is not charged. Of later additions the day is not
 * known here, so the server's account has the last word.
 */
export function previewChange(
  draft: Draft,
  stored: StoredRegistration,
  rules: ChargeRules,
  now: Instant,
): ChangePreview {
  const { created_at } = stored.regData
  const byId = new Map(stored.registrations.map((entry) => [entry.id, entry]))
  const known = new Set(rules.contests.map(({ id }) => id))
  const today = new Date(toMillis(now)).toISOString()
  const planned = plannedEntries(draft, stored).map((entry): ChargedEntry => {
    const own = byId.get(entry.id ?? 0)
    return {
      contest_id: entry.contest_id,
      packet_contest_id: entry.packet_contest_id,
      status: own?.status ?? 'active',
      created_at: own ? created_at : today,
    }
  })
  const before = stored.registrations.map((entry) => Object.assign({ created_at }, entry))
  const linesOf = (dancers: Draft['dancers'], entries: readonly ChargedEntry[]) => {
    const registrations = entries.filter(({ contest_id }) => known.has(contest_id))
    return charges([{ id: 0, reg_n: 0, dancers, registrations }], rules).get(0) ?? []
  }
  return {
    before: linesOf([...stored.dancers], before),
    after: linesOf(draft.dancers, planned),
  }
}
