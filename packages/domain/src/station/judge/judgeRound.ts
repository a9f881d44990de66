import type { RoundKind } from '../../scoring/resultFile.ts'

/** A round as a judge's device knows it: start numbers, no names. */
export interface JudgeRound {
  id: number
  /** Rises with every change of the round: the marks a device sends name the version they were put by. */
  version: number
  /** «42 Стандарт, взрослые». */
  contest: string
  /** «1/4», «Финал». */
  label: string
  kind: RoundKind
  dances: readonly string[]
  /** Crosses, or callbacks «да», that each judge gives. */
  advance: number
  /** Of points, else empty; the maximum in tenths. */
  criteria: readonly JudgeCriterion[]
  /** Pairs dance it: a number is that of a pair's leader. */
  isOfPairs: boolean
  /** Start numbers by heat, in the order of the floor. */
  heats: readonly (readonly number[])[]
}

export interface JudgeCriterion {
  name: string
  /** In tenths. */
  max: number
}

/** All start numbers of a round, in the order of its heats. */
export function numbersOf({ heats }: Pick<JudgeRound, 'heats'>): number[] {
  return heats.flat()
}
