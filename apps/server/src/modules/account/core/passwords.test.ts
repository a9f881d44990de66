import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hashPassword } from '../../../security/passwords.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createUser, NOW, PASSWORD } from '../../../testing/fixtures.ts'
import { lettersTo, linkIn } from '../../../testing/letters.ts'
import { untilWaiting } from '../../../testing/untilWaiting.ts'

const MINUTE = 60 * 1000
const NEW = 'новый пароль'

type User = { id: number; email: string }

forEachEngine('a password', (engine) => {
  let api: Api
  let user: User
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    // A new quarter of an hour: what other tests tried does not count.
    api.pass(16 * MINUTE)
    user = await createUser(api.database.db)
  })
  afterAll(() => api.close())

  const post = (url: string, body: object, token?: string) =>
    api.call({ method: 'POST', url, body, token })
  const opens = async ({ email }: User, password: string) =>
    (await post('/api/login', { email, password })).statusCode === 200
  const isLoggedIn = async ({ id }: User, token: string) =>
    (await api.call({ url: `/api/users/${id}`, token })).statusCode === 200
  const subjects = async ({ email }: User) =>
    (await lettersTo(api.database.db, email)).map(({ subject }) => subject)

  describe('that was forgotten', () => {
    const forget = (email: string) => post('/api/forgot-password', { email })
    const link = ({ email }: User) => linkIn(api.database.db, email, 'reset-password')
    const reset = (token: string, password = NEW, password_confirmation = password) =>
      post('/api/reset-password', { token, password, password_confirmation })

    it('is answered the same whether or not there is such an account', async () => {
      const known = await forget(user.email.toUpperCase())
      const unknown = await forget('nobody@parket.test')
      expect([known.statusCode, known.body]).toEqual([204, ''])
      expect([unknown.statusCode, unknown.body]).toEqual([204, ''])
      expect(await subjects(user)).toEqual(['Новый пароль'])
      expect(await lettersTo(api.database.db, 'nobody@parket.test')).toEqual([])
    })

    it('is not mailed to a deleted account', async () => {
      const gone = await createUser(api.database.db, { deleted_at: NOW })
      await forget(gone.email)
      expect(await subjects(gone)).toEqual([])
    })

    it.each(['', 'anna', 'an na@parket.test'])('wants an address, not «%s»', async (email) => {
      const answer = await forget(email)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: { email: ['Введите корректный адрес электронной почты.'] },
      })
    })

    it('is mailed ten times in a quarter of an hour at most, unknown addresses alike', async () => {
      const statuses = []
      for (let n = 0; n < 11; n += 1) statuses.push((await forget('who@parket.test')).statusCode)
      expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
      const answer = await forget('who@parket.test')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      api.pass(15 * MINUTE)
      expect((await forget('who@parket.test')).statusCode).toBe(204)
    })

    it('is set anew by the link, which proves the address and logs out everywhere', async () => {
      const token = await api.logIn(user.email)
      await forget(user.email)
      expect((await reset(await link(user))).statusCode).toBe(204)
      expect(await opens(user, PASSWORD)).toBe(false)
      expect(await opens(user, NEW)).toBe(true)
      expect(await isLoggedIn(user, token)).toBe(false)
      const row = await api.database.db
        .selectFrom('users')
        .where('id', '=', user.id)
        .select('email_verified_at')
        .executeTakeFirst()
      expect(row?.email_verified_at).not.toBeNull()
      expect(await subjects(user)).toEqual(['Новый пароль', 'Пароль изменён'])
    })

    it('is set once per link, and other links end with it', async () => {
      await forget(user.email)
      const first = await link(user)
      await forget(user.email)
      const second = await link(user)
      expect(first).not.toBe(second)
      expect((await reset(second)).statusCode).toBe(204)
      expect((await reset(second, 'третий пароль')).statusCode).toBe(422)
      const answer = await reset(first, 'третий пароль')
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: { token: [problemText('reset_link_invalid')] },
      })
      expect(await opens(user, NEW)).toBe(true)
    })

    it('is set within 60 minutes', async () => {
      await forget(user.email)
      api.pass(59 * MINUTE)
      await forget(user.email)
      const late = await link(user)
      api.pass(60 * MINUTE)
      expect((await reset(late)).statusCode).toBe(422)
      expect(await opens(user, PASSWORD)).toBe(true)
    })

    it('keeps the link for another try when the new one breaks a rule', async () => {
      await forget(user.email)
      const token = await link(user)
      const short = await reset(token, 'short')
      expect(short.json()).toMatchObject({ errors: { password: ['Пароль: от 8 до 200 символов'] } })
      const unlike = await reset(token, NEW, 'другой пароль')
      expect(unlike.json()).toMatchObject({
        errors: { password_confirmation: ['Пароли не совпадают'] },
      })
      expect((await reset(token)).statusCode).toBe(204)
    })

    it('is not set for an account that was deleted meanwhile', async () => {
      await forget(user.email)
      const token = await link(user)
      await api.database.db
        .updateTable('users')
        .set({ deleted_at: NOW })
        .where('id', '=', user.id)
        .execute()
      expect((await reset(token)).statusCode).toBe(422)
    })
  })

  describe('is changed', () => {
    const change = (
      { id }: User,
      token: string | undefined,
      oldPassword?: string,
      newPassword?: string,
    ) => post(`/api/change-password/${id}`, { oldPassword, newPassword }, token)

    it('by its owner, who stays logged in here and nowhere else', async () => {
      const here = await api.logIn(user.email)
      const there = await api.logIn(user.email)
      expect((await change(user, here, PASSWORD, NEW)).statusCode).toBe(204)
      expect(await opens(user, NEW)).toBe(true)
      expect(await opens(user, PASSWORD)).toBe(false)
      expect(await isLoggedIn(user, here)).toBe(true)
      expect(await isLoggedIn(user, there)).toBe(false)
      expect(await subjects(user)).toEqual(['Пароль изменён'])
    })

    it('only with the right old one and a new one by the rules', async () => {
      const token = await api.logIn(user.email)
      const wrong = await change(user, token, 'not the one', NEW)
      expect(wrong.statusCode).toBe(422)
      expect(wrong.json()).toMatchObject({ errors: { oldPassword: ['Неверный пароль'] } })
      const short = await change(user, token, PASSWORD, 'short')
      expect(short.json()).toMatchObject({
        errors: { newPassword: ['Пароль: от 8 до 200 символов'] },
      })
      expect((await change(user, token)).statusCode).toBe(422)
      expect(await opens(user, PASSWORD)).toBe(true)
    })

    it('not after ten wrong tries', async () => {
      const token = await api.logIn(user.email)
      for (let n = 0; n < 10; n += 1) await change(user, token, `wrong ${n}`, NEW)
      expect((await change(user, token, PASSWORD, NEW)).statusCode).toBe(429)
      api.pass(15 * MINUTE)
      expect((await change(user, token, PASSWORD, NEW)).statusCode).toBe(204)
    })

    it('by nobody who is logged out: «Пользователь не авторизован»', async () => {
      const answer = await change(user, undefined, PASSWORD, NEW)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ message: 'Пользователь не авторизован' })
      expect(await opens(user, PASSWORD)).toBe(true)
    })

    it('by nobody else', async () => {
      const other = await createUser(api.database.db)
      const token = await api.logIn(other.email)
      expect((await change(user, token, PASSWORD, NEW)).statusCode).toBe(403)
    })

    it('by a superadmin, who confirms with the own one; it is noted and the owner is told', async () => {
      const token = await api.logIn(user.email)
      const root = await createUser(api.database.db, { superadmin: true })
      const rootToken = await api.logIn(root.email)
      expect((await change(user, rootToken, 'not mine', NEW)).statusCode).toBe(422)
      expect((await change(user, rootToken, PASSWORD, NEW)).statusCode).toBe(204)
      expect(await opens(user, NEW)).toBe(true)
      expect(await isLoggedIn(user, token)).toBe(false)
      expect(await isLoggedIn(root, rootToken)).toBe(true)
      expect(await subjects(user)).toEqual(['Пароль изменён'])
      const noted = await api.database.db
        .selectFrom('audit_log')
        .where('user_id', '=', root.id)
        .where('entity', '=', 'user')
        .select(['action', 'entity', 'entity_id', 'changes'])
        .execute()
      expect(noted).toEqual([
        {
          action: 'changePassword',
          entity: 'user',
          entity_id: String(user.id),
          changes: { password: { from: '…', to: '…' } },
        },
      ])
      const nobody = { id: 999_999, email: '' }
      expect((await change(nobody, rootToken, PASSWORD, NEW)).statusCode).toBe(404)
    })
  })
})

onPostgres('a password', (engine) => {
  it('opens no session when it was changed while it was being checked', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const { id, email } = await createUser(db)
    const login = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute()
      const body = { email, password: PASSWORD }
      const answer = api.call({ method: 'POST', url: '/api/login', body })
      await untilWaiting(db, 1)
      const password_hash = await hashPassword(NEW)
      await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
      return { answer }
    })
    expect((await login.answer).statusCode).toBe(401)
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([])
    await api.close()
  })

  it('is set by one of those who use its link at one moment', async () => {
    const api = await startApi(engine)
    const { email } = await createUser(api.database.db)
    await api.call({ method: 'POST', url: '/api/forgot-password', body: { email } })
    const token = await linkIn(api.database.db, email, 'reset-password')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        api.call({
          method: 'POST',
          url: '/api/reset-password',
          body: { token, password: `${NEW} ${n}`, password_confirmation: `${NEW} ${n}` },
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(7)
    await api.close()
  })
})
