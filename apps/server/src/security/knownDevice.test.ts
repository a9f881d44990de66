import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import type { Api } from '../testing/api.ts'
import { register, registration, startCup, type Cup } from '../testing/cup.ts'
import { forBothEngines } from '../testing/database.ts'
import { createUser, PASSWORD } from '../testing/fixtures.ts'
import { startPhone, type Phone } from '../testing/phone.ts'

const MINUTE = 60 * 1000

forBothEngines('a hall behind one address', (engine) => {
  let api: Api
  let cup: Cup
  let origin: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    origin = api.app.listeningOrigin
  })
  afterEach(() => api.pass(24 * 60 * MINUTE))
  afterAll(() => api.close())

  const logIn = (phone: Phone, email: string, password = PASSWORD) =>
    phone.send('POST', '/api/login', { email, password })
  const find = (phone: Phone, { reg_n, pin_code }: { reg_n: number; pin_code: string }) =>
    phone.send('POST', `/api/events/${cup.event.id}/reg-datas/find`, { reg_n, pin_code })
  const wrong = ({ pin_code }: { pin_code: string }) =>
    pin_code === '000000' ? '111111' : '000000'
  const enter = async (phone: Phone) => {
    const url = `/api/events/${cup.event.id}/register`
    const answer = await phone.send('POST', url, registration([cup.ids.folk]))
    return ((await answer.json()) as { regData: { id: number; reg_n: number; pin_code: string } })
      .regData
  }
  const times = (n: number, status: number) => Array.from({ length: n }, () => status)

  it('is not locked out by thirty wrong tries from one phone: right logins and PINs go on', async () => {
    const { db } = api.database
    const [own, neighbours, desk, attacker] = [
      await startPhone(origin),
      await startPhone(origin),
      await startPhone(origin),
      await startPhone(origin),
    ]
    const [victim, neighbour] = [await createUser(db), await createUser(db)]
    expect((await logIn(own, victim.email)).status).toBe(200)
    const [registered, others] = [await enter(own), await enter(desk)]

    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1) {
      statuses.push((await logIn(attacker, victim.email, `wrong-${n}`)).status)
      const guess = { reg_n: registered.reg_n, pin_code: wrong(registered) }
      statuses.push((await find(attacker, guess)).status)
    }
    const [logins, pins] = [0, 1].map((odd) => statuses.filter((_, n) => n % 2 === odd))
    expect(logins).toEqual([...times(10, 401), ...times(20, 429)])
    expect(pins).toEqual([...times(10, 404), ...times(20, 429)])

    expect((await logIn(own, victim.email)).status).toBe(200)
    expect((await logIn(neighbours, neighbour.email)).status).toBe(200)
    expect((await find(own, registered)).status).toBe(200)
    expect((await find(neighbours, others)).status).toBe(200)
    expect((await logIn(attacker, victim.email)).status).toBe(429)
  })

  it('a known phone has ten tries of its own, and no phone is known for what it did not open', async () => {
    const { db } = api.database
    const [own, other] = [await startPhone(origin), await startPhone(origin)]
    const [victim, another] = [await createUser(db), await createUser(db)]
    await logIn(own, victim.email)
    await logIn(other, another.email)
    for (let n = 0; n < 10; n += 1) await logIn(other, victim.email, `wrong-${n}`)
    expect((await logIn(other, victim.email)).status).toBe(429)
    const statuses = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await logIn(own, victim.email, `wrong-${n}`)).status)
    }
    expect(statuses).toEqual([...times(10, 401), 429])
    expect((await logIn(own, victim.email)).status).toBe(429)
  })

  it('a cookie that was changed or has run out makes no phone known', async () => {
    const { email } = await createUser(api.database.db)
    const [own, attacker] = [await startPhone(origin), await startPhone(origin)]
    await logIn(own, email)
    const cookie = own.cookies.get('parket-device') ?? ''
    expect(cookie).not.toBe('')
    const [id = '', subjects = '', until = '', signature = ''] = cookie.split('.')
    for (let n = 0; n < 10; n += 1) await logIn(attacker, email, `wrong-${n}`)
    for (const changed of [
      `x${id}.${subjects}.${until}.${signature}`,
      `${id}.${subjects}-0123456789abcdef.${until}.${signature}`,
      `${id}.${subjects}.9${until}.${signature}`,
      `${id}.${subjects}.${until}.`,
    ]) {
      own.cookies.set('parket-device', changed)
      expect((await logIn(own, email)).status).toBe(429)
    }
    own.cookies.set('parket-device', cookie)
    expect((await logIn(own, email)).status).toBe(200)
    api.pass(181 * 24 * 60 * MINUTE)
    for (let n = 0; n < 10; n += 1) await logIn(attacker, email, `wrong-${n}`)
    own.cookies.set('parket-device', cookie)
    expect((await logIn(own, email)).status).toBe(429)
  })

  it('the cookie is for the server alone, and a refused login gives none', async () => {
    const { email } = await createUser(api.database.db)
    const call = { method: 'POST', url: '/api/login' } as const
    const failed = await api.call({ ...call, body: { email, password: 'wrong' } })
    expect(failed.cookies).toEqual([])
    const answer = await api.call({ ...call, body: { email, password: PASSWORD } })
    expect(answer.cookies).toMatchObject([
      { name: 'parket-device', httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
  })

  it('staff who register at the desk make no device known', async () => {
    const { db } = api.database
    const root = await createUser(db, { superadmin: true })
    const token = await api.logIn(root.email)
    const answer = await register(api, cup, registration([cup.ids.folk]), { token })
    expect([answer.statusCode, answer.cookies]).toEqual([201, []])
  })
})
