import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { issueToken } from '../security/tokens.ts'
import { csrfHeaders, startApi, type Api } from '../testing/api.ts'
import { countQueries } from '../testing/countQueries.ts'
import { createCup } from '../testing/cup.ts'
import { anyEngine } from '../testing/database.ts'
import { createTeam, defaultTeam, NOW } from '../testing/fixtures.ts'
import { placeOf, sentLists, withList } from '../testing/longLists.ts'
import { wiredRequest } from '../testing/requestArbitrary.ts'
import { createPeople } from '../testing/roles.ts'
import { createValidRequests } from '../testing/validRequests/createValidRequests.ts'
import type { ValidRequest } from '../testing/validRequests/shape.ts'
import { operations, type Operation } from './document.ts'

const HOST = 'vesna.localhost'

const lists = operations.flatMap((operation) =>
  sentLists(operation).map((list) => ({ operation, list, place: placeOf(list) })),
)

/** All with `npm run test:full`, else the third that it names. */
const SEED = Number(process.env['PARKET_SEED'] ?? Math.floor(Math.random() * 3))
const tried = process.env['PARKET_FULL'] ? lists : lists.filter((_, n) => n % 3 === SEED % 3)

it('every list and map of a request has a greatest length in the contract', () => {
  const endless = lists.filter(({ list }) => list.most === null)
  expect(endless.map(({ operation, place }) => `${operation.id} ${place}`)).toEqual([])
  expect(lists.length).toBeGreaterThan(80)
})

describe(`a list of ten times its greatest length (PARKET_SEED=${SEED})`, () => {
  const { engine, queries } = countQueries(anyEngine())
  let api: Api
  let valid: (operation: Operation) => Promise<ValidRequest>
  beforeAll(async () => {
    api = await startApi(engine, { mailGoesOut: true })
    const { db } = api.database
    const team = await createTeam(db, { domain: HOST })
    const foreign = await defaultTeam(db)
    const cup = await createCup(db, team.id)
    const ids = { teamId: team.id, eventId: cup.event.id, foreignTeamId: foreign.id }
    const people = await createPeople(db, ids)
    valid = await createValidRequests({ api, host: HOST, teamId: team.id, people })
  })
  afterAll(() => api.close())

  /** The answer, and how many queries it took. */
  async function send(operation: Operation, request: ValidRequest) {
    const { url, headers, payload } = wiredRequest(operation, request, undefined)
    const { callerId } = request
    const token = callerId === null ? null : await issueToken(api.database.db, callerId, NOW)
    const csrf = await csrfHeaders(api.app, HOST)
    const before = queries()
    const answer = await api.app.inject({
      method: operation.method,
      url,
      headers: {
        ...headers,
        ...csrf,
        host: HOST,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(payload !== undefined && { payload }),
    })
    return { answer, asked: queries() - before }
  }

  it.each(
    tried.map(({ operation, list, place }) => [operation.id, place, operation, list] as const),
  )('%s: %s is refused before any query', async (_id, place, operation, list) => {
    const request = await valid(operation)
    // What admits the caller asks; the handler, which comes after the contract, must not.
    const malformed = await send(operation, { ...request, body: 'no body of this call' })
    expect(malformed.answer.statusCode).toBe(400)
    const body = withList(request.body, list, (list.most ?? 0) * 10)
    const { answer, asked } = await send(operation, { ...request, body })
    expect(asked).toBeLessThanOrEqual(malformed.asked)
    if (answer.statusCode === 413) return
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json<{ errors: Record<string, string[]> }>()
    expect(errors[place]).toContain(problemText('list_too_long', { max: list.most ?? 0 }))
  })
})
