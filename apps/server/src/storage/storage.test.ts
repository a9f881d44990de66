import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

import { describe, expect, onTestFinished, test } from 'vitest'

import { OperatorError } from '../operator/operatorError.ts'
import { startS3 } from '../testing/s3Server.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { createFolderStorage, type Write } from './folderStorage.ts'
import { openStorage } from './openStorage.ts'
import { createS3Storage } from './s3Storage.ts'
import { newKey, StorageUnavailableError, type ByteRange, type Storage } from './storage.ts'

function inFolder(write?: Write) {
  const files = tempFolder()
  const unfinished = join(files, 'unfinished')
  mkdirSync(unfinished)
  return { files, unfinished, storage: createFolderStorage({ files, unfinished }, write) }
}

async function inBucket() {
  const server = await startS3()
  onTestFinished(() => server.goDown())
  return { server, storage: createS3Storage(server.config) }
}

const keysOf = async (storage: Storage): Promise<string[]> => {
  const keys = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

const contentOf = async (storage: Storage, key: string): Promise<string | null> => {
  const found = await storage.get(key)
  return found && text(found.stream)
}

/** An object that is there. */
async function opened(storage: Storage, key: string, range?: ByteRange) {
  const found = await storage.get(key, range)
  if (!found) throw new Error('not stored')
  return found
}

describe.each([
  ['a folder', async () => inFolder().storage],
  ['an object store', async () => (await inBucket()).storage],
])('%s', (_, open) => {
  test('gives back what was stored, whole and in part, until it is deleted', async () => {
    const storage = await open()
    const key = newKey()
    await storage.put(key, new Blob(['Приглашение']))
    expect(await contentOf(storage, key)).toBe('Приглашение')

    const part = await opened(storage, key, { start: 2, end: 5 })
    expect(part.size).toBe(22)
    expect(await text(part.stream)).toBe('ри')

    await storage.delete(key)
    expect(await storage.get(key)).toBeNull()
    expect(await storage.get(key, { start: 0, end: 1 })).toBeNull()
    await storage.delete(key)
  })

  test('keeps every byte of a large object', async () => {
    const storage = await open()
    const key = newKey()
    const content = Buffer.alloc(3_000_000, 'паркет')
    await storage.put(key, new Blob([content]))
    const found = await opened(storage, key)
    expect(found.size).toBe(3_000_000)
    expect(content.equals(await buffer(found.stream))).toBe(true)
  })

  test('lists its objects with the time they were stored', async () => {
    const storage = await open()
    const keys = [newKey(), newKey(), newKey()].sort()
    for (const key of keys) await storage.put(key, new Blob(['x']))
    expect(await keysOf(storage)).toEqual(keys)
    for await (const { storedAt } of storage.list()) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
  })
})

describe('a folder', () => {
  test('takes no key that could lead out of it', async () => {
    const { storage } = inFolder()
    await expect(storage.put('../x', new Blob(['x']))).rejects.toThrow(TypeError)
    await expect(storage.get('../x')).rejects.toThrow(TypeError)
  })

  test('is for this account alone, and lists nothing that is not an object of ours', async () => {
    const { files, storage } = inFolder()
    const key = newKey()
    await storage.put(key, new Blob(['x']))
    expect(statSync(join(files, key)).mode & 0o077).toBe(0)
    writeFileSync(join(files, 'notes.txt'), '')
    expect(await keysOf(storage)).toEqual([key])
  })

  test('on a full disk keeps what there was, leaves nothing half-written, and works again later', async () => {
    let isFull = false
    const { files, unfinished, storage } = inFolder(async (handle, content) => {
      await handle.writeFile(isFull ? content.slice(0, 10).stream() : content.stream())
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC', errno: -28 })
    })
    const [old, key] = [newKey(), newKey()]
    await storage.put(old, new Blob(['old']))
    isFull = true
    const put = storage.put(key, new Blob(['x'.repeat(100_000)]))
    await expect(put).rejects.toThrow(StorageUnavailableError)
    expect(readdirSync(unfinished)).toEqual([])
    expect(readdirSync(files).sort()).toEqual([old, 'unfinished'].sort())
    expect(await contentOf(storage, old)).toBe('old')

    isFull = false
    await storage.put(key, new Blob(['new']))
    expect(await contentOf(storage, key)).toBe('new')
  })
})

describe('an object store', () => {
  test('that refuses our keys stops the start with one line', async () => {
    const { server } = await inBucket()
    const { config } = server
    for (const [wrong, reason] of [
      [{ secret: 'wrong' }, /^S3_\*: .*403 SignatureDoesNotMatch/],
      [{ key: 'nobody' }, /^S3_\*: .*403 InvalidAccessKeyId/],
      [{ bucket: 'other' }, /^S3_BUCKET: there is no bucket "other"/],
    ] as const) {
      const check = createS3Storage({ ...config, ...wrong }).check()
      await expect(check).rejects.toThrow(OperatorError)
      await expect(check).rejects.toThrow(reason)
    }
    expect(await createS3Storage(config).check()).toBeNull()
  })

  test('that refuses the signature of a call takes and gives nothing', async () => {
    const { server, storage } = await inBucket()
    const stranger = createS3Storage({ ...server.config, secret: 'wrong' })
    const key = newKey()
    await storage.put(key, new Blob(['secret']))
    const calls = [
      () => stranger.get(key),
      () => stranger.put(key, new Blob(['x'])),
      () => stranger.delete(key),
      () => keysOf(stranger),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(StorageUnavailableError)
    expect(await contentOf(storage, key)).toBe('secret')
  })

  test('that is down is not available, and available again when it is back', async () => {
    const { server, storage } = await inBucket()
    const key = newKey()
    await storage.put(key, new Blob(['x']))
    await server.goDown()
    for (const call of [() => storage.get(key), () => storage.put(newKey(), new Blob(['y']))]) {
      await expect(call()).rejects.toThrow(StorageUnavailableError)
    }
    await expect(storage.check()).resolves.toBeInstanceOf(StorageUnavailableError)
    await server.comeBack()
    expect(await contentOf(storage, key)).toBe('x')
    expect(server.objects.size).toBe(1)
  })

  test('lists beyond one answer, and only what is ours', async () => {
    const { server, storage } = await inBucket()
    const storedAt = new Date()
    const keys = Array.from({ length: 2001 }, newKey).sort()
    for (const key of keys) server.objects.set(`parket/${key}`, { content: Buffer.of(1), storedAt })
    server.objects.set('other/thing', { content: Buffer.of(1), storedAt })
    server.objects.set('parket/readme.txt', { content: Buffer.of(1), storedAt })
    expect(await keysOf(storage)).toEqual(keys)
  })

  test('does not keep the server from starting while it is down, only when it refuses us', async () => {
    const { server } = await inBucket()
    const warned: string[] = []
    const log = { info() {}, error() {}, warn: (_: object, text: string) => warned.push(text) }
    const dataDir = tempFolder()
    await openStorage({ dataDir, s3: server.config }, log)
    expect(warned).toEqual([])
    await server.goDown()
    const { storage } = await openStorage({ dataDir, s3: server.config }, log)
    expect(warned).toEqual(['the object store cannot be reached'])
    await server.comeBack()
    expect(await keysOf(storage)).toEqual([])
    const refused = openStorage({ dataDir, s3: { ...server.config, secret: 'x' } }, log)
    await expect(refused).rejects.toThrow(OperatorError)
  })
})
