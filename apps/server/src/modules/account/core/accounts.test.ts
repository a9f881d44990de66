import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { issueOneTimeToken } from '../../../security/oneTimeTokens.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createTeam, createUser, NOW } from '../../../testing/fixtures.ts'
import { lettersTo, linkIn } from '../../../testing/letters.ts'

const DAY = 24 * 60 * 60 * 1000

const MINUTE = 60 * 1000

const profile = {
  last_name: 'Орлова',
  first_name: 'Анна',
  birth_date: '2001-02-03',
  gender: 'F',
  phone: '+7 916 123-45-67',
  password: 'вальс и танго',
  password_confirmation: 'вальс и танго',
}

forEachEngine('an account', (engine) => {
  let api: Api
  /** Of a person whom nobody has met. */
  let account: typeof profile & { email: string }
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    account = { ...profile, email: `${crypto.randomUUID()}@parket.test` }
    // A new quarter of an hour: what other tests tried does not count.
    api.pass(16 * MINUTE)
    await api.database.db.updateTable('users').set({ superadmin: false }).execute()
  })
  afterAll(() => api.close())

  const post = (url: string, body?: object, token?: string, host?: string) =>
    api.call({ method: 'POST', url, body, token, host })
  const users = () =>
    api.database.db
      .selectFrom('users')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', account.email))
      .selectAll()
      .execute()
  const letters = () => lettersTo(api.database.db, account.email)

  describe('is registered', () => {
    it('with its profile, trimmed, and a password that opens it', async () => {
      const answer = await post('/api/register', { ...account, last_name: ' Орлова ' })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(await users()).toMatchObject([
        {
          email: account.email,
          last_name: 'Орлова',
          birth_date: '2001-02-03',
          superadmin: false,
          email_verified_at: null,
        },
      ])
      const { email, password } = account
      expect((await post('/api/login', { email, password })).statusCode).toBe(200)
    })

    it('with the default: gender is F where none is given', async () => {
      const { gender: _, ...unasked } = account
      await post('/api/register', unasked)
      expect(await users()).toMatchObject([{ gender: 'F' }])
    })

    it('with its password kept as an argon2id hash only', async () => {
      await post('/api/register', account)
      const [user] = await users()
      expect(user?.password_hash).toMatch(/^\$argon2id\$/)
    })

    it('only by somebody who is not logged in', async () => {
      const { email } = await createUser(api.database.db)
      const answer = await post('/api/register', account, await api.logIn(email))
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        message: 'Регистрация доступна только для неавторизованных пользователей.',
      })
      expect(await users()).toEqual([])
    })

    it('by the rules, told by field', async () => {
      const answer = await post('/api/register', {
        email: 'anna',
        birth_date: '2026-11-21',
        gender: 'X',
        password: 'short',
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ errors: object }>().errors).toEqual({
        email: ['Введите корректный адрес электронной почты.'],
        last_name: ['Укажите фамилию'],
        first_name: ['Укажите имя'],
        birth_date: ['Дата рождения ещё не наступила'],
        gender: ['Укажите пол'],
        password: ['Пароль: от 8 до 200 символов'],
      })
      expect(await users()).toEqual([])
    })

    it('once per address, whatever the case; the second is answered the same and tells by mail', async () => {
      const first = await post('/api/register', account)
      const [made] = await users()
      const again = await post('/api/register', {
        ...account,
        password: 'другой пароль',
        password_confirmation: 'другой пароль',
      })
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
      await post('/api/register', { ...account, email: account.email.toUpperCase() })
      expect(await users()).toEqual([made])
      expect((await letters()).map(({ subject }) => subject)).toEqual([
        'Подтвердите email',
        'У вас уже есть учётная запись',
      ])
    })

    it('with the address of a deleted one', async () => {
      await createUser(api.database.db, { email: account.email, deleted_at: NOW })
      expect((await post('/api/register', account)).statusCode).toBe(204)
      expect(await users()).toHaveLength(2)
    })

    it('sending an address ten letters in a quarter of an hour at most', async () => {
      const tries = []
      for (let n = 0; n < 11; n += 1) tries.push((await post('/api/register', account)).statusCode)
      expect(tries).toEqual([...Array<number>(10).fill(204), 429])
      const other = await post('/api/register', { ...account, email: `other-${account.email}` })
      expect(other.statusCode).toBe(204)
    })

    it('a hundred times in a quarter of an hour from one address at most', async () => {
      await post('/api/register', account)
      const counted = await api.database.db
        .updateTable('rate_limits')
        .set({ attempts: 100 })
        .where('scope', '=', 'open-account')
        .where('attempts', '=', 1)
        .returning('scope')
        .execute()
      expect(counted).toHaveLength(1)
      const next = { ...account, email: `next-${account.email}` }
      expect((await post('/api/register', next)).statusCode).toBe(429)
      api.pass(15 * MINUTE)
      expect((await post('/api/register', next)).statusCode).toBe(204)
    })
  })

  describe('proves its address', () => {
    const register = () => post('/api/register', account)
    const link = () => linkIn(api.database.db, account.email, 'verify-email')

    it('by the letter of the team at which it was registered', async () => {
      await createTeam(api.database.db)
      await post('/api/register', account, undefined, 'vesna.localhost')
      const [letter] = await letters()
      expect(letter).toMatchObject({
        to: { name: 'Орлова Анна', address: account.email },
        senderName: 'Весна',
      })
      expect(letter?.text).toContain(`http://vesna.localhost:3000/verify-email/${await link()}`)
    })

    it('by the link, once', async () => {
      await register()
      const token = await link()
      expect((await post('/api/verify-email', { token })).statusCode).toBe(204)
      const [user] = await users()
      expect(user?.email_verified_at).not.toBeNull()
      const again = await post('/api/verify-email', { token })
      expect(again.statusCode).toBe(422)
      expect(again.json()).toMatchObject({ errors: { token: [problemText('reset_link_invalid')] } })
    })

    it('not by a made-up link, one for a password, or one older than a week', async () => {
      await register()
      await post('/api/forgot-password', { email: account.email })
      const reset = await linkIn(api.database.db, account.email, 'reset-password')
      expect((await post('/api/verify-email', { token: 'made-up' })).statusCode).toBe(422)
      expect((await post('/api/verify-email', {})).statusCode).toBe(422)
      expect((await post('/api/verify-email', { token: reset })).statusCode).toBe(422)
      api.pass(7 * DAY)
      expect((await post('/api/verify-email', { token: await link() })).statusCode).toBe(422)
      expect((await users())[0]?.email_verified_at).toBeNull()
    })

    it('by another letter on request, while it is not proven', async () => {
      await register()
      const [user] = await users()
      const login = await post('/api/login', { email: account.email, password: account.password })
      const { token } = login.json<{ token: string }>()
      const url = `/api/users/${user?.id}/verification-mail`
      expect((await post(url, undefined, token)).statusCode).toBe(204)
      expect(await letters()).toHaveLength(2)
      expect((await post('/api/verify-email', { token: await link() })).statusCode).toBe(204)
      expect((await post(url, undefined, token)).statusCode).toBe(409)
      expect(await letters()).toHaveLength(2)
    })

    it('by ten letters in a quarter of an hour at most', async () => {
      const user = await createUser(api.database.db, { email_verified_at: null })
      const token = await api.logIn(user.email)
      const url = `/api/users/${user.id}/verification-mail`
      const statuses = []
      for (let n = 0; n < 11; n += 1) statuses.push((await post(url, undefined, token)).statusCode)
      expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
    })
  })

  describe('of the first superadmin', () => {
    const issue = () =>
      issueOneTimeToken(api.database.db, {
        kind: 'first-superadmin',
        userId: null,
        now: NOW,
        validMs: 365 * DAY,
      })
    const superadmins = async () =>
      (
        await api.database.db
          .selectFrom('users')
          .where('superadmin', '=', true)
          .select('email')
          .execute()
      ).map(({ email }) => email)
    const create = (body: object) => post('/api/first-superadmin', { ...account, ...body })

    it('is made by the printed link, once', async () => {
      const token = await issue()
      const answer = await create({ token })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({ superadmin: true, email: account.email })
      expect((await create({ token, email: 'other@parket.test' })).statusCode).toBe(422)
      expect(await superadmins()).toEqual([account.email])
    })

    it('is not made once there is a superadmin, whatever links are out', async () => {
      await createUser(api.database.db, { superadmin: true })
      const answer = await create({ token: await issue() })
      expect(answer.statusCode).toBe(422)
      expect(await users()).toEqual([])
    })

    it('is not made without a link, and broken rules do not spend it', async () => {
      const token = await issue()
      expect((await create({})).statusCode).toBe(422)
      const wrong = await create({ token, password_confirmation: 'другой пароль' })
      expect(wrong.json()).toMatchObject({
        errors: { password_confirmation: ['Пароли не совпадают'] },
      })
      expect((await create({ token })).statusCode).toBe(201)
    })

    it('with a taken address is 409 and does not spend the link', async () => {
      await createUser(api.database.db, { email: account.email })
      const token = await issue()
      expect((await create({ token })).statusCode).toBe(409)
      expect((await create({ token, email: `root-${account.email}` })).statusCode).toBe(201)
    })
  })
})

onPostgres('an account', (engine) => {
  it('is registered once by those who come at one moment, and one first superadmin is made', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const account = { ...profile, email: 'anna@parket.test' }
    const post = (url: string, body: object) => api.call({ method: 'POST', url, body })
    const registered = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/register', account)),
    )
    expect(registered.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    const made = await db.selectFrom('users').where('email', '=', account.email).execute()
    expect(made).toHaveLength(1)

    const tokens = await Promise.all(
      Array.from({ length: 5 }, () =>
        issueOneTimeToken(db, { kind: 'first-superadmin', userId: null, now: NOW, validMs: DAY }),
      ),
    )
    const first = await Promise.all(
      tokens.map((token, n) =>
        post('/api/first-superadmin', { ...account, email: `root${n}@parket.test`, token }),
      ),
    )
    expect(first.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422,
    ])
    const root = await db.selectFrom('users').where('superadmin', '=', true).select('id').execute()
    expect(root).toHaveLength(1)
    await api.close()
  })
})
