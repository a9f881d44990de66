import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { isPassword } from '../../security/passwords.ts'
import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createUser, PASSWORD } from '../../testing/fixtures.ts'

const MINUTE = 60 * 1000

forEachEngine('logging in', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(engine)
  })
  // Whatever was tried is forgotten.
  afterEach(() => api.pass(15 * MINUTE))
  afterAll(() => api.close())

  const logIn = (body: object, headers: Record<string, string> = {}) =>
    api.call({ method: 'POST', url: '/api/login', body, headers })

  it('gives the user, without a password, and a token', async () => {
    const user = await createUser(api.database.db, {
      email: 'Dancer@parket.test',
      birth_date: '1999-04-12',
      phone: '+79161234567',
    })
    const answer = await logIn({ email: ' dancer@PARKET.test ', password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    const { data, token } = answer.json<{ data: object; token: string }>()
    expect(data).toMatchObject({
      id: user.id,
      email: 'Dancer@parket.test',
      birth_date: '1999-04-12',
    })
    expect(Object.keys(data).filter((key) => key.includes('password'))).toEqual([])
    expect(token).toMatch(/^\d+\|[\w-]{43}$/)
  })

  it('says the same of a wrong password, an unknown and a deleted account', async () => {
    const { db } = api.database
    const user = await createUser(db)
    const deleted = await createUser(db, { deleted_at: '2026-01-01T00:00:00Z' })
    const locked = await createUser(db, { password_hash: null })
    for (const [email, password] of [
      [user.email, 'wrong-password'],
      ['nobody@parket.test', PASSWORD],
      [deleted.email, PASSWORD],
      [locked.email, PASSWORD],
      [locked.email, ' '],
    ]) {
      const answer = await logIn({ email, password })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        message: problemText('login_failed'),
        code: 'login_failed',
      })
    }
    const tokens = await db.selectFrom('tokens').where('user_id', '=', user.id).execute()
    expect(tokens).toEqual([])
  })

  it('wants both fields', async () => {
    const answer = await logIn({ email: ' ' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: {
        email: [problemText('email_missing')],
        password: [problemText('password_missing')],
      },
    })
  })

  it('is refused after ten failures of an account, whatever the address, until 15 minutes passed', async () => {
    const user = await createUser(api.database.db)
    const right = { email: user.email, password: PASSWORD }
    for (let n = 0; n < 10; n += 1) {
      const answer = await logIn({ email: user.email, password: `wrong-${n}` })
      expect(answer.statusCode).toBe(401)
    }
    api.pass(5 * MINUTE)
    const refused = await logIn(right)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect(refused.json()).toEqual({
      message: problemText('rate_limited', { wait: formatWait(600) }),
      code: 'rate_limited',
    })
    api.pass(10 * MINUTE)
    expect((await logIn(right)).statusCode).toBe(200)
  })

  it('is refused after ten failures from an address, whatever the account', async () => {
    const { db } = api.database
    for (let n = 0; n < 10; n += 1) {
      await logIn({ email: `nobody${n}@parket.test`, password: 'wrong-password' })
    }
    const user = await createUser(db)
    const right = { email: user.email, password: PASSWORD }
    expect((await logIn(right)).statusCode).toBe(429)
    const kept = await db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('nobody')
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1')
  })

  it('does not count successes', async () => {
    const user = await createUser(api.database.db)
    for (let n = 0; n < 9; n += 1) await logIn({ email: user.email, password: 'wrong-password' })
    for (let n = 0; n < 5; n += 1) {
      const answer = await logIn({ email: user.email, password: PASSWORD })
      expect(answer.statusCode).toBe(200)
    }
    expect((await logIn({ email: user.email, password: 'wrong-password' })).statusCode).toBe(401)
    expect((await logIn({ email: user.email, password: PASSWORD })).statusCode).toBe(429)
  })

  it('takes no more than ten tries at an account, even if they come at one moment', async () => {
    const user = await createUser(api.database.db)
    const tries = Array.from({ length: 25 }, (_, n) =>
      logIn({ email: user.email, password: `wrong-${n}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15)
  })
})

it('a password is no other one, and no hash means no password', async () => {
  expect(await isPassword(null, '')).toBe(false)
  expect(await isPassword(null, PASSWORD)).toBe(false)
})
