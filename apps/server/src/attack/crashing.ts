import { setTimeout } from 'node:timers/promises'

import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { PostgresServer } from '../testing/postgresServer.ts'
import type { Finding } from './report.ts'
import { newRegistration, type Target } from './startTarget.ts'

const CALLERS = 12
const PATIENCE_MS = 60_000

type Cluster = {
  targets: Target[]
  start: () => Promise<Target>
  postgres: PostgresServer
  /** Opened again: the old connections end with the database. */
  withDb: <T>(use: (db: Kysely<Database>) => Promise<T>) => Promise<T>
}

/** How often, and during how many registrations, a process and the database are killed. */
export interface Crashes {
  rounds: number
  registrations: number
}

/** kill -9 of one of three processes and of the database, while many register. */
export async function crashServer(
  { targets, start, postgres, withDb }: Cluster,
  { rounds, registrations }: Crashes,
): Promise<Finding> {
  const [first] = targets
  if (!first) throw new Error('no target')
  const acknowledged = new Map<string, number>()
  let unanswered = 0
  for (let round = 0; round < rounds; round += 1) {
    const bodies: Awaited<ReturnType<typeof newRegistration>>[] = []
    for (let n = 0; n < registrations; n += 1) bodies.push(await newRegistration(first))
    let next = 0
    const caller = async () => {
      for (let body = bodies[next++]; body; body = bodies[next++]) {
        const name = String(body.dancers[0]?.last_name)
        const number = await registerUntilAnswered(targets, body)
        if (number === null) unanswered += 1
        else acknowledged.set(name, number)
      }
    }
    const killing = async () => {
      await reached(() => next > registrations / 3)
      const index = round % targets.length
      await targets[index]?.kill()
      const restarted = start().catch(() => null)
      await reached(() => next > (registrations * 2) / 3)
      await postgres.crash()
      // One that starts while the database is away ends, and is started again, as an operator's would be.
      targets[index] = (await restarted) ?? (await startAgain(start))
    }
    await Promise.all([killing(), ...Array.from({ length: CALLERS }, caller)])
  }
  const stored = await withDb((db) =>
    db
      .selectFrom('dancers')
      .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
      .where('dancers.first_name', '=', 'Честная')
      .select(['dancers.last_name', 'reg_n'])
      .execute(),
  )
  const numbers = new Map(stored.map(({ last_name, reg_n }) => [last_name, reg_n]))
  const lost = [...acknowledged].filter(([name, number]) => numbers.get(name) !== number).length
  const double = stored.length - numbers.size
  return {
    attack: `kill -9 of one of three processes and of the database during ${registrations} registrations, ${rounds} times`,
    target: '0 acknowledged lost, 0 double, all answered in the end',
    measured: `${acknowledged.size} acknowledged, ${lost} lost, ${double} double, ${unanswered} unanswered`,
    holds: lost === 0 && double === 0 && unanswered === 0,
  }
}

async function startAgain(start: Cluster['start']): Promise<Target> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const started = await start().catch((error: unknown) => {
      if (performance.now() > deadline) throw error
      return null
    })
    if (started) return started
    await setTimeout(500)
  }
}

async function reached(isThere: () => boolean): Promise<void> {
  while (!isThere()) await setTimeout(20)
}

/** As our client does: the same key again until there is an answer. */
async function registerUntilAnswered(
  targets: readonly Target[],
  body: object,
): Promise<number | null> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const deadline = performance.now() + PATIENCE_MS
  for (let n = Math.floor(Math.random() * targets.length); performance.now() < deadline; n += 1) {
    const target = targets[n % targets.length]
    const answer = await target
      ?.call('/api/events/1/register', { method: 'POST', body, headers })
      .catch(() => null)
    if (answer?.status === 201) {
      return (answer.body as { regData: { reg_n: number } }).regData.reg_n
    }
    await setTimeout(200)
  }
  return null
}
