import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { isPassword } from '../../../security/passwords.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser, PASSWORD } from '../../../testing/fixtures.ts'
import { keepLog } from '../../../testing/log.ts'

const MINUTE = 60 * 1000

forEachEngine('logging in', (engine) => {
  let api: Api
  const pauses: number[] = []
  const log = keepLog('warn')
  beforeAll(async () => {
    api = await startApi(engine, {
      config: { allowDs: true, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 3000 },
      pause: async (ms) => pauses.push(ms),
      logger: log.logger,
    })
  })
  // Whatever was tried is forgotten.
  afterEach(() => api.pass(15 * MINUTE))
  afterAll(() => api.close())

  const logIn = (body: object, address = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': address }
    return api.call({ method: 'POST', url: '/api/login', body, headers })
  }
  const failTimes = async (times: number, email: string, address?: (n: number) => string) => {
    const statuses = []
    for (let n = 0; n < times; n += 1) {
      const answer = await logIn({ email, password: `wrong-${n}` }, address?.(n))
      statuses.push(answer.statusCode)
    }
    return statuses
  }
  const times = (n: number, status: number) => Array.from({ length: n }, () => status)

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

  it('is refused after ten failures of an account from one address, until 15 minutes passed', async () => {
    const user = await createUser(api.database.db)
    const right = { email: user.email, password: PASSWORD }
    expect(await failTimes(10, user.email)).toEqual(times(10, 401))
    api.pass(5 * MINUTE)
    const refused = await logIn(right)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect(refused.json()).toEqual({
      message: problemText('rate_limited', { wait: formatWait(600) }),
      code: 'rate_limited',
    })
    expect((await logIn(right, '192.0.2.2')).statusCode).toBe(200)
    api.pass(10 * MINUTE)
    expect((await logIn(right)).statusCode).toBe(200)
  })

  it('is refused to nobody else behind the address of somebody who tries', async () => {
    const { db } = api.database
    const [victim, neighbour] = [await createUser(db), await createUser(db)]
    expect(await failTimes(30, victim.email)).toEqual([...times(10, 401), ...times(20, 429)])
    for (let n = 0; n < 30; n += 1) await failTimes(1, `nobody${n}@parket.test`)
    expect((await logIn({ email: neighbour.email, password: PASSWORD })).statusCode).toBe(200)
    const kept = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())
    expect(kept).not.toContain('nobody')
    expect(kept).not.toContain('192.0.2')
  })

  it('counts the addresses of one IPv6 network as one caller, those of a site as five', async () => {
    const { email } = await createUser(api.database.db)
    const inOneNetwork = (n: number) => `2001:db8:1:1::${n + 1}`
    expect(await failTimes(12, email, inOneNetwork)).toEqual([...times(10, 401), 429, 429])
    const inOneSite = (n: number) => `2001:db8:1:${n + 2}::1`
    expect(await failTimes(42, email, inOneSite)).toEqual([...times(40, 401), 429, 429])
    const written = (n: number) => (n % 2 ? '192.0.2.9' : '::ffff:192.0.2.9')
    expect(await failTimes(11, email, written)).toEqual([...times(10, 401), 429])
  })

  it('takes longer after failures from many addresses, and is never refused for them', async () => {
    const { email } = await createUser(api.database.db)
    pauses.length = 0
    await failTimes(20, email, (n) => `198.51.100.${n + 1}`)
    expect(pauses.slice(0, 10)).toEqual(times(10, 0))
    expect(pauses.slice(10)).toEqual([250, 500, 1000, 2000, ...times(6, 4000)])
    expect((await logIn({ email, password: PASSWORD }, '203.0.113.1')).statusCode).toBe(200)
  })

  it('has one counter for an address however its letters are written', async () => {
    const { email } = await createUser(api.database.db, { email: 'supervisor@parket.test' })
    await failTimes(10, email)
    for (const written of ['SUPERVISOR@parket.test', 'supervİsor@parket.test']) {
      expect((await logIn({ email: written, password: 'wrong' })).statusCode).toBe(429)
    }
    const foreign = { email: 'supervİsor@parket.test', password: PASSWORD }
    expect((await logIn(foreign, '192.0.2.77')).statusCode).toBe(401)
  })

  it('that fails is in the log, without what was typed', async () => {
    const { id, email } = await createUser(api.database.db)
    await failTimes(1, email)
    const line = log.lines().at(-1) ?? ''
    expect(JSON.parse(line)).toMatchObject({ msg: 'login failed', userId: id })
    expect(line).not.toContain(email)
    expect(line).not.toContain('wrong')
  })

  it('is in the audit log, by the account’s id alone, however it ended', async () => {
    const { db } = api.database
    const { id, email } = await createUser(db)
    await failTimes(1, email)
    await logIn({ email, password: PASSWORD })
    const noted = await auditOf(db, 'login', id)
    expect(noted).toMatchObject([
      {
        user_id: null,
        action: 'logIn',
        changes: { outcome: { from: null, to: 'wrong password' } },
      },
      { user_id: id, action: 'logIn', changes: { outcome: { from: null, to: 'logged in' } } },
    ])
    await failTimes(1, `nobody-${email}`)
    expect(await auditOf(db, 'login', 0)).not.toEqual([])
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(
      email,
    )
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
