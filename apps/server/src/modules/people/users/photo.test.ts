import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createTeam, defaultTeam, PASSWORD } from '../../../testing/fixtures.ts'
import { callerNames, createPeople, type CallerName, type People } from '../../../testing/roles.ts'
import { formWith, PDF, picture } from '../../../testing/upload.ts'

const HOST = 'vesna.localhost'

type User = { profile_photo_path: string | null }

forEachEngine('the photo of a user', (engine) => {
  let api: Api
  let people: People
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const teamId = (await createTeam(db, { domain: HOST })).id
    cup = await createCup(db, teamId)
    const foreignTeamId = (await defaultTeam(db)).id
    people = await createPeople(db, { teamId, eventId: cup.event.id, foreignTeamId })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await remove('registered')
  })

  const urlOf = (name: CallerName) => `/api/users/${people[name].id}/photo`
  const put = async (content: Uint8Array, as: CallerName = 'registered', whose = as) =>
    api.call({
      method: 'POST',
      url: urlOf(whose),
      host: HOST,
      token: people[as].token,
      ...(await formWith(content, 'я.jpg')),
    })
  const remove = (as: CallerName, whose = as) =>
    api.call({ method: 'DELETE', url: urlOf(whose), host: HOST, token: people[as].token })
  const see = (as: CallerName, url = urlOf('registered'), host = HOST) =>
    api.call({ url, host, token: people[as].token })

  it('is the square in the middle, without what the camera wrote', async () => {
    const camera = await sharp(await picture('jpeg', { width: 900, height: 600 }))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
      .toBuffer()
    expect((await sharp(camera).metadata()).exif).toBeDefined()
    const user = (await put(camera)).json<User>()
    const answer = await see('registered', String(user.profile_photo_path))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const metadata = await sharp(answer.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(metadata.exif).toBeUndefined()
  })

  it('is replaced, and goes', async () => {
    const first = (await put(await picture())).json<User>()
    const second = (await put(await picture('webp'))).json<User>()
    expect(second.profile_photo_path).not.toBe(first.profile_photo_path)
    expect(api.files.count()).toEqual({ stored: 1, unfinished: 0 })
    expect((await remove('registered')).statusCode).toBe(204)
    expect((await remove('registered')).statusCode).toBe(404)
    expect((await see('registered')).statusCode).toBe(404)
    expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
    const me = await see('registered', `/api/users/${people.registered.id}`)
    expect(me.json<User>().profile_photo_path).toBeNull()
  })

  it('is noted without telling what it shows', async () => {
    await put(await picture())
    await remove('superadmin', 'registered')
    const entries = await auditOf(api.database.db, 'user', people.registered.id)
    expect(entries.slice(-2)).toMatchObject([
      { user_id: people.registered.id, action: 'uploadUserPhoto', changes: { photo: { to: '…' } } },
      {
        user_id: people.superadmin.id,
        action: 'deleteUserPhoto',
        changes: { photo: { from: '…', to: null } },
      },
    ])
  })

  it('is the person’s to put, the person’s and a superadmin’s to take away', async () => {
    const content = await picture()
    for (const as of callerNames) {
      if (as === 'registered') continue
      const refused = as === 'anonymous' ? 401 : 403
      expect([as, (await put(content, as, 'registered')).statusCode]).toEqual([as, refused])
      const removed = (await remove(as, 'registered')).statusCode
      expect([as, removed]).toEqual([as, as === 'superadmin' ? 404 : refused])
    }
  })

  it('is a picture', async () => {
    expect((await put(PDF)).statusCode).toBe(415)
    expect((await put(Buffer.of())).statusCode).toBe(422)
    expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
  })

  it('is seen by the person and a superadmin; by staff once they see the person’s contacts', async () => {
    await put(await picture())
    const seenBy = async () => {
      const seen: CallerName[] = []
      for (const as of callerNames) {
        const { statusCode } = await see(as)
        expect([200, as === 'anonymous' ? 401 : 404]).toContain(statusCode)
        if (statusCode === 200) seen.push(as)
      }
      return seen
    }
    expect(await seenBy()).toEqual(['registered', 'superadmin'])

    const body = registration([cup.ids.folk], {
      dancers: [newDancer({ user_id: people.registered.id })],
    })
    const { token } = people.registered
    const url = `/api/events/${cup.event.id}/register`
    const entered = await api.call({ method: 'POST', url, host: HOST, token, body })
    expect(entered.statusCode).toBe(201)
    expect(await seenBy()).toEqual(
      callerNames.filter((name) => !['anonymous', 'foreignSupervisor'].includes(name)),
    )
    for (const as of ['eventAdmin', 'foreignSupervisor', 'supervisor'] as const) {
      expect((await see(as, urlOf('registered'), 'localhost')).statusCode).toBe(404)
    }
  })

  it('goes with the account’s data', async () => {
    await put(await picture(), 'eventAdmin')
    expect(api.files.count().stored).toBe(1)
    const { id, token } = people.eventAdmin
    const erased = await api.call({
      method: 'POST',
      url: `/api/users/${id}/erasure`,
      host: HOST,
      token,
      body: { password: PASSWORD },
    })
    expect(erased.statusCode).toBe(204)
    expect(api.files.count()).toEqual({ stored: 0, unfinished: 0 })
  })
})
