import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  addStaff,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
} from '../../../testing/fixtures.ts'

forEachEngine('users', (engine) => {
  let api: Api
  let me: { id: number; email: string }
  let other: { id: number; email: string }
  let root: { id: number; email: string }
  let event: { id: number }
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    const spring = await createTeam(db)
    me = await createUser(db, { birth_date: '2012-03-04' })
    other = await createUser(db)
    root = await createUser(db, { superadmin: true })
    event = await createEvent(db, team.id)
    await addMember(db, spring.id, me.id, 'admin')
    await addStaff(db, event.id, me.id, 'manager')
  })
  afterAll(() => api.close())

  it('read themselves', async () => {
    const token = await api.logIn(me.email)
    const answer = await api.call({ url: `/api/users/${me.id}`, token })
    expect(answer.json()).toMatchObject({ id: me.id, birth_date: '2012-03-04', gender: 'F' })
  })

  it('read their memberships and staff rows', async () => {
    const token = await api.logIn(me.email)
    const teams = await api.call({ url: `/api/users/${me.id}/teams`, token })
    expect(teams.json()).toMatchObject([
      { user_id: me.id, role: 'admin', team: { name: 'Весна', domain: 'vesna.localhost' } },
    ])
    const events = await api.call({ url: `/api/users/${me.id}/events`, token })
    expect(events.json()).toEqual([{ event_id: event.id, user_id: me.id, role: 'manager' }])
  })

  it.each(['', '/teams', '/events'])('are nobody else’s to read (users/{id}%s)', async (path) => {
    const url = `/api/users/${me.id}${path}`
    expect((await api.call({ url })).statusCode).toBe(401)
    expect((await api.call({ url, token: await api.logIn(other.email) })).statusCode).toBe(403)
    expect((await api.call({ url, token: await api.logIn(root.email) })).statusCode).toBe(200)
  })

  it('that do not exist are 404 for a superadmin and 403 for everybody else', async () => {
    const url = '/api/users/999999'
    expect((await api.call({ url, token: await api.logIn(root.email) })).statusCode).toBe(404)
    expect((await api.call({ url, token: await api.logIn(me.email) })).statusCode).toBe(403)
  })
})
