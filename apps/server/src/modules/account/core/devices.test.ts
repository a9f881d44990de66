import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser, PASSWORD } from '../../../testing/fixtures.ts'

const DAY = 24 * 60 * 60 * 1000

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Device = { id: number; name: string; is_current: boolean }

forEachEngine('devices of an account', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    user = await createUser(api.database.db)
  })
  afterAll(() => api.close())

  const logIn = async (userAgent: string) => {
    const body = { email: user.email, password: PASSWORD }
    const headers = { 'user-agent': userAgent }
    const answer = await api.call({ method: 'POST', url: '/api/login', body, headers })
    return answer.json<{ token: string }>().token
  }
  const call = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, id = user.id) =>
    api.call({ method, url: `/api/users/${id}/${path}`, token })
  const list = async (token: string) => (await call(token, 'GET', 'devices')).json<Device[]>()
  const isGood = async (token: string) => (await call(token, 'GET', 'teams')).statusCode === 200

  it('are told by browser and system, the latest first, this one marked', async () => {
    const old = await logIn('')
    api.pass(60_000)
    const phone = await logIn(iPhone)
    expect(await list(phone)).toMatchObject([
      { name: 'iPhone, Safari', is_current: true },
      { name: '', is_current: false },
    ])
    expect((await list(old)).map(({ is_current }) => is_current)).toEqual([false, true])
  })

  it('are seen and logged out by a superadmin, none of them marked as this one', async () => {
    const token = await logIn(iPhone)
    const root = await createUser(api.database.db, { superadmin: true })
    const rootToken = await api.logIn(root.email)
    const seen = await call(rootToken, 'GET', 'devices')
    expect(seen.json<Device[]>().map(({ is_current }) => is_current)).toEqual([false])
    expect((await call(rootToken, 'POST', 'log-out-everywhere')).statusCode).toBe(204)
    expect([await isGood(token), await isGood(rootToken)]).toEqual([false, true])
  })

  it('are logged out one by one, by no stranger', async () => {
    const [lost, mine] = [await logIn(iPhone), await logIn('')]
    const device = (await list(mine)).find(({ is_current }) => !is_current)
    const stranger = await createUser(api.database.db)
    const theirs = await api.logIn(stranger.email)
    expect((await call(theirs, 'DELETE', `devices/${device?.id}`)).statusCode).toBe(403)
    const disguised = await call(theirs, 'DELETE', `devices/${device?.id}`, stranger.id)
    expect(disguised.statusCode).toBe(404)
    expect(await isGood(lost)).toBe(true)

    expect((await call(mine, 'DELETE', `devices/${device?.id}`)).statusCode).toBe(204)
    expect([await isGood(lost), await isGood(mine)]).toEqual([false, true])
    expect((await call(mine, 'DELETE', `devices/${device?.id}`)).statusCode).toBe(404)
    expect(await auditOf(api.database.db, 'user', user.id)).toMatchObject([
      { action: 'endDevice', user_id: user.id },
    ])
  })

  it('are all logged out at once, this one too', async () => {
    const tokens = [await logIn(''), await logIn(iPhone)]
    expect((await call(tokens[0] ?? '', 'POST', 'log-out-everywhere')).statusCode).toBe(204)
    expect(await Promise.all(tokens.map(isGood))).toEqual([false, false])
    expect(await isGood(await logIn(''))).toBe(true)
  })

  describe('stay logged in', () => {
    it('while used at least every 30 days, but for 180 days at most', async () => {
      const token = await logIn('')
      for (let day = 0; day < 175; day += 25) {
        expect(await isGood(token)).toBe(true)
        api.pass(25 * DAY)
      }
      expect(await isGood(token)).toBe(true)
      api.pass(4 * DAY)
      expect(await isGood(token)).toBe(true)
      api.pass(1 * DAY)
      expect(await isGood(token)).toBe(false)
    })
  })

  it('keep no more of what a device says than fits', async () => {
    const token = await logIn('x'.repeat(5000))
    expect(await isGood(token)).toBe(true)
  })
})

forEachEngine('a new password', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(engine)
  })
  afterAll(() => api.close())

  it.each(['password', '12345678', '        ', 'йцукенгшщз'])(
    'is refused where it is tried first, or nothing but spaces: %j',
    async (password) => {
      const user = await createUser(api.database.db)
      const token = await api.logIn(user.email)
      const account = {
        email: `${crypto.randomUUID()}@parket.test`,
        last_name: 'Орлова',
        first_name: 'Анна',
        birth_date: '2001-02-03',
        password,
        password_confirmation: password,
      }
      const refused = [
        await api.call({ method: 'POST', url: '/api/register', body: account }),
        await api.call({
          method: 'POST',
          url: `/api/change-password/${user.id}`,
          body: { oldPassword: PASSWORD, newPassword: password },
          token,
        }),
        await api.call({
          method: 'POST',
          url: '/api/reset-password',
          body: { token: 'x', password, password_confirmation: password },
        }),
      ]
      for (const answer of refused) {
        expect(answer.statusCode).toBe(422)
        expect(answer.body).toMatch(password.trim() === '' ? /Укажите пароль/ : /подбирают первым/)
      }
    },
  )

  it.each(['вальс и танго', 'aaaaaaaaaaab', ' один два три '])(
    'needs neither digits nor capitals: %j',
    async (password) => {
      const user = await createUser(api.database.db)
      const answer = await api.call({
        method: 'POST',
        url: `/api/change-password/${user.id}`,
        body: { oldPassword: PASSWORD, newPassword: password },
        token: await api.logIn(user.email),
      })
      expect(answer.statusCode).toBe(204)
    },
  )
})
