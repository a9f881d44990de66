import type { ProblemCode } from '../problems/catalogue.ts'
import type { RoundStatus } from './status.ts'

/** In the order in which those of one index are danced. */
export const roundTypes = ['main', 'redance', 'hope'] as const

export type RoundType = (typeof roundTypes)[number]

/** A round among those of its contest and role. */
export interface RoundAmong {
  /** 0 is the final. */
  index: number
  type: RoundType
  status: RoundStatus
}

/**
 * Whether a hope round or a redance may be added to a round (scoring, «Rounds»): the hope round is danced
 * by those who did not go on at once, a redance repeats a round that was judged. Neither comes once the
 * next round is drawn.
 *
 * @param ofRole all rounds of the contest and role
 * @returns why not; null when it may
 */
export function extraRoundProblem(
  type: Exclude<RoundType, 'main'>,
  round: RoundAmong,
  ofRole: readonly RoundAmong[],
): ProblemCode | null {
  if (round.type !== 'main') return 'extra_round_of_main'
  if (type === 'hope' && round.index === 0) return 'hope_of_final'
  const here = ofRole.filter(({ index }) => index === round.index)
  if (here.some((one) => one.type === type)) return 'extra_round_twice'
  if (type === 'redance' && !isCounted(round)) return 'redance_unjudged'
  const followers = ofRole.filter(
    (one) => one.index < round.index || (one.index === round.index && one.type === 'hope'),
  )
  return followers.some(({ status }) => status !== 'planned') ? 'extra_round_late' : null
}

/** Whether who goes on from a round is known. */
export function isCounted({ status }: Pick<RoundAmong, 'status'>): boolean {
  return status === 'judged' || status === 'published'
}

/**
 * The rounds by whose count it is decided who dances a round: of a main round the one before it, or its
 * redance, with its hope round; of a hope round and a redance the round that they belong to.
 *
 * @param ofRole all rounds of the contest and role
 * @returns none for the first that is danced
 */
export function roundsBefore<Round extends Pick<RoundAmong, 'index' | 'type'>>(
  round: Pick<RoundAmong, 'index' | 'type'>,
  ofRole: readonly Round[],
): Round[] {
  const find = (index: number, type: RoundType) =>
    ofRole.find((one) => one.index === index && one.type === type)
  const counted = (index: number) => find(index, 'redance') ?? find(index, 'main')
  const { index, type } = round
  const before =
    type === 'redance'
      ? [find(index, 'main')]
      : type === 'hope'
        ? [counted(index)]
        : [counted(index + 1), find(index + 1, 'hope')]
  return before.filter((one) => one !== undefined)
}
