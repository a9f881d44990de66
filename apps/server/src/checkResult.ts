import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { resultKeysFormat, type ResultKeys } from '@parket/domain/scoring/resultSignature'
import { checkedLines, isResultValid } from '@parket/domain/result/resultReport'

import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { isSignatureOf } from './security/ed25519.ts'
import { sha256 } from './security/sha256.ts'

/**
 * `npm run check-result -- <file> [--keys <file>]`: checks an open result file without a server or a network. Exit code 0:
 * places, names and hash agree, and with the team's keys also the signature.
 */
await runForOperator(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  })
  const [path] = positionals
  if (path === undefined) {
    throw new OperatorError('Name a file: npm run check-result -- file.json [--keys keys.json]')
  }
  const keys = values.keys === undefined ? null : readKeys(values.keys)
  const contests = checkResultFile(readFileSync(path, 'utf8'), sha256)
  for (const contest of contests) {
    for (const line of checkedLines(contest, keys, isSignatureOf)) {
      process.stdout.write(`${contest.name}: ${line}\n`)
    }
  }
  if (!contests.every((contest) => isResultValid(contest, keys, isSignatureOf)))
    process.exitCode = 1
})

/** @throws OperatorError where it is no list of keys */
function readKeys(path: string): ResultKeys {
  const given = JSON.parse(readFileSync(path, 'utf8')) as Partial<ResultKeys>
  if (given.format !== resultKeysFormat || !Array.isArray(given.keys)) {
    throw new OperatorError(`${path} is no list of keys: take /.well-known/parket-keys.json.`)
  }
  return given as ResultKeys
}
