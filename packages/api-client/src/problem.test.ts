import { expect, test } from 'vitest'

import { createApiClient } from './client.ts'
import { ApiProblem, unwrap, userFacingText } from './problem.ts'
import { startApiServer, type Reply } from './testing/apiServer.ts'

/** What `unwrap` throws of a call answered like this. */
async function problemOf(reply: Reply): Promise<ApiProblem> {
  await using server = await startApiServer(() => reply)
  const call = unwrap(createApiClient({ ...server }).GET('/api/teams'))
  const thrown: unknown = await call.catch((thrown: unknown) => thrown)
  if (thrown instanceof ApiProblem) return thrown
  return expect.unreachable('the call should fail with an ApiProblem')
}

test('a refusal is thrown with its status, code, message and texts by field', async () => {
  const errors = { 'dancers.0.birth_date': ['Не указаны Ф.И., Д.Р.'] }
  const problem = await problemOf({
    status: 422,
    json: { message: 'Проверьте введённые данные.', code: 'invalid', errors },
  })
  expect(problem).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Проверьте введённые данные.',
    errors,
    retryAfter: null,
  })
})

test('Retry-After is read in seconds', async () => {
  const problem = await problemOf({
    status: 429,
    headers: { 'retry-after': '540' },
    json: { message: 'Слишком много попыток.', code: 'rate_limited' },
  })
  expect(problem.retryAfter).toBe(540)
})

test('a person reads the texts by field first', async () => {
  const problem = await problemOf({
    status: 422,
    json: {
      message: 'Проверьте введённые данные.',
      code: 'invalid',
      errors: { 'regData.email': ['Укажите email'], 'regData.city': ['Укажите город'] },
    },
  })
  expect(userFacingText(problem)).toBe('Укажите email\nУкажите город')
})

test("without texts by field, the answer's message", async () => {
  const problem = await problemOf({ status: 403, json: { message: 'Нет прав', code: 'forbidden' } })
  expect(userFacingText(problem)).toBe('Нет прав')
})

test("without an answer, the error's message", () => {
  expect(userFacingText(new Error('Файл не читается'))).toBe('Файл не читается')
})

test('without any message, the default', async () => {
  const problem = await problemOf({ status: 502, body: '<h1>Bad gateway</h1>' })
  expect(problem).toMatchObject({ status: 502, code: '', answer: null })
  expect(userFacingText(problem)).toBe('Ошибка при выполнении запроса')
  expect(userFacingText(undefined)).toBe('Ошибка при выполнении запроса')
})

test('a server that is not there is a problem of the network', async () => {
  const gone = await startApiServer(() => null)
  await gone[Symbol.asyncDispose]()
  const call = unwrap(createApiClient({ ...gone }).GET('/api/teams'))
  const problem: unknown = await call.catch((thrown: unknown) => thrown)
  expect(problem).toMatchObject({ status: 0, code: 'network', cause: expect.any(TypeError) })
  expect(userFacingText(problem)).toBe('Нет связи с сервером. Проверьте подключение и повторите.')
})

test('a call out of time is a problem of the network', async () => {
  await using server = await startApiServer(() => null)
  const call = unwrap(createApiClient({ ...server, timeoutMs: 50 }).GET('/api/teams'))
  await expect(call).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('an abort by the caller is no problem', async () => {
  await using server = await startApiServer(() => null)
  const client = createApiClient({ ...server })
  const call = unwrap(client.GET('/api/teams', { signal: AbortSignal.abort() }))
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer without a body is success without data', async () => {
  await using server = await startApiServer(() => ({ status: 204 }))
  await expect(unwrap(createApiClient({ ...server }).POST('/api/logout'))).resolves.toBeUndefined()
})
