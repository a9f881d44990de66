import { contestTitle, type TitledContest } from '../contest/title.ts'
import type { EventAges } from '../event/event.ts'
import { amountOwed, type Balance } from '../money/paymentStatus.ts'
import { problemText } from '../problems/catalogue.ts'
import type { BulkAct } from './bulkAct.ts'
import { statusOfNewEntry, type LimitedContest, type Occupancy } from '../registration/capacity.ts'
import { dancerName } from '../registration/dancers.ts'
import { moveProblems, type MoveTarget } from '../registration/moveEntry.ts'
import type { EntryStatus, JnjRole } from '../registration/request.ts'

/** A registration as a bulk act finds it. */
export interface BulkRegistration {
  id: number
  dancers: readonly BulkDancer[]
  entries: readonly BulkEntry[]
  /** null: never asked; false: refused. */
  consents: { processing: boolean | null; publication: boolean | null }
  balance: Balance
}

interface BulkDancer {
  last_name: string
  first_name: string
  birth_date: string
}

/** An entry: where it is, and how it stands there. */
export interface BulkEntry {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
  role: JnjRole | null
}

export type BulkContest = {
  id: string
  packet: { groupNums: readonly number[] } | null
} & MoveTarget &
  LimitedContest &
  TitledContest

/** What decides a bulk act beside the registrations themselves. */
export interface BulkFacts {
  contests: readonly BulkContest[]
  event: EventAges
  /** The number named by event tag PAY-GROUP, null without one. */
  payGroupNum: number | null
  /** Contests whose heats are drawn: entries come and go by late entries there. */
  drawn: ReadonlySet<string>
  /** Contests for whose draw digits are said: until it nobody new comes into them. */
  fixed: ReadonlySet<string>
  /** How many stand in the contest that entries are moved to. */
  occupancies: readonly Occupancy[]
  /** Whether this dancer has an entry in the contest that entries are moved to, by another registration. */
  isInTarget: (dancer: BulkDancer) => boolean
}

/** What the act does to one registration. */
export interface PlannedChange {
  id: number
  /** As they were and as they become. */
  entries: { before: BulkEntry; after: BulkEntry }[]
  /** As they become; null where they stay. */
  consents: BulkRegistration['consents'] | null
  /** Kopecks taken. */
  payment: number
  /** Why something of it is left as it is, in Russian. */
  problems: string[]
}

/**
 * What an act does to each of the registrations, in their order. What a rule forbids is left as it is, with the reason:
 * the rules are those of the acts on one registration.
 */
export function planBulk(
  act: BulkAct,
  registrations: readonly BulkRegistration[],
  facts: BulkFacts,
): PlannedChange[] {
  if (act.kind === 'move') return planMoves(act, registrations, facts)
  return registrations.map((registration) => {
    const none: PlannedChange = {
      id: registration.id,
      entries: [],
      consents: null,
      payment: 0,
      problems: [],
    }
    if (act.kind === 'pay') return { ...none, payment: amountOwed(registration.balance) }
    if (act.kind === 'consent') return { ...none, ...planConsents(act, registration) }
    return { ...none, ...planStatuses(act, registration, facts) }
  })
}

/** Whether anything of the registration becomes different. */
export function isChanged({ entries, consents, payment }: PlannedChange): boolean {
  return entries.length > 0 || consents !== null || payment > 0
}

function planStatuses(
  { kind, contestId }: Extract<BulkAct, { kind: 'withdraw' | 'promote' }>,
  { entries }: BulkRegistration,
  facts: BulkFacts,
): Pick<PlannedChange, 'entries' | 'problems'> {
  const concerned = entries.filter(
    ({ contest_id, status }) =>
      (contestId === null || contest_id === contestId) &&
      (kind === 'promote' ? status === 'waiting' : status !== 'withdrawn'),
  )
  const status = kind === 'promote' ? ('active' as const) : ('withdrawn' as const)
  const problemsOf = ({ contest_id }: BulkEntry) => [
    ...drawnProblem(contest_id, facts),
    ...(kind === 'promote' ? fixedProblem(contest_id, facts) : []),
  ]
  return {
    entries: concerned
      .filter((entry) => problemsOf(entry).length === 0)
      .map((before) => ({ before, after: { ...before, status } })),
    problems: concerned.flatMap(problemsOf),
  }
}

