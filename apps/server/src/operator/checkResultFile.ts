import { createHash } from 'node:crypto'

import { hashInput, recompute, type ResultFile } from '@parket/domain/scoring'

/**
 * Recomputes an open result file, of a contest or of an event, and says in Russian whether its places follow
 * from its marks and decisions, and whether it is as it was written.
 */
export function checkResultFile(text: string): { lines: string[]; agrees: boolean } {
  const given = JSON.parse(text) as ResultFile | { contests: ResultFile[] }
  const files = 'contests' in given ? given.contests : [given]
  const checked = files.map((file) => {
    const { disagreements } = recompute(file)
    const problems = disagreements.map((one) => one.text)
    const hash = createHash('sha256').update(hashInput(file)).digest('hex')
    if (hash !== file.hash) problems.push('файл изменён: контрольная сумма другая')
    const { group_num, group_name } = file.contest
    return { name: `${group_num}. ${group_name}`, problems }
  })
  return {
    agrees: checked.every(({ problems }) => problems.length === 0),
    lines: checked.flatMap(({ name, problems }) =>
      problems.length === 0 ? [`${name}: сходится`] : problems.map((one) => `${name}: ${one}`),
    ),
  }
}
