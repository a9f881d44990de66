import { readFileSync } from 'node:fs'

import { checkResultFile } from './operator/checkResultFile.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'

/** `npm run check-result -- <file>`: recomputes an open result file without a server. Exit code 0: it agrees. */
await runForOperator(async () => {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new OperatorError('Name a file: npm run check-result -- file.json')
  const { lines, agrees } = checkResultFile(readFileSync(path, 'utf8'))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!agrees) process.exitCode = 1
})
