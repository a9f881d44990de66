import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createUser, NOW, PASSWORD } from '../../../testing/fixtures.ts'
import { lettersTo, linkIn } from '../../../testing/letters.ts'

const profile = {
  last_name: 'Орлова',
  first_name: 'Анна',
  birth_date: '2001-02-03',
  gender: 'F' as const,
  phone: '+79161234567',
  city: 'Казань',
}

forEachEngine('a profile', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  let token: string
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    user = await createUser(api.database.db, { ...profile, email_verified_at: NOW })
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const put = (body: object, as: string | undefined = token) =>
    api.call({ method: 'PUT', url: `/api/users/${user.id}`, body, token: as })

  it('is changed as a whole, trimmed', async () => {
    const changed = {
      last_name: 'Орлова-Ёж',
      first_name: 'Аня',
      birth_date: '2001-02-04',
      gender: 'M',
      phone: '',
      city: 'Тула',
    }
    const answer = await put({ ...changed, city: ' Тула ' })
    expect(answer.json()).toMatchObject({ ...changed, email: user.email })
    expect(answer.json().email_verified_at).not.toBeNull()
  })

  it('keeps what is left out, and takes nothing that is not in it', async () => {
    const sent = { city: 'Тула', superadmin: true, id: 1, password_hash: 'x', deleted_at: NOW }
    const answer = await put(sent)
    expect(answer.json()).toMatchObject({
      ...profile,
      city: 'Тула',
      id: user.id,
      superadmin: false,
      deleted_at: null,
    })
    await api.logIn(user.email)
  })

  it('holds to the rules, told by field; a wrong field keeps all as it was', async () => {
    const answer = await put({
      last_name: ' ',
      birth_date: '2001-02-30',
      gender: 'X',
      city: 'Тула',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: object }>().errors).toEqual({
      last_name: ['Укажите фамилию'],
      birth_date: ['Такой даты нет. Введите дату рождения: дд.мм.гггг'],
      gender: ['Укажите пол'],
    })
    const kept = await api.call({ url: `/api/users/${user.id}`, token })
    expect(kept.json()).toMatchObject(profile)
  })

  describe('with another e-mail', () => {
    const verify = (link: string) =>
      api.call({ method: 'POST', url: '/api/verify-email', body: { token: link } })
    const linkTo = (email: string) => linkIn(api.database.db, email, 'verify-email')
    const current = async () =>
      (await api.call({ url: `/api/users/${user.id}`, token })).json<Record<string, unknown>>()
    let email: string
    beforeEach(() => {
      email = `new-${user.email}`
      // What other tests sent does not count.
      api.pass(15 * 60 * 1000)
    })

    it('wants the password', async () => {
      for (const password of [undefined, '', 'a guess']) {
        const answer = await put({ email, password })
        expect(answer.statusCode).toBe(422)
        expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['password'])
      }
      expect(await current()).toMatchObject({ email: user.email, pending_email: null })
      expect(await lettersTo(api.database.db, email)).toEqual([])
    })

    it('keeps the old one, proven, until the new one is confirmed; then the old one is told', async () => {
      const { db } = api.database
      await api.call({ method: 'POST', url: '/api/forgot-password', body: { email: user.email } })
      const answer = await put({ email, password: PASSWORD })
      const waiting = {
        email: user.email,
        pending_email: email,
        email_verified_at: NOW.toISOString(),
      }
      expect(answer.json()).toMatchObject(waiting)
      await api.logIn(user.email)
      const subjects = async () => (await lettersTo(db, user.email)).map(({ subject }) => subject)
      expect(await subjects()).toEqual(['Новый пароль'])

      expect((await verify(await linkTo(email))).statusCode).toBe(204)
      expect(await current()).toMatchObject({ email, pending_email: null })
      await api.logIn(email)
      expect(await subjects()).toEqual(['Новый пароль', 'Email изменён'])
      const reset = await api.call({
        method: 'POST',
        url: '/api/reset-password',
        body: {
          token: await linkIn(db, user.email, 'reset-password'),
          password: PASSWORD,
          password_confirmation: PASSWORD,
        },
      })
      expect(reset.statusCode).toBe(422)
      expect((await verify(await linkTo(email))).statusCode).toBe(422)
    })

    it('answers the same where somebody has it, whom a letter tells', async () => {
      const other = await createUser(api.database.db)
      const free = await put({ email, password: PASSWORD })
      const taken = await put({ email: other.email, password: PASSWORD })
      const withoutTime = (answer: { json: () => object }) => ({
        ...answer.json(),
        updated_at: '',
        pending_email: '',
      })
      expect([taken.statusCode, withoutTime(taken)]).toEqual([free.statusCode, withoutTime(free)])
      const letters = await lettersTo(api.database.db, other.email)
      expect(letters.map(({ subject }) => subject)).toEqual(['У вас уже есть учётная запись'])
      expect(await linkTo(other.email)).toBe('')
    })

    it('does not get it once somebody else has it', async () => {
      await put({ email, password: PASSWORD })
      await createUser(api.database.db, { email })
      expect((await verify(await linkTo(email))).statusCode).toBe(422)
      expect(await current()).toMatchObject({ email: user.email })
    })

    it('gets the latest one asked for only', async () => {
      await put({ email, password: PASSWORD })
      const first = await linkTo(email)
      await put({ email: `other-${email}`, password: PASSWORD })
      expect((await verify(first)).statusCode).toBe(422)
      expect((await verify(await linkTo(`other-${email}`))).statusCode).toBe(204)
    })

    it('gets none that was asked for before the password changed', async () => {
      await put({ email, password: PASSWORD })
      await api.call({
        method: 'POST',
        url: `/api/change-password/${user.id}`,
        body: { oldPassword: PASSWORD, newPassword: 'вальс и танго' },
        token,
      })
      expect((await verify(await linkTo(email))).statusCode).toBe(422)
      expect(await current()).toMatchObject({ email: user.email, pending_email: null })
    })

    it('has the letter sent again', async () => {
      await put({ email, password: PASSWORD })
      const url = `/api/users/${user.id}/verification-mail`
      expect((await api.call({ method: 'POST', url, token })).statusCode).toBe(204)
      expect(await lettersTo(api.database.db, email)).toHaveLength(2)
      expect((await verify(await linkTo(email))).statusCode).toBe(204)
    })

    it('asks for ten letters in a quarter of an hour at most, whatever addresses they go to', async () => {
      const statuses = []
      for (let n = 0; n < 11; n += 1) {
        statuses.push((await put({ email: `${n}-${email}`, password: PASSWORD })).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    })

    it('sends one address ten letters in a quarter of an hour at most, whoever asks for them', async () => {
      const statuses = []
      for (let caller = 0; caller < 3; caller += 1) {
        const { id, ...other } = await createUser(api.database.db, {
          ...profile,
          email_verified_at: NOW,
        })
        const as = await api.logIn(other.email)
        for (let n = 0; n < 4; n += 1) {
          const body = { email, password: PASSWORD }
          const answer = await api.call({ method: 'PUT', url: `/api/users/${id}`, body, token: as })
          statuses.push(answer.statusCode)
        }
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
      expect(await lettersTo(api.database.db, email)).toHaveLength(10)
    })

    it('sends it no more when the letter is asked for again instead', async () => {
      await put({ email, password: PASSWORD })
      const other = await createUser(api.database.db, { ...profile, email_verified_at: NOW })
      const as = await api.logIn(other.email)
      const body = { email, password: PASSWORD }
      await api.call({ method: 'PUT', url: `/api/users/${other.id}`, body, token: as })
      const statuses = []
      for (let n = 0; n < 10; n += 1) {
        const [id, of] = n % 2 === 0 ? [user.id, token] : [other.id, as]
        const url = `/api/users/${id}/verification-mail`
        statuses.push((await api.call({ method: 'POST', url, token: of })).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(8).fill(204), 429, 429])
      expect(await lettersTo(api.database.db, email)).toHaveLength(10)
    })
  })

  it('with the e-mail in another case stays proven', async () => {
    const email = user.email.toUpperCase()
    const answer = await put({ email })
    expect(answer.json()).toMatchObject({ email })
    expect(answer.json().email_verified_at).not.toBeNull()
    expect(await lettersTo(api.database.db, email)).toEqual([])
  })

  it('is not changed by anybody logged out: «Пользователь не авторизован»', async () => {
    const body = { city: 'Тула' }
    const answer = await api.call({ method: 'PUT', url: `/api/users/${user.id}`, body })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Пользователь не авторизован' })
  })

  it('is changed by the person and a superadmin, who is noted without what it said', async () => {
    const { db } = api.database
    const other = await createUser(db)
    expect((await put({ city: 'Тула' }, await api.logIn(other.email))).statusCode).toBe(403)
    const root = await createUser(db, { superadmin: true })
    const rootToken = await api.logIn(root.email)
    expect((await put({ city: 'Тула', phone: '' }, rootToken)).statusCode).toBe(200)
    const noted = await db
      .selectFrom('audit_log')
      .where('user_id', '=', root.id)
      .where('entity', '=', 'user')
      .select(['action', 'entity_id', 'changes'])
      .execute()
    expect(noted).toEqual([
      {
        action: 'updateUser',
        entity_id: String(user.id),
        changes: { phone: { from: '…', to: '…' }, city: { from: '…', to: '…' } },
      },
    ])
    const nobody = { method: 'PUT', url: '/api/users/999999', body: {}, token: rootToken } as const
    expect((await api.call(nobody)).statusCode).toBe(404)
  })
})

onPostgres('a profile', (engine) => {
  it('loses no field to another change of the same moment', async () => {
    const api = await startApi(engine)
    const user = await createUser(api.database.db, { ...profile })
    const token = await api.logIn(user.email)
    const changes = [{ city: 'Тула' }, { first_name: 'Аня' }, { phone: '+79000000000' }]
    await Promise.all(
      changes.map((body) => api.call({ method: 'PUT', url: `/api/users/${user.id}`, body, token })),
    )
    const answer = await api.call({ url: `/api/users/${user.id}`, token })
    expect(answer.json()).toMatchObject(Object.assign({}, ...changes) as object)
    await api.close()
  })
})
