import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
} from '../../../testing/fixtures.ts'
import { lettersTo, linkIn } from '../../../testing/letters.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

const DAY = 24 * 60 * 60 * 1000

forEachEngine('an invitation', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  let email: string
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  beforeEach(() => {
    email = `${crypto.randomUUID()}@parket.test`
    api.pass(15 * 60 * 1000)
  })
  afterAll(() => api.close())

  const send = (as: CallerName, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    api.call({ method, url, token: people[as].token, ...(body && { body }) })
  const toEvent = (as: CallerName, role: string, address = email) =>
    send(as, 'POST', `/api/events/${eventId}/invitations`, { email: address, role })
  const toTeam = (as: CallerName, role: string) =>
    send(as, 'POST', `/api/teams/${teamId}/invitations`, { email, role })
  const register = () =>
    api.call({
      method: 'POST',
      url: '/api/register',
      body: {
        email,
        last_name: 'Орлова',
        first_name: 'Анна',
        birth_date: '2001-02-03',
        password: 'вальс и танго',
        password_confirmation: 'вальс и танго',
      },
    })
  const confirm = async () =>
    api.call({
      method: 'POST',
      url: '/api/verify-email',
      body: { token: await linkIn(api.database.db, email, 'verify-email') },
    })
  const rolesNow = async () => {
    const { db } = api.database
    const at = (table: 'event_users' | 'team_members') =>
      db
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .where('users.email', '=', email)
        .select('role')
        .execute()
    return [...(await at('event_users')), ...(await at('team_members'))].map(({ role }) => role)
  }
  const subjects = async () =>
    (await lettersTo(api.database.db, email)).map(({ subject }) => subject.split(':')[0])

  it('gives the role once the address is confirmed, not before, and tells by mail', async () => {
    const answer = await toEvent('eventAdmin', 'manager')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ email, role: 'manager' })
    expect(await subjects()).toEqual(['Приглашение'])
    await register()
    expect(await rolesNow()).toEqual([])
    expect((await confirm()).statusCode).toBe(204)
    expect(await rolesNow()).toEqual(['manager'])
    expect(await subjects()).toEqual(['Приглашение', 'Подтвердите email', 'У вас новая роль'])
    const { id } = await api.database.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await auditOf(api.database.db, 'eventUser', id)).toEqual([
      {
        user_id: people.eventAdmin.id,
        team_id: teamId,
        event_id: eventId,
        action: 'verifyEmail',
        changes: { role: { from: null, to: 'manager' } },
      },
    ])
  })

  it('to a team gives the role in the team', async () => {
    expect((await toTeam('supervisor', 'admin')).statusCode).toBe(201)
    await register()
    await confirm()
    expect(await rolesNow()).toEqual(['admin'])
  })

  it('gives it at once to whoever has a confirmed account', async () => {
    await createUser(api.database.db, { email })
    await toEvent('admin', 'manager', email.toUpperCase())
    expect(await rolesNow()).toEqual(['manager'])
    expect(await subjects()).toEqual(['У вас новая роль'])
  })

  it('sends whoever has an unconfirmed account no link that confirms it: it may be somebody else’s', async () => {
    await createUser(api.database.db, { email, email_verified_at: null })
    await toEvent('admin', 'manager')
    expect(await rolesNow()).toEqual([])
    expect(await linkIn(api.database.db, email, 'verify-email')).toBe('')
    await api.call({ method: 'POST', url: '/api/forgot-password', body: { email } })
    const token = await linkIn(api.database.db, email, 'reset-password')
    const password = 'вальс и танго'
    const body = { token, password, password_confirmation: password }
    await api.call({ method: 'POST', url: '/api/reset-password', body })
    expect(await rolesNow()).toEqual(['manager'])
  })

  it('counts for seven days', async () => {
    await toEvent('admin', 'manager')
    api.pass(7 * DAY)
    await register()
    await confirm()
    expect(await rolesNow()).toEqual([])
  })

  it('counts once', async () => {
    await createUser(api.database.db, { email })
    await toEvent('admin', 'manager')
    const { db } = api.database
    await db.deleteFrom('event_users').where('role', '=', 'manager').execute()
    await api.call({ method: 'POST', url: '/api/forgot-password', body: { email } })
    await confirm()
    expect(await rolesNow()).toEqual([])
  })

  it('counts only while the one who made it may give the role', async () => {
    const { db } = api.database
    const inviter = await createUser(db)
    await db
      .insertInto('team_members')
      .values({ team_id: teamId, user_id: inviter.id, role: 'admin' })
      .execute()
    const token = await api.logIn(inviter.email)
    const body = { email, role: 'manager' }
    await api.call({ method: 'POST', url: `/api/events/${eventId}/invitations`, body, token })
    await db.deleteFrom('team_members').where('user_id', '=', inviter.id).execute()
    await register()
    await confirm()
    expect(await rolesNow()).toEqual([])
  })

  it.each([
    ['eventAdmin', 'admin', 403],
    ['eventSupervisor', 'admin', 201],
    ['eventManager', 'manager', 403],
    ['manager', 'manager', 403],
    ['admin', 'boss', 422],
    ['foreignSupervisor', 'manager', 403],
  ] as const)('by %s to the role %s is %i', async (as, role, status) => {
    expect((await toEvent(as, role)).statusCode).toBe(status)
  })

  it('does not take the role of the team’s last supervisor, by whoever it is made', async () => {
    const { db } = api.database
    const { id: team } = await createTeam(db, { domain: 'last.localhost' })
    const invite = (role: string) =>
      send('superadmin', 'POST', `/api/teams/${team}/invitations`, { email, role })
    await createUser(db, { email, email_verified_at: new Date() })
    await invite('supervisor')
    await invite('manager')
    expect(await rolesNow()).toEqual(['supervisor'])
    const second = await createUser(db)
    await addMember(db, team, second.id, 'supervisor')
    await invite('manager')
    expect(await rolesNow()).toEqual(['manager'])
  })

  it('of what is no address is refused', async () => {
    expect((await toEvent('admin', 'manager', 'anna')).statusCode).toBe(422)
  })

  describe('while it is open', () => {
    const url = () => `/api/events/${eventId}/invitations`
    const open = async () =>
      (await send('admin', 'GET', url())).json<{ id: number; email: string; role: string }[]>()

    it('is listed, replaced by another to the same address, and withdrawn', async () => {
      await toEvent('supervisor', 'manager')
      await toEvent('supervisor', 'admin')
      const own = (await open()).find((each) => each.email === email)
      expect((await open()).filter((each) => each.email === email)).toHaveLength(1)
      expect(own?.role).toBe('admin')
      expect((await send('admin', 'DELETE', `${url()}/${own?.id}`)).statusCode).toBe(403)
      expect((await send('supervisor', 'DELETE', `${url()}/${own?.id}`)).statusCode).toBe(204)
      expect((await send('supervisor', 'DELETE', `${url()}/${own?.id}`)).statusCode).toBe(404)
      await register()
      await confirm()
      expect(await rolesNow()).toEqual([])
    })

    it('is known at its own event only', async () => {
      await toEvent('admin', 'manager')
      const [own] = await open()
      const { id: other } = await createEvent(api.database.db, teamId)
      const answer = await send('admin', 'DELETE', `/api/events/${other}/invitations/${own?.id}`)
      expect(answer.statusCode).toBe(404)
      const team = await send('superadmin', 'DELETE', `/api/teams/${teamId}/invitations/${own?.id}`)
      expect(team.statusCode).toBe(404)
    })
  })

  it('to one address is sent ten times in a quarter of an hour at most', async () => {
    const statuses = []
    for (let n = 0; n < 11; n += 1) statuses.push((await toEvent('admin', 'manager')).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  })
})

