import { join } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql, type Kysely } from 'kysely'

import { buildApp } from '../app.ts'
import { openDatabase, type OpenDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import { prepareNewDatabase } from '../lifecycle/firstStart.ts'
import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openStorage } from '../storage/openStorage.ts'
import { csrfHeaders } from '../testing/api.ts'
import { openContest, READS, soloRegistration } from './requests.ts'
import { tellFigures } from './tellFigures.ts'

/**
 * Started by `npm run bench`: two installations on one PostgreSQL, the one with so many times the data
 * of the other, asked the same in turn (docs/rules/quality.md, «Growth»). Tells the medians as one message, or why
 * it cannot be measured here.
 */
const SIZES = [1, Number(process.argv[2] ?? 10)]
/** What is there at size 1. */
const TEAMS = 10
const EVENTS_IN_TEAM = 10
const ENTRIES_IN_EVENT = 100
const ROUNDS = 100

await tellFigures('growth', async ({ url }, folder) => {
  const opened: Installation[] = []
  try {
    for (const size of SIZES) opened.push(await install(url, folder, size))
    return await measure(opened)
  } finally {
    for (const { app, database } of opened) {
      await app.close()
      await database.close()
    }
  }
})

interface Installation {
  app: FastifyInstance
  database: OpenDatabase
  calls: Record<string, () => InjectOptions>
}

async function measure(installations: Installation[]): Promise<object[]> {
  const rows = []
  for (const what of Object.keys(installations[0]?.calls ?? {})) {
    const times = installations.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { app, calls }] of installations.entries()) {
        const call = calls[what]?.() ?? {}
        const began = performance.now()
        const answer = await app.inject(call)
        times[index]?.push(performance.now() - began)
        if (answer.statusCode >= 300) throw new Error(`${what}: ${answer.body}`)
      }
    }
    rows.push({ what, medians: times.map((each) => median(each.slice(ROUNDS / 10))) })
  }
  return rows
}

async function install(server: string, folder: string, size: number): Promise<Installation> {
  const name = `size_${size}`
  const maintenance = await openDatabase({ databaseUrl: server, dataDir: '' })
  await sql`create database ${sql.id(name)}`.execute(maintenance.db)
  await maintenance.close()
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  const { db } = database
  const logger = createLogger('error')
  const { storage, unfinished } = await openStorage(
    { dataDir: join(folder, name), s3: null },
    logger,
  )
  await migrateToLatest(db)
  await prepareNewDatabase(db, { demo: true, storage }, new Date())
  await fill(db, size * TEAMS)

  const app = await buildApp({
    // Each call from an address of its own: how often one may search is not the matter here.
    config: { allowDs: true, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 0 },
    db,
    files: { storage, unfinished },
    metrics: createMetrics(database),
    version: '0',
    logger,
  })
  return { app, database, calls: await callsOf(app, db) }
}

/** What is asked: the operations that have a limit, the lists that grow, and a registration. */
async function callsOf(app: FastifyInstance, db: Kysely<Database>): Promise<Installation['calls']> {
  let count = 0
  const csrf = await csrfHeaders(app, 'localhost')
  const from = () => {
    count += 1
    return { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` }
  }
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: csrf,
    payload: { email: 'supervisor@parket.test', password: 'parket-demo' },
  })
  const { token } = login.json<{ token: string }>()
  const contestId = await openContest(db)
  const get = (url: string) => () => ({ url, headers: from() })
  const staff = (url: string) => () => ({
    url,
    headers: { ...from(), authorization: `Bearer ${token}` },
  })
  return {
    event: get(READS.event),
    'contest list': get(READS.contests),
    'event list': get('/api/events?filter=past'),
    'search for a common beginning': get(READS.search),
    statistics: get('/api/events/2/statistics'),
    'list of registrations': staff('/api/events/2/registrations'),
    'list of registrations, by name': staff(
      `/api/events/2/registrations?q=${encodeURIComponent('мар')}`,
    ),
    registration: () => ({
      method: 'POST',
      url: '/api/events/1/register',
      headers: csrf,
      payload: soloRegistration(contestId, `Ш${(count += 1)}`),
    }),
  }
}

/** Adds so many teams, each with past events and a dancer an entry, all of whom agreed to be found. */
async function fill(db: Kysely<Database>, teams: number): Promise<void> {
  await sql`
    with added as (
      insert into teams (name, domain)
      select 'Команда ' || n, 'team' || n || '.test' from generate_series(1, ${teams}::int) as n
      returning id
    )
    insert into events (team_id, name, city, date_begin, date_end, published)
    select id, 'Архив ' || n, 'Москва', timestamptz '2020-02-01' + interval '1 week' * n,
      timestamptz '2020-02-02' + interval '1 week' * n, true
    from added, generate_series(1, ${EVENTS_IN_TEAM}::int) as n
  `.execute(db)
  await sql`
    insert into contests (id, event_id, group_num, group_name, dances, status)
    select gen_random_uuid(), id, 1, 'Соло', '{Oriental}', 'closed' from events where name like 'Архив%'
  `.execute(db)
  await sql`
    insert into reg_datas (event_id, reg_n, email, phone, city, pin_code, created_at,
      consent_processing, consent_publication, consent_at, consent_text_version)
    select id, n, 'a@parket.test', '79161234567', 'Москва', '123456',
      now() - interval '1 minute' * n, true, true, now(), '2026-11'
    from events, generate_series(1, ${ENTRIES_IN_EVENT}::int) as n where name like 'Архив%'
  `.execute(db)
  await sql`
    insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
    select r.id, r.event_id, 0,
      initcap(translate(substr(md5(r.id::text), 1, 8), '0123456789abcdef', 'абвгдежзиклмнопр')),
      'Мария', date '1990-01-01' + (r.id % 5000)::int
    from reg_datas r join events e on e.id = r.event_id where e.name like 'Архив%'
  `.execute(db)
  await sql`
    insert into registrations (reg_data_id, event_id, contest_id, status, price_day)
    select r.id, r.event_id, c.id, 'active', '2020-01-10'
    from reg_datas r join events e on e.id = r.event_id and e.name like 'Архив%'
      join contests c on c.event_id = e.id
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
