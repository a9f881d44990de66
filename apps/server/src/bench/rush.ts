import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { openDatabase } from '../db/database.ts'
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
 * Started by `npm run bench`: server processes on one PostgreSQL meet arrivals at three times the rate
 * they keep up (docs/rules/quality.md, «Registration rush»): they come when they come, whether or not others were
 * answered. Tells what came of it as one message, or why it cannot be measured here.
 */
const PROCESSES = 3
const CALLERS = 24
const SUSTAINED_SECONDS = 10
const RUSH_SECONDS = Number(process.argv[2] ?? 60)
const TIMES = 3
const CAPACITY = 500
const TICK_MS = 10

await tellFigures('rush', async ({ url }, folder) => {
  const servers: BenchProcess[] = []
  try {
    for (let count = 0; count < PROCESSES; count++) {
      servers.push(await startBenchProcess(url, folder))
    }
    return await measure(servers, url)
  } finally {
    await Promise.all(servers.map(endBenchProcess))
  }
})

async function measure(servers: BenchProcess[], databaseUrl: string): Promise<object> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  const contestId = await openContest(db)
  await db.updateTable('contests').set({ capacity: CAPACITY }).where('id', '=', contestId).execute()
  const register = registering(servers, contestId)
  const answers: RegisterAnswer[] = []

  const sustained = await keepUp(register, answers)
  const calm = median(answers.map(({ ms }) => ms))
  const rushed: RegisterAnswer[] = []
  const underWay = await rush(register, rushed, sustained * TIMES)
  const recoveryMs = await recovery(register, answers, calm)
  await Promise.all(underWay)
  answers.push(...rushed)

  const accepted = answers.filter(({ status }) => status === 201)
  const stored = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('dancers', 'dancers.reg_data_id', 'reg_datas.id')
    .where('contest_id', '=', contestId)
    .where('email', '=', soloRegistration('').regData.email)
    .select(['reg_n', 'last_name'])
    .execute()
  const active = await db
    .selectFrom('registrations')
    .where('contest_id', '=', contestId)
    .where('status', '=', 'active')
    .select('id')
    .execute()
  await close()

  const known = new Set(stored.map(({ reg_n }) => reg_n))
  const turnedAway = rushed.filter(({ status, mayRetry }) => status === 503 && mayRetry)
  const hung = rushed.filter(({ status }) => status === 'hung')
  const inRush = rushed.filter(({ status }) => status === 201)
  return {
    sustained: Math.round(sustained),
    arrivals: rushed.length,
    accepted: inRush.length,
    acceptedPerSecond: Math.round(inRush.length / RUSH_SECONDS),
    turnedAway: turnedAway.length,
    hung: hung.length,
    otherwise: rushed.length - inRush.length - turnedAway.length - hung.length,
    acceptedP50: Math.round(median(inRush.map(({ ms }) => ms))),
    slowest: Math.round(Math.max(...rushed.map(({ ms }) => ms))),
    turnedAwayP50: Math.round(median(turnedAway.map(({ ms }) => ms))),
    lost: accepted.filter(({ regN }) => regN === null || !known.has(regN)).length,
    double: stored.length - new Set(stored.map(({ last_name }) => last_name)).size,
    areAllPlacesTaken: active.length === CAPACITY,
    recoveryMs: Math.round(recoveryMs),
  }
}

/** @returns registrations a second by callers who each wait for the answer */
async function keepUp(
  register: () => Promise<RegisterAnswer>,
  answers: RegisterAnswer[],
): Promise<number> {
  const until = performance.now() + SUSTAINED_SECONDS * 1000
  const began = answers.length
  const caller = async () => {
    while (performance.now() < until) answers.push(await register())
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return (answers.length - began) / SUSTAINED_SECONDS
}

/**
 * Arrivals at a rate (a second) of their own.
 *
 * @returns when the last has come: those that are still to be answered
 */
async function rush(
  register: () => Promise<RegisterAnswer>,
  answers: RegisterAnswer[],
  rate: number,
): Promise<Promise<unknown>[]> {
  const under: Promise<unknown>[] = []
  const began = performance.now()
  for (;;) {
    const elapsed = (performance.now() - began) / 1000
    const due = Math.floor(Math.min(elapsed, RUSH_SECONDS) * rate)
    while (under.length < due) under.push(register().then((answer) => answers.push(answer)))
    if (elapsed >= RUSH_SECONDS) return under
    await setTimeout(TICK_MS)
  }
}

/** @returns ms from the last arrival of the rush until a registration takes no longer than twice what it did */
async function recovery(
  register: () => Promise<RegisterAnswer>,
  answers: RegisterAnswer[],
  calm: number,
): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await register()
    answers.push(answer)
    if (answer.status === 201 && answer.ms <= 2 * calm) return performance.now() - began
    await setTimeout(TICK_MS)
  }
}

/** Registers somebody else each time, by the next process. */
function registering(servers: BenchProcess[], contestId: string): () => Promise<RegisterAnswer> {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  return () => {
    count += 1
    const server = servers[count % servers.length]
    if (!server) throw new Error('No server')
    return registerSoloist(server, agent, contestId, `Ш${count}`)
  }
}
