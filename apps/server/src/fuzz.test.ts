import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations } from './contract/document.ts'
import { issueToken } from './plugins/authentication.ts'
import { csrfHeaders, startApi, type Api } from './testing/api.ts'
import { createCup, registration, type Cup } from './testing/cup.ts'
import { createTestDatabase } from './testing/database.ts'
import { createContest, createTeam, createUser, defaultTeam, NOW } from './testing/fixtures.ts'
import { requestOf, type Known } from './testing/requestArbitrary.ts'
import { callerNames, createPeople, type CallerName, type People } from './testing/roles.ts'

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

/** Whom another team's data must not reach: a superadmin's are those of all teams. */
const callers = callerNames.filter((name) => name !== 'superadmin' && name !== 'foreignSupervisor')

beforeAll(async () => {
  api = await startApi({ name: 'embedded', createDatabase: createTestDatabase })
  const { db } = api.database
  const team = await createTeam(db, { domain: HOST })
  const foreign = await defaultTeam(db)
  const cup = await createCup(db, team.id)
  people = await createPeople(db, {
    teamId: team.id,
    eventId: cup.event.id,
    foreignTeamId: foreign.id,
  })
  const secret = await createSecrets(foreign.id)
  const regIds = [
    await register(cup, HOST, 'Тверь'),
    await register(secret.cup, 'localhost', SECRET),
  ]
  const eventIds = [cup.event.id, secret.cup.event.id]
  const contestIds = [...Object.values(cup.ids), ...Object.values(secret.cup.ids)]
  known = {
    id: [...eventIds, team.id, foreign.id, secret.userId, cup.ids.folk, secret.cup.ids.folk],
    eventId: eventIds,
    event_id: eventIds,
    regId: regIds,
    contestIds,
    contest_id: contestIds,
    selectedGroupIds: contestIds,
    userId: [people.registered.id, secret.userId],
    user_id: [people.registered.id, secret.userId],
    groupNum: [11, 12, 40],
    fileId: ['banner', 'logo'],
    role: ['manager', 'admin'],
    email: ['dancer@parket.test', secret.email],
    last_name: [SECRET, 'Смирнова'],
    q: [SECRET],
  }
})
afterAll(() => api.close())

async function createSecrets(teamId: number) {
  const { db } = api.database
  const cup = await createCup(db, teamId, { published: false, name: SECRET, city: SECRET })
  await createContest(db, cup.event.id, { group_num: 99, group_name: SECRET })
  const { id, email } = await createUser(db, { last_name: SECRET, city: SECRET })
  return { cup, userId: id, email }
}

async function register(cup: Cup, host: string, city: string): Promise<number> {
  const answer = await api.call({
    method: 'POST',
    url: `/api/events/${cup.event.id}/register`,
    host,
    token: people.superadmin.token,
    body: registration([cup.ids.folk], {
      regData: { email: 'secret@parket.test', phone: '+7 916 123-45-67', city },
    }),
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ regData: { id: number } }>().regData.id
}

async function headersOf(name: CallerName): Promise<Record<string, string>> {
  const { id, token } = people[name]
  // A token of its own: calls log out and change passwords.
  const own = token && (await issueToken(api.database.db, id, NOW))
  return {
    host: HOST,
    ...(await csrfHeaders(api.app, HOST)),
    ...(own && { authorization: `Bearer ${own}` }),
  }
}

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers whatever comes, and tells nothing of another team',
  async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(
        requestOf(operation, known),
        fc.constantFrom(...callers),
        async ({ url, headers, payload }, caller) => {
          const answer = await inTime(
            api.app.inject({
              method: operation.method,
              url,
              headers: { ...headers, ...(await headersOf(caller)) },
              ...(payload !== undefined && { payload }),
            }),
          )
          expect(answer.statusCode).not.toBe(500)
          expect(answer.statusCode).not.toBe(503)
          expect(answer.body).not.toContain(SECRET)
        },
      ),
      { numRuns: Math.ceil(REQUESTS / operations.length), endOnFailure: true },
    )
  },
  HANGS_AFTER_MS * 10,
)

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The call hangs')), HANGS_AFTER_MS)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
