import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { fileLimit } from '@parket/domain/files/fileTypes'
import { problemText } from '@parket/domain/problems/catalogue'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { csrfHeaders, startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { createCup, registration } from '../../../testing/cup.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createEvent, createTeam } from '../../../testing/fixtures.ts'
import {
  callerNames,
  createPeople,
  holders,
  refusalOf,
  type CallerName,
  type People,
} from '../../../testing/roles.ts'
import { formWith, PDF, picture } from '../../../testing/upload.ts'

const HOST = 'vesna.localhost'
const UUID = '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011'

type File = {
  id: string
  name: string
  size: number
  mime: string
  url: string
  previewUrl: string | null
}
type Sending = { name?: string; as?: CallerName; event?: number; field?: string }
type Refusal = { code: string; errors?: Record<string, string[]> }

forEachEngine('the files of an event', (engine) => {
  let api: Api
  let people: People
  let eventId: number
  let draftId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await createTeam(db, { domain: HOST })
    const foreign = await createTeam(db, { domain: 'oreol.localhost' })
    eventId = (await createEvent(db, team.id)).id
    draftId = (await createEvent(db, team.id, { published: false })).id
    const place = { teamId: team.id, eventId, foreignTeamId: foreign.id }
    people = await createPeople(db, place)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.database.db.deleteFrom('event_files').execute()
    for (const name of readdirSync(api.files.folder)) {
      if (name !== 'unfinished') await api.files.storage.delete(name)
    }
  })

  const url = (id = 'banner', call = '', event = eventId) =>
    `/api/events/${event}/files/event-files/${id}${call}`
  async function put(
    id: string,
    content: Uint8Array | string,
    { name = 'file.png', as = 'admin', event = eventId, field = 'file' }: Sending = {},
  ) {
    const form = await formWith(content, name, field)
    const { token } = people[as]
    return api.call({ method: 'POST', url: url(id, '', event), host: HOST, token, ...form })
  }
  const ownTeam = () =>
    api.database.db
      .selectFrom('events')
      .where('id', '=', eventId)
      .select('team_id')
      .executeTakeFirstOrThrow()
  const remove = (id: string, as: CallerName = 'admin') =>
    api.call({ method: 'DELETE', url: url(id), host: HOST, token: people[as].token })
  const get = (path: string, headers: Record<string, string> = {}, as: CallerName = 'anonymous') =>
    api.call({ url: path, host: HOST, headers, token: people[as].token })
  const list = async () => (await get(`/api/events/${eventId}/files/event-files`)).json<File[]>()

  describe('uploading', () => {
    it('keeps the bytes, the sanitised name, size and type by content, and makes a preview', async () => {
      const content = await picture('png', { width: 1200, height: 600 })
      const answer = await put('banner', content, { name: ' Наш  баннер?.PNG' })
      expect(answer.statusCode).toBe(200)
      const file = answer.json<File>()
      expect(file).toMatchObject({
        id: 'banner',
        name: 'Наш_баннер.PNG',
        size: content.length,
        mime: 'image/png',
      })
      expect(await list()).toEqual([file])

      const download = await get(url('banner', '/download'))
      expect(download.rawPayload.equals(content)).toBe(true)
      const preview = await get(String(file.previewUrl))
      expect(preview.headers['content-type']).toBe('image/webp')
      expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
        height: 240,
      })
      expect(api.files.count()).toEqual({ stored: 2, unfinished: 0 })
    })

    it.each(['jpeg', 'webp'] as const)('makes a preview of a %s', async (format) => {
      const answer = await put('bg-mobile', await picture(format), { name: 'фон' })
      expect(answer.json<File>()).toMatchObject({
        name: format === 'jpeg' ? 'фон.jpg' : 'фон.webp',
        mime: `image/${format}`,
        previewUrl: expect.stringContaining('/preview?v='),
      })
    })

    it('takes a document as invitation and under a UUID, without a preview', async () => {
      for (const id of ['invitation', UUID]) {
        const answer = await put(id, PDF, { name: 'Положение.pdf' })
        expect(answer.json<File>()).toMatchObject({
          id,
          name: 'Положение.pdf',
          mime: 'application/pdf',
          previewUrl: null,
        })
        expect((await get(url(id, '/preview'))).statusCode).toBe(404)
      }
    })

    it('replaces what is there, whole, and lets go of the old content', async () => {
      const first = (await put('banner', await picture())).json<File>()
      const content = await picture('webp', { background: '#ffffff' })
      const second = (await put('banner', content, { name: 'new.webp' })).json<File>()
      expect(second).toMatchObject({ name: 'new.webp', mime: 'image/webp' })
      expect(second.previewUrl).not.toBe(first.previewUrl)
      expect((await get(url('banner', '/download'))).rawPayload.equals(content)).toBe(true)
      expect(api.files.count()).toEqual({ stored: 2, unfinished: 0 })
      await put('invitation', await picture())
      await put('invitation', PDF)
      expect(api.files.count()).toEqual({ stored: 3, unfinished: 0 })
    })

    it('shows the banner at the event, at an address that changes with it', async () => {
      const event = async () =>
        (await get(`/api/events/${eventId}`)).json<{ banner_url: string }>().banner_url
      expect(await event()).toBeNull()
      await put('banner', await picture())
      const first = await event()
      expect((await get(first)).statusCode).toBe(200)
      await put('banner', await picture())
      expect(await event()).not.toBe(first)
    })

    it.each([
      ['bg-mobile', 'bg_mobile_url', { width: 800, height: 1400 }],
      ['bg-desktop', 'bg_desktop_url', { width: 1920, height: 600 }],
    ])(
      'shows %s at the event as large as its place, however large the file is',
      async (id, field, size) => {
        const address = async () =>
          (await get(`/api/events/${eventId}`)).json<Record<string, string | null>>()[field]
        expect(await address()).toBeNull()
        const create = { ...size, channels: 3, background: '#7b3f61' } as const
        const large = { ...create, width: size.width * 2, height: size.height * 2 }
        await put(id, await sharp({ create: large }).png().toBuffer())
        const shown = await get(String(await address()))
        expect(shown.headers['content-type']).toBe('image/webp')
        expect(await sharp(shown.rawPayload).metadata()).toMatchObject(size)
        await remove(id)
        expect(await address()).toBeNull()
      },
    )

    it('is noted', async () => {
      await put(UUID, PDF, { name: 'a.pdf' })
      await put(UUID, PDF, { name: 'b.pdf' })
      await remove(UUID)
      const entries = await auditOf(api.database.db, 'eventFile', UUID)
      expect(entries.slice(-3)).toMatchObject([
        {
          user_id: people.admin.id,
          event_id: eventId,
          action: 'uploadEventFile',
          changes: { name: { from: null, to: 'a.pdf' }, size: { from: null, to: PDF.length } },
        },
        { action: 'uploadEventFile', changes: { name: { from: 'a.pdf', to: 'b.pdf' } } },
        { action: 'deleteEventFile', changes: { name: { from: 'b.pdf', to: null } } },
      ])
    })

    it.each<[string, string | Uint8Array, string]>([
      ['HTML', '<!doctype html><script>alert(1)</script>', 'banner'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'banner'],
      ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', UUID],
      ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8', 'hex'), UUID],
      ['text', 'Положение о турнире', 'invitation'],
      ['a PDF in the place of a picture', PDF, 'bg-desktop'],
    ])('refuses %s, whatever its name, with 415', async (_kind, content, id) => {
      const answer = await put(id, content, { name: 'picture.png' })
      expect(answer.statusCode).toBe(415)
      expect(answer.json<Refusal>()).toMatchObject({
        code: 'file_wrong_type',
        errors: { file: [problemText('file_wrong_type')] },
      })
    })

    it('refuses an empty file, a form without one, and a broken picture', async () => {
      const broken = (await picture('png', { width: 900, height: 900 })).subarray(0, 100)
      const cases = [
        [await put('banner', ''), 'file_empty'],
        [await put('banner', await picture(), { field: 'picture' }), 'file_missing'],
        [await put('banner', broken), 'picture_unreadable'],
      ] as const
      for (const [answer, code] of cases) {
        expect(answer.statusCode).toBe(422)
        expect(answer.json<Refusal>().errors).toEqual({ file: [problemText(code)] })
      }
    })

    it('refuses a small file that is a huge picture', async () => {
      const bomb = await picture('png', { width: 8000, height: 7000 })
      expect(bomb.length).toBeLessThan(1_000_000)
      const answer = await put('banner', bomb)
      expect(answer.json<Refusal>().errors).toEqual({ file: [problemText('picture_unreadable')] })
    })

    it.each([
      { width: 1, height: 1_000_000 },
      { width: 1_000_000, height: 1 },
    ])('refuses a picture that is a line: %j', async (sides) => {
      const answer = await put('banner', await picture('png', sides))
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({ file: [problemText('picture_unreadable')] })
    })

    it('refuses one byte too many with 413, announced or not', async () => {
      const limit = fileLimit('other')
      const content = Buffer.concat([PDF, Buffer.alloc(limit - PDF.length)])
      expect((await put(UUID, content)).statusCode).toBe(200)
      const larger = Buffer.concat([content, Buffer.alloc(1)])
      const announced = Buffer.concat([content, Buffer.alloc(1_000_000)])
      for (const each of [larger, announced]) {
        const answer = await put(UUID, each)
        expect(answer.statusCode).toBe(413)
        expect(answer.json()).toMatchObject({
          code: 'too_large',
          message: problemText('too_large', { limit: '20\u00A0MB' }),
        })
      }
      expect(api.files.count()).toEqual({ stored: 1, unfinished: 0 })
    })

    it('refuses any other body, and a form elsewhere', async () => {
      const { token } = people.admin
      const body = { file: 'x' }
      const json = await api.call({ method: 'POST', url: url(), host: HOST, token, body })
      expect(json.statusCode).toBe(415)
      const form = await formWith('x')
      const login = await api.call({ method: 'POST', url: '/api/login', host: HOST, ...form })
      expect(login.statusCode).toBe(415)
    })

    it('knows no other place', async () => {
      for (const id of ['logo', 'x', UUID.toUpperCase(), '..%2Fbanner']) {
        expect((await put(id, await picture())).statusCode).toBe(404)
      }
    })

    it('leaves nothing of what was refused', async () => {
      await put('banner', 'text')
      await put('banner', '')
      await put('banner', (await picture()).subarray(0, 50))
      expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
      expect(await list()).toEqual([])
    })
  })

  describe('the list', () => {
    it('has the slots first, then the others by name', async () => {
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
      await put(one, PDF, { name: 'Яблоко.pdf' })
      await put(other, PDF, { name: 'Ёлка.pdf' })
      await put('bg-desktop', await picture())
      await put('invitation', PDF)
      expect((await list()).map(({ id }) => id)).toEqual(['invitation', 'bg-desktop', other, one])
    })
  })

  describe('downloading', () => {
    it('saves under a name of 255 Cyrillic letters, its extension kept', async () => {
      const long = `${'я'.repeat(251)}.pdf`
      expect((await put(UUID, PDF, { name: `${'я'.repeat(300)}.pdf` })).json()).toMatchObject({
        name: long,
      })
      const { headers } = await get(url(UUID, '/download'))
      expect(headers['content-disposition']).toContain(encodeURIComponent(long))
    })

    it('saves under the own name, in Cyrillic too', async () => {
      await put(UUID, PDF, { name: 'Положение «Кубок».pdf' })
      const { headers } = await get(url(UUID, '/download'))
      expect(headers['content-disposition']).toBe(
        `attachment; filename=file.pdf; filename*=UTF-8''${encodeURIComponent('Положение_«Кубок».pdf')}`,
      )
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      await put(UUID, PDF, { name: 'rules 2027.pdf' })
      const plain = (await get(url(UUID, '/download'))).headers
      expect(plain['content-disposition']).toBe('attachment; filename=rules_2027.pdf')
    })

    it('is asked for anew each time, but for an address with its state', async () => {
      await put('banner', await picture())
      const { banner_url } = (await get(`/api/events/${eventId}`)).json<{ banner_url: string }>()
      for (const bust of ['', '?v=1795168800', '?t=123']) {
        const { headers } = await get(url('banner', `/download${bust}`))
        expect(headers['cache-control']).toBe('private, no-cache')
      }
      const { headers } = await get(banner_url)
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
      expect(headers['vary']).toContain('host')
    })

    it('sends nothing to whoever has it', async () => {
      await put('banner', await picture())
      const path = url('banner', '/download')
      const { etag, 'last-modified': modified } = (await get(path)).headers
      const conditions: Record<string, string>[] = [
        { 'if-none-match': String(etag) },
        { 'if-none-match': `"x", W/${etag}` },
        { 'if-modified-since': String(modified) },
      ]
      for (const headers of conditions) {
        const answer = await get(path, headers)
        expect([answer.statusCode, answer.body]).toEqual([304, ''])
        expect(answer.headers['etag']).toBe(etag)
      }
      await put('banner', await picture('webp'))
      expect((await get(path, { 'if-none-match': String(etag) })).statusCode).toBe(200)
    })

    it('sends a part where one is asked for, all of it otherwise', async () => {
      await put(UUID, PDF)
      const path = url(UUID, '/download')
      const { etag } = (await get(path)).headers
      const part = await get(path, { range: 'bytes=5-7', 'if-range': String(etag) })
      expect([part.statusCode, part.body]).toEqual([206, '1.4'])
      expect(part.headers).toMatchObject({
        'content-range': `bytes 5-7/${PDF.length}`,
        'content-length': '3',
      })
      expect((await get(path, { range: 'bytes=-6' })).body).toBe('%%EOF\n')
      const others: Record<string, string>[] = [
        { range: 'bytes=0-1,4-5' },
        { range: `bytes=${PDF.length}-` },
        { range: 'pages=1-2' },
        { range: 'bytes=0-1', 'if-range': '"old"' },
      ]
      for (const headers of others) {
        const answer = await get(path, headers)
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, PDF.length])
      }
    })

    it('tells its size without the content', async () => {
      await put(UUID, PDF)
      const answer = await api.call({ method: 'HEAD', url: url(UUID, '/download'), host: HOST })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect(answer.headers['content-length']).toBe(String(PDF.length))
    })

    it('answers 404 without a file', async () => {
      for (const path of [
        url('banner', '/download'),
        url('banner', '/preview'),
        url('x', '/download'),
      ]) {
        expect((await get(path)).statusCode).toBe(404)
      }
    })
  })

  describe('deleting', () => {
    it('takes the file, its preview, and the attachments that lead to it', async () => {
      await put('invitation', await picture())
      await put('banner', await picture())
      const attachments = [
        { title: 'Приглашение', file_id: 'invitation' },
        { title: 'Сайт', url: 'https://parket.test' },
      ]
      const path = `/api/admin/events/${eventId}/attachments`
      const { token } = people.admin
      const saved = await api.call({
        method: 'PUT',
        url: path,
        host: HOST,
        token,
        body: attachments,
      })
      expect(saved.statusCode).toBe(200)

      expect((await remove('invitation')).statusCode).toBe(204)
      expect((await list()).map(({ id }) => id)).toEqual(['banner'])
      expect(api.files.count()).toEqual({ stored: 2, unfinished: 0 })
      const left = await get(`/api/events/${eventId}/attachments`)
      expect(left.json()).toMatchObject([{ title: 'Сайт' }])
      expect((await remove('invitation')).statusCode).toBe(404)
    })

    it('of the event takes all of its files', async () => {
      const event = (await createEvent(api.database.db, (await ownTeam()).team_id)).id
      await put('banner', await picture(), { event })
      await put('invitation', PDF, { event })
      const { token } = people.supervisor
      const path = `/api/admin/events/${event}`
      expect((await api.call({ method: 'DELETE', url: path, host: HOST, token })).statusCode).toBe(
        204,
      )
      expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
    })
  })

  describe('rights', () => {
    it('to change them has an admin', async () => {
      const content = await picture()
      for (const as of callerNames) {
        const may = (holders.admin as readonly CallerName[]).includes(as)
        expect([as, (await put('banner', content, { as })).statusCode]).toEqual([
          as,
          may ? 200 : refusalOf(as),
        ])
        expect([as, (await remove('banner', as)).statusCode]).toEqual([
          as,
          may ? 204 : refusalOf(as),
        ])
      }
    })

    it('to see those of a draft has its staff, also under an address that tells the state', async () => {
      const { previewUrl } = (await put('banner', await picture(), { event: draftId })).json<File>()
      const { searchParams } = new URL(String(previewUrl), 'http://parket.test')
      const paths = [
        `/api/events/${draftId}/files/event-files`,
        url('banner', '/download', draftId),
        url('banner', `/preview?v=${searchParams.get('v')}`, draftId),
      ]
      for (const path of paths) {
        for (const as of ['anonymous', 'registered', 'eventAdmin', 'foreignSupervisor'] as const) {
          expect([as, (await get(path, {}, as)).statusCode]).toEqual([as, 404])
        }
        expect((await get(path, {}, 'manager')).statusCode).toBe(200)
      }
    })

    describe('of a draft', () => {
      /** Addresses of the banner as staff are told them; a page shows them by `<img>`. */
      const addresses = async (as: CallerName = 'manager') => {
        const event = await get(`/api/events/${draftId}`, {}, as)
        const files = await get(`/api/events/${draftId}/files/event-files`, {}, as)
        const { banner_url } = event.json<{ banner_url: string }>()
        const [file] = files.json<File[]>()
        return [banner_url, String(file?.url), String(file?.previewUrl)]
      }
      const statuses = async (paths: string[]) =>
        Promise.all(paths.map(async (path) => (await get(path)).statusCode))
      const putBanner = async () => put('banner', await picture(), { event: draftId })

      it('the addresses that staff are told open them without a token', async () => {
        const uploaded = (await putBanner()).json<File>()
        const admin = await get('/api/admin/events?published=false', {}, 'admin')
        const listed = admin.json<{ items: { banner_url: string }[] }>().items[0]?.banner_url
        const told = [...(await addresses()), String(listed), uploaded.url]
        for (const path of told) {
          const answer = await get(path)
          expect(answer.statusCode).toBe(200)
          expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
        }
      })

      it('they stay the same within an hour, and are shut after two', async () => {
        await putBanner()
        const told = await addresses()
        api.pass(30 * 60_000)
        expect(await addresses()).toEqual(told)
        api.pass(30 * 60_000)
        expect(await statuses(told)).toEqual(told.map(() => 200))
        expect(await addresses()).not.toEqual(told)
        api.pass(60 * 60_000)
        expect(await statuses(told)).toEqual(told.map(() => 404))
        expect(await statuses(await addresses())).toEqual(told.map(() => 200))
      })

      it('they open this content alone', async () => {
        await putBanner()
        await put('bg-mobile', await picture(), { event: draftId })
        const told = await addresses()
        const elsewhere = (path: string) => [
          path.replace('/banner/', '/bg-mobile/'),
          path.replace('/banner/', `/${UUID}/`),
          path.replace(/access=\d+/, 'access=9999999999'),
          path.replace(/access=\d+\./, 'access='),
          path.replace(/access=[^&]+/, 'access='),
          path.replace(/(access=[^&]+)/, '$1&$1'),
        ]
        for (const path of told.flatMap(elsewhere)) {
          expect([path, (await get(path)).statusCode]).toEqual([path, 404])
        }
        for (const path of told) {
          expect((await api.call({ url: path, host: 'oreol.localhost' })).statusCode).toBe(404)
        }
        await putBanner()
        expect(await statuses(told)).toEqual(told.map(() => 404))
      })

      it('nobody else is told them, though registered there before it became a draft', async () => {
        const { db } = api.database
        const { ids, event } = await createCup(db, (await ownTeam()).team_id)
        await put('banner', await picture(), { event: event.id })
        const { token, id } = people.registered
        const register = `/api/events/${event.id}/register`
        const body = registration([ids.folk])
        await api.call({ method: 'POST', url: register, host: HOST, token, body })
        await db
          .updateTable('events')
          .set({ published: false })
          .where('id', '=', event.id)
          .execute()
        for (const path of [`/api/users/${id}/export`, `/api/users/${id}/registrations`]) {
          const answer = await get(path, {}, 'registered')
          expect(answer.statusCode).toBe(200)
          expect(answer.body).not.toContain('access=')
        }
        expect((await get(`/api/users/${id}/export`, {}, 'registered')).body).toContain(
          'banner_url',
        )
        expect((await get(`/api/events/${event.id}`, {}, 'registered')).statusCode).toBe(404)
      })
    })

    it('are kept where `ds` names the tenant: addresses carry it', async () => {
      await put('banner', await picture())
      const onLocalhost = async <T>(path: string) =>
        (await api.call({ url: `${path}?ds=${HOST}` })).json<T>()
      const event = await onLocalhost<{ banner_url: string }>(`/api/events/${eventId}`)
      const events = await onLocalhost<{ items: { banner_url: string }[] }>('/api/events')
      const [file] = await onLocalhost<File[]>(`/api/events/${eventId}/files/event-files`)
      for (const address of [event.banner_url, events.items[0]?.banner_url, file?.previewUrl]) {
        expect((await api.call({ url: String(address) })).statusCode).toBe(200)
      }
    })

    it('no other tenant has', async () => {
      await put('banner', await picture())
      for (const host of ['oreol.localhost', 'localhost']) {
        for (const path of [url('banner', '/download'), url('banner', '/preview')]) {
          expect((await api.call({ url: path, host })).statusCode).toBe(404)
        }
      }
    })
  })

  describe('when something fails', () => {
    it('a full or missing disk is 503 with a time to wait, and works again when it is back', async () => {
      await put('banner', await picture())
      const before = await list()
      const { folder, unfinished } = api.files
      const away = join(folder, 'away')
      renameSync(unfinished, away)
      const answer = await put('banner', await picture('webp'))
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json<Refusal>().code).toBe('unavailable')
      renameSync(away, unfinished)
      expect(await list()).toEqual(before)
      expect((await put('banner', await picture('webp'))).statusCode).toBe(200)
      expect(api.files.count()).toEqual({ stored: 2, unfinished: 0 })
    })

    it('a change that the database refuses leaves the file as it was', async () => {
      const content = await picture()
      await put('banner', content)
      const before = await list()
      await sql`alter table event_files add constraint planted check (mime <> 'image/webp')`.execute(
        api.database.db,
      )
      const answer = await put('banner', await picture('webp'))
      await sql`alter table event_files drop constraint planted`.execute(api.database.db)
      expect(answer.statusCode).toBe(500)
      expect(await list()).toEqual(before)
      expect((await get(url('banner', '/download'))).rawPayload.equals(content)).toBe(true)
      expect(api.files.count().unfinished).toBe(0)
    })

    it('an object that is gone is a fault of ours', async () => {
      await put(UUID, PDF)
      for (const name of readdirSync(api.files.folder)) {
        if (name !== 'unfinished') await api.files.storage.delete(name)
      }
      expect((await get(url(UUID, '/download'))).statusCode).toBe(500)
    })
  })

  it('broken off on the way leaves nothing', async () => {
    const { app } = api
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = new URL(app.listeningOrigin)
    const form = await formWith(Buffer.concat([PDF, Buffer.alloc(500_000)]))
    const headers = {
      host: HOST,
      ...(await csrfHeaders(app, HOST)),
      authorization: `Bearer ${people.admin.token}`,
      ...form.headers,
      'content-length': String(form.body.length),
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${url(UUID)} HTTP/1.1\r\n${head.join('')}\r\n`)
    socket.write(form.body.subarray(0, 300_000))
    await expect.poll(() => api.files.count().unfinished).toBe(1)
    socket.destroy()
    await expect.poll(() => api.files.count()).toEqual({ stored: 0, unfinished: 0 })
    expect(await list()).toEqual([])
  })
})

onPostgres('the files of an event', (engine) => {
  it('that many replace at once are one of theirs in the end, and nothing else is left', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const team = await createTeam(db, { domain: HOST })
    const { id } = await createEvent(db, team.id)
    const people = await createPeople(db, { teamId: team.id, eventId: id, foreignTeamId: team.id })
    const { token } = people.admin
    const url = `/api/events/${id}/files/event-files/banner`
    const contents = await Promise.all(
      Array.from({ length: 8 }, (_, n) => picture('png', { width: 10 + n, height: 10 })),
    )
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
    const reads: number[] = []
    const put = async (content: Buffer) => {
      const form = await formWith(content)
      const answer = await api.call({ method: 'POST', url, host: HOST, token, ...form })
      expect(answer.statusCode).toBe(200)
      reads.push((await api.call({ url: `${url}/download`, host: HOST })).statusCode)
    }
    await Promise.all(contents.map(put))
    expect(reads).toEqual(contents.map(() => 200))
    const { rawPayload } = await api.call({ url: `${url}/download`, host: HOST })
    expect(contents.map(hash)).toContain(hash(rawPayload))
    expect(api.files.count()).toEqual({ stored: 2, unfinished: 0 })
    await api.close()
  })
})
