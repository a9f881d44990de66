import type { RegistrationContest } from '../contest/contest.ts'
import { bySection, type ContestSection } from '../contest/lists.ts'
import { isContestStatus } from '../contest/status.ts'
import { isPacket } from '../contest/tags.ts'
import { payGroupNumber } from '../event/tags.ts'
import type { Instant } from '../format/date.ts'
import { coversContests } from '../money/arrangement.ts'
import { errorTexts } from '../problems/fieldErrors.ts'
import { ageAtEvent } from '../registration/age.ts'
import { ageHint } from '../registration/ageHint.ts'
import { entryProblems, type ChoiceRules } from '../registration/choice.ts'
import { checkDancers, dancerCountProblems, countRange } from '../registration/dancers.ts'
import type { DancerInput } from '../registration/request.ts'
import type { RegistrationEvent } from '../event/event.ts'
import { togetherIn } from './entries.ts'

export interface CellRules extends ChoiceRules {
  event: RegistrationEvent
  now: Instant
}

/** Why a dancer cannot be ticked in a contest, in Russian. */
export interface ClosedCell {
  /** For the cell itself: «от 18», «нет приёма». */
  short: string
  /** Whole sentences. */
  reason: string
}

/**
 * Packets, and passes that cover contests, are no columns: the grid takes them where they make the same contests cheaper.
 */
export function isBundle(contest: Pick<RegistrationContest, 'tags' | 'packet'>): boolean {
  return isPacket(contest) || coversContests(contest)
}

/** The columns: what one can enter, by sections. Drafts and the pay group never are. */
export function gridColumns<T extends RegistrationContest>({
  contests,
  tags,
}: Pick<CellRules, 'tags'> & { contests: readonly T[] }): ContestSection<T>[] {
  const payGroup = payGroupNumber(tags)
  return bySection(
    contests.filter(
      (contest) =>
        isContestStatus(contest.status) &&
        contest.status !== 'draft' &&
        contest.group_num !== payGroup &&
        !isBundle(contest),
    ),
  )
}

/** Cells of one contest that cannot be ticked, by the place of the dancer in the roster. */
export function closedCells(
  contest: RegistrationContest,
  roster: readonly DancerInput[],
  rules: CellRules,
): (ClosedCell | null)[] {
  const cells = roster.map((dancer) => closedFor(contest, dancer, rules))
  const { min } = countRange(contest)
  const fitting = cells.filter((cell) => cell === null).length
  if (min <= 1 || fitting === 0 || fitting >= min) return cells
  const [reason = ''] = dancerCountProblems(fitting, countRange(contest))
  return cells.map(
    (cell) =>
      cell ?? { short: 'мало', reason: `${reason}. Столько подходят сюда из\u00A0вашего списка` },
  )
}

function closedFor(
  contest: RegistrationContest,
  dancer: DancerInput,
  rules: CellRules,
): ClosedCell | null {
  const missing = errorTexts(checkDancers([dancer], { event: rules.event, now: rules.now }))
  if (missing.length > 0) return { short: 'данные', reason: missing.join('. ') }
  const together = togetherIn(contest) === 'alone' ? 1 : countRange(contest).min
  const problems = entryProblems(
    contest,
    Array.from({ length: together }, () => dancer),
    rules,
  )
  if (problems.length === 0) return null
  const age = ageAtEvent(dancer.birth_date, rules.event)
  const hint = ageHint([dancer], contest, rules.event)
  return {
    short: shortReason(contest, age),
    reason: [...problems, ...(hint === null ? [] : [hint])].join('. '),
  }
}

function shortReason({ status, min_age, max_age }: RegistrationContest, age: number): string {
  if (status === 'cancelled') return 'отменена'
  if (status !== 'open') return 'закрыта'
  if (min_age !== null && age < min_age) return `от\u00A0${min_age}`
  return max_age !== null && age > max_age ? `до\u00A0${max_age}` : 'нельзя'
}
