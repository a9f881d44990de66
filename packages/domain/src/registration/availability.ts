import type { AgeBounds, RegistrationContest } from '../contest/contest.ts'
import { rangesOverlap, type RegistrationFilter } from '../contest/filters.ts'
import { isContestStatus, takesEntries } from '../contest/status.ts'
import { isPacket } from '../contest/tags.ts'
import { payGroupNumber } from '../event/tags.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { entryProblems, type ChoiceRules } from './choice.ts'
import { countRange, dancerKey, dancerName } from './dancers.ts'
import { packetMembers } from './packets.ts'
import type { DancerInput, EntryStatus } from './request.ts'

/** A contest and whether these dancers may enter it; `reason` is Russian, null when they may. */
export interface OfferedContest<T> {
  contest: T
  reason: string | null
}

/** An entry somebody knows of: another of the own registrations, which the rules of one do not see. */
export interface KnownEntry {
  reg_n: number
  contest_id: string
  status: EntryStatus
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date'>[]
}

/**
 * Contests as step 2 and 3 offer them: those that the wizard's filter of count and age lets in, each
 * with the reason why these dancers cannot take it: a closed or a cancelled one, too. The pay group and
 * drafts are never offered. The order given is kept.
 */
export function offeredContests<T extends RegistrationContest>(
  contests: readonly T[],
  dancers: readonly DancerInput[],
  rules: Pick<ChoiceRules, 'event' | 'tags'> & {
    filter: RegistrationFilter
    knownEntries?: readonly KnownEntry[]
  },
): OfferedContest<T>[] {
  const payGroup = payGroupNumber(rules.tags)
  return contests
    .filter((contest) => contest.group_num !== payGroup && fitsFilter(contest, rules.filter))
    .map((contest) => {
      const rulesOfAll = { ...rules, contests }
      const own = entryProblems(contest, dancers, rulesOfAll)
      const filling = own.length === 0 ? fillingProblems(contest, dancers, rulesOfAll) : []
      const repeated = repeatedEntries(contest, dancers, rules.knownEntries ?? [])
      return { contest, reason: [...own, ...filling, ...repeated].join('; ') || null }
    })
}

/** The ages that the contests of a filter take in all, of those that take entries; null: there is no such limit. */
export function offeredAges(
  contests: readonly RegistrationContest[],
  { tags, filter }: Pick<ChoiceRules, 'tags'> & { filter: RegistrationFilter },
): AgeBounds {
  const payGroup = payGroupNumber(tags)
  const open = contests.filter(
    (contest) =>
      contest.group_num !== payGroup && takesEntries(contest) && fitsFilter(contest, filter),
  )
  const limit = (ages: (number | null)[], of: (...ages: number[]) => number) =>
    ages.length === 0 || ages.includes(null) ? null : of(...ages.filter((age) => age !== null))
  return {
    min_age: limit(
      open.map(({ min_age }) => min_age),
      Math.min,
    ),
    max_age: limit(
      open.map(({ max_age }) => max_age),
      Math.max,
    ),
  }
}

/** A packet of which these dancers can take too few contests can never be finished: said before it is begun. */
function fillingProblems(
  packet: RegistrationContest,
  dancers: readonly DancerInput[],
  rules: ChoiceRules,
): string[] {
  if (!isPacket(packet) || packet.packet === null) return []
  const { min } = packet.packet
  const n = packetMembers(packet.packet, rules.contests).filter(
    (member) => entryProblems(member, dancers, rules).length === 0,
  ).length
  return n < min ? [formProblemText('packet_unfillable', { n, min })] : []
}

function fitsFilter(contest: RegistrationContest, { count, age }: RegistrationFilter): boolean {
  const isShown = isContestStatus(contest.status) && contest.status !== 'draft'
  return (
    isShown &&
    rangesOverlap(countRange(contest), count) &&
    rangesOverlap({ min: contest.min_age, max: contest.max_age }, age)
  )
}

/**
 * «The same dancer twice in one contest is 409» (docs/rules/registration.md, «Same dancer»): said before the choice.
 */
export function repeatedEntries(
  { id }: Pick<RegistrationContest, 'id'>,
  dancers: readonly DancerInput[],
  known: readonly KnownEntry[],
): string[] {
  const keys = new Set(dancers.map(dancerKey))
  return known
    .filter(({ contest_id }) => contest_id === id)
    .flatMap(({ reg_n, dancers }) =>
      dancers
        .filter((dancer) => keys.has(dancerKey(dancer)))
        .map((dancer) =>
          formProblemText('dancer_entered', { dancer: dancerName(dancer), n: reg_n }),
        ),
    )
}
