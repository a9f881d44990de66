import { ApiProblem } from '@parket/api-client/problem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireSession } from './actors/session.ts'
import { queryClient } from './queryClient.ts'
import { readToken } from './session/storage.ts'

vi.mock(import('./actors/session.ts'), () => ({ expireSession: vi.fn() }))
vi.mock(import('./session/storage.ts'), () => ({ readToken: vi.fn() }))

beforeEach(() => vi.mocked(readToken).mockReturnValue('secret'))
afterEach(() => {
  queryClient.clear()
  vi.clearAllMocks()
})

async function ask(status: number): Promise<void> {
  const refused = queryClient.fetchQuery({
    queryKey: ['own'],
    retry: false,
    queryFn: () => Promise.reject(new ApiProblem({ status, answer: null })),
  })
  await expect(refused).rejects.toBeInstanceOf(ApiProblem)
  await vi.dynamicImportSettled()
}

test('a 401 ends the session there is', async () => {
  await ask(401)
  expect(expireSession).toHaveBeenCalledOnce()
})

test.each([403, 500, 0])('a failure with status %i does not', async (status) => {
  await ask(status)
  expect(expireSession).not.toHaveBeenCalled()
})

test('nor does a 401 where nobody is logged in', async () => {
  vi.mocked(readToken).mockReturnValue(null)
  await ask(401)
  expect(expireSession).not.toHaveBeenCalled()
})
