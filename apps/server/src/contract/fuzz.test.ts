import * as fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/schema.ts'
import { issueToken } from '../security/tokens.ts'
import { csrfHeaders, startApi, type Api } from '../testing/api.ts'
import { contacts, createCup, register, registration, type Cup } from '../testing/cup.ts'
import { anyEngine } from '../testing/database.ts'
import { createContest, createTeam, createUser, defaultTeam, NOW } from '../testing/fixtures.ts'
import { inject } from '../testing/inject.ts'
import {
  flaws,
  overfilledBody,
  wildRequest,
  wiredRequest,
  type Flaw,
  type GeneratedRequest,
  type Known,
} from '../testing/requestArbitrary.ts'
import { callerNames, createPeople, type People } from '../testing/roles.ts'
import { createValidRequests, unreachable } from '../testing/validRequests/createValidRequests.ts'
import type { ValidRequest } from '../testing/validRequests/shape.ts'
import { operations, type Operation } from './document.ts'

/** Requests over all operations; all of them with `npm run test:full`. */
const REQUESTS = process.env['PARKET_FULL'] ? 10_000 : 1_000
/** Nothing is measured: an answer that takes so long is none. */
const HANGS_AFTER_MS = 30_000
/** Stands in whatever another team keeps to itself. */
const SECRET = 'Сокровенное'
const HOST = 'vesna.localhost'

let api: Api
let people: People
let known: Known
let valid: (operation: Operation) => Promise<ValidRequest>

/** Whom another team's data must not reach: a superadmin's are those of all teams. */
const callers = callerNames.filter((name) => name !== 'superadmin' && name !== 'foreignSupervisor')

beforeAll(async () => {
  api = await startApi(anyEngine(), { mailGoesOut: true })
  const { db } = api.database
  await startIdsAt(db, 1_000_000)
  const team = await createTeam(db, { domain: HOST })
  const foreign = await defaultTeam(db)
  const cup = await createCup(db, team.id)
  people = await createPeople(db, {
    teamId: team.id,
    eventId: cup.event.id,
    foreignTeamId: foreign.id,
  })
  const secret = await createSecrets(foreign.id)
  const regIds = [await enter(cup, HOST, 'Тверь'), await enter(secret.cup, 'localhost', SECRET)]
  const eventIds = [cup.event.id, secret.cup.event.id]
  const contestIds = [...Object.values(cup.ids), ...Object.values(secret.cup.ids)]
  known = {
    ds: [HOST],
    events: eventIds,
    contests: contestIds,
    teams: [team.id, foreign.id],
    users: [people.registered.id, secret.userId],
    event_id: eventIds,
    regId: regIds,
    'reg-datas': regIds,
    contestIds,
    contest_id: contestIds,
    selectedGroupIds: contestIds,
    userId: [people.registered.id, secret.userId],
    user_id: [people.registered.id, secret.userId],
    groupNum: [11, 12, 40],
    fileId: ['banner', 'logo'],
    role: ['manager', 'admin'],
    email: ['dancer@parket.test'],
    last_name: [SECRET, 'Смирнова'],
    q: [SECRET],
  }
  valid = await createValidRequests({ api, host: HOST, teamId: team.id, people })
})
afterAll(async () => {
  if (process.env['PARKET_FULL']) process.stdout.write(`${shares.join('\n')}\n`)
  await api.close()
})

