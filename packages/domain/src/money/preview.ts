import { toMillis, type Instant, type IsoDate } from '../format/date.ts'
import { takenPacketIds } from '../registration/packets.ts'
import { singleKey } from '../registration/singleKey.ts'
import type { KnownEntry } from '../registration/availability.ts'
import type { Draft } from '../registration/draft.ts'
import type { RegistrationRequest } from '../registration/request.ts'
import { plannedEntries, type StoredRegistration } from '../registration/storedRegistration.ts'
import { priceDays, pricedOn, type PricedEvent } from './priceDays.ts'
import { totalOf } from './total.ts'
import {
  computeCharges,
  type ChargedEntry,
  type ChargedRegData,
  type ChargeRules,
} from './charges.ts'
import type { ChargeLine } from '../registration/chargeLine.ts'

/** Above every registration number given so far: a new registration comes after all that are known. */
const NEXT_NUMBER = Number.MAX_SAFE_INTEGER

/**
 * What a registration would cost if sent now and no contest were full: the lines of the wizard's
 * last step. Only finished packets count, and contests the event has.
 * @param known what else is known here of the dancers: passes and a fee that they have already. What is not
 *   known can only lower the charge (docs/rules/money.md, «Price shown before sending»)
 */
export function previewCharges(
  { packets, dancers }: Pick<RegistrationRequest, 'packets' | 'dancers'>,
  rules: ChargeRules,
  now: Instant,
  known: readonly KnownEntry[] = [],
): ChargeLine[] {
  const registrations = chargedEntries(packets, rules, now)
  const others = toChargeInputs(known, rules, now)
  return ownLines([...others, { id: 0, reg_n: NEXT_NUMBER, dancers, registrations }], rules)
}

/** What a new registration comes to from a day on; kopecks. */
export interface LaterTotal {
  from: IsoDate
  total: number
}

/** When the same choice will cost something else, and how much; null where it stays as it is (`previewCharges`). */
export function laterTotal(
  choice: Pick<RegistrationRequest, 'packets' | 'dancers'>,
  rules: ChargeRules & { event: PricedEvent },
  now: Instant,
  known: readonly KnownEntry[] = [],
): LaterTotal | null {
  const totalOn = (event: ChargeRules['event']) =>
    totalOf(previewCharges(choice, { ...rules, event }, now, known))
  const today = totalOn(rules.event)
  const [, ...later] = priceDays(rules.event, now)
  return (
    later
      .map((from) => ({ from, total: totalOn(pricedOn(rules.event, from)) }))
      .find(({ total }) => total !== today) ?? null
  )
}

/** The entries of a new registration as they are charged. */
export function chargedEntries(
  packets: RegistrationRequest['packets'],
  rules: Pick<ChargeRules, 'contests'>,
  now: Instant,
): ChargedEntry[] {
  const created_at = new Date(toMillis(now)).toISOString()
  const shown = new Set(rules.contests.map(({ id }) => id))
  const entries = (ids: readonly string[], packet_contest_id: string | null): ChargedEntry[] =>
    ids
      .filter((id) => shown.has(id))
      .map((contest_id) => ({ contest_id, packet_contest_id, status: 'active', created_at }))
  const selected = (key: string) => packets[key]?.selectedGroupIds ?? []
  const taken = takenPacketIds(packets)
  return [
    ...entries(selected(singleKey), null),
    ...entries(taken, null),
    ...taken.flatMap((packetId) => entries(selected(packetId), packetId)),
  ]
}

/** The lines of the registration at hand, which has the id 0. */
function ownLines(regDatas: readonly ChargedRegData[], rules: ChargeRules): ChargeLine[] {
  return computeCharges(regDatas, rules).get(0) ?? []
}

/** Known entries as the charges read them; each registration goes by its number. */
export function toChargeInputs(
  known: readonly KnownEntry[],
  { contests }: Pick<ChargeRules, 'contests'>,
  now: Instant,
): ChargedRegData[] {
  const created_at = new Date(toMillis(now)).toISOString()
  const shown = new Set(contests.map(({ id }) => id))
  return known
    .filter(({ contest_id }) => shown.has(contest_id))
    .map(({ reg_n, contest_id, status, dancers }) => ({
      id: reg_n,
      reg_n,
      dancers,
      registrations: [{ contest_id, packet_contest_id: null, status, created_at }],
    }))
}

/** What a registration costs now and after a change, line by line. */
export interface ChangePreview {
  before: ChargeLine[]
  after: ChargeLine[]
}

/**
 * What a change would make of the price if sent now: entries that stay keep the day of registering,
 * new ones cost what they cost today; who waits is not charged. The server's account has the last word.
 */
export function previewChange(
  draft: Draft,
  stored: StoredRegistration,
  rules: ChargeRules,
  now: Instant,
): ChangePreview {
  const { created_at } = stored.regData
  const known = new Set(rules.contests.map(({ id }) => id))
  const planned = chargedAfterChange(draft, stored, now)
  const before = stored.registrations.map((entry) =>
    Object.assign({ created_at: entry.priced_on ?? created_at }, entry),
  )
  const linesOf = (dancers: Draft['dancers'], entries: readonly ChargedEntry[]) => {
    const registrations = entries.filter(({ contest_id }) => known.has(contest_id))
    return ownLines([{ id: 0, reg_n: 0, dancers, registrations }], rules)
  }
  return {
    before: linesOf([...stored.dancers], before),
    after: linesOf(draft.dancers, planned),
  }
}

/** The entries of a changed registration as they are charged. */
export function chargedAfterChange(
  draft: Draft,
  stored: StoredRegistration,
  now: Instant,
): ChargedEntry[] {
  const { created_at } = stored.regData
  const byId = new Map(stored.registrations.map((entry) => [entry.id, entry]))
  const today = new Date(toMillis(now)).toISOString()
  return plannedEntries(draft, stored).map((entry) => {
    const own = byId.get(entry.id ?? 0)
    return {
      contest_id: entry.contest_id,
      packet_contest_id: entry.packet_contest_id,
      status: own?.status ?? 'active',
      created_at: own ? (own.priced_on ?? created_at) : today,
    }
  })
}
