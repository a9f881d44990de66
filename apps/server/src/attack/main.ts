import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '../db/database.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { crashServer } from './crashing.ts'
import { crossTenants } from './crossing.ts'
import { guessBirthDate, guessPassword, guessPin, shareAnAddress } from './guessing.ts'
import { mailOneRecipient } from './mailing.ts'
import { reportText, type Finding } from './report.ts'
import { starveServer } from './starving.ts'
import { startTarget } from './startTarget.ts'
import { undoAtOnce } from './undoing.ts'

/**
 * `npm run attack`: tries on servers of its own, on loopback, what an attacker would, and prints one
 * page of results. Words after it choose: starving, undoing, guessing,
 * postgres, tools.
 */
const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
const findings: Finding[] = []
const skipped: string[] = []
const add = (...found: Finding[]) => {
  findings.push(...found)
  for (const { holds, attack } of found)
    process.stderr.write(`${holds ? 'holds' : 'FAILS'}  ${attack}\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'parket-attack-'))
try {
  if (isChosen('starving')) {
    await onRested('starving', async (target) => add(...(await starveServer(target))))
  }
  if (isChosen('undoing')) {
    await onRested('undoing', async (target) => add(await undoAtOnce(target)))
  }
  if (isChosen('guessing')) {
    await onEmbedded('guessing', async (target) => {
      add(await shareAnAddress(target))
      add(...(await guessPassword([target])))
      add(await guessPin(target))
      add(await guessBirthDate(target))
    })
  }
  if (isChosen('postgres')) await onPostgres()
  if (isChosen('tools')) await onEmbedded('tools', runTools)
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.stdout.write(`${reportText(findings, skipped)}\n`)
if (findings.some(({ holds }) => !holds)) process.exitCode = 1

type Use = (target: Awaited<ReturnType<typeof startTarget>>) => Promise<void>

async function onEmbedded(name: string, use: Use): Promise<void> {
  const target = await startTarget({ DATA_DIR: join(folder, name), DATABASE_URL: '' })
  try {
    await use(target)
  } finally {
    await target.kill()
  }
}

/** The demo's data are made by another process: what it takes is no measure of a server at rest. */
async function onRested(name: string, use: Use): Promise<void> {
  await onEmbedded(name, async () => {})
  await onEmbedded(name, use)
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true })
  if (typeof postgres === 'string') {
    skipped.push(`three processes on PostgreSQL: ${postgres}`)
    return
  }
  const start = () => startTarget({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files') })
  const targets = [await start(), await start(), await start()]
  const withDb = async <T>(
    use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
  ) => {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    return use(db).finally(close)
  }
  try {
    add(...(await guessPassword(targets)))
    add(await withDb((db) => mailOneRecipient(targets, db)))
    add(await crossTenants(targets))
    add(await crashServer({ targets, start, postgres, withDb }, { rounds: 10, registrations: 300 }))
  } finally {
    await Promise.all(targets.map((target) => target.kill()))
    await postgres.stop()
  }
}

/** Scanners of others, where they are installed. */
async function runTools({ port }: { port: number }): Promise<void> {
  const site = `http://localhost:${port}`
  const report = join(folder, 'wapiti.json')
  const wapiti = ['-u', `${site}/api/events?q=a&city=b`, '--scope', 'page', '-f', 'json']
  await scan('wapiti', [...wapiti, '--max-scan-time', '120', '-o', report], {
    alarm: /"level": [1-4]/,
    read: () => readFile(report, 'utf8'),
  })
  const sqlmap = ['-u', `${site}/api/events?q=a`, '--batch', '--level=2', '--time-sec=2']
  await scan('sqlmap', [...sqlmap, '--flush-session'], {
    alarm: /is vulnerable|appears to be .*injectable/,
    read: (output) => output,
  })
}

interface Judgement {
  /** What of the result is an alarm. */
  alarm: RegExp
  /** The result of a scan that came to its end, of what it printed. */
  read: (output: string) => string | Promise<string>
}

/** A scan that did not come to its end holds nothing. */
async function scan(tool: string, args: string[], { alarm, read }: Judgement): Promise<void> {
  const { stdout, status, error } = spawnSync(tool, args, { encoding: 'utf8', timeout: 300_000 })
  if (error && 'code' in error && error.code === 'ENOENT') {
    skipped.push(`${tool}: it is not installed`)
    return
  }
  const isDone = status === 0
  const isAlarmed = isDone && alarm.test(await read(stdout))
  const found = isAlarmed ? 'an alarm' : 'nothing'
  add({
    attack: `${tool} on the search of events`,
    target: 'nothing found',
    measured: isDone ? found : `no result: it ended with ${status ?? error?.message}`,
    holds: isDone && !isAlarmed,
  })
}
