import type { PacketDefinition } from '../contest/contest.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import { contestTitle, type TitledContest } from '../contest/title.ts'
import type { EventTag, PriceStep } from '../event/event.ts'
import { payGroupNumber } from '../event/tags.ts'
import { calendarDay, type Instant, type IsoDate } from '../format/date.ts'
import type { ChargeKind, ChargeLine } from '../registration/chargeLine.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { DancerInput, EntryStatus } from '../registration/request.ts'
import { percentOf, percentOn } from './price.ts'

export interface ChargedContest extends TitledContest {
  id: string
  group_num: number
  /** Kopecks per dancer. */
  price: number
  tags: readonly string[]
  packet: PacketDefinition | null
}

export interface ChargedEntry {
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
  /** When this contest was added: it decides the price step. */
  created_at: string
}

export interface ChargedRegData {
  id: number
  reg_n: number
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date'>[]
  registrations: readonly ChargedEntry[]
}

export interface ChargeRules {
  event: { time_zone: string; price_steps: readonly PriceStep[] }
  tags: readonly EventTag[]
  /** All contests of the event. */
  contests: readonly ChargedContest[]
}

/**
 * What each regData of an event owes (docs/rules/money.md, «What is charged»): each dancer × each active contest's
 * price; a packet's price instead of its contests' while at least `min` of them are active; nothing
 * for contests that a dancer's pass covers; PAY-GROUP once per dancer, on the earliest regData with
 * an active entry of that dancer. A waiting or withdrawn entry is not charged.
 *
 * @param regDatas all of the event, or at least all of the dancers in question
 * @returns lines by the regData's id
 */
export function computeCharges(
  regDatas: readonly ChargedRegData[],
  rules: ChargeRules,
): Map<number, ChargeLine[]> {
  const earliestFirst = [...regDatas].sort((one, other) => one.reg_n - other.reg_n)
  const covered = coveredByPass(earliestFirst, rules)
  const payGroup = rules.contests.find(({ group_num }) => group_num === payGroupNumber(rules.tags))
  const payGroupPayers = new Set<string>()
  const lines = new Map<number, ChargeLine[]>()

  for (const regData of earliestFirst) {
    const own = linesOf(regData, rules, covered)
    const payers = payGroup ? addNewDancers(regData, payGroupPayers) : []
    if (payGroup && payers.length > 0) {
      const added = activeEntries(regData)
        .map(({ created_at }) => dayOf(created_at, rules))
        .reduce((earliest, day) => (day < earliest ? day : earliest))
      own.push(line('payGroup', payGroup, payers.length, added, rules))
    }
    lines.set(regData.id, own)
  }
  return lines
}

function linesOf(
  regData: ChargedRegData,
  rules: ChargeRules,
  covered: ReadonlySet<string>,
): ChargeLine[] {
  const active = activeEntries(regData)
  const filledPackets = new Set(
    active
      .filter(({ contest_id }) => isFilled(contestOf(contest_id, rules), active))
      .map(({ contest_id }) => contest_id),
  )
  return active.flatMap(({ contest_id, packet_contest_id, created_at }) => {
    const contest = contestOf(contest_id, rules)
    const isInPacket = packet_contest_id !== null && filledPackets.has(packet_contest_id)
    if (isInPacket || (isPacket(contest) && !filledPackets.has(contest_id))) return []
    return contestLines(contest, regData.dancers, covered, created_at, rules)
  })
}

/**
 * What one contest, packet or pass costs these dancers: who pays, and for whom a pass makes it free.
 * @param covered what passes cover (`coveredByPass`)
 * @param addedAt when it was chosen
 */
export function contestLines(
  contest: ChargedContest,
  dancers: ChargedRegData['dancers'],
  covered: ReadonlySet<string>,
  addedAt: Instant,
  rules: ChargeRules,
): ChargeLine[] {
  const day = dayOf(addedAt, rules)
  const free = dancers.filter((dancer) =>
    covered.has(coverageKey(dancerKey(dancer), contest.group_num)),
  ).length
  return [
    line(kindOf(contest), contest, dancers.length - free, day, rules),
    line('covered', { ...contest, price: 0 }, free, day, rules),
  ].filter(({ quantity }) => quantity > 0)
}

/** «A packet's price stands instead of its contests' while at least `min` of its entries are active.» */
function isFilled(contest: ChargedContest, active: readonly ChargedEntry[]): boolean {
  if (!isPacket(contest) || contest.packet === null) return false
  const members = active.filter(({ packet_contest_id }) => packet_contest_id === contest.id)
  return members.length >= contest.packet.min
}

function kindOf(contest: ChargedContest): ChargeKind {
  if (isPacket(contest)) return 'packet'
  return isPass(contest) ? 'pass' : 'contest'
}

function line(
  kind: ChargeKind,
  contest: ChargedContest,
  quantity: number,
  day: IsoDate,
  rules: ChargeRules,
): ChargeLine {
  const percent = percentOn(day, rules.event.price_steps)
  const amount = percentOf(contest.price * quantity, percent)
  const { id, price } = contest
  return { kind, contest_id: id, label: contestTitle(contest), quantity, price, percent, amount }
}

/** Which contests of which dancers a pass covers, whichever regData the pass is in. */
export function coveredByPass(
  regDatas: readonly Pick<ChargedRegData, 'dancers' | 'registrations'>[],
  rules: ChargeRules,
): ReadonlySet<string> {
  const covered = new Set<string>()
  for (const regData of regDatas) {
    for (const { contest_id } of activeEntries(regData)) {
      const contest = contestOf(contest_id, rules)
      const groupNums = isPass(contest) ? (contest.packet?.groupNums ?? []) : []
      for (const dancer of regData.dancers) {
        for (const groupNum of groupNums) covered.add(coverageKey(dancerKey(dancer), groupNum))
      }
    }
  }
  return covered
}

function coverageKey(dancer: string, groupNum: number): string {
  return `${groupNum}|${dancer}`
}

/** Adds the dancers of a regData with active entries to `seen`; gives those that were not in it. */
function addNewDancers(regData: ChargedRegData, seen: Set<string>): string[] {
  if (activeEntries(regData).length === 0) return []
  const keys = [...new Set(regData.dancers.map(dancerKey))].filter((key) => !seen.has(key))
  for (const key of keys) seen.add(key)
  return keys
}

function activeEntries({ registrations }: Pick<ChargedRegData, 'registrations'>): ChargedEntry[] {
  return registrations.filter(({ status }) => status === 'active')
}

function contestOf(id: string, { contests }: ChargeRules): ChargedContest {
  const contest = contests.find((contest) => contest.id === id)
  if (!contest) throw new RangeError(`Contest ${id} is not among the contests of the event`)
  return contest
}

function dayOf(instant: Instant, { event }: ChargeRules): IsoDate {
  return calendarDay(instant, event.time_zone)
}
