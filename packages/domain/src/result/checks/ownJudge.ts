import { numbersText } from '../../format/numbers.ts'
import type { JudgeConflict } from '../../judge/conflicts.ts'
import { type ResultWarning } from './warning.ts'

/** A judge who gave marks, and whom they are tied to. */
export interface TiedJudge {
  judgeId: number
  letter: string
  conflicts: readonly JudgeConflict[]
}

/**
 * Judges of their own pupils, their own club or city. Club and city are not named: the chief judge's station reads it, too,
 * and is shown names alone; a key made of them could be guessed by trying all clubs.
 */
export function ownJudge(judges: readonly TiedJudge[]): ResultWarning[] {
  return judges.flatMap(({ judgeId, letter, conflicts }) =>
    conflicts.map(({ kind, numbers }) => ({
      kind: `own-${kind}` as const,
      about: [judgeId],
      text: textOf(kind, letter, numbersText(numbers)),
    })),
  )
}

function textOf(kind: JudgeConflict['kind'], letter: string, whom: string): string {
  switch (kind) {
    case 'coach':
      return `Судья ${letter} тренирует ${whom}.`
    case 'club':
      return `Судья ${letter} из\u00A0одного клуба с\u00A0${whom}.`
    case 'city':
      return `Судья ${letter} из\u00A0одного города с\u00A0${whom}.`
  }
}
