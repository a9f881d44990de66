import { openAsBlob, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { OperatorError } from '../operator/operatorError.ts'
import { startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createEvent, createUser, defaultTeam } from '../testing/fixtures.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { startTcpProxy } from '../testing/tcpProxy.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { formWith, picture } from '../testing/upload.ts'
import { createS3Storage } from './s3Storage.ts'
import { newKey, StorageUnavailableError, type Storage } from './storage.ts'

/**
 * `http://<key>:<secret>@<host>:<port>/<bucket>?region=<region>` of an S3-compatible store of
 * somebody else's making, with an empty bucket for this test alone. Without it these tests are
 * skipped, and the run says so.
 */
const given = process.env['TEST_S3_URL']
/** For a thousand objects in a store made for trying things out. */
const ENOUGH_MS = 300_000

describe.skipIf(!given)('an object store of somebody else’s making (TEST_S3_URL)', () => {
  const url = new URL(given ?? 'http://key:secret@127.0.0.1:1/bucket')
  const configAt = (host: string) => ({
    endpoint: `${url.protocol}//${host}`,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  })
  const config = configAt(url.host)
  const storage = createS3Storage(config)

  /** The store by a way that can be cut. */
  async function behindProxy() {
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
    onTestFinished(() => proxy.cut())
    return { proxy, storage: createS3Storage(configAt(`127.0.0.1:${proxy.port}`)) }
  }
  const listed = async () => {
    const keys = []
    for await (const { key } of storage.list()) keys.push(key)
    return keys.sort()
  }
  const clear = async () => {
    for (const key of await listed()) await storage.delete(key)
  }
  beforeEach(clear, ENOUGH_MS)
  afterAll(clear, ENOUGH_MS)

  async function opened(from: Storage, key: string) {
    const found = await from.get(key)
    if (!found) throw new Error('not stored')
    return found
  }

  test('gives back what was stored, whole and in part, until it is deleted', async () => {
    const key = newKey()
    await storage.put(key, new Blob(['Приглашение']))
    expect(await text((await opened(storage, key)).stream)).toBe('Приглашение')
    const part = await storage.get(key, { start: 2, end: 5 })
    expect(part?.size).toBe(22)
    expect(part && (await text(part.stream))).toBe('ри')
    await storage.delete(key)
    expect(await storage.get(key)).toBeNull()
    expect(await storage.get(key, { start: 0, end: 1 })).toBeNull()
    await storage.delete(key)
  })

  test('takes the largest file as it streams from the disk, and keeps every byte', async () => {
    const path = join(tempFolder(), 'large')
    const content = Buffer.alloc(20 * 1024 * 1024, 'паркет')
    writeFileSync(path, content)
    const key = newKey()
    await storage.put(key, await openAsBlob(path))
    const found = await opened(storage, key)
    expect(found.size).toBe(content.length)
    expect(content.equals(await buffer(found.stream))).toBe(true)
  })

  test(
    'lists beyond one answer, with the time each was stored',
    async () => {
      const keys = Array.from({ length: 1005 }, newKey).sort()
      for (const key of keys) await storage.put(key, new Blob(['x']))
      expect(await listed()).toEqual(keys)
      for await (const { storedAt } of storage.list()) {
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(10 * 60_000)
      }
    },
    ENOUGH_MS,
  )

  test('that is away is not available, and available again when it is back', async () => {
    const way = await behindProxy()
    const key = newKey()
    await way.storage.put(key, new Blob(['x']))
    await way.proxy.cut()
    const calls = [
      () => way.storage.get(key),
      () => way.storage.put(newKey(), new Blob(['y'])),
      () => way.storage.delete(key),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(StorageUnavailableError)
    expect(await way.storage.check()).toBeInstanceOf(StorageUnavailableError)
    await way.proxy.mend()
    expect(await way.storage.check()).toBeNull()
    expect(await text((await opened(way.storage, key)).stream)).toBe('x')
    expect(await listed()).toEqual([key])
  })

  test('without the bucket, or with a key it does not know, stops the start', async () => {
    for (const wrong of [{ bucket: 'parket-no-such-bucket' }, { key: 'nobody' }]) {
      await expect(createS3Storage({ ...config, ...wrong }).check()).rejects.toThrow(OperatorError)
    }
    expect(await storage.check()).toBeNull()
  })

  describe('behind the API', () => {
    const unfinished = temporaryStorage()
    let api: Api
    let way: Awaited<ReturnType<typeof startTcpProxy>>
    let file: string
    let token: string
    beforeAll(async () => {
      way = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
      const files = {
        storage: createS3Storage(configAt(`127.0.0.1:${way.port}`)),
        unfinished: unfinished.unfinished,
      }
      const engine = anyEngine()
      api = await startApi(engine, { files })
      const { db } = api.database
      const event = await createEvent(db, (await defaultTeam(db)).id)
      token = await api.logIn((await createUser(db, { superadmin: true })).email)
      file = `/api/events/${event.id}/files/event-files/banner`
    })
    afterAll(async () => {
      await api.close()
      await way.cut()
      unfinished.remove()
    })
    const put = async (content: Uint8Array) =>
      api.call({ method: 'POST', url: file, token, ...(await formWith(content)) })
    const read = () => api.call({ url: `${file}/download` })

    test('a file is replaced whole: whoever reads meanwhile gets the one or the other', async () => {
      const noise = (width: number) => picture('png', { width, height: 40 })
      const contents = await Promise.all([41, 42, 43, 44].map(noise))
      const [first] = contents
      if (!first) throw new Error('no picture')
      expect((await put(first)).statusCode).toBe(200)
      const answers = await Promise.all(
        contents.flatMap((content) => [put(content).then(() => read()), read(), read()]),
      )
      for (const { statusCode, rawPayload } of answers) {
        expect(statusCode).toBe(200)
        expect(contents.some((content) => content.equals(rawPayload))).toBe(true)
      }
      // The file and its preview, nothing of those replaced.
      expect((await listed()).length).toBe(2)
    })

    test('while it is away calls are 503 with a time to wait, and nothing is lost', async () => {
      const content = await picture()
      expect((await put(content)).statusCode).toBe(200)
      await way.cut()
      for (const answer of [await put(await picture('webp')), await read()]) {
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBeDefined()
      }
      await way.mend()
      expect((await read()).rawPayload.equals(content)).toBe(true)
      expect((await put(await picture('webp'))).statusCode).toBe(200)
      expect((await listed()).length).toBe(2)
    })
  })
})
