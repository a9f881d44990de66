import { checkDraws, type CheckedDraws } from './checkDraws.ts'
import { recompute } from '../scoring/recompute.ts'
import { hashInput, unsignedFormat, type ResultFile } from '../scoring/resultFile.ts'
import { checkNames, type Sha256 } from '../scoring/resultNames.ts'

/** What checking one contest of a result file came to, without asking anybody. */
export interface CheckedContest {
  /** «40. Пары, латиноамериканская программа». */
  name: string
  /** As it was read, with the hash that it has, whatever it says. */
  file: ResultFile
  /**
   * Where the file does not agree with its marks and decisions, its draws, its names or its hash, in Russian; empty when
   * it does.
   */
  problems: string[]
  /** What else there is to say of its draws. */
  draws: Omit<CheckedDraws, 'problems'>
  /** How many names are hidden or gone and can be compared with nothing. */
  hiddenNames: number
  /** Format 1: names are not in the hash, and nobody has signed it. */
  isUnsignedFormat: boolean
}

/**
 * Recomputes an open result file, of a contest or of an event: whether its places follow from its marks
 * and decisions, its heats and pairs from their draws, and whether it is as it was written (docs/rules/scoring.md, «Open result file»).
 *
 * @param text the file
 * @throws SyntaxError, TypeError or ScoringError when it is no result file
 */
export function checkResultFile(text: string, sha256: Sha256): CheckedContest[] {
  const given = JSON.parse(text) as ResultFile | { contests: ResultFile[] }
  const files = 'contests' in given ? given.contests : [given]
  return files.map((file) => {
    const problems = recompute(file).disagreements.map((one) => one.text)
    const { problems: drawProblems, ...draws } = checkDraws(file, sha256)
    const names = checkNames(file, sha256)
    problems.push(...drawProblems, ...names.problems)
    const hash = sha256(hashInput(file))
    if (hash !== file.hash) {
      problems.push('файл изменён: контрольная сумма другая')
    }
    const { group_num, group_name } = file.contest
    return {
      name: `${group_num}. ${group_name}`,
      file: { ...file, hash },
      problems,
      draws,
      hiddenNames: names.hidden,
      isUnsignedFormat: file.format === unsignedFormat,
    }
  })
}
