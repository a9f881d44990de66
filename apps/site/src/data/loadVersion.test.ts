import { createApiClient } from '@parket/api-client/client'
import { afterEach, expect, test, vi } from 'vitest'
import { versionText } from './loadVersion.ts'

const fetch = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())

vi.mock('@parket/react/data/api', () => ({
  plainApi: createApiClient({
    baseUrl: 'http://parket.test',
    csrf: 'none',
    getDs: () => 'vesna.localhost',
    timeoutMs: 10,
    fetch,
  }),
}))

afterEach(() => vi.resetAllMocks())

test('the version is what the file says, trimmed; `ds` is kept', async () => {
  fetch.mockResolvedValue(new Response(' 1.2.3\n'))
  await expect(versionText()).resolves.toBe('1.2.3')
  expect(fetch.mock.lastCall?.[0].url).toBe('http://parket.test/version.txt?ds=vesna.localhost')
})

test('«Version load failure: "Ошибка загрузки версии: {status}"»', async () => {
  fetch.mockResolvedValue(Response.json({ message: 'Сервис недоступен.' }, { status: 503 }))
  await expect(versionText()).resolves.toBe('Ошибка загрузки версии: 503')
})

test('«"Неизвестная ошибка" when no message»: no answer, or none in time', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(versionText()).resolves.toBe('Неизвестная ошибка')
  fetch.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await expect(versionText()).resolves.toBe('Неизвестная ошибка')
})
