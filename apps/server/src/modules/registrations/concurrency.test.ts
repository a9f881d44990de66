import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { createCup, registration, type Cup } from '../../testing/cup.ts'
import { onPostgres, type TestDatabase } from '../../testing/database.ts'
import { createContest, defaultTeam } from '../../testing/fixtures.ts'
import { startProcess, type HttpServer } from '../../testing/httpClient.ts'

const CAPACITY = 10
const REGISTRATIONS = 50
/** Three processes start first. */
const timeout = 60_000

function inTurn(servers: HttpServer[], n: number): HttpServer {
  const server = servers[n % servers.length]
  if (!server) throw new Error('no server')
  return server
}

onPostgres('registrations from three processes at one moment', (engine) => {
  type World = { database: TestDatabase; cup: Cup; contestId: string; servers: HttpServer[] }

  async function world(env: Record<string, string> = {}): Promise<World> {
    const database = await engine.createDatabase()
    const { db, url } = database
    const cup = await createCup(db, (await defaultTeam(db)).id)
    const values = { group_num: 100, capacity: CAPACITY }
    const { id: contestId } = await createContest(db, cup.event.id, values)
    await sql`create sequence unlocked_numbers`.execute(db)
    const processEnv = { DATABASE_URL: url ?? '', ...env }
    const servers = await Promise.all([1, 2, 3].map(() => startProcess(processEnv)))
    return { database, cup, contestId, servers }
  }

  async function end({ servers, database }: World): Promise<void> {
    for (const { child } of servers) child.process.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ child }) => child.exit))).toEqual([0, 0, 0])
    await database.destroy()
  }

  /** Registers so many dancers for the contest, over the processes in turn, and gives their entries. */
  async function rush({ servers, cup, contestId, database }: World) {
    const path = `/api/events/${cup.event.id}/register`
    const answers = await Promise.all(
      Array.from({ length: REGISTRATIONS }, (_, n) =>
        inTurn(servers, n).post(path, registration([contestId])),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(REGISTRATIONS).fill(201))
    return database.db
      .selectFrom('registrations')
      .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
      .where('contest_id', '=', contestId)
      .orderBy('entered_at')
      .select(['status', 'reg_n'])
      .execute()
  }

  it(
    'fill the places exactly, the rest waiting in order, each with a number of its own',
    { timeout },
    async () => {
      const given = await world()
      const entries = await rush(given)
      expect(entries.map(({ status }) => status)).toEqual([
        ...Array<string>(CAPACITY).fill('active'),
        ...Array<string>(REGISTRATIONS - CAPACITY).fill('waiting'),
      ])
      expect(entries.map(({ reg_n }) => reg_n)).toEqual(
        Array.from({ length: REGISTRATIONS }, (_, n) => n + 1),
      )
      await end(given)
    },
  )

  it('would oversell without the lock of the event', { timeout }, async () => {
    const given = await world({ UNLOCKED: '1' })
    const entries = await rush(given)
    const active = entries.filter(({ status }) => status === 'active')
    expect(active.length).toBeGreaterThan(CAPACITY)
    await end(given)
  })

  it('with one Idempotency-Key are one, with one answer', { timeout }, async () => {
    const given = await world()
    const { servers, cup, contestId, database } = given
    const body = registration([contestId])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inTurn(servers, n).post(`/api/events/${cup.event.id}/register`, body, {
          'idempotency-key': 'the same',
        }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    const { db } = database
    expect(await db.selectFrom('reg_datas').select('reg_n').execute()).toEqual([{ reg_n: 1 }])
    expect(await db.selectFrom('registrations').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    await end(given)
  })
})
