import { setTimeout } from 'node:timers/promises'

import { sql, type Kysely } from 'kysely'

import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import { startCluster, type Cluster } from '../testing/hall/cluster.ts'
import { danceDay, type DayOutcome, type DayPlan, type Hall } from '../testing/hall/day.ts'
import {
  acknowledgesFirst,
  answersOld,
  clearsQueue,
  looksOnce,
  ordersByClock,
  tellsEarly,
  tellsHeats,
} from '../testing/hall/faults.ts'
import { measureReconnect, measureTyping } from '../testing/hall/figures.ts'
import { calm, type Weather } from '../testing/hall/network.ts'
import { startPostgres, type PostgresServer } from '../testing/postgresServer.ts'
import { databaseUrl } from '../testing/urls.ts'

/**
 * Started by `npm run bench -- hall`: a contest is danced with twelve devices, three processes and a PostgreSQL that waits
 * for its disk, once with nothing amiss, once with all that goes wrong in a hall, and once with each planted fault. Tells
 * what came of it as one message, or why it cannot be run here.
 */
const HALL: Weather = { lostRequests: 0.03, lostAnswers: 0.03, repeated: 0.03, delayMs: 1000 }
const AWAY_MS = 30_000
const LOOK_MS = 150
const PATIENCE_MS = 180_000
const PROCESSES = 3
const PHONES = Number(process.env['HALL_PHONES'] ?? 1000)
const PHONE_PROCESSES = 4

/** How soon every page is right again. */
const TOLD_MS = 5000
const FEW_PHONES = 20

const faults: Record<string, () => Pick<DayPlan, 'fault' | 'phones' | 'toldWithinMs'>> = {
  'queue cleared on the first success': () => ({ fault: { client: clearsQueue } }),
  'ordered by the clock': () => ({ fault: { client: ordersByClock } }),
  'acknowledged before it is stored': () => ({ fault: { server: acknowledgesFirst() } }),
  'results told before they are published': () => looking({ answers: tellsEarly }),
  'a heat told before it is public who dances': () => looking({ answers: tellsHeats }),
  'an old snapshot as a new version': () => looking({ answers: answersOld() }),
  'no stream and no asking': () => looking({ audience: looksOnce }),
}

function looking(fault: NonNullable<DayPlan['fault']>) {
  return { fault, phones: FEW_PHONES, toldWithinMs: TOLD_MS }
}

const postgres = await startPostgres({ isDurable: true })
if (typeof postgres === 'string') process.send?.({ skipped: postgres })
else {
  try {
    process.send?.({ figures: await run(postgres) })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
  }
  await postgres.stop()
}
process.disconnect?.()

async function run(postgres: PostgresServer): Promise<object> {
  const even = await withHall(postgres, 'even', (db, cluster) =>
    danceDay({ ...planOf(db, cluster), weather: calm }),
  )
  const rough = await withHall(postgres, 'rough', (db, cluster) =>
    danceDay({
      ...planOf(db, cluster),
      weather: HALL,
      isOneAway: true,
      troubles: [
        { afterTaps: 40, happen: goAway },
        { afterTaps: 90, happen: ({ change }) => cluster.killOne(change) },
        {
          afterTaps: 120,
          async happen({ devices }) {
            devices.get('C')?.kill()
            await setTimeout(2000)
            devices.get('C')?.resume()
          },
        },
        { afterTaps: 200, happen: ({ replace }) => replace('F') },
        { afterTaps: 260, happen: ({ change }) => cluster.killOne(change) },
      ],
    }),
  )
  const seen = await withHall(postgres, 'seen', (db, cluster) =>
    danceDay({
      ...planOf(db, cluster),
      // Of a thousand phones the calls that are lost are many more.
      weather: { ...HALL, delayMs: 200 },
      phones: PHONES,
      phoneProcesses: PHONE_PROCESSES,
      troubles: [
        { afterTaps: 100, happen: goAway },
        { afterTaps: 200, happen: ({ change }) => cluster.killOne(change) },
      ],
    }),
  )
  const found: { fault: string; findings: number; first: string }[] = []
  for (const [fault, plant] of Object.entries(faults)) {
    const { findings } = await withHall(postgres, `fault${found.length}`, (db, cluster) =>
      danceDay({
        ...planOf(db, cluster),
        weather: { ...HALL, delayMs: 200 },
        ...plant(),
      }),
    )
    found.push({ fault, findings: findings.length, first: findings[0] ?? 'nothing: not found' })
  }
  const [reconnect, typing] = await withHall(postgres, 'figures', async (db, cluster) => [
    await measureReconnect(db, cluster.servers),
    await measureTyping(db, cluster.servers),
  ])
  return {
    days: [
      dayOf('undisturbed', even, even),
      dayOf('disturbed', rough, even),
      dayOf(`disturbed, ${PHONES} phones look on`, seen, even),
    ],
    told: { phones: PHONES, processes: PHONE_PROCESSES, ms: seen.toldAgain },
    faults: found,
    reconnect,
    typing,
  }
}

/** Something changes while the network is away: every page is wrong until it is back. */
async function goAway({ network, change }: Hall): Promise<void> {
  const away = network.goAway(AWAY_MS)
  await change()
  await away
}

function planOf(db: Kysely<Database>, { servers }: Cluster) {
  return { db, servers, lookMs: LOOK_MS, patienceMs: PATIENCE_MS }
}

function dayOf(
  day: string,
  { findings, file, taps, operations, network }: DayOutcome,
  even: DayOutcome,
) {
  return {
    day,
    taps,
    operations,
    ...network,
    findings: findings.length,
    first: findings[0] ?? '',
    isSameFile: file !== null && file === even.file,
  }
}

/** Runs with a database and processes of its own. */
async function withHall<T>(
  postgres: PostgresServer,
  name: string,
  use: (db: Kysely<Database>, cluster: Cluster) => Promise<T>,
): Promise<T> {
  const main = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  await sql`create database ${sql.id(`hall_${name}`)}`.execute(main.db)
  await main.close()
  const url = databaseUrl(postgres.url, `hall_${name}`)
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  await migrateToLatest(db)
  const cluster = await startCluster(url, PROCESSES)
  try {
    return await use(db, cluster)
  } finally {
    await cluster.end()
    await close()
  }
}
