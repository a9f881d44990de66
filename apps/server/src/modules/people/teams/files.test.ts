import { problemText } from '@parket/domain/problems/catalogue'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createEvent, createTeam, defaultTeam } from '../../../testing/fixtures.ts'
import { callerNames, createPeople, refusalOf, type People } from '../../../testing/roles.ts'
import { formWith, PDF, picture } from '../../../testing/upload.ts'

type Saved = { id: string; url: string; size: number; mime: string }
type Brand = { team: { logo_url: string | null; favicon_url: string | null } }

forEachEngine('the pictures of a team', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let defaultId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await createTeam(db)).id
    defaultId = (await defaultTeam(db)).id
    const eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId: defaultId })
  })
  afterAll(() => api.close())

  const host = 'vesna.localhost'
  const urlOf = (id: string, team = teamId) => `/api/teams/${team}/files/${id}`
  async function put(
    id: string,
    content: Uint8Array,
    { as = 'superadmin', team = teamId }: { as?: keyof People; team?: number } = {},
  ) {
    const { token } = people[as]
    const url = urlOf(id, team)
    return api.call({ method: 'POST', url, host, token, ...(await formWith(content)) })
  }
  const remove = (id: string, as: keyof People = 'superadmin') =>
    api.call({ method: 'DELETE', url: urlOf(id), host, token: people[as].token })
  const brand = async (at = host) =>
    (await api.call({ url: '/api/tenant', host: at })).json<Brand>()

  it('are kept in a form and size of ours', async () => {
    const large = await picture('jpeg', { width: 1000, height: 500 })
    const logo = (await put('logo', large)).json<Saved>()
    expect(logo).toMatchObject({ id: 'logo', mime: 'image/webp' })
    const shownLogo = await api.call({ url: logo.url, host })
    expect(shownLogo.headers['content-type']).toBe('image/webp')
    expect(shownLogo.rawPayload.length).toBe(logo.size)
    expect(await sharp(shownLogo.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 })

    const favicon = (await put('favicon', large)).json<Saved>()
    expect(favicon).toMatchObject({ id: 'favicon', mime: 'image/png' })
    const shownIcon = await api.call({ url: favicon.url, host })
    expect(await sharp(shownIcon.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 192,
      height: 192,
      hasAlpha: true,
    })
  })

  it('are shown by the tenant, at addresses that change with them and may be kept', async () => {
    await put('logo', await picture())
    await put('favicon', await picture())
    const { team } = await brand()
    for (const url of [team.logo_url, team.favicon_url]) {
      const answer = await api.call({ url: String(url), host: 'oreol.localhost' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['content-disposition']).toBe('inline')
      const headers = { 'if-none-match': String(answer.headers['etag']) }
      expect((await api.call({ url: String(url), host, headers })).statusCode).toBe(304)
    }
    await put('logo', await picture('webp'))
    expect((await brand()).team.logo_url).not.toBe(team.logo_url)
    const old = await api.call({ url: String(team.logo_url), host })
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect(api.files.count().stored).toBe(2)
  })

  it('go, and the default ones are shown', async () => {
    await put('logo', await picture())
    await put('favicon', await picture())
    for (const id of ['logo', 'favicon']) {
      expect((await remove(id)).statusCode).toBe(204)
      expect((await remove(id)).statusCode).toBe(404)
      expect((await api.call({ url: urlOf(id), host })).statusCode).toBe(404)
    }
    expect((await brand()).team).toMatchObject({ logo_url: null, favicon_url: null })
    expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
  })

  it('are a superadmin’s to change', async () => {
    const content = await picture()
    for (const as of callerNames) {
      if (as === 'superadmin') continue
      expect([as, (await put('logo', content, { as })).statusCode]).toEqual([as, refusalOf(as)])
      expect([as, (await remove('logo', as)).statusCode]).toEqual([as, refusalOf(as)])
    }
  })

  it('are noted', async () => {
    await put('logo', await picture())
    await remove('logo')
    const entries = await auditOf(api.database.db, 'team', teamId)
    expect(entries.slice(-2)).toMatchObject([
      { user_id: people.superadmin.id, team_id: teamId, action: 'uploadTeamFile' },
      { action: 'deleteTeamFile', changes: { logo: { from: expect.any(String), to: null } } },
    ])
  })

  describe('refused', () => {
    it.each([
      ['a document', PDF, 415, 'file_wrong_type'],
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_wrong_type'],
      ['nothing', Buffer.of(), 422, 'file_empty'],
      [
        'a broken picture',
        Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
        422,
        'picture_unreadable',
      ],
    ] as const)('%s', async (_, content, status, code) => {
      const answer = await put('logo', content)
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ errors: { file: [problemText(code)] } })
    })

    it('more than 2 MB', async () => {
      const answer = await put('logo', Buffer.alloc(2 * 1024 * 1024 + 1))
      expect(answer.statusCode).toBe(413)
    })

    it('a favicon of the default team: it «always shows the default icon»', async () => {
      const answer = await put('favicon', await picture(), { team: defaultId })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ errors: { file: [problemText('default_team_icon')] } })
      expect((await put('logo', await picture(), { team: defaultId })).statusCode).toBe(200)
      expect((await brand('localhost')).team.logo_url).not.toBeNull()
    })

    it('of a team that is not there or deleted', async () => {
      expect((await put('logo', await picture(), { team: 999 })).statusCode).toBe(404)
      const gone = await createTeam(api.database.db, { domain: 'gone.localhost' })
      await put('logo', await picture(), { team: gone.id })
      expect((await api.call({ url: urlOf('logo', gone.id), host })).statusCode).toBe(200)
      await api.database.db
        .updateTable('teams')
        .set({ deleted_at: new Date() })
        .where('id', '=', gone.id)
        .execute()
      expect((await api.call({ url: urlOf('logo', gone.id), host })).statusCode).toBe(404)
      expect((await api.call({ url: urlOf('logo', 999), host })).statusCode).toBe(404)
      expect((await api.call({ url: urlOf('banner'), host })).statusCode).toBe(400)
    })
  })
})