forEachEngine('a role', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(engine)
  })
  afterAll(() => api.close())

  it('given, changed or taken away is told by mail, at an event and in a team', async () => {
    const { db } = api.database
    const { id: teamId } = await defaultTeam(db)
    const { id: eventId } = await createEvent(db, teamId)
    const root = await createUser(db, { superadmin: true })
    const token = await api.logIn(root.email)
    const user = await createUser(db)
    const find = { method: 'POST', url: '/api/users/find', body: { email: user.email } } as const
    await api.call({ ...find, token })
    for (const place of [`/api/events/${eventId}`, `/api/teams/${teamId}`]) {
      for (const role of ['manager', 'admin', 'admin']) {
        const body = { user_id: user.id, role }
        await api.call({ method: 'POST', url: `${place}/users`, body, token })
      }
      await api.call({ method: 'DELETE', url: `${place}/users/${user.id}`, token })
    }
    const letters = await lettersTo(db, user.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      ...[1, 2].map(() => 'У вас новая роль: турнир «Кубок Паркета»'),
      'У вас больше нет роли: турнир «Кубок Паркета»',
      ...[1, 2].map(() => 'У вас новая роль: команда «Паркет»'),
      'У вас больше нет роли: команда «Паркет»',
    ])
  })

  it('of a superadmin is given to confirmed accounts, and taken from all but the last', async () => {
    const { db } = api.database
    await db.updateTable('users').set({ superadmin: false }).execute()
    const root = await createUser(db, { superadmin: true })
    const token = await api.logIn(root.email)
    const set = (method: 'POST' | 'DELETE', id: number) =>
      api.call({ method, url: `/api/users/${id}/superadmin`, token })
    const unconfirmed = await createUser(db, { email_verified_at: null })
    expect((await set('POST', unconfirmed.id)).statusCode).toBe(409)
    expect((await set('DELETE', root.id)).json()).toMatchObject({ code: 'last_superadmin' })

    const other = await createUser(db)
    expect((await set('POST', other.id)).json()).toMatchObject({ superadmin: true })
    expect((await set('POST', other.id)).statusCode).toBe(200)
    expect((await set('DELETE', other.id)).statusCode).toBe(204)
    expect((await set('DELETE', root.id)).statusCode).toBe(409)
    expect((await set('POST', 999_999)).statusCode).toBe(404)
    const letters = await lettersTo(db, other.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'У вас новая роль: весь сайт',
      'У вас больше нет роли: весь сайт',
    ])
    expect(await auditOf(db, 'user', other.id)).toMatchObject([
      { user_id: root.id, changes: { superadmin: { from: false, to: true } } },
      { user_id: root.id, changes: { superadmin: { from: true, to: false } } },
    ])
  })
})
