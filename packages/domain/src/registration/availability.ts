import type { RegistrationContest } from '../contest/contest.ts'
import { rangesMeet, type RegistrationFilter } from '../contest/filters.ts'
import { isContestStatus } from '../contest/status.ts'
import { payGroupNumber } from '../event/tags.ts'
import { entryProblems, type ChoiceRules } from './choice.ts'
import { countRange } from './dancers.ts'
import type { DancerInput } from './request.ts'

/** A contest and whether these dancers may enter it; `reason` is Russian, null when they may. */
export interface OfferedContest<T> {
  contest: T
  reason: string | null
}

/**
 * Contests as step 2 and 3 offer them: those behind the wizard's door (count and age filter), each
 * with the reason why these dancers cannot take it. The pay group and drafts are never offered;
 * cancelled contests are not either. The order given is kept.
 */
export function offeredContests<T extends RegistrationContest>(
  contests: readonly T[],
  dancers: readonly DancerInput[],
  rules: Pick<ChoiceRules, 'event' | 'tags'> & { filter: RegistrationFilter },
): OfferedContest<T>[] {
  const payGroup = payGroupNumber(rules.tags)
  return contests
    .filter((contest) => contest.group_num !== payGroup && isBehindDoor(contest, rules.filter))
    .map((contest) => ({
      contest,
      reason: entryProblems(contest, dancers, rules).join('; ') || null,
    }))
}

function isBehindDoor(contest: RegistrationContest, { count, age }: RegistrationFilter): boolean {
  const isShown =
    isContestStatus(contest.status) && contest.status !== 'draft' && contest.status !== 'cancelled'
  return (
    isShown &&
    rangesMeet(countRange(contest), count) &&
    rangesMeet({ min: contest.min_age, max: contest.max_age }, age)
  )
}
