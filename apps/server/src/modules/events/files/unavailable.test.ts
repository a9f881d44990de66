import { afterAll, beforeAll, expect, it } from 'vitest'

import { createFolderStorage } from '../../../storage/folderStorage.ts'
import type { OpenStorage } from '../../../storage/openStorage.ts'
import { createS3Storage } from '../../../storage/s3Storage.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createEvent, createUser, defaultTeam } from '../../../testing/fixtures.ts'
import { startS3 } from '../../../testing/s3Server.ts'
import { temporaryStorage } from '../../../testing/storage.ts'
import { formWith, PDF } from '../../../testing/upload.ts'

/** A file store that can be taken away and given back. */
type Breakable = {
  name: string
  open: () => Promise<{
    files: OpenStorage
    goAway: () => Promise<void> | void
    comeBack: () => Promise<void> | void
    /** How many objects it holds. */
    count: () => number
    /** Whether what is stored can be read meanwhile. */
    isReadable: boolean
    close: () => Promise<void> | void
  }>
}

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28 })

const stores: Breakable[] = [
  {
    name: 'a folder on a full disk',
    async open() {
      const temporary = temporaryStorage()
      const { folder, unfinished, count, remove } = temporary
      let isFull = false
      const storage = createFolderStorage(
        { files: folder, unfinished },
        async (handle, content) => {
          await handle.writeFile(isFull ? content.slice(0, 10).stream() : content.stream())
          if (isFull) throw full
        },
      )
      return {
        files: { storage, unfinished },
        goAway: () => void (isFull = true),
        comeBack: () => void (isFull = false),
        count: () => count().stored + count().unfinished,
        isReadable: true,
        close: remove,
      }
    },
  },
  {
    name: 'an object store that is down',
    async open() {
      const { unfinished, remove } = temporaryStorage()
      const server = await startS3()
      return {
        files: { storage: createS3Storage(server.config), unfinished },
        goAway: server.goDown,
        comeBack: server.comeBack,
        count: () => server.objects.size,
        isReadable: false,
        close: () => server.goDown().then(remove),
      }
    },
  },
  {
    name: 'an object store that is full',
    async open() {
      const { unfinished, remove } = temporaryStorage()
      const server = await startS3()
      return {
        files: { storage: createS3Storage(server.config), unfinished },
        goAway: () => server.refusePuts({ status: 507, code: 'InsufficientStorage' }),
        comeBack: () => server.refusePuts(null),
        count: () => server.objects.size,
        isReadable: true,
        close: () => server.goDown().then(remove),
      }
    },
  },
]

let api: Api
let token: string
let url: string
const store = { current: null as OpenStorage | null }
beforeAll(async () => {
  const files: OpenStorage = {
    get storage() {
      return opened().storage
    },
    get unfinished() {
      return opened().unfinished
    },
  }
  api = await startApi(anyEngine(), { files })
  const { db } = api.database
  const { id } = await createEvent(db, (await defaultTeam(db)).id)
  url = `/api/events/${id}/files/event-files/invitation`
  token = await api.logIn((await createUser(db, { superadmin: true })).email)
})
afterAll(() => api.close())

function opened(): OpenStorage {
  if (!store.current) throw new Error('no store is open')
  return store.current
}

const put = async (name: string) =>
  api.call({ method: 'POST', url, token, ...(await formWith(PDF, name)) })
const names = async () =>
  (await api.call({ url: url.replace('/invitation', '') }))
    .json<{ name: string }[]>()
    .map(({ name }) => name)

it.each(stores)(
  '$name is 503, changes nothing, and works again when it is back',
  async ({ open }) => {
    const { files, goAway, comeBack, count, isReadable, close } = await open()
    store.current = files
    expect((await put('first.pdf')).statusCode).toBe(200)
    expect(count()).toBe(1)

    await goAway()
    const refused = await put('second.pdf')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect(await names()).toEqual(['first.pdf'])
    const download = await api.call({ url: `${url}/download` })
    expect(download.statusCode).toBe(isReadable ? 200 : 503)

    await comeBack()
    expect(count()).toBe(1)
    expect((await api.call({ url: `${url}/download` })).rawPayload.equals(PDF)).toBe(true)
    expect((await put('third.pdf')).statusCode).toBe(200)
    expect(await names()).toEqual(['third.pdf'])
    expect(count()).toBe(1)

    // What cannot be removed now is left to the cleaning; the row is gone anyway.
    await goAway()
    expect((await api.call({ method: 'DELETE', url, token })).statusCode).toBe(204)
    expect(await names()).toEqual([])
    await close()
  },
)
