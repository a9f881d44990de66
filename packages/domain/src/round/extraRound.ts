import type { ProblemCode } from '../problems/catalogue.ts'
import type { RoundStatus } from './status.ts'

/** In the order in which those of one index are danced. */
export const roundTypes = ['main', 'redance', 'hope'] as const

export type RoundType = (typeof roundTypes)[number]

/** Who dances a round of a Jack & Jill; null: everybody. */
export type RoundRole = 'leader' | 'follower' | null

/** A round among those of its contest. */
export interface RoundAmong {
  role: RoundRole
  /** 0 is the final. */
  index: number
  type: RoundType
  status: RoundStatus
}

/**
 * The rounds of a contest that lead to a round or follow from it: those of its role, and the final of
 * pairs, to which both roles lead (docs/rules/rounds-and-heats.md, «Pairs of a final»).
 */
export function roundsOfWay<Round extends { role: RoundRole }>(
  { role }: { role: RoundRole },
  rounds: readonly Round[],
): Round[] {
  return rounds.filter((one) => role === null || one.role === null || one.role === role)
}

/**
 * Whether a hope round or a redance may be added to a round (docs/rules/rounds-and-heats.md,
 * «Hope rounds and redances»): the hope round is danced by those who did not go on at once, a redance repeats a round
 * that was judged. Neither comes once the next round is drawn.
 *
 * @param rounds all rounds of the contest
 * @returns why not; null when it may
 */
export function extraRoundProblem(
  type: Exclude<RoundType, 'main'>,
  round: RoundAmong,
  rounds: readonly RoundAmong[],
): ProblemCode | null {
  if (round.type !== 'main') return 'extra_round_of_main'
  if (type === 'hope' && round.index === 0) return 'hope_of_final'
  const ofWay = roundsOfWay(round, rounds)
  const here = ofWay.filter(({ index }) => index === round.index)
  if (here.some((one) => one.type === type)) return 'extra_round_twice'
  if (type === 'redance' && !isCounted(round)) return 'redance_unjudged'
  const followers = ofWay.filter(
    (one) => one.index < round.index || (one.index === round.index && one.type === 'hope'),
  )
  return followers.some(({ status }) => status !== 'planned') ? 'extra_round_late' : null
}

/** Whether a round is danced after another; rounds of different roles go side by side. */
export function isDancedAfter(
  round: Pick<RoundAmong, 'role' | 'index' | 'type'>,
  other: Pick<RoundAmong, 'role' | 'index' | 'type'>,
): boolean {
  const isOfWay = round.role === null || other.role === null || round.role === other.role
  const isLaterType = roundTypes.indexOf(round.type) > roundTypes.indexOf(other.type)
  return isOfWay && (round.index < other.index || (round.index === other.index && isLaterType))
}

/** Whether who goes on from a round is known. */
export function isCounted({ status }: Pick<RoundAmong, 'status'>): boolean {
  return status === 'judged' || status === 'published'
}

/**
 * The rounds by whose count it is decided who dances a round: of a main round the one before it, or its
 * redance, with its hope round; of a hope round and a redance the round that they belong to. To a final of
 * pairs leaders and followers come from their own rounds.
 *
 * @param rounds all rounds of the contest
 * @returns none for the first that is danced; leaders' before followers'
 */
export function roundsBefore<Round extends Pick<RoundAmong, 'role' | 'index' | 'type'>>(
  round: Pick<RoundAmong, 'role' | 'index' | 'type'>,
  rounds: readonly Round[],
): Round[] {
  const roles: RoundRole[] = round.role === null ? [null, 'leader', 'follower'] : [round.role]
  return roles.flatMap((role) =>
    beforeOfRole(
      round,
      rounds.filter((one) => one.role === role),
    ),
  )
}

function beforeOfRole<Round extends Pick<RoundAmong, 'index' | 'type'>>(
  { index, type }: Pick<RoundAmong, 'index' | 'type'>,
  ofRole: readonly Round[],
): Round[] {
  const find = (index: number, type: RoundType) =>
    ofRole.find((one) => one.index === index && one.type === type)
  const counted = (index: number) => find(index, 'redance') ?? find(index, 'main')
  const before =
    type === 'redance'
      ? [find(index, 'main')]
      : type === 'hope'
        ? [counted(index)]
        : [counted(index + 1), find(index + 1, 'hope')]
  return before.filter((one) => one !== undefined)
}

/**
 * Whether whoever enters a contest dances this round first. A final of pairs may be the first for one role,
 * while the other has a round before it.
 *
 * @param rounds all rounds of the contest
 */
export function isFirstFor(
  role: RoundRole,
  round: Pick<RoundAmong, 'role' | 'index' | 'type'>,
  rounds: readonly Pick<RoundAmong, 'role' | 'index' | 'type'>[],
): boolean {
  const isOfRole = round.role === null || round.role === role
  const before = roundsBefore(round, rounds)
  const isChosen = before.some((one) => one.role === null || one.role === role)
  return round.type === 'main' && isOfRole && !isChosen
}
