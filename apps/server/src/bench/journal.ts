import { Kysely } from 'kysely'

import { hashOf } from '../change/journal.ts'
import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { openPool } from '../db/postgres.ts'
import type { Database } from '../db/schema.ts'
import { checkFile } from '../journal/checkChains.ts'
import type { HashedLine } from '../journal/line.ts'
import { startApi, type Api } from '../testing/api.ts'
import { createCompetition, type MarkSheet, type Round } from '../testing/competition.ts'
import type { TestEngine } from '../testing/database.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { SilentJournalDialect } from './silentJournal.ts'

/**
 * Started by `npm run bench -- journal`: how long a save of a mark takes with the journal and with the journal switched off, in turn
 * on one database, and how long 100,000 lines take to be verified. Tells the figures as one message, or why they cannot be
 * measured here.
 */
const SAVES = 400
const WARM_UP = 40
const ROUNDS = 100
const LINES_OF_ROUND = 999

const postgres = await startPostgres({ isDurable: true })
if (typeof postgres === 'string') process.send?.({ skipped: postgres })
else {
  try {
    process.send?.({ figures: { ...(await measureSaves(postgres.url)), ...measureCheck() } })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
  }
  await postgres.stop()
}
process.disconnect?.()

/** Medians of saves with the journal and without, ms. */
async function measureSaves(url: string): Promise<{ on: number; off: number }> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  await migrateToLatest(database.db)
  const pool = openPool(url, () => undefined)
  const silent = new Kysely<Database>({ dialect: new SilentJournalDialect({ pool }) })
  const [on, off] = [await open(database.db), await open(silent)]
  const saves = { on: await sheetOf(on), off: await sheetOf(off) }
  const times = { on: [] as number[], off: [] as number[] }
  // In turn, the first of the two in turn, too: what else the machine does meets both.
  for (let count = 0; count < SAVES + WARM_UP; count += 1) {
    for (const which of count % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const began = performance.now()
      await saves[which](count)
      if (count >= WARM_UP) times[which].push(performance.now() - began)
    }
  }
  await on.app.close()
  await off.app.close()
  await silent.destroy()
  await database.close()
  return { on: median(times.on), off: median(times.off) }

  function open(db: Kysely<Database>): Promise<Api> {
    const own = { ...database, db, url, destroy: () => Promise.resolve() }
    const engine: TestEngine = { name: 'postgres', createDatabase: () => Promise.resolve(own) }
    return startApi(engine, { checkAnswers: false })
  }
}

/** A sheet of crosses for twelve. @returns saves one of its marks, another each time */
async function sheetOf(api: Api): Promise<(count: number) => Promise<void>> {
  // One of the two has none.
  const day = await createCompetition(api, { hasJournal: false })
  const contestId = await day.enter(12, { scoring: 'skating', dances: ['Вальс'], final_max: 6 })
  await day.setContest(contestId, 'ready')
  const [round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  const url = `/api/contests/${contestId}/rounds/${round.id}/sheets`
  const sheet = await day.send<MarkSheet>('POST', url, { dance: 'Вальс', letter: 'A' })
  const { entries } = await day.marks(round)
  let { version } = sheet
  return async (count) => {
    const { registration_id = 0 } = entries[0] ?? {}
    const answer = await api.call({
      method: 'PUT',
      url: `${url}/${sheet.id}`,
      token: day.people.admin.token,
      body: { version, marks: [{ registration_id, values: [count % 2] }] },
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    ;({ version } = answer.json<MarkSheet>())
  }
}

/** How long it takes to verify the journal of an event, s. */
function measureCheck(): { lines: number; seconds: number } {
  const lines: HashedLine[] = []
  const heads: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    let prev = ''
    for (let n = 1; n <= LINES_OF_ROUND; n += 1) {
      const entries = { [300 + (n % 12)]: [n % 2] }
      const sheet = { dance: 'Вальс', attempt: 1, letter: 'A', pass: 'first' }
      prev = add({ round_id: round, n, kind: 'mark', body: { ...sheet, entries } }, prev)
    }
    heads.push(prev)
  }
  let prev = ''
  for (const [at, head] of heads.entries()) {
    const body = { contest_id: 'a', round_id: at + 1, lines: LINES_OF_ROUND, head }
    prev = add({ round_id: null, n: at + 1, kind: 'round.closed', body }, prev)
  }
  const began = performance.now()
  const { problems } = checkFile(lines)
  const seconds = (performance.now() - began) / 1000
  if (problems.length > 0) throw new Error(problems[0])
  return { lines: lines.length, seconds }

  function add(told: Pick<HashedLine, 'round_id' | 'n' | 'kind' | 'body'>, before: string): string {
    const at = '2026-11-27T12:00:00.000Z'
    const by = { device_at: null, user_id: 1, station_id: null, epoch: null, seq: null }
    const line = { event_id: 4, at, ...by, ...told }
    const hash = hashOf(before, line)
    lines.push({ ...line, prev: before, hash })
    return hash
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