/** Numbers out of the air hit nothing: only what a request is meant to hit is changed by it. */
async function startIdsAt(db: Kysely<Database>, first: number): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select sequencename as name from pg_sequences`.execute(db)
  for (const { name } of rows) {
    await sql`alter sequence ${sql.id(name)} restart with ${sql.lit(first)}`.execute(db)
  }
}

async function createSecrets(teamId: number) {
  const { db } = api.database
  const cup = await createCup(db, teamId, { published: false, name: SECRET, city: SECRET })
  await createContest(db, cup.event.id, { group_num: 99, group_name: SECRET })
  const { id } = await createUser(db, { last_name: SECRET, city: SECRET })
  return { cup, userId: id }
}

async function enter(cup: Cup, host: string, city: string): Promise<number> {
  const body = registration([cup.ids.folk], { regData: { ...contacts, city } })
  const answer = await register(api, cup, body, { host, token: people.superadmin.token })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ regData: { id: number } }>().regData.id
}

async function headersOf(callerId: number | null): Promise<Record<string, string>> {
  // A token of its own: calls log out and change passwords.
  const token = callerId !== null && (await issueToken(api.database.db, callerId, NOW))
  return {
    host: HOST,
    ...(await csrfHeaders(api.app, HOST)),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

let calls = 0

/** Calls from an address of its own: how often one may ask is not the matter here. */
async function answerTo(
  { method }: Operation,
  { url, headers, payload }: GeneratedRequest,
  callerId: number | null,
) {
  calls += 1
  const answer = await inTime(
    inject(api.app, {
      method,
      url,
      remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: { ...headers, ...(await headersOf(callerId)) },
      ...(payload !== undefined && { payload }),
    }),
  )
  expect(answer.statusCode).not.toBe(500)
  expect(answer.statusCode).not.toBe(503)
  // A superadmin's are the data of all teams.
  const isForeign = callerId !== people.superadmin.id && answer.body.includes(SECRET)
  expect(isForeign).toBe(false)
  return answer
}

/** Calls as contract, rules and rights allow, but for the flaw. */
async function answerToSound(operation: Operation, flaw: Flaw | undefined) {
  const request = await valid(operation)
  return answerTo(operation, wiredRequest(operation, request, flaw), request.callerId)
}

/** Calls as contract, rules and rights allow, but for what `spoil` makes of the request. @returns the status */
async function statusOfSpoilt(
  operation: Operation,
  spoil: (request: ValidRequest) => GeneratedRequest,
): Promise<number> {
  const request = await valid(operation)
  const answer = await answerTo(operation, spoil(request), request.callerId)
  return answer.statusCode
}

/** How often each operation did what was asked, by kind of request. */
const shares: string[] = []

const kinds = fc.oneof(
  { weight: 3, arbitrary: fc.constant('valid' as const) },
  { weight: 5, arbitrary: fc.constant('flawed' as const) },
  { weight: 2, arbitrary: fc.constant('wild' as const) },
)

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers whatever comes, what is valid with success, and tells nothing of another team',
  async (id, operation) => {
    const counts = { valid: share(), flawed: share(), wild: share() }
    const property = fc.asyncProperty(
      kinds,
      flaws,
      wildRequest(operation, known),
      fc.constantFrom(...callers),
      async (kind, flaw, wild, caller) => {
        const answer =
          kind === 'wild'
            ? await answerTo(operation, wild, people[caller].id || null)
            : await answerToSound(operation, kind === 'flawed' ? flaw : undefined)
        const isDone = answer.statusCode < 300
        counts[kind].calls += 1
        if (isDone) counts[kind].done += 1
        const isRefused = kind === 'valid' && !isDone && !unreachable.includes(id)
        expect(isRefused, `${answer.statusCode} ${answer.body.slice(0, 300)}`).toBe(false)
      },
    )
    const result = await fc.check(property, {
      numRuns: Math.ceil(REQUESTS / operations.length),
      endOnFailure: true,
    })
    shares.push(`${id}: ${described(counts)}`)
    if (result.failed) throw new Error(await shortReport(result))
  },
  HANGS_AFTER_MS * 10,
)

const withBody = operations.filter(({ body }) => body !== null)

it.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s has no fault over a value too large for its place, wherever it stands',
  async (_, operation) => {
    const { body } = await valid(operation)
    for (const which of overfilledBody(body).keys()) {
      const status = await statusOfSpoilt(operation, (request) =>
        wiredRequest(operation, { ...request, body: overfilledBody(request.body)[which] }),
      )
      expect(status).toBeLessThan(500)
    }
  },
  HANGS_AFTER_MS,
)

const numbered = operations.filter(({ parameters: { path, query } }) =>
  [path, query].some(({ properties }) => properties),
)

it.each(numbered.map((operation) => [operation.id, operation] as const))(
  '%s has no fault over a number that is too large, wherever it stands in the address',
  async (_, operation) => {
    for (const at of ['path', 'query'] as const) {
      for (const name of Object.keys(operation.parameters[at].properties ?? {})) {
        for (const value of [2 ** 31, Number.MAX_SAFE_INTEGER, '9'.repeat(400)]) {
          const status = await statusOfSpoilt(operation, (request) =>
            wiredRequest(operation, { ...request, [at]: { ...request[at], [name]: value } }),
          )
          expect(status).toBeLessThan(500)
        }
      }
    }
  },
  HANGS_AFTER_MS,
)

const withoutBody = operations.filter(({ body, method }) => body === null && method !== 'GET')

it.each(withoutBody.map((operation) => [operation.id, operation] as const))(
  '%s has no fault over a body that it does not want',
  async (_, operation) => {
    const bodies = [
      { 'content-type': 'application/json', payload: `"${'x'.repeat(3_000_000)}"` },
      { 'content-type': 'application/json', payload: '{' },
      { 'content-type': 'x', payload: 'x' },
    ]
    for (const { payload, ...type } of bodies) {
      const status = await statusOfSpoilt(operation, (request) => {
        const { url, headers } = wiredRequest(operation, request)
        return { url, headers: { ...headers, ...type }, payload }
      })
      expect(status).toBeLessThan(500)
    }
  },
  HANGS_AFTER_MS,
)

type Share = { calls: number; done: number }
const share = (): Share => ({ calls: 0, done: 0 })

function described(counts: Record<string, Share>): string {
  return Object.entries(counts)
    .map(([kind, { calls, done }]) => `${done} of ${calls} ${kind}`)
    .join(', ')
}

/** Without the megabytes and the control characters that a request may be made of. */
async function shortReport<T>(result: fc.RunDetails<T>): Promise<string> {
  const report = (await fc.asyncDefaultReportMessage(result)) ?? ''
  return `${String(result.errorInstance)}\n${report}`
    .replaceAll(/[^\n\x20-\x7eЀ-ӿ]/g, '·')
    .replaceAll(/(.)\1{40,}/g, '$1…')
    .slice(0, 3000)
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The call hangs')), HANGS_AFTER_MS)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
