import { TOTP } from 'otpauth'
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
  NOW,
  PASSWORD,
} from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

forEachEngine('a second factor', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  let token: string
  let passed = 0
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    user = await createUser(api.database.db)
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const pass = (ms: number) => {
    passed += ms
    api.pass(ms)
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: NOW.getTime() + passed })
  const call = (path: string, body?: object, as = token, id = user.id) =>
    api.call({
      method: body ? 'POST' : 'GET',
      url: `/api/users/${id}/second-factor${path}`,
      token: as,
      ...(body && { body }),
    })
  const logIn = (otp?: string) =>
    api.call({
      method: 'POST',
      url: '/api/login',
      body: { email: user.email, password: PASSWORD, ...(otp !== undefined && { otp }) },
    })
  /** Switches it on. @returns its key and the recovery codes; the present code is used up */
  const switchOn = async () => {
    const begun = await call('', { password: PASSWORD })
    const { secret } = begun.json<{ secret: string }>()
    const confirmed = await call('/confirmation', { otp: codeOf(secret) })
    expect(confirmed.statusCode).toBe(200)
    const { recovery_codes } = confirmed.json<{ recovery_codes: string[] }>()
    return { secret, codes: recovery_codes }
  }
  const refusal = (answer: { statusCode: number; json: () => { code: string } }) =>
    `${answer.statusCode} ${answer.json().code}`

  it('begins with the password, and counts once a code of it has come', async () => {
    expect((await call('', { password: 'a guess' })).statusCode).toBe(422)
    const begun = await call('', { password: PASSWORD })
    const { secret, uri } = begun.json<{ secret: string; uri: string }>()
    expect(uri).toContain(`secret=${secret}`)
    expect((await logIn()).statusCode).toBe(200)
    expect(refusal(await call('/confirmation', { otp: '' }))).toBe('422 second_factor_required')
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    expect(refusal(await call('/confirmation', { otp: wrong }))).toBe('422 second_factor_wrong')
    expect((await call('')).json()).toMatchObject({ is_on: false })

    const confirmed = await call('/confirmation', { otp: codeOf(secret) })
    expect(confirmed.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10)
    expect((await call('')).json()).toEqual({
      is_on: true,
      is_available: true,
      recovery_codes_left: 10,
      required_by: [],
    })
    expect(refusal(await call('', { password: PASSWORD }))).toBe('409 second_factor_on')
  })

  it('is kept encrypted, its recovery codes as hashes', async () => {
    const { secret, codes } = await switchOn()
    const { db } = api.database
    const [factor] = await db
      .selectFrom('second_factors')
      .where('user_id', '=', user.id)
      .selectAll()
      .execute()
    const hashes = await db
      .selectFrom('recovery_codes')
      .where('user_id', '=', user.id)
      .select('hash')
      .execute()
    const kept = JSON.stringify([factor, hashes])
    expect(kept).not.toContain(secret)
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })

  describe('at login', () => {
    it('is asked for after the right password only', async () => {
      const { secret } = await switchOn()
      const body = { email: user.email, password: 'a guess', otp: codeOf(secret) }
      const guess = await api.call({ method: 'POST', url: '/api/login', body })
      expect(guess.statusCode).toBe(401)
      expect(refusal(await logIn())).toBe('422 second_factor_required')
      expect(refusal(await logIn(' '))).toBe('422 second_factor_required')
    })

    it('takes each code once, also with a clock half a minute off', async () => {
      const { secret } = await switchOn()
      expect(refusal(await logIn(codeOf(secret)))).toBe('422 second_factor_wrong')
      pass(30 * SECOND)
      const code = codeOf(secret)
      pass(30 * SECOND)
      expect((await logIn(code)).statusCode).toBe(200)
      expect(refusal(await logIn(code))).toBe('422 second_factor_wrong')
      pass(60 * SECOND)
      const old = codeOf(secret)
      pass(90 * SECOND)
      expect(refusal(await logIn(old))).toBe('422 second_factor_wrong')
    })

    it('takes each recovery code once, as it is read or typed', async () => {
      const { codes } = await switchOn()
      const [first = '', second = ''] = codes
      expect((await logIn(first)).statusCode).toBe(200)
      expect(refusal(await logIn(first))).toBe('422 second_factor_wrong')
      expect((await logIn(` ${second.replaceAll('-', '').toUpperCase()} `)).statusCode).toBe(200)
      expect((await call('')).json()).toMatchObject({ recovery_codes_left: 8 })
    })

    it('is refused after ten wrong codes for a quarter of an hour, but a recovery code counts', async () => {
      const { secret, codes } = await switchOn()
      pass(MINUTE)
      const right = codeOf(secret)
      const wrong = right === '000000' ? '111111' : '000000'
      for (let n = 0; n < 10; n += 1) await logIn(wrong)
      expect((await logIn(right)).statusCode).toBe(429)
      expect((await logIn(codes[0])).statusCode).toBe(200)
      pass(15 * MINUTE)
      expect((await logIn(codeOf(secret))).statusCode).toBe(200)
    })
  })

  it('is switched off with the password, its codes end, and both are told and noted', async () => {
    await switchOn()
    expect((await call('/removal', { password: 'a guess' })).statusCode).toBe(422)
    expect((await call('/removal', { password: PASSWORD })).statusCode).toBe(204)
    expect((await logIn()).statusCode).toBe(200)
    expect((await call('/removal', { password: PASSWORD })).statusCode).toBe(404)
    const { db } = api.database
    expect((await lettersTo(db, user.email)).map(({ subject }) => subject)).toEqual([
      'Второй фактор включён',
      'Второй фактор выключен',
    ])
    expect((await auditOf(db, 'user', user.id)).map(({ action }) => action)).toEqual([
      'confirmSecondFactor',
      'removeSecondFactor',
    ])
  })

  it('is switched off by no one who knows the password alone', async () => {
    const { secret } = await switchOn()
    pass(11 * MINUTE)
    const removal = { url: `/api/users/${user.id}/second-factor/removal`, token } as const
    const remove = (headers?: Record<string, string>) =>
      api.call({
        ...removal,
        method: 'POST',
        body: { password: PASSWORD },
        ...(headers && { headers }),
      })
    expect(refusal(await remove())).toBe('422 second_factor_required')
    expect((await call('')).json()).toMatchObject({ is_on: true })
    expect((await remove({ 'x-second-factor': codeOf(secret) })).statusCode).toBe(204)
  })

  it('ends the devices that were logged in before it was there, by the password alone', async () => {
    const before = await api.logIn(user.email)
    await switchOn()
    expect((await call('', undefined, before)).statusCode).toBe(401)
    expect((await call('')).json()).toMatchObject({ is_on: true })
  })

  it('is nobody else’s; a superadmin takes it from who lost it', async () => {
    await switchOn()
    const other = await createUser(api.database.db)
    const theirs = await api.logIn(other.email)
    expect((await call('', undefined, theirs)).statusCode).toBe(403)
    expect((await call('/removal', { password: PASSWORD }, theirs)).statusCode).toBe(403)
    const root = await createUser(api.database.db, { superadmin: true })
    const rootToken = await api.logIn(root.email)
    expect((await call('', undefined, rootToken)).json()).toMatchObject({ is_on: true })
    expect((await call('/removal', { password: PASSWORD }, rootToken)).statusCode).toBe(204)
  })

  describe('is asked anew', () => {
    const save = (eventId: number, userId: number, otp?: string) =>
      api.call({
        method: 'POST',
        url: `/api/events/${eventId}/users`,
        body: { user_id: userId, role: 'manager' },
        token,
        ...(otp !== undefined && { headers: { 'x-second-factor': otp } }),
      })
    const place = async () => {
      const { db } = api.database
      const team = await db
        .selectFrom('teams')
        .where('domain', 'is', null)
        .selectAll()
        .executeTakeFirstOrThrow()
      const { id: eventId } = await createEvent(db, team.id)
      await addMember(db, team.id, user.id, 'supervisor')
      const { id: userId } = await createUser(db)
      await addStaff(db, eventId, userId, 'manager')
      return { eventId, userId }
    }

    it('for rights, once in ten minutes on a device', async () => {
      const { eventId, userId } = await place()
      expect((await save(eventId, userId)).statusCode).toBe(200)
      const { secret } = await switchOn()
      expect((await save(eventId, userId)).statusCode).toBe(200)
      pass(11 * MINUTE)
      expect(refusal(await save(eventId, userId))).toBe('422 second_factor_required')
      expect(refusal(await save(eventId, userId, 'x'))).toBe('422 second_factor_wrong')
      expect((await save(eventId, userId, codeOf(secret))).statusCode).toBe(200)
      expect((await save(eventId, userId)).statusCode).toBe(200)
    })

    it('for undoing a change of rights', async () => {
      const { eventId, userId } = await place()
      const changed = await api.call({
        method: 'POST',
        url: `/api/events/${eventId}/users`,
        body: { user_id: userId, role: 'admin' },
        token,
      })
      const changeSet = changed.headers['x-change-set-id']
      const undo = (otp?: string) =>
        api.call({
          method: 'POST',
          url: `/api/admin/events/${eventId}/change-sets/${String(changeSet)}/undo`,
          token,
          ...(otp !== undefined && { headers: { 'x-second-factor': otp } }),
        })
      const { secret } = await switchOn()
      pass(11 * MINUTE)
      expect(refusal(await undo())).toBe('422 second_factor_required')
      expect((await undo(codeOf(secret))).statusCode).toBe(200)
    })

    it('of a superadmin for somebody else’s password or e-mail, which is their account', async () => {
      const { db } = api.database
      await db.updateTable('users').set({ superadmin: true }).where('id', '=', user.id).execute()
      const other = await createUser(db, {
        last_name: 'Иванова',
        first_name: 'Анна',
        birth_date: '1990-01-01',
        phone: '+79161234567',
      })
      const change = (otp?: string) =>
        api.call({
          method: 'POST',
          url: `/api/change-password/${other.id}`,
          body: { oldPassword: PASSWORD, newPassword: 'of seven hills' },
          token,
          ...(otp !== undefined && { headers: { 'x-second-factor': otp } }),
        })
      const move = (otp?: string) =>
        api.call({
          method: 'PUT',
          url: `/api/users/${other.id}`,
          body: { email: `moved-${other.id}@parket.test`, password: PASSWORD },
          token,
          ...(otp !== undefined && { headers: { 'x-second-factor': otp } }),
        })
      const { secret } = await switchOn()
      pass(11 * MINUTE)
      expect(refusal(await change())).toBe('422 second_factor_required')
      expect(refusal(await move())).toBe('422 second_factor_required')
      expect((await move(codeOf(secret))).statusCode).toBe(200)
      expect((await change()).statusCode).toBe(204)
    })
  })

  describe('which a team requires', () => {
    it('gives its organisers their rights, in the team and at its events, only once it is on', async () => {
      const { db } = api.database
      const domain = `${crypto.randomUUID()}.localhost`
      const team = await createTeam(db, { domain, requires_second_factor: true })
      const { id: eventId } = await createEvent(db, team.id)
      await addMember(db, team.id, user.id, 'admin')
      const staff = await createUser(db)
      await addStaff(db, eventId, staff.id, 'admin')
      const staffToken = await api.logIn(staff.email)
      const read = (as: string) =>
        api.call({ url: `/api/events/${eventId}/registrations`, host: domain, token: as })
      expect((await read(token)).statusCode).toBe(403)
      expect((await read(staffToken)).statusCode).toBe(403)
      expect((await call('')).json()).toMatchObject({ is_on: false, required_by: ['Весна'] })
      await switchOn()
      expect((await read(token)).statusCode).toBe(200)
      expect((await read(staffToken)).statusCode).toBe(403)
    })
  })
})
