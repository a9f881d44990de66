import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { openDatabase } from '../db/database.ts'
import type { PostgresServer } from '../testing/postgresServer.ts'
import {
  endBenchProcess,
  median,
  registerSoloist,
  startBenchProcess,
  type BenchProcess,
  type RegisterAnswer,
} from './processes.ts'
import { openContest, soloRegistration } from './requests.ts'
import { tellFigures } from './tellFigures.ts'

/**
 * Started by `npm run bench -- operate`, and by a test for a short time: three processes on one PostgreSQL are replaced one
 * by one while registrations arrive, then the database is stopped and started. Tells what came of it as one message, or why
 * it cannot be measured here.
 *
 * It spreads calls as the proxies of `deploy/` do: a process that does not take the connection is passed over; what any
 * other one answered is the answer.
 */
const PROCESSES = 3
const CALLERS = 6
/** How long the processes run before and after each replacement. */
const CALM_MS = Number(process.argv[2] ?? 5000)
const DATABASE_AWAY_MS = 2000
const BACK_WITHIN_MS = 30_000
const TICK_MS = 20

/** What came of the registrations of one part. */
interface PartFigures {
  sent: number
  accepted: number
  /** With 503 and `Retry-After`. */
  askedToRetry: number
  /** No answer, or another one. */
  lost: number
  p50: number
  slowest: number
}

await tellFigures('rolling', async (postgres, folder) => {
  const servers: BenchProcess[] = []
  try {
    return await measure(postgres, servers, folder)
  } finally {
    await Promise.all(servers.map(endBenchProcess))
  }
})

async function measure(
  database: PostgresServer,
  servers: BenchProcess[],
  folder: string,
): Promise<object> {
  const start = () => startBenchProcess(database.url, folder, 'ignore')
  for (let count = 0; count < PROCESSES; count += 1) servers.push(await start())
  const open = () => openDatabase({ databaseUrl: database.url, dataDir: '' })
  const first = await open()
  const contestId = await openContest(first.db)
  await first.close()

  const register = registering(servers, contestId)
  const replaced = await underLoad(register, async () => {
    for (let count = 0; count < PROCESSES; count += 1) {
      await setTimeout(CALM_MS)
      // Beside the others, the oldest ends once the new one serves.
      servers.push(await start())
      const oldest = servers.shift()
      if (oldest) await endBenchProcess(oldest)
    }
    await setTimeout(CALM_MS)
  })

  let backMs = Number.NaN
  const restarted = await underLoad(register, async () => {
    await setTimeout(CALM_MS)
    await database.shutDown()
    await setTimeout(DATABASE_AWAY_MS)
    await database.startAgain()
    const began = performance.now()
    while ((await register()).status !== 201) {
      if (performance.now() - began > BACK_WITHIN_MS) break
      await setTimeout(TICK_MS)
    }
    backMs = Math.round(performance.now() - began)
    await setTimeout(CALM_MS)
  })

  const second = await open()
  const stored = await second.db
    .selectFrom('reg_datas')
    .where('email', '=', soloRegistration('').regData.email)
    .select('reg_n')
    .execute()
  await second.close()
  const known = new Set(stored.map(({ reg_n }) => reg_n))
  const accepted = [...replaced, ...restarted].filter(({ status }) => status === 201)
  return {
    replaced: figuresOf(replaced),
    restarted: figuresOf(restarted),
    backMs,
    acknowledgedLost: accepted.filter(({ regN }) => regN === null || !known.has(regN)).length,
  }
}

/** @returns answers of callers who register one after the other, and go on until the act is done */
async function underLoad(
  register: () => Promise<RegisterAnswer>,
  act: () => Promise<void>,
): Promise<RegisterAnswer[]> {
  const answers: RegisterAnswer[] = []
  const done = new AbortController()
  const caller = async () => {
    while (!done.signal.aborted) {
      answers.push(await register())
      await setTimeout(TICK_MS)
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  await act().finally(() => done.abort())
  await Promise.all(callers)
  return answers
}

/** Registers somebody else each time, by the next process that takes the connection. */
function registering(servers: BenchProcess[], contestId: string): () => Promise<RegisterAnswer> {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  return async () => {
    count += 1
    const lastName = `Ш${count}`
    const shift = count % servers.length
    const inTurn = [...servers.slice(shift), ...servers.slice(0, shift)]
    for (const server of inTurn) {
      const answer = await registerSoloist(server, agent, contestId, lastName)
      if (answer.status !== 'unreached') return answer
    }
    return { status: 'unreached', mayRetry: false, regN: null, ms: 0 }
  }
}

function figuresOf(answers: RegisterAnswer[]): PartFigures {
  const accepted = answers.filter(({ status }) => status === 201)
  const askedToRetry = answers.filter(({ status, mayRetry }) => status === 503 && mayRetry)
  return {
    sent: answers.length,
    accepted: accepted.length,
    askedToRetry: askedToRetry.length,
    lost: answers.length - accepted.length - askedToRetry.length,
    p50: Math.round(median(accepted.map(({ ms }) => ms))),
    slowest: Math.round(Math.max(...answers.map(({ ms }) => ms))),
  }
}
