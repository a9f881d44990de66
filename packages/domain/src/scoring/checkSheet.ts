import { judgeRound } from './judgeRound.ts'
import type { FileMarks, FileRound, ResultFile } from './resultFile.ts'
import { marksText } from './recompute.ts'
import { ScoringError } from './scoringError.ts'

/**
 * What is impossible about one judge's marks of one dance: «impossible marks refused at once», by the
 * name of dance, judge and entry.
 *
 * @param round the round they were given in; its other marks and its decisions do not matter
 * @param marks of one judge and one dance, a row for each criterion
 * @param entries start numbers that must be marked
 * @returns in Russian; null: nothing
 */
export function sheetProblem(
  round: FileRound,
  contest: ResultFile['contest'],
  marks: readonly FileMarks[],
  entries: readonly number[],
): string | null {
  const [first] = marks
  const alone: FileRound = {
    ...round,
    dances: first ? [first.dance] : [],
    entries: entries.map((start_number) => ({ start_number, status: 'danced', role: null })),
    // Pairs are marked by a number as single entries are.
    pairs: [],
    marks: marks.map((given) => ({ ...given, counted: true })),
    decisions: [],
  }
  try {
    judgeRound(alone, { ...contest, tie_break: 'head-to-head' }, [])
    return null
  } catch (error) {
    if (error instanceof ScoringError) return marksText(error)
    throw error
  }
}
