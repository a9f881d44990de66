import { recompute } from './recompute.ts'
import { hashInput, type ResultFile } from './resultFile.ts'

/** What checking one contest of a result file came to. */
export interface CheckedContest {
  /** «40. Пары, латиноамериканская программа». */
  name: string
  /** Where the file does not agree with its marks and decisions, in Russian; empty when it does. */
  problems: string[]
}

/**
 * Recomputes an open result file, of a contest or of an event: whether its places follow from its marks
 * and decisions, and whether it is as it was written (docs/rules/scoring.md, «Open result file»).
 *
 * @param text the file
 * @param sha256 of a text, in hexadecimal
 * @throws SyntaxError, TypeError or ScoringError when it is no result file
 */
export async function checkResultFile(
  text: string,
  sha256: (text: string) => string | Promise<string>,
): Promise<CheckedContest[]> {
  const given = JSON.parse(text) as ResultFile | { contests: ResultFile[] }
  const files = 'contests' in given ? given.contests : [given]
  return Promise.all(
    files.map(async (file) => {
      const problems = recompute(file).disagreements.map((one) => one.text)
      if ((await sha256(hashInput(file))) !== file.hash) {
        problems.push('файл изменён: контрольная сумма другая')
      }
      const { group_num, group_name } = file.contest
      return { name: `${group_num}. ${group_name}`, problems }
    }),
  )
}
