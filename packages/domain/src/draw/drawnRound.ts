import type { RoundRole, RoundType } from '../round/extraRound.ts'

/** Which round is drawn. The row of a round goes with its draw, its place in the contest stays. */
export interface DrawnRound {
  contest_id: string
  /** 0 is the final. */
  round_index: number
  type: RoundType
  role: RoundRole
}

/** A round in one text, by which its draws are counted and a public seed is made: «{contest}/1/main/leader». */
export function drawnRoundName({ contest_id, round_index, type, role }: DrawnRound): string {
  return [contest_id, round_index, type, role ?? 'all'].join('/')
}

/** The round of a name that `drawnRoundName` made. */
export function readDrawnRound(name: string): DrawnRound {
  const [contest_id = '', index, type, role] = name.split('/')
  return {
    contest_id,
    round_index: Number(index),
    type: type as RoundType,
    role: role === 'all' ? null : (role as RoundRole),
  }
}
