import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { queueMail } from '../../../jobs/outbox.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  addStaff,
  createTeam,
  createUser,
  defaultTeam,
  NOW,
  PASSWORD,
} from '../../../testing/fixtures.ts'
import { noteAnswers, readAnswers } from '../../../testing/checkAnswers.ts'
import { noteReasons, readReasons } from '../../../testing/journalReasons.ts'
import { lettersTo } from '../../../testing/letters.ts'

const MINUTE = 60 * 1000
const EMAIL = 'anna@parket.test'

forEachEngine('own data', (engine) => {
  let api: Api
  let cup: Cup
  let spring: Cup
  let springTeam: { id: number }
  let user: { id: number; email: string }
  let token: string
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    cup = await createCup(db, (await defaultTeam(db)).id)
    springTeam = await createTeam(db)
    spring = await createCup(db, springTeam.id)
  })
  beforeEach(async () => {
    api.pass(16 * MINUTE)
    user = await createUser(api.database.db, {
      email: `${crypto.randomUUID()}@parket.test`,
      last_name: 'Орлова',
      first_name: 'Анна',
      email_verified_at: NOW,
    })
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const get = (path: string, as = token) =>
    api.call({ url: `/api/users/${user.id}${path}`, token: as })
  const erase = (password: string, as = token) =>
    api.call({
      method: 'POST',
      url: `/api/users/${user.id}/erasure`,
      body: { password },
      token: as,
    })

  /** Registers the user, as a dancer of this name, for an event. */
  async function register({ event, ids }: Cup, host: string, dancers = [{}]) {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${event.id}/register`,
      host,
      token,
      body: registration([ids.folk], {
        regData: { email: EMAIL, phone: '+7 916 123-45-67', city: 'Казань' },
        dancers: dancers.map((values) => newDancer(values)),
      }),
    })
    return answer.json<{ regData: { id: number }; dancers: { id: number }[] }>()
  }

  const endEvents = () =>
    api.database.db
      .updateTable('events')
      .set({ date_begin: '2026-10-01T10:00:00+03:00', date_end: '2026-10-02T10:00:00+03:00' })
      .execute()
  const reopenEvents = () =>
    api.database.db.updateTable('events').set({ date_end: '2027-02-21T20:00:00+03:00' }).execute()

  describe('are exported', () => {
    it('whole, from all teams, as a file, and to nobody else', async () => {
      const { db } = api.database
      await addMember(db, springTeam.id, user.id, 'manager')
      await addStaff(db, cup.event.id, user.id, 'manager')
      await register(cup, 'localhost')
      await register(spring, 'vesna.localhost')
      await api.call({
        method: 'POST',
        url: `/api/users/${user.id}/roster`,
        token,
        body: { last_name: 'Юная', first_name: 'Ева', birth_date: '2015-05-06' },
      })

      const answer = await get('/export')
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="parket-${user.id}.json"`,
      )
      expect(answer.json()).toMatchObject({
        user: { id: user.id, email: user.email },
        teams: [{ team_id: springTeam.id, role: 'manager' }],
        events: [{ event_id: cup.event.id, role: 'manager' }],
        roster: [{ last_name: 'Юная' }],
        registrations: [
          { event: { id: cup.event.id }, regData: { email: EMAIL }, dancers: [{ gender: 'F' }] },
          { event: { id: spring.event.id } },
        ],
      })
      expect(answer.body).not.toContain('argon2')

      const root = await createUser(db, { superadmin: true })
      const rootToken = await api.logIn(root.email)
      expect((await get('/export', rootToken)).statusCode).toBe(403)
      expect((await api.call({ url: `/api/users/${user.id}/export` })).statusCode).toBe(401)
    })
  })

  describe('are erased', () => {
    const user0 = () => ({ user_id: user.id })

    it('with the password only, by nobody but the person and a superadmin', async () => {
      const { db } = api.database
      expect((await erase('not the one')).statusCode).toBe(422)
      const stranger = await createUser(db)
      expect((await erase(PASSWORD, await api.logIn(stranger.email))).statusCode).toBe(403)
      expect((await get('')).statusCode).toBe(200)
      const root = await createUser(db, { superadmin: true })
      const rootToken = await api.logIn(root.email)
      expect((await erase('not the one', rootToken)).statusCode).toBe(422)
      expect((await erase(PASSWORD, rootToken)).statusCode).toBe(204)
      expect((await get('')).statusCode).toBe(401)
    })

    it('not while entries wait for an event to come; nothing is erased then', async () => {
      const { regData } = await register(cup, 'localhost', [user0()])
      const answer = await erase(PASSWORD)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'erasure_has_entries' })
      expect((await get('')).json()).toMatchObject({ last_name: 'Орлова' })
      const kept = await api.database.db
        .selectFrom('reg_datas')
        .where('id', '=', regData.id)
        .select('email')
        .executeTakeFirst()
      expect(kept?.email).toBe(EMAIL)
    })

    it('from the account, its roster, rights, past entries and letters; others’ names stay', async () => {
      const { db } = api.database
      await addMember(db, springTeam.id, user.id, 'admin')
      await addStaff(db, cup.event.id, user.id, 'admin')
      const other = newDancer({ last_name: 'Ветрова', first_name: 'Инна' })
      const entry = await register(cup, 'localhost', [
        { ...user0(), last_name: 'Орлова', first_name: 'Анна', birth_date: '1999-04-12' },
      ])
      const group = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        token,
        body: registration([cup.ids.duet], { dancers: [newDancer(user0()), other] }),
      })
      const letter = { senderName: '', subject: '', text: '', html: '' }
      await queueMail(db, { ...letter, to: { name: '', address: user.email.toUpperCase() } })
      await endEvents()

      expect((await erase(PASSWORD)).statusCode).toBe(204)
      await reopenEvents()

      const account = await db
        .selectFrom('users')
        .where('id', '=', user.id)
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(account).toMatchObject({
        email: 'erased@erased.invalid',
        last_name: '',
        first_name: '',
        phone: '',
        birth_date: null,
        password_hash: null,
      })
      expect(account.erased_at).not.toBeNull()
      const dancers = await db
        .selectFrom('dancers')
        .where('reg_data_id', 'in', [entry.regData.id, group.json().regData.id])
        .select(['last_name', 'first_name', 'birth_date', 'user_id'])
        .orderBy('id')
        .execute()
      expect(dancers).toEqual([
        {
          last_name: 'Удалено',
          first_name: `№ ${entry.dancers[0]?.id}`,
          birth_date: '1999-01-01',
          user_id: null,
        },
        expect.objectContaining({ last_name: 'Удалено', birth_date: '1999-01-01' }),
        expect.objectContaining({ last_name: 'Ветрова', birth_date: '1999-04-12' }),
      ])
      const contacts = await db
        .selectFrom('reg_datas')
        .where('id', '=', entry.regData.id)
        .select(['email', 'phone', 'city', 'registered_by', 'version'])
        .executeTakeFirst()
      expect(contacts).toEqual({
        email: 'erased@erased.invalid',
        phone: '—',
        city: '—',
        registered_by: null,
        // Raised, so that nobody's older copy is written back.
        version: 3,
      })
      expect(await lettersTo(db, user.email.toUpperCase())).toEqual([])
      for (const table of ['team_members', 'event_users'] as const) {
        const rows = await db.selectFrom(table).where('user_id', '=', user.id).selectAll().execute()
        expect(rows).toEqual([])
      }
      const answers = await db
        .selectFrom('idempotency_keys')
        .where('scope', 'like', `register % ${user.id}`)
        .selectAll()
        .execute()
      expect(answers).toEqual([])
    })

    it('from beside the journal, whose chain stays true', async () => {
      const { db } = api.database
      const { regData } = await register(cup, 'localhost', [user0()])
      const { id: registrationId } = await db
        .selectFrom('registrations')
        .where('reg_data_id', '=', regData.id)
        .select('id')
        .executeTakeFirstOrThrow()
      await noteReasons(db, cup.event.id, [
        { reason: 'Орлова мешала паре № 7', registrationId: 0 },
        { reason: 'Подвернула ногу', registrationId },
        { reason: 'Музыка оборвалась', registrationId: 0 },
      ])
      await endEvents()
      expect((await erase(PASSWORD)).statusCode).toBe(204)
      await reopenEvents()
      expect(await readReasons(db, cup.event.id)).toEqual({
        texts: ['Музыка оборвалась'],
        lines: 3,
        isTrue: true,
      })
    })

    it('from answers to checks that name the person', async () => {
      const { db } = api.database
      await register(cup, 'localhost', [user0()])
      await noteAnswers(db, cup.event.id, cup.ids.folk, ['Орлова не их пара', 'Сверено с бумагой'])
      await endEvents()
      expect((await erase(PASSWORD)).statusCode).toBe(204)
      await reopenEvents()
      expect(await readAnswers(db, cup.event.id)).toEqual(['', 'Сверено с бумагой'])
    })

    it('for good: no token, no login, no way back, and the address is free', async () => {
      expect((await erase(PASSWORD)).statusCode).toBe(204)
      expect((await get('')).statusCode).toBe(401)
      const body = { email: user.email, password: PASSWORD }
      expect((await api.call({ method: 'POST', url: '/api/login', body })).statusCode).toBe(401)
      const root = await createUser(api.database.db, { superadmin: true })
      const rootToken = await api.logIn(root.email)
      const restore = { method: 'POST', url: `/api/users/${user.id}/restore` } as const
      expect((await api.call({ ...restore, token: rootToken })).statusCode).toBe(404)
      expect((await get('', rootToken)).statusCode).toBe(404)
      const list = await api.call({ url: '/api/users?q=erased', token: rootToken })
      expect(list.json()).toMatchObject({ total: 0 })
      await createUser(api.database.db, { email: user.email })
    })

    it('past contacts with the proven address too, not those with an unproven one', async () => {
      const { db } = api.database
      const enter = async (email: string) => {
        const answer = await api.call({
          method: 'POST',
          url: `/api/events/${cup.event.id}/register`,
          body: registration([cup.ids.folk], {
            regData: { email, phone: '+7 916 123-45-67', city: 'Казань' },
          }),
        })
        return answer.json<{ regData: { id: number } }>().regData.id
      }
      const unproven = await createUser(db, {
        email: 'unproven@parket.test',
        email_verified_at: null,
      })
      const [mine, theirs] = [await enter(user.email.toUpperCase()), await enter(unproven.email)]
      await endEvents()
      await erase(PASSWORD)
      await api.call({
        method: 'POST',
        url: `/api/users/${unproven.id}/erasure`,
        body: { password: PASSWORD },
        token: await api.logIn(unproven.email),
      })
      await reopenEvents()
      const rows = await db
        .selectFrom('reg_datas')
        .where('id', 'in', [mine, theirs])
        .select('email')
        .orderBy('id')
        .execute()
      expect(rows.map(({ email }) => email)).toEqual(['erased@erased.invalid', unproven.email])
    })
  })
})

forEachEngine('the last superadmin', (engine) => {
  it('cannot be erased', async () => {
    const api = await startApi(engine)
    const root = await createUser(api.database.db, { superadmin: true })
    const call = {
      method: 'POST',
      url: `/api/users/${root.id}/erasure`,
      token: await api.logIn(root.email),
      body: { password: PASSWORD },
    } as const
    const answer = await api.call(call)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_superadmin' })
    await createUser(api.database.db, { superadmin: true })
    expect((await api.call(call)).statusCode).toBe(204)
    await api.close()
  })
})
