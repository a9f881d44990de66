import type { PacketDefinition, RegistrationContest } from '../contest/contest.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import type { EventAges } from '../event/event.ts'
import { arePacketsRequired } from '../event/tags.ts'
import { toMillis, type Instant } from '../format/date.ts'
import { hasErrors } from '../problems/fieldErrors.ts'
import type { KnownEntry } from '../registration/availability.ts'
import { entryProblems } from '../registration/choice.ts'
import { checkPackets, chosenContestIds, packetEntries } from '../registration/packets.ts'
import type { PacketSelections, RegistrationRequest } from '../registration/request.ts'
import { singleKey } from '../registration/singleKey.ts'
import { contestLines, coveredByPass, type ChargedContest, type ChargeRules } from './charges.ts'
import { fillPackets } from './fillPackets.ts'
import { toChargeInputs, previewCharges } from './preview.ts'
import { totalOf } from './total.ts'

/** More of them at once make too many arrangements to try in a browser; no event has so many that fit one person. */
const MOST_PACKETS = 5
const MOST_PASSES = 6

export interface ArrangementRules extends ChargeRules {
  event: ChargeRules['event'] & EventAges
  contests: readonly (ChargedContest & RegistrationContest)[]
}

/** The same contests in other packets and passes. */
export interface Arrangement {
  packets: PacketSelections
  /** How much less it costs than the choice as it is, in kopecks. */
  saving: number
}

type Contest = ArrangementRules['contests'][number]
type Choice = Pick<RegistrationRequest, 'packets' | 'dancers'>

/**
 * «Where another arrangement of the same contests is cheaper, the wizard names the difference and changes to
 * it in one press» (docs/rules/money.md, «Cheapest arrangement»): the cheapest way to have the chosen contests, each
 * alone, in a packet or under a pass. Passes that cover contests are taken or left as it costs less; what else is
 * chosen stays chosen, and PACKETS=MUST is kept.
 *
 * @param known what else is known here of the dancers
 * @returns null where nothing is cheaper, and while a packet is unfinished
 */
export function cheaperArrangement(
  choice: Choice,
  rules: ArrangementRules,
  now: Instant,
  known: readonly KnownEntry[] = [],
): Arrangement | null {
  if (hasErrors(checkPackets(choice.packets, rules))) return null
  const best = cheapestArrangement(choice, rules, now, known)
  const saving = best ? arrangementCost(choice, choice.packets, rules, now, known) - best.cost : 0
  return best && saving > 0 ? { packets: best.packets, saving } : null
}

/** `cheaperArrangement` of an event, as the wizard asks it at each tick. */
export function cheaperPackets(rules: ArrangementRules, now: Instant) {
  return (choice: Choice, known: readonly KnownEntry[]): PacketSelections | null =>
    cheaperArrangement(choice, rules, now, known)?.packets ?? null
}

/**
 * The cheapest way of all to have the chosen contests, also where they are in no finished packet yet and PACKETS=MUST
 * wants one.
 *
 * @returns what it costs (kopecks); null where nothing is chosen, and where there is no way
 */
