import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import {
  addMember,
  createTeam,
  createUser,
  defaultTeam,
  NOW,
  PASSWORD,
} from '../../../testing/fixtures.ts'

type Page = { items: { id: number; last_name: string }[]; total: number }

forEachEngine('users, for a superadmin', (engine) => {
  let api: Api
  let root: { id: number; email: string }
  let token: string
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    root = await createUser(db, { superadmin: true, last_name: 'Яблокова', email: 'root@ya.test' })
    token = await api.logIn(root.email)
    for (const [last_name, first_name] of [
      ['Ёлкина', 'Анна'],
      ['Жукова', 'Анна'],
      ['Елисеева', 'Яна'],
      ['Ёлкина', 'Алла'],
    ] as const) {
      await createUser(db, { last_name, first_name, email: `${crypto.randomUUID()}@list.test` })
    }
    await createUser(db, { last_name: 'Ушедшая', email: 'gone@list.test', deleted_at: NOW })
  })
  afterAll(() => api.close())

  const list = async (query = '') =>
    (await api.call({ url: `/api/users${query}`, token })).json<Page>()
  const names = async (query: string) => (await list(query)).items.map((user) => user.last_name)

  it('are listed by name in Russian order, page by page', async () => {
    const page = await list('?page_size=3&deleted=false')
    expect(page).toMatchObject({ total: 5, page: 1, page_size: 3 })
    expect(page.items.map((user) => user.last_name)).toEqual(['Елисеева', 'Ёлкина', 'Ёлкина'])
    expect(await names('?page_size=3&page=2&deleted=false')).toEqual(['Жукова', 'Яблокова'])
    expect(await names('?sort=-email&page_size=1')).toEqual(['Яблокова'])
  })

  it('are found by words of name or e-mail, any case, ё as е', async () => {
    expect(await names('?q=елкина%20анна')).toEqual(['Ёлкина'])
    expect(await names('?q=ROOT@YA')).toEqual(['Яблокова'])
    expect(await names('?q=нет%20таких')).toEqual([])
    expect(await names('?q=%25')).toEqual([])
  })

  it('are listed with or without deleted ones', async () => {
    expect(await names('?deleted=true')).toEqual(['Ушедшая'])
    expect((await list()).total).toBe(6)
  })
})

forEachEngine('a user', (engine) => {
  let api: Api
  let token: string
  let user: { id: number; email: string }
  beforeAll(async () => {
    api = await startApi(engine)
    const root = await createUser(api.database.db, { superadmin: true })
    token = await api.logIn(root.email)
  })
  beforeEach(async () => {
    api.pass(16 * 60 * 1000)
    user = await createUser(api.database.db)
  })
  afterAll(() => api.close())

  const remove = (id: number) => api.call({ method: 'DELETE', url: `/api/users/${id}`, token })
  const restore = (id: number) =>
    api.call({ method: 'POST', url: `/api/users/${id}/restore`, token })
  const find = (email: string, as = token) =>
    api.call({ method: 'POST', url: '/api/users/find', body: { email }, token: as })

  describe('is deleted', () => {
    it('softly, and logged out at once', async () => {
      const own = await api.logIn(user.email)
      expect((await remove(user.id)).statusCode).toBe(204)
      expect((await api.call({ url: `/api/users/${user.id}`, token: own })).statusCode).toBe(401)
      const kept = await api.call({ url: `/api/users/${user.id}`, token })
      expect(kept.json().deleted_at).not.toBeNull()
      expect((await remove(user.id)).statusCode).toBe(204)
      expect((await remove(999_999)).statusCode).toBe(404)
    })

    it('and restored with the rights that were there, the old tokens staying dead', async () => {
      const { db } = api.database
      await addMember(db, (await defaultTeam(db)).id, user.id, 'manager')
      const own = await api.logIn(user.email)
      await remove(user.id)
      expect((await restore(user.id)).json()).toMatchObject({ id: user.id, deleted_at: null })
      expect((await api.call({ url: `/api/users/${user.id}`, token: own })).statusCode).toBe(401)
      const teams = { url: `/api/users/${user.id}/teams`, token: await api.logIn(user.email) }
      expect((await api.call(teams)).json()).toMatchObject([{ role: 'manager' }])
      const noted = await db
        .selectFrom('audit_log')
        .where('entity', '=', 'user')
        .where('entity_id', '=', String(user.id))
        .select('action')
        .orderBy('id')
        .execute()
      expect(noted.map(({ action }) => action)).toEqual(['deleteUser', 'restoreUser'])
    })

    it('and not restored when somebody else has the e-mail by now', async () => {
      await remove(user.id)
      await createUser(api.database.db, { email: user.email.toUpperCase() })
      const answer = await restore(user.id)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'email_taken' })
      expect((await restore(999_999)).statusCode).toBe(404)
    })
  })

  describe('is found', () => {
    it('by exact e-mail, any case, for whoever appoints staff; only the name is told', async () => {
      const answer = await find(` ${user.email.toUpperCase()} `)
      expect(answer.json()).toEqual({
        id: user.id,
        email: user.email,
        last_name: 'Смирнова',
        first_name: 'Мария',
      })
      expect((await find(user.email.slice(1))).statusCode).toBe(404)
      expect((await find('')).statusCode).toBe(422)
      await remove(user.id)
      expect((await find(user.email)).statusCode).toBe(404)
    })

    it('not by guessing', async () => {
      for (let n = 0; n < 10; n += 1) await find(`guess${n}@parket.test`)
      expect((await find(user.email)).statusCode).toBe(429)
    })
  })
})

