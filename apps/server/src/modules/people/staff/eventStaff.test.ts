import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  addStaff,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
  NOW,
} from '../../../testing/fixtures.ts'
import { markFound } from '../../../testing/found.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

const HOUR = 60 * 60 * 1000

forEachEngine('staff of an event', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  let user: { id: number; email: string }
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  beforeEach(async () => {
    const { db } = api.database
    user = await createUser(db)
    await markFound(db, user.id)
  })
  afterAll(() => api.close())

  const save = (as: CallerName, body: object, id = eventId) =>
    api.call({
      method: 'POST',
      url: `/api/events/${id}/users`,
      body: { user_id: user.id, ...body },
      token: people[as].token,
    })
  const remove = (as: CallerName, id = user.id) =>
    api.call({
      method: 'DELETE',
      url: `/api/events/${eventId}/users/${id}`,
      token: people[as].token,
    })
  const roleNow = async () =>
    (
      await api.database.db
        .selectFrom('event_users')
        .where('event_id', '=', eventId)
        .where('user_id', '=', user.id)
        .select('role')
        .executeTakeFirst()
    )?.role

  it('are rows and people, by name, without deleted ones', async () => {
    const { db } = api.database
    const { id } = await createEvent(db, teamId)
    const add = async (last_name: string, deleted_at: Date | null = null) => {
      const person = await createUser(db, { last_name, deleted_at })
      await addStaff(db, id, person.id, 'manager')
      return person
    }
    const second = await add('Жукова')
    const first = await add('Ёлкина')
    await add('Ушедшая', NOW)
    const answer = await api.call({ url: `/api/events/${id}/users`, token: people.admin.token })
    expect(answer.json()).toEqual({
      eventUsers: [first, second].map((person) => ({
        event_id: id,
        user_id: person.id,
        role: 'manager',
      })),
      users: [first, second].map(({ id, email, last_name, first_name }) => ({
        id,
        email,
        last_name,
        first_name,
      })),
    })
  })

  describe('are given a role', () => {
    it('and another one, each noted with who, whom and what', async () => {
      const answer = await save('supervisor', { event_id: eventId, role: 'manager' })
      expect(answer.json()).toEqual({ event_id: eventId, user_id: user.id, role: 'manager' })
      await save('supervisor', { role: 'admin' })
      expect((await remove('supervisor')).statusCode).toBe(204)
      const note = { user_id: people.supervisor.id, team_id: teamId, event_id: eventId }
      expect(await auditOf(api.database.db, 'eventUser', user.id)).toEqual([
        { ...note, action: 'saveEventUser', changes: { role: { from: null, to: 'manager' } } },
        { ...note, action: 'saveEventUser', changes: { role: { from: 'manager', to: 'admin' } } },
        { ...note, action: 'removeEventUser', changes: { role: { from: 'admin', to: null } } },
      ])
    })

    it.each([
      ['eventAdmin', 'manager', 200],
      ['eventAdmin', 'admin', 403],
      ['eventSupervisor', 'admin', 200],
      ['eventSupervisor', 'supervisor', 403],
      ['admin', 'manager', 200],
      ['admin', 'admin', 403],
      ['supervisor', 'admin', 200],
      ['supervisor', 'supervisor', 403],
      ['superadmin', 'supervisor', 200],
      ['eventManager', 'manager', 403],
      ['manager', 'manager', 403],
    ] as const)('by %s: %s is %i', async (as, role, status) => {
      expect((await save(as, { role })).statusCode).toBe(status)
      expect(await roleNow()).toBe(status === 200 ? role : undefined)
    })

    it('by an admin not instead of an admin’s', async () => {
      await addStaff(api.database.db, eventId, user.id, 'admin')
      expect((await save('admin', { role: 'manager' })).statusCode).toBe(403)
      expect((await remove('eventAdmin')).statusCode).toBe(403)
      expect(await roleNow()).toBe('admin')
    })

    it.each([
      [{ role: 'judge' }, 'role'],
      [{ role: 'manager', user_id: 999_999 }, 'user_id'],
      [{ role: 'manager', event_id: 999_999 }, 'event_id'],
    ])('only by the rules: %j is wrong in %s', async (body, field) => {
      const answer = await save('admin', body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    })

    it('that opens this event only', async () => {
      const { id: other } = await createEvent(api.database.db, teamId)
      expect((await save('eventAdmin', { role: 'manager' }, other)).statusCode).toBe(403)
      await save('supervisor', { role: 'admin' })
      const token = await api.logIn(user.email)
      const read = (id: number) => api.call({ url: `/api/events/${id}/users`, token })
      expect((await read(eventId)).statusCode).toBe(200)
      expect((await read(other)).statusCode).toBe(403)
    })
  })

  describe('are those whom the caller found by exact e-mail', () => {
    const find = (as: CallerName, email: string) =>
      api.call({
        method: 'POST',
        url: '/api/users/find',
        body: { email },
        token: people[as].token,
      })
    const refusal = async (as: CallerName, id: number) => {
      const answer = await save(as, { user_id: id, role: 'manager' })
      return [answer.statusCode, answer.json<object>()]
    }

    it('within the hour', async () => {
      const { id, email } = await createUser(api.database.db)
      expect((await save('admin', { user_id: id, role: 'manager' })).statusCode).toBe(422)
      await find('admin', email)
      expect((await save('supervisor', { user_id: id, role: 'manager' })).statusCode).toBe(422)
      expect((await save('admin', { user_id: id, role: 'manager' })).statusCode).toBe(200)
      await remove('admin', id)
      api.pass(HOUR)
      expect((await save('admin', { user_id: id, role: 'manager' })).statusCode).toBe(422)
    })

    it('any other id is refused in the same words, be it somebody’s or nobody’s', async () => {
      const { db } = api.database
      const { id: foreignAdmin } = await createUser(db)
      await addMember(
        db,
        (await createTeam(db, { domain: `${crypto.randomUUID()}.localhost` })).id,
        foreignAdmin,
        'admin',
      )
      const { id: deleted } = await createUser(db, { deleted_at: NOW })
      const nobody = await refusal('supervisor', 999_999)
      expect(nobody[0]).toBe(422)
      for (const id of [foreignAdmin, deleted, people.superadmin.id]) {
        expect(await refusal('supervisor', id)).toEqual(nobody)
      }
      const listed = await api.call({
        url: `/api/events/${eventId}/users`,
        token: people.supervisor.token,
      })
      expect(listed.body).not.toContain(`"id":${foreignAdmin},`)
    })

    it('or who are staff here already', async () => {
      const { id } = await createUser(api.database.db)
      await addStaff(api.database.db, eventId, id, 'manager')
      expect((await save('supervisor', { user_id: id, role: 'admin' })).statusCode).toBe(200)
    })

    it('but nobody whose address is not confirmed', async () => {
      const { email } = await createUser(api.database.db, { email_verified_at: null })
      const [unconfirmed, nobody] = [
        await find('supervisor', email),
        await find('supervisor', `nobody-${email}`),
      ]
      expect([unconfirmed.statusCode, unconfirmed.body]).toEqual([404, nobody.body])
    })
  })

  it('who are none cannot be removed', async () => {
    expect((await remove('admin')).statusCode).toBe(404)
  })
})