export function cheapestArrangement(
  choice: Choice,
  rules: ArrangementRules,
  now: Instant,
  known: readonly KnownEntry[] = [],
): { packets: PacketSelections; cost: number } | null {
  const single = choice.packets[singleKey]?.selectedGroupIds ?? []
  const chosen = new Set(chosenContestIds(choice.packets))
  const movable = (contest: Contest) =>
    coversContests(contest) && (single.includes(contest.id) || !chosen.has(contest.id))
  const fixed = rules.contests.filter((contest) => chosen.has(contest.id) && !movable(contest))
  if (fixed.length === 0) return null

  const offered = offeredPackets(rules, choice)
    .filter(hasContests)
    .filter(({ packet }) => countIn(packet, fixed) >= packet.min)
    .slice(0, MOST_PACKETS)
  const passes = rules.contests
    .filter((contest) => movable(contest) && countIn(contest.packet, fixed) > 0)
    .filter(
      (pass) => chosen.has(pass.id) || entryProblems(pass, choice.dancers, rules).length === 0,
    )
    .slice(0, MOST_PASSES)
  let best: ReturnType<typeof cheapestArrangement> = null
  for (const taken of subsetsOf(passes)) {
    const amountOf = amountsUnder(taken, fixed, choice, rules, now, known)
    const held = fillPackets(fixed, offered, amountOf, arePacketsRequired(rules.tags))
    if (held === null) continue
    const packets = selectionsOf(fixed, held, taken)
    const cost = arrangementCost(choice, packets, rules, now, known)
    if (best === null || cost < best.cost) best = { packets, cost }
  }
  return best
}

/** What the chosen contests cost in these packets and passes, in kopecks. */
export function arrangementCost(
  choice: Choice,
  packets: PacketSelections,
  rules: ArrangementRules,
  now: Instant,
  known: readonly KnownEntry[],
): number {
  return totalOf(previewCharges({ ...choice, packets }, rules, now, known))
}

/** A pass that covers contests; without them it is a ticket, and changes no other price. */
export function coversContests(contest: Pick<Contest, 'tags' | 'packet'>): boolean {
  return isPass(contest) && (contest.packet?.groupNums.length ?? 0) > 0
}

type Bundle = Contest & { packet: PacketDefinition }

function hasContests(contest: Contest): contest is Bundle {
  return contest.packet !== null
}

/** Packets that these dancers can take; what is chosen already comes first. */
function offeredPackets(rules: ArrangementRules, { packets, dancers }: Choice): Contest[] {
  const taken = new Set(packetEntries(packets).flatMap(([id, { status }]) => (status ? [id] : [])))
  const fitting = rules.contests.filter(
    (contest) => isPacket(contest) && entryProblems(contest, dancers, rules).length === 0,
  )
  return [
    ...fitting.filter(({ id }) => taken.has(id)),
    ...fitting.filter(({ id }) => !taken.has(id)),
  ]
}

function countIn(packet: Contest['packet'], contests: readonly Contest[]): number {
  return contests.filter(({ group_num }) => packet?.groupNums.includes(group_num)).length
}

/** What each contest or packet would cost while these passes are held, in kopecks. */
function amountsUnder(
  passes: readonly Contest[],
  fixed: readonly Contest[],
  { dancers }: Choice,
  rules: ArrangementRules,
  now: Instant,
  known: readonly KnownEntry[],
): (contest: Contest) => number {
  const created_at = new Date(toMillis(now)).toISOString()
  const registrations = [...passes, ...fixed].map(({ id }) => ({
    contest_id: id,
    packet_contest_id: null,
    status: 'active' as const,
    created_at,
  }))
  const covered = coveredByPass(
    [...toChargeInputs(known, rules, now), { dancers, registrations }],
    rules,
  )
  return (contest) => totalOf(contestLines(contest, dancers, covered, created_at, rules))
}

/** @param held the packet that each contest is in, null: none */
function selectionsOf(
  fixed: readonly Contest[],
  held: readonly (Contest | null)[],
  passes: readonly Contest[],
): PacketSelections {
  const idsIn = (packet: Contest | null) =>
    fixed.filter((_, index) => held[index] === packet).map(({ id }) => id)
  const taken = [...new Set(held)].filter((packet) => packet !== null)
  return Object.fromEntries([
    [
      singleKey,
      { status: true, selectedGroupIds: [...idsIn(null), ...passes.map(({ id }) => id)] },
    ],
    ...taken.map((packet) => [packet.id, { status: true, selectedGroupIds: idsIn(packet) }]),
  ])
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>(
    (subsets, item) => subsets.flatMap((subset) => [subset, [...subset, item]]),
    [[]],
  )
}