function fixedProblem(contestId: string, { fixed, contests }: BulkFacts): string[] {
  const contest = contests.find(({ id }) => id === contestId)
  if (!contest || !fixed.has(contestId)) return []
  return [problemText('entry_digits_said', { contest: contestTitle(contest) })]
}

function drawnProblem(contestId: string, { drawn, contests }: BulkFacts): string[] {
  const contest = contests.find(({ id }) => id === contestId)
  if (!contest || !drawn.has(contestId)) return []
  return [problemText('entry_drawn', { contest: contestTitle(contest) })]
}

/** A refusal is the person's own: nobody turns it into a consent for many at once. */
function planConsents(
  { processing, publication }: Extract<BulkAct, { kind: 'consent' }>,
  { consents }: BulkRegistration,
): Pick<PlannedChange, 'consents' | 'problems'> {
  const asked = { processing, publication }
  const names = ['processing', 'publication'] as const
  const given = names.filter((name) => asked[name] && consents[name] === null)
  const isRefused = names.some((name) => asked[name] && consents[name] === false)
  return {
    consents:
      given.length === 0
        ? null
        : { ...consents, ...Object.fromEntries(given.map((name) => [name, true])) },
    problems: isRefused ? [problemText('bulk_consent_refused')] : [],
  }
}

/** Places are given in the order of the registrations; who finds none waits. */
function planMoves(
  { contestId, targetId }: Extract<BulkAct, { kind: 'move' }>,
  registrations: readonly BulkRegistration[],
  facts: BulkFacts,
): PlannedChange[] {
  const target = facts.contests.find(({ id }) => id === targetId)
  if (!target) throw new TypeError('An act names contests of the event')
  const occupancies = facts.occupancies.map((occupancy) => ({ ...occupancy }))
  return registrations.map((registration) => {
    const { id, entries } = registration
    const before = entries.find(
      ({ contest_id, status }) => contest_id === contestId && status !== 'withdrawn',
    )
    const problems = before ? problemsOfMove(before, registration, target, facts) : []
    const none = { id, entries: [], consents: null, payment: 0, problems }
    if (!before || problems.length > 0) return none
    const role = target.jnj_role_split ? before.role : null
    const status = statusOfNewEntry(target, role, occupancies)
    occupancies.push({
      role,
      active: status === 'active' ? 1 : 0,
      waiting: status === 'waiting' ? 1 : 0,
    })
    const packet = facts.contests.find((one) => one.id === before.packet_contest_id)?.packet
    const isInPacket = packet?.groupNums.includes(target.group_num) === true
    const packet_contest_id = isInPacket ? before.packet_contest_id : null
    const after = { ...before, contest_id: target.id, role, status, packet_contest_id }
    return { ...none, entries: [{ before, after }] }
  })
}

function problemsOfMove(
  { contest_id, role }: BulkEntry,
  { dancers, entries }: BulkRegistration,
  target: BulkContest,
  facts: BulkFacts,
): string[] {
  const drawn = [contest_id, target.id].flatMap((id) => drawnProblem(id, facts))
  if (drawn.length > 0) return drawn
  const fixed = fixedProblem(target.id, facts)
  if (fixed.length > 0) return fixed
  const isThere = entries.some(
    (entry) => entry.contest_id === target.id && entry.status !== 'withdrawn',
  )
  if (isThere) return [problemText('contest_chosen_twice')]
  const twice = dancers.find(facts.isInTarget)
  if (twice) {
    const params = { dancer: dancerName(twice), contest: contestTitle(target) }
    return [problemText('dancer_twice', params)]
  }
  if (target.jnj_role_split && role === null) return [problemText('role_missing')]
  return moveProblems(dancers, target, facts)
}
