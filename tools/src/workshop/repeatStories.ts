/**
 * `node tools/src/workshop/repeatStories.ts [words]`: all stories, or those whose file has one of the words, ten times in a row.
 * None is tried again: a story that is red once is named, and is broken. How many there are the built workshop tells.
 */

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { run } from '../run.ts'
import {
  redStories,
  storyCount,
  testedCount,
  type StoriesReport,
  type StoryEntry,
} from './redStories.ts'

/** How often each is run. */
const TIMES = 10
/** Of a message that quotes the whole page its beginning says what it is. */
const LONGEST = 500

const words = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'parket-stories-'))
const reports: StoriesReport[] = []
let lost = 0

for (let time = 1; time <= TIMES; time++) {
  const file = join(folder, `${time}.json`)
  const code = await run('node_modules/.bin/vitest', ['run', ...words], {
    cwd: '.storybook',
    env: { PARKET_FLAKY_FAILS: '1', PARKET_FULL: '', PARKET_REPORT: file },
  })
  const report = await readReport(file)
  if (report) reports.push(report)
  // What ends without a red story but with an error is no good run either.
  if (!report || (code !== 0 && redStories([report]).length === 0)) lost += 1
  console.log(
    `Run ${time} of ${TIMES}: ${report ? redStories([report]).length : 'no report, nobody knows how many'} red`,
  )
}
await rm(folder, { recursive: true })

const red = redStories(reports)
for (const { name, times, message } of red) {
  console.error(`${name}: red in ${times} of ${TIMES} runs\n  ${message.slice(0, LONGEST)}`)
}
if (lost > 0) console.error(`${lost} of ${TIMES} runs did not come to their end`)
const expected = testedCount(await readEntries(), words)
const count = reports.length > 0 ? Math.min(...reports.map(storyCount)) : 0
console.log(`${count} of ${expected} stories ran ${TIMES} times; red at least once: ${red.length}`)
const isWhole = expected > 0 && count === expected
if (!isWhole) console.error('Not all stories ran, or dist/storybook is of another day')
process.exitCode = red.length > 0 || lost > 0 || !isWhole ? 1 : 0

async function readEntries(): Promise<StoryEntry[]> {
  const file = join(root, 'dist', 'storybook', 'index.json')
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  return Object.values(entries)
}

async function readReport(file: string): Promise<StoriesReport | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as StoriesReport)
}
