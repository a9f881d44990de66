import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { namedHeads } from '@parket/domain/journal/head'
import { fileInputFaults } from '@parket/domain/journal/inputs'
import { findInJournal, type FileInJournal } from '@parket/domain/journal/publications'
import { checkResultFile, type CheckedContest } from '@parket/domain/result/checkResultFile'

import { checkFile, missingHeads } from './journal/checkChains.ts'
import { keepHistories, type Histories } from './journal/histories.ts'
import type { HashedLine } from './journal/line.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { sha256 } from './security/sha256.ts'

/** What a protocol names of a hash. */
const HEAD = 12

/**
 * `npm run check-journal -- <file or folder>… [--heads <text>] [--result <file>]`: checks journal files (docs/backup.md) without a
 * server. Exit code 0: every chain is whole, no two files tell an event differently, rounds are as they were closed, each head that
 * the text names (a letter, what protocols say) is there, and a line publishes each contest of the result file as it is, and none
 * takes it back, and it follows from the input that the lines before it tell, or the event is older than such lines.
 */
await runForOperator(async () => {
  const { positionals: paths, values } = parseArgs({
    allowPositionals: true,
    options: { heads: { type: 'string' }, result: { type: 'string' } },
  })
  if (paths.length === 0) {
    throw new OperatorError('Name a file or a folder: npm run check-journal -- /mnt/second/event-4')
  }
  const heads = values.heads === undefined ? [] : await readHeads(values.heads)
  const results = values.result === undefined ? [] : await readResults(values.result)
  const histories: Histories = new Map()
  let missing = heads
  let found = 0
  let hasProblems = false
  for (const path of paths) {
    for (const file of await filesIn(path)) {
      found += 1
      const { lines: read, chains, problems } = await check(file)
      missing = missingHeads(read, missing)
      problems.push(...keepHistories(histories, read))
      for (const { eventId, roundId, lines, head } of chains) {
        const name = roundId === null ? `event ${eventId}` : `event ${eventId}, round ${roundId}`
        process.stdout.write(`${file}: ${name}: ${lines} lines, head ${head.slice(0, HEAD)}\n`)
      }
      for (const problem of problems) process.stdout.write(`${file}: NOT WHOLE: ${problem}\n`)
      hasProblems ||= problems.length > 0
    }
  }
  if (found === 0) throw new OperatorError('There is no journal file.')
  for (const head of missing) process.stdout.write(`NOT WHOLE: no line has the head ${head}\n`)
  hasProblems ||= missing.length > 0
  for (const { name, file } of results) {
    // Each history of the event is asked by itself; of an event without a line there is none.
    const own = histories.get(file.event.id) ?? [[]]
    for (const lines of own) {
      const { said, isProblem } = sayOfResult(findInJournal(lines, file, sha256))
      const head = lines.at(-1)?.hash.slice(0, HEAD)
      const of = own.length > 1 ? `${name}, head ${head}` : name
      process.stdout.write(`${values.result}: ${of}: ${isProblem ? 'NOT WHOLE: ' : ''}${said}\n`)
      const faults = fileInputFaults(lines, file)
      for (const { text } of faults) {
        process.stdout.write(`${values.result}: ${of}: NOT WHOLE: ${text}\n`)
      }
      hasProblems ||= isProblem || faults.length > 0
    }
  }
  if (hasProblems) process.exitCode = 1
})

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new OperatorError(`${path} does not exist.`)
  if (!found.isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => join(path, name))
}

/** @throws OperatorError where the text names none */
async function readHeads(path: string): Promise<string[]> {
  const heads = namedHeads(await readFile(path, 'utf8'))
  if (heads.length === 0) throw new OperatorError(`${path} names no head.`)
  return heads
}

/** @throws OperatorError for what is no result file */
async function readResults(path: string): Promise<CheckedContest[]> {
  try {
    return checkResultFile(await readFile(path, 'utf8'), sha256)
  } catch {
    throw new OperatorError(`${path} is no result file.`)
  }
}

function sayOfResult({ state, line, isApproved }: FileInJournal): {
  said: string
  isProblem: boolean
} {
  switch (state) {
    case 'older':
      return { said: 'older than the journal: no line publishes anything', isProblem: false }
    case 'missing':
      return { said: 'no line publishes this result', isProblem: true }
    case 'earlier':
      return { said: `published, and line ${line} publishes a newer version`, isProblem: false }
    case 'withdrawn':
      return { said: `published, and line ${line} takes it back`, isProblem: true }
    case 'last':
      return isApproved === false
        ? { said: `line ${line} publishes what the chief judge did not approve`, isProblem: true }
        : {
            said: `line ${line} publishes it${isApproved ? ', and the chief judge approved it' : ''}`,
            isProblem: false,
          }
  }
}

async function check(
  file: string,
): Promise<ReturnType<typeof checkFile> & { lines: HashedLine[] }> {
  const rows = (await readFile(file, 'utf8')).split('\n').filter((row) => row !== '')
  let lines: HashedLine[]
  try {
    lines = rows.map((row) => JSON.parse(row) as HashedLine)
  } catch {
    const problems = ['a line is cut off, or this is no journal file']
    return { lines: [], chains: [], problems }
  }
  return { lines, ...checkFile(lines) }
}
