import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { forBothEngines } from '../testing/database.ts'
import { createUser } from '../testing/fixtures.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

forBothEngines('bearer token', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  beforeAll(async () => {
    api = await startApi(engine)
    user = await createUser(api.database.db)
  })
  afterAll(() => api.close())

  async function statusWith(token: string): Promise<number> {
    return (await api.call({ url: `/api/users/${user.id}`, token })).statusCode
  }

  async function stored(token: string) {
    return api.database.db
      .selectFrom('tokens')
      .where('id', '=', Number(token.split('|')[0]))
      .selectAll()
      .executeTakeFirstOrThrow()
  }

  it('opens what needs a user', async () => {
    expect(await statusWith(await api.logIn(user.email))).toBe(200)
  })

  it('is kept as a hash only', async () => {
    const token = await api.logIn(user.email)
    const row = await stored(token)
    const random = token.split('|')[1] ?? ''
    expect(random).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(random)
  })

  it.each([
    ['none', ''],
    ['no token of ours', 'abc'],
    ['an unknown id', `999999|${'A'.repeat(43)}`],
    ['an id beyond any', `99999999999999999999|${'A'.repeat(43)}`],
  ])('is refused with 401 when it is %s', async (_case, token) => {
    expect(await statusWith(token)).toBe(401)
  })

  it('is refused with the random part of another', async () => {
    const [one, other] = [await api.logIn(user.email), await api.logIn(user.email)]
    expect(await statusWith(`${one.split('|')[0]}|${other.split('|')[1]}`)).toBe(401)
  })

  it('does not come from a cookie', async () => {
    const token = await api.logIn(user.email)
    const answer = await api.call({
      url: `/api/users/${user.id}`,
      headers: { cookie: `token=${token}; authorization=Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('is as good as none on public calls when it is not valid', async () => {
    const answer = await api.call({ url: '/api/tenant', token: 'spent' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ roles: [] })
  })

  it('is revoked by logging out, and only that one', async () => {
    const [gone, kept] = [await api.logIn(user.email), await api.logIn(user.email)]
    const answer = await api.call({ method: 'POST', url: '/api/logout', token: gone })
    expect(answer.statusCode).toBe(204)
    expect(await statusWith(gone)).toBe(401)
    expect(await statusWith(kept)).toBe(200)
  })

  it('dies with its user', async () => {
    const { db } = api.database
    const other = await createUser(db)
    const token = await api.logIn(other.email)
    const call = () => api.call({ url: `/api/users/${other.id}`, token })
    expect((await call()).statusCode).toBe(200)
    await db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', other.id)
      .execute()
    expect((await call()).statusCode).toBe(401)
  })

  it('notes its use every few minutes, not at every call', async () => {
    const token = await api.logIn(user.email)
    const first = await stored(token)
    api.pass(4 * MINUTE)
    await statusWith(token)
    expect((await stored(token)).last_used_at).toEqual(first.last_used_at)
    api.pass(2 * MINUTE)
    await statusWith(token)
    expect((await stored(token)).last_used_at.getTime()).toBe(
      first.last_used_at.getTime() + 6 * MINUTE,
    )
  })

  it('lives as long as it is used, and dies after 30 idle days', async () => {
    const token = await api.logIn(user.email)
    api.pass(29 * DAY)
    expect(await statusWith(token)).toBe(200)
    api.pass(29 * DAY)
    expect(await statusWith(token)).toBe(200)
    api.pass(30 * DAY)
    expect(await statusWith(token)).toBe(401)
  })
})
