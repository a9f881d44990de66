import { setTimeout } from 'node:timers/promises'

import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'

import type { Database } from '../db/schema.ts'
import { killChild } from './child.ts'
import type { TestDatabase, TestEngine } from './database.ts'
import { addMember, createUser, defaultTeam } from './fixtures.ts'
import { endProcess, startProcess, type HttpServer } from './httpClient.ts'

/**
 * Points where transactions can be paused: after they decided what to write and before they write
 * it.
 */
const gates = {
  places: 'before insert on registrations for each statement',
  promotion: `before update on registrations for each row
    when (old.status = 'waiting' and new.status = 'active')`,
  registration: 'before update on reg_datas for each statement',
  ledger: 'before insert on ledger for each statement',
  draw: 'before insert on heat_entries for each statement',
  round: 'before update on rounds for each statement',
  sheet: 'before update on mark_sheets for each statement',
  contests: 'before update on contests for each statement',
  newContest: 'before insert on contests for each statement',
  event: 'before update on events for each row when (old.version <> new.version)',
}

export type Barrier = keyof typeof gates

const POLL_MS = 10
const GATHER_MS = 40_000

type Send = HttpServer['send']
/** A call by the team's supervisor. */
export type Call = () => Promise<Response>

export type ThreeProcesses = {
  db: () => Kysely<Database>
  teamId: () => number
  /** Where each of them is reached. */
  origins: () => string[]
  /** The header that says that the team's supervisor calls. */
  authorization: () => { authorization: string }
  /** Calls as the team's supervisor, each by the next process. */
  send: Send
  /**
   * Sends calls that run concurrently: all wait at the barrier, or for a lock held there, then it
   * opens.
   *
   * @param calls no more than the processes have connections, with the late ones: 24 are few enough
   * @param late are made when those wait; the barrier opens when each waits as well, or is answered
   * @returns the status codes, the late ones last
   */
  sendTogether: (barrier: Barrier, calls: Call[], late?: Call[]) => Promise<number[]>
}

/** Starts three server processes on one database before the tests of this block, and ends them after. */
export function threeProcesses(
  engine: TestEngine,
  { unlocked = false }: { unlocked?: boolean } = {},
): ThreeProcesses {
  let database: TestDatabase
  const servers: HttpServer[] = []
  let teamId: number
  let supervisor: { authorization: string }
  let turn = 0

  beforeAll(async () => {
    database = await engine.createDatabase()
    const { db, url } = database
    await buildGates(db)
    if (unlocked) await unlockNumbers(db)
    const user = await createUser(db)
    teamId = (await defaultTeam(db)).id
    await addMember(db, teamId, user.id, 'supervisor')
    const env = { DATABASE_URL: url ?? '', UNLOCKED: unlocked ? '1' : '' }
    const started = await Promise.allSettled([1, 2, 3].map(() => startProcess(env)))
    for (const one of started) if (one.status === 'fulfilled') servers.push(one.value)
    const failed = started.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    supervisor = (await servers[0]?.logIn(user.email)) ?? { authorization: '' }
  })
  afterAll(async () => {
    const ended = await Promise.all(servers.map(endProcess))
    await Promise.all(servers.map(({ child }) => killChild(child)))
    await database.destroy()
    expect(ended).toEqual(servers.map(() => 0))
  })

  const send: Send = (method, path, body, headers) => {
    turn += 1
    const server = servers[turn % servers.length]
    if (!server) throw new Error('no server')
    return server.send(method, path, body, { ...supervisor, ...headers })
  }

  async function sendTogether(
    barrier: Barrier,
    calls: Call[],
    late: Call[] = [],
  ): Promise<number[]> {
    let pending = 0
    const start = async (call: Call) => {
      pending += 1
      const { status } = await call().finally(() => (pending -= 1))
      return status
    }
    return database.db.connection().execute(async (gatekeeper) => {
      const gathered = async () => {
        const deadline = Date.now() + GATHER_MS
        while ((await countWaiting(gatekeeper)) < pending) {
          if (Date.now() > deadline) throw new Error(`nobody came to the barrier of ${barrier}`)
          await setTimeout(POLL_MS)
        }
      }
      await sql`select pg_advisory_lock(hashtext(${barrier}))`.execute(gatekeeper)
      try {
        const answers = calls.map(start)
        await gathered()
        answers.push(...late.map(start))
        await gathered()
        await sql`select pg_advisory_unlock(hashtext(${barrier}))`.execute(gatekeeper)
        return await Promise.all(answers)
      } finally {
        await sql`select pg_advisory_unlock_all()`.execute(gatekeeper)
      }
    })
  }

  return {
    db: () => database.db,
    teamId: () => teamId,
    origins: () => servers.map(({ origin }) => origin),
    authorization: () => supervisor,
    send,
    sendTogether,
  }
}

/** Transactions of this database that wait for another one, or for a barrier to open. */
async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and wait_event in ('advisory', 'transactionid', 'tuple')
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** A barrier is closed while somebody holds its advisory lock. */
async function buildGates(db: Kysely<Database>): Promise<void> {
  await sql`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext(tg_argv[0]));
      return new;
    end $$
  `.execute(db)
  for (const [barrier, event] of Object.entries(gates)) {
    const call = `execute function wait_at_gate('${barrier}')`
    await sql`create trigger ${sql.ref(`gate_${barrier}`)} ${sql.raw(`${event} ${call}`)}`.execute(
      db,
    )
  }
}

/** The next number without a lock, and without the constraint that would refuse it. */
async function unlockNumbers(db: Kysely<Database>): Promise<void> {
  await sql`
    create or replace function take_reg_number(event bigint) returns integer language sql as $$
      select coalesce(max(reg_n), 0) + 1 from reg_datas where event_id = event
    $$
  `.execute(db)
  await sql`alter table reg_datas drop constraint reg_datas_number`.execute(db)
  await sql`drop index reg_datas_start_number`.execute(db)
}
