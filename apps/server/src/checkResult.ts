import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { checkResultFile } from '@parket/domain/scoring/checkResultFile'

import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** `npm run check-result -- <file>`: recomputes an open result file without a server. Exit code 0: it agrees. */
await runForOperator(async () => {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new OperatorError('Name a file: npm run check-result -- file.json')
  const contests = await checkResultFile(readFileSync(path, 'utf8'), sha256)
  for (const { name, problems } of contests) {
    const lines = problems.length === 0 ? ['сходится'] : problems
    for (const line of lines) process.stdout.write(`${name}: ${line}\n`)
  }
  if (contests.some(({ problems }) => problems.length > 0)) process.exitCode = 1
})
