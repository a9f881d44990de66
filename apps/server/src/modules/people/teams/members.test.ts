import type { Role } from '@parket/domain/rights/rights'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import {
  addMember,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
  NOW,
} from '../../../testing/fixtures.ts'
import { markFound } from '../../../testing/found.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

type Page = { items: { user: { last_name: string }; role: Role }[]; total: number }

forEachEngine('members of a team', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let user: { id: number; email: string }
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await createTeam(db)).id
    const { id: foreignTeamId } = await defaultTeam(db)
    const { id: eventId } = await createEvent(db, teamId)
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  beforeEach(async () => {
    const { db } = api.database
    user = await createUser(db)
    await markFound(db, user.id)
  })
  afterAll(() => api.close())

  const save = (as: CallerName, body: object) =>
    api.call({
      method: 'POST',
      url: `/api/teams/${teamId}/users`,
      body: { user_id: user.id, ...body },
      token: people[as].token,
    })
  const remove = (as: CallerName, id = user.id) =>
    api.call({
      method: 'DELETE',
      url: `/api/teams/${teamId}/users/${id}`,
      token: people[as].token,
    })
  const roleNow = async () =>
    (
      await api.database.db
        .selectFrom('team_members')
        .where('team_id', '=', teamId)
        .where('user_id', '=', user.id)
        .select('role')
        .executeTakeFirst()
    )?.role

  describe('are given a role', () => {
    it('only if the caller found them by exact e-mail: an id alone reads nobody’s name', async () => {
      const { id, email } = await createUser(api.database.db)
      const nobody = await save('supervisor', { user_id: 999_999, role: 'manager' })
      const unknown = await save('supervisor', { user_id: id, role: 'manager' })
      expect([unknown.statusCode, unknown.body]).toEqual([422, nobody.body])
      await api.call({
        method: 'POST',
        url: '/api/users/find',
        host: 'vesna.localhost',
        body: { email },
        token: people.supervisor.token,
      })
      const found = await save('supervisor', { user_id: id, role: 'manager' })
      expect(found.statusCode).toBe(200)
      const kept = await save('superadmin', { user_id: id, role: 'supervisor' })
      expect(kept.statusCode).toBe(200)
    })

    it('and another one, each noted with who, whom and what', async () => {
      const answer = await save('supervisor', { team_id: teamId, role: 'manager' })
      expect(answer.json()).toEqual({
        team_id: teamId,
        user_id: user.id,
        role: 'manager',
        user: { id: user.id, email: user.email, last_name: 'Смирнова', first_name: 'Мария' },
      })
      await save('supervisor', { role: 'admin' })
      await save('supervisor', { role: 'admin' })
      await remove('supervisor')
      expect(await roleNow()).toBeUndefined()
      const note = { user_id: people.supervisor.id, team_id: teamId, event_id: null }
      expect(await auditOf(api.database.db, 'teamUser', user.id)).toEqual([
        { ...note, action: 'saveTeamUser', changes: { role: { from: null, to: 'manager' } } },
        { ...note, action: 'saveTeamUser', changes: { role: { from: 'manager', to: 'admin' } } },
        { ...note, action: 'removeTeamUser', changes: { role: { from: 'admin', to: null } } },
      ])
    })

    it.each([
      ['supervisor', 'manager', 200],
      ['supervisor', 'admin', 200],
      ['supervisor', 'supervisor', 403],
      ['superadmin', 'supervisor', 200],
      ['admin', 'manager', 403],
      ['eventSupervisor', 'manager', 403],
      ['foreignSupervisor', 'manager', 403],
    ] as const)('by a %s: %s is %i', async (as, role, status) => {
      expect((await save(as, { role })).statusCode).toBe(status)
      expect(await roleNow()).toBe(status === 200 ? role : undefined)
    })

    it('by a supervisor not instead of a supervisor’s', async () => {
      await addMember(api.database.db, teamId, user.id, 'supervisor')
      expect((await save('supervisor', { role: 'manager' })).statusCode).toBe(403)
      expect((await remove('supervisor')).statusCode).toBe(403)
      expect(await roleNow()).toBe('supervisor')
      expect((await remove('superadmin')).statusCode).toBe(204)
    })

    it.each([
      [{ role: 'owner' }, 'role'],
      [{}, 'role'],
      [{ role: 'admin', user_id: 999_999 }, 'user_id'],
      [{ role: 'admin', user_id: undefined }, 'user_id'],
      [{ role: 'admin', team_id: 999_999 }, 'team_id'],
    ])('only by the rules: %j is wrong in %s', async (body, field) => {
      const answer = await save('supervisor', body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    })

    it('not when they are deleted', async () => {
      const { db } = api.database
      await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', user.id).execute()
      expect((await save('supervisor', { role: 'manager' })).statusCode).toBe(422)
    })
  })

  it('keep one supervisor at least: the last one is neither removed nor given another role', async () => {
    const { db } = api.database
    const { id } = await createTeam(db, { domain: `${crypto.randomUUID()}.test` })
    const [one, other] = [await createUser(db), await createUser(db)]
    await addMember(db, id, one.id, 'supervisor')
    await addMember(db, id, other.id, 'supervisor')
    const token = people.superadmin.token
    const url = `/api/teams/${id}/users`
    const take = (userId: number) => api.call({ method: 'DELETE', url: `${url}/${userId}`, token })
    expect((await take(one.id)).statusCode).toBe(204)
    const answer = await take(other.id)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'last_supervisor',
    ])
    const body = { user_id: other.id, role: 'admin' }
    expect((await api.call({ method: 'POST', url, body, token })).statusCode).toBe(409)
    await addMember(db, id, one.id, 'supervisor')
    expect((await api.call({ method: 'POST', url, body, token })).statusCode).toBe(200)
  })

  it('are asked for a second factor by a supervisor who has one', async () => {
    const { db } = api.database
    const { id } = await createTeam(db, { domain: `${crypto.randomUUID()}.test` })
    await addMember(db, id, user.id, 'supervisor')
    const token = await api.logIn(user.email)
    const ask = (requires_second_factor: boolean, as = token) =>
      api.call({
        method: 'PUT',
        url: `/api/teams/${id}/second-factor`,
        body: { requires_second_factor },
        token: as,
      })
    expect((await ask(true)).json()).toMatchObject({ code: 'second_factor_own_first' })
    expect((await ask(true, people.admin.token)).statusCode).toBe(403)
    expect((await ask(false)).json()).toMatchObject({ requires_second_factor: false })
    await db
      .insertInto('second_factors')
      .values({ user_id: user.id, secret: '', created_at: NOW, confirmed_at: NOW })
      .execute()
    // Given within ten minutes on this device.
    await db.updateTable('tokens').set({ factor_at: NOW }).where('user_id', '=', user.id).execute()
    expect((await ask(true)).json()).toMatchObject({ requires_second_factor: true })
    expect((await ask(false)).statusCode).toBe(200)
  })

  it('who are none cannot be removed', async () => {
    expect((await remove('supervisor')).statusCode).toBe(404)
  })

  it('are listed by name or role, found by words, without deleted ones', async () => {
    const { db } = api.database
    const { id } = await createTeam(db, { domain: `${crypto.randomUUID()}.test` })
    const add = async (last_name: string, role: Role, deleted_at: Date | null = null) =>
      addMember(db, id, (await createUser(db, { last_name, deleted_at })).id, role)
    await add('Жукова', 'manager')
    await add('Ёлкина', 'admin')
    await add('Яшин', 'supervisor')
    await add('Ушедший', 'admin', NOW)
    const names = async (query = '') => {
      const url = `/api/teams/${id}/users${query}`
      const answer = await api.call({ url, token: people.superadmin.token })
      return answer.json<Page>().items.map((member) => member.user.last_name)
    }
    expect(await names()).toEqual(['Ёлкина', 'Жукова', 'Яшин'])
    expect(await names('?sort=role')).toEqual(['Яшин', 'Ёлкина', 'Жукова'])
    expect(await names('?sort=-role&page_size=1')).toEqual(['Жукова'])
    expect(await names('?q=ЕЛК')).toEqual(['Ёлкина'])
  })

  it('lose their rights at once with their role', async () => {
    const token = await api.logIn(user.email)
    const read = () => api.call({ url: `/api/teams/${teamId}/users`, token })
    await save('supervisor', { role: 'admin' })
    expect((await read()).statusCode).toBe(200)
    await remove('supervisor')
    expect((await read()).statusCode).toBe(403)
  })
})

onPostgres('members of a team', (engine) => {
  it('keep the higher role when a supervisor gives a lower one at the same moment', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const { id: teamId } = await createTeam(db)
    const { id: foreignTeamId } = await defaultTeam(db)
    const { id: eventId } = await createEvent(db, teamId)
    const people = await createPeople(db, { teamId, eventId, foreignTeamId })
    for (let n = 0; n < 10; n += 1) {
      const user = await createUser(db)
      await markFound(db, user.id)
      const save = (as: CallerName, role: Role) =>
        api.call({
          method: 'POST',
          url: `/api/teams/${teamId}/users`,
          body: { user_id: user.id, role },
          token: people[as].token,
        })
      await Promise.all([save('superadmin', 'supervisor'), save('supervisor', 'manager')])
      const row = await db
        .selectFrom('team_members')
        .where('user_id', '=', user.id)
        .select('role')
        .executeTakeFirst()
      expect(row?.role).toBe('supervisor')
    }
    await api.close()
  })
})
