import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { csrfHeaders, startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createUser } from '../testing/fixtures.ts'
import { formWith, type Form } from '../testing/upload.ts'
import { bodyPacePlugin } from './bodyPace.ts'

const PACE = { stallMs: 1000, graceMs: 2000, bytesPerSecond: 2000, unreadMs: 3000 }
const PAUSE_MS = 100

let api: Api
let send: (path: string, form: Pick<Form, 'headers'> & { length: number }) => ClientRequest
let photoUrl: string
/** A form with a photo of some 100 kB. */
let form: Form

beforeAll(async () => {
  api = await startApi(anyEngine(), { bodyPace: PACE })
  const user = await createUser(api.database.db)
  const token = await api.logIn(user.email)
  const csrf = await csrfHeaders(api.app, 'localhost')
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(api.app.listeningOrigin)
  photoUrl = `/api/users/${user.id}/photo`
  send = (path, { headers, length }) =>
    request({
      port,
      path,
      method: 'POST',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${token}`,
        ...csrf,
        ...headers,
        'content-length': length,
      },
    })
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({
    create: { width: 200, height: 200, channels: 3, background: '#fff', noise },
  })
  form = await formWith(await photo.png().toBuffer())
})
afterAll(() => api.close())

/** How the call ends: with a status, or cut off. */
async function endOf(call: ClientRequest): Promise<number | 'cut off'> {
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  } catch {
    return 'cut off'
  }
}

/** Sends a body in so many parts, with a pause after each. */
async function trickle(call: ClientRequest, body: Buffer, parts: number): Promise<void> {
  const size = Math.ceil(body.length / parts)
  for (let at = 0; at < body.length && !call.destroyed; at += size) {
    call.write(body.subarray(at, at + size))
    await setTimeout(PAUSE_MS)
  }
  call.end()
}

it('a file may come slowly, as long as it comes', async () => {
  const call = send(photoUrl, { ...form, length: form.body.length })
  const end = endOf(call)
  // Longer than the grace.
  await trickle(call, form.body, (1.5 * PACE.graceMs) / PAUSE_MS)
  expect(await end).toBe(200)
  expect(api.files.count().stored).toBe(1)
})

it('a file that stops coming is given up, and nothing of it stays', async () => {
  const call = send(photoUrl, { ...form, length: form.body.length })
  call.write(form.body.subarray(0, 20_000))
  await expect.poll(() => api.files.count().unfinished).toBe(1)
  expect(await endOf(call)).toBe('cut off')
  await expect.poll(() => api.files.count().unfinished).toBe(0)
})

it.each([
  ['a file', () => photoUrl, () => form],
  [
    'JSON',
    () => '/api/login',
    () => ({
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(`{"email":"${'x'.repeat(1000)}"}`),
    }),
  ],
])('%s that comes at a drip is given up', async (_case, path, make) => {
  const { headers, body } = make()
  const call = send(path(), { headers, length: body.length })
  const end = endOf(call)
  const dripping = trickle(call, body, body.length)
  expect(await end).toBe('cut off')
  await dripping
})

/** Sends the beginning of a body to who reads it after so many ms; null: never. */
async function sendToReader(afterMs: number | null): Promise<ClientRequest> {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(bodyPacePlugin, PACE)
  app.addContentTypeParser(
    'application/octet-stream',
    async (_call: unknown, body: IncomingMessage) => {
      await (afterMs === null ? new Promise(() => {}) : setTimeout(afterMs))
      return (await buffer(body)).length
    },
  )
  app.post('/', async ({ body }) => ({ length: body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const call = request({
    port,
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  })
  // Chunked, and not yet ended: more than what lies here is to come.
  call.write(Buffer.alloc(1_000_000))
  return call
}

it('a body that nobody reads is given up', async () => {
  expect(await endOf(await sendToReader(null))).toBe('cut off')
})

it('a body may lie unread for longer than a sender may be idle', async () => {
  const call = await sendToReader(2 * PACE.stallMs)
  const end = endOf(call)
  call.end()
  expect(await end).toBe(200)
})
