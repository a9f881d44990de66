import { afterEach, expect, test, vi } from 'vitest'
import { versionText } from './loadVersion.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

test('the version is what the file says, trimmed', async () => {
  answering(async () => new Response(' 1.2.3\n'))
  await expect(versionText()).resolves.toBe('1.2.3')
})

test('a refusal is told with its status', async () => {
  answering(async () => new Response('', { status: 503 }))
  await expect(versionText()).resolves.toBe('Ошибка загрузки версии: 503')
})

test('a failure without a message is «Неизвестная ошибка»', async () => {
  answering(() => Promise.reject(new Error()))
  await expect(versionText()).resolves.toBe('Неизвестная ошибка')
  // oxlint-disable-next-line prefer-promise-reject-errors
  answering(() => Promise.reject('?'))
  await expect(versionText()).resolves.toBe('Неизвестная ошибка')
})
