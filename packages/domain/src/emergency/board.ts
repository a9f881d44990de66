import { criteriaOf, sheetRows, type DancedRound } from './dancedRound.ts'
import { limitsOf } from './progress.ts'
import type { TypedMarks } from './typed.ts'
import type { TypingBoard } from './typing.ts'

/** What is typed of a dance: its judges, its numbers, the marks so far. */
export function boardOf(danced: DancedRound, dance: string, typed: TypedMarks): TypingBoard {
  const { round, contest, file, lines } = danced
  const at = Math.max(0, file.dances.indexOf(dance))
  const letters = round.letters[at] as string[]
  const attempt = round.attempts[at] as number
  return {
    letters,
    numbers: lines.map(({ number }) => number),
    criteria: criteriaOf(file, contest.rules).length,
    limits: limitsOf(danced),
    rows: letters.map((letter) =>
      sheetRows(round, contest, typed, { dance: file.dances[at] as string, attempt, letter }),
    ),
  }
}