forEachEngine('the last superadmin', (engine) => {
  it('cannot be deleted', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const root = await createUser(db, { superadmin: true })
    await createUser(db, { superadmin: true, deleted_at: NOW })
    const token = await api.logIn(root.email)
    const call = { method: 'DELETE', url: `/api/users/${root.id}`, token } as const
    const answer = await api.call(call)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_superadmin' })
    await api.close()
  })
})

onPostgres('superadmins', (engine) => {
  it('who delete each other at one moment leave one', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const roots = [
      await createUser(db, { superadmin: true }),
      await createUser(db, { superadmin: true }),
      await createUser(db, { superadmin: true }),
    ]
    const tokens = await Promise.all(roots.map(({ email }) => api.logIn(email)))
    await Promise.all(
      roots.map((_, n) =>
        api.call({
          method: 'DELETE',
          url: `/api/users/${roots[(n + 1) % roots.length]?.id}`,
          token: tokens[n],
        }),
      ),
    )
    const left = await db
      .selectFrom('users')
      .where('superadmin', '=', true)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
    await api.close()
  })
})

forEachEngine('the last supervisor of a team', (engine) => {
  it('is neither deleted nor erased, until another one is there or the team is gone', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const root = await createUser(db, { superadmin: true })
    const token = await api.logIn(root.email)
    const team = await createTeam(db)
    const [one, other] = [await createUser(db), await createUser(db)]
    await addMember(db, team.id, one.id, 'supervisor')
    const url = `/api/users/${one.id}`
    const take = () => api.call({ method: 'DELETE', url, token })
    const erase = async () =>
      api.call({
        method: 'POST',
        url: `${url}/erasure`,
        token: await api.logIn(one.email),
        body: { password: PASSWORD },
      })
    expect((await take()).json()).toMatchObject({ code: 'last_supervisor' })
    expect((await erase()).json()).toMatchObject({ code: 'last_supervisor' })
    await addMember(db, team.id, other.id, 'supervisor')
    expect((await erase()).statusCode).toBe(204)
    await db.updateTable('teams').set({ deleted_at: NOW }).where('id', '=', team.id).execute()
    const last = { method: 'DELETE', url: `/api/users/${other.id}`, token } as const
    expect((await api.call(last)).statusCode).toBe(204)
    await api.close()
  })
})
