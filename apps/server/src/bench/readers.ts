import { setTimeout } from 'node:timers/promises'

import { sql, type Kysely } from 'kysely'

import { watchHealth } from '../attack/starving.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { defaultTeam } from '../testing/fixtures.ts'
import { prepareCalls, type HttpServer } from '../testing/httpClient.ts'
import { fillRatedEvents } from '../testing/ratedEvents.ts'
import { createScheme } from '../testing/ratings.ts'
import { endBenchProcess, startBenchProcess } from './processes.ts'
import { inLetters } from './requests.ts'
import { tellFigures } from './tellFigures.ts'

/**
 * Started by `npm run bench`: how long `/healthz` takes at most while one process on PostgreSQL does what is heaviest
 * (docs/rules/quality.md, «One caller cannot starve the rest»). Tells the figures as one message, or why they cannot be
 * measured here.
 */
const SECONDS = 10
const RATED = { events: 50, contestsOfEvent: 50, entries: 40 }
const ENTRIES = 5000
const CONTESTS = 20
const MEGABYTE = 1024 * 1024
/** Until a rating that was asked for is there. */
const RATING_MS = 120_000

interface Place {
  url: string
  db: Kysely<Database>
  send: HttpServer['send']
  /** Of an administrator. */
  headers: Record<string, string>
}

/** Works until the time is over, or until it is done; gives what it was answered, each status once. */
type Work = (place: Place, isOn: () => boolean) => Promise<string>

await tellFigures('readers', async ({ url: databaseUrl }, folder) => {
  const server = await startBenchProcess(databaseUrl, folder)
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    const url = `http://localhost:${server.port}`
    const { send, logIn } = await prepareCalls(url)
    const place = { url, db, send, headers: await logIn('admin@parket.test') }
    const { id: teamId } = await defaultTeam(db)
    const eventId = await fillLargeEvent(db, teamId)
    const statistics = `/api/events/${eventId}/statistics`
    await fillRatedEvents(db, teamId, RATED)
    const works: [string, Work, RegExp][] = [
      ['nothing', () => setTimeout(SECONDS * 1000, ''), /^$/],
      // A body that is too large is refused before all of it was sent: the connection may be closed.
      [
        '10 MB of CSV, 4 senders',
        importing(Buffer.from('a;'.repeat(5 * MEGABYTE)), 4),
        /^(413|closed|413, closed)$/,
      ],
      ['a table of 2,000 rows, 4 senders', importing(largestTable(), 4), /^200$/],
      [`statistics of ${ENTRIES} entries, 20 callers`, reading(statistics, 20), /^200$/],
      ['a rating of 100,000 results', rating(teamId), /^calculated$/],
    ]
    const rows: { what: string; slowest: number; answers: string }[] = []
    for (const [what, work, expected] of works) {
      const measured = await measure(server.port, place, work)
      // What was refused kept nobody waiting.
      if (!expected.test(measured.answers))
        throw new Error(`${what} was answered ${measured.answers}`)
      rows.push({ what, ...measured })
    }
    return { rows }
  } finally {
    await close()
    await endBenchProcess(server)
  }
})

async function measure(port: number, place: Place, work: Work) {
  const watched = watchHealth({ port })
  const until = performance.now() + SECONDS * 1000
  const answers = await work(place, () => performance.now() < until)
  return { slowest: await watched(), answers }
}

function reading(path: string, callers: number): Work {
  return ({ url }, isOn) =>
    crowd(callers, isOn, async () => (await drained(fetch(url + path))).status)
}

function importing(table: Buffer, callers: number): Work {
  const body = { file: table.toString('base64') }
  return ({ send, headers }, isOn) =>
    crowd(callers, isOn, async () => {
      const asked = send('POST', '/api/events/1/registrations/import', body, headers)
      return (await drained(asked)).status
    })
}

async function drained(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer
}

async function crowd(
  size: number,
  isOn: () => boolean,
  one: () => Promise<number>,
): Promise<string> {
  const statuses = new Set<string>()
  await Promise.all(
    Array.from({ length: size }, async () => {
      while (isOn()) statuses.add(String(await one().catch(() => 'closed')))
    }),
  )
  return [...statuses].sort().join(', ')
}

/** Every point changes; the server finds by itself that it is due. */
function rating(teamId: number): Work {
  return async ({ db }) => {
    await createScheme(db, teamId, '2020-01-01')
    await db.insertInto('rating_requests').values({ team_id: teamId }).execute()
    const deadline = performance.now() + RATING_MS
    const isAsked = () => db.selectFrom('rating_requests').select('id').executeTakeFirst()
    while (await isAsked()) {
      if (performance.now() > deadline) throw new Error('the rating was not calculated')
      await setTimeout(200)
    }
    return 'calculated'
  }
}

/** As many rows as an import takes, of event 1's contest 11. */
function largestTable(): Buffer {
  const rows = Array.from(
    { length: 2000 },
    (_, n) =>
      `${inLetters(`Иванова${n}`)} Мария;04.03.1999;11;bench@parket.test;8 916 123-45-67;Москва;Ритм`,
  )
  return Buffer.from(`Танцор;Д.р.;Номинация;Почта;Телефон;Город;Клуб\n${rows.join('\n')}`)
}

/** An event with 5,000 entries in twenty contests. @returns its id */
async function fillLargeEvent(db: Kysely<Database>, teamId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into events (team_id, name, city, date_begin, date_end, published)
    values (${teamId}, 'Большой', 'Москва', now() + interval '30 days', now() + interval '31 days', true)
    returning id
  `.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into contests (id, event_id, group_num, group_name, section, dances, status)
    select gen_random_uuid(), ${id}, n, 'Соло ' || n, 'Латина', '{Ча-ча-ча}', 'open'
    from generate_series(1, ${CONTESTS}::int) as n
  `.execute(db)
  await sql`
    insert into reg_datas (event_id, reg_n, email, phone, city, pin_code, created_at,
      consent_processing, consent_publication, consent_at, consent_text_version)
    select ${id}, n, 'a@parket.test', '79161234567', 'Город ' || n % 40, '123456',
      now() - interval '5 minutes' * n, true, true, now(), '2026-11'
    from generate_series(1, ${ENTRIES}::int) as n
  `.execute(db)
  await sql`
    insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
    select id, event_id, 0, 'Иванова', 'Мария', date '1990-01-01' + reg_n
    from reg_datas where event_id = ${id}
  `.execute(db)
  await sql`
    insert into registrations (reg_data_id, event_id, contest_id, status, price_day)
    select r.id, r.event_id, c.id, 'active', '2020-01-10'
    from reg_datas r join contests c on c.event_id = r.event_id
      and c.group_num = 1 + r.reg_n % ${CONTESTS}::int
    where r.event_id = ${id}
  `.execute(db)
  await sql`analyze`.execute(db)
  return id
}
