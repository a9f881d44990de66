import { expect, test } from 'vitest'

import { createApiClient } from './client.ts'
import { startApiServer, type Answer, type ReceivedCall } from './testing/apiServer.ts'

const body = { user_id: 7, role: 'admin' }
const refusal = (code: string) => ({ status: 422, json: { message: `Текст ${code}`, code } })

/** Knows one code; who has given it is not asked again. */
function guarded(isFresh: { value: boolean }): Answer {
  return ({ headers }) => {
    const code = headers['x-second-factor']
    if (isFresh.value || code === '492039') {
      isFresh.value = true
      return { json: {} }
    }
    return refusal(code === undefined ? 'second_factor_required' : 'second_factor_wrong')
  }
}

/** A person who gives these codes, one after another; null is «Отмена». */
function person(...codes: (string | null)[]) {
  const said: (string | null)[] = []
  let doneCount = 0
  return {
    said,
    isDone: () => doneCount > 0,
    prompt: {
      ask(problem: string | null) {
        said.push(problem)
        return Promise.resolve(codes.shift() ?? null)
      },
      done() {
        doneCount += 1
      },
    },
  }
}

const bodies = (calls: ReceivedCall[]) => calls.map((call) => JSON.parse(call.body) as unknown)

async function saveUser(codes: (string | null)[], calls = 1) {
  await using server = await startApiServer(guarded({ value: false }))
  const { prompt, ...who } = person(...codes)
  const client = createApiClient({ ...server, secondFactor: prompt })
  const params = { path: { id: 1 } }
  const answers = await Promise.all(
    Array.from({ length: calls }, () => client.POST('/api/teams/{id}/users', { params, body })),
  )
  return { ...who, calls: server.apiCalls(), statuses: answers.map((one) => one.response.status) }
}

test('a call that wants a code is repeated with the one that is given, body and all', async () => {
  const { calls, said, statuses, isDone } = await saveUser(['492039'])
  expect(statuses).toEqual([200])
  expect(said).toEqual([null])
  expect(bodies(calls)).toEqual([body, body])
  expect(isDone()).toBe(true)
})

test('a wrong code is asked for again, in the server’s words', async () => {
  const { said, statuses } = await saveUser(['111111', '492039'])
  expect(statuses).toEqual([200])
  expect(said).toEqual([null, 'Текст second_factor_wrong'])
})

test('who gives none gets the refusal', async () => {
  const { calls, statuses, isDone } = await saveUser([null])
  expect(statuses).toEqual([422])
  expect(calls).toHaveLength(1)
  expect(isDone()).toBe(true)
})

test('calls refused together ask once', async () => {
  const { said, statuses } = await saveUser(['492039'], 3)
  expect(statuses).toEqual([200, 200, 200])
  expect(said).toEqual([null])
})

test('a login asks in its own form', async () => {
  await using server = await startApiServer(() => refusal('second_factor_required'))
  const { prompt, said } = person('492039')
  const client = createApiClient({ ...server, secondFactor: prompt })
  const credentials = { email: 'dancer@parket.test', password: 'parket-demo' }
  const { response } = await client.POST('/api/login', { body: credentials })
  expect(response.status).toBe(422)
  expect(said).toEqual([])
})

test('any other broken rule is the answer', async () => {
  await using server = await startApiServer(() => refusal('invalid'))
  const { prompt, said } = person('492039')
  const client = createApiClient({ ...server, secondFactor: prompt })
  const params = { path: { id: 1 } }
  const { error } = await client.POST('/api/teams/{id}/users', { params, body })
  expect(error).toMatchObject({ code: 'invalid' })
  expect(said).toEqual([])
})

test('how long a person takes is no part of the call’s time limit', async () => {
  await using server = await startApiServer(guarded({ value: false }))
  const secondFactor = {
    // Until the limit of the first try has passed.
    ask: () =>
      new Promise<string>((resolve) => {
        AbortSignal.timeout(300).addEventListener('abort', () => resolve('492039'))
      }),
    done() {},
  }
  const client = createApiClient({ ...server, timeoutMs: 200, secondFactor })
  const params = { path: { id: 1 } }
  const { response } = await client.POST('/api/teams/{id}/users', { params, body })
  expect(response.status).toBe(200)
})
