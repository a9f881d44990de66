import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import {
  contacts,
  createCup,
  register,
  registration,
  startCup,
  type Cup,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createTeam, createUser } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

type Made = { regData: { id: number; reg_n: number; pin_code: string }; registrations: object[] }

const MINUTE = 60 * 1000
const staff = ['eventManager', 'manager', 'admin', 'supervisor', 'superadmin'] as const

forEachEngine('staff and PINs', (engine) => {
  let api: Api
  let cup: Cup
  let people: People
  let made: Made
  let email: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const { id: foreignTeamId } = await createTeam(db)
    const { team_id: teamId, id: eventId } = cup.event
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@parket.test`
    made = await enter()
  })
  afterEach(() => api.pass(15 * MINUTE))
  afterAll(() => api.close())

  const enter = async (as: CallerName = 'anonymous', address = email) => {
    const body = registration([cup.ids.folk], { regData: { ...contacts, email: address } })
    return (await register(api, cup, body, { token: people[as].token })).json<Made>()
  }
  const call = (as: CallerName, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    api.call({
      method,
      url: `/api/events/${cup.event.id}/${path}`,
      token: people[as].token,
      ...(body && { body }),
    })
  const pinOf = (text: string) => /"pin_code"/.exec(text)?.[0]

  it.each(staff)('no answer to %s shows a PIN', async (as) => {
    const path = `reg-datas/${made.regData.id}`
    const answers = [
      await call(as, 'GET', path),
      await call(as, 'GET', `${path}?pin=${made.regData.pin_code}`),
      await call(as, 'GET', 'registrations?page_size=200'),
      await call(as, 'PUT', `${path}/attendance`, { attendance: 'present' }),
      await call(as, 'PUT', `${path}/start-number`, { start_number: 7000 + made.regData.reg_n }),
      await register(api, cup, registration([cup.ids.folk]), { token: people[as].token }),
      await call(as, 'GET', `${path}/payments`),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBeLessThan(300)
      expect(pinOf(answer.body)).toBeUndefined()
    }
    const own = await api.call({
      url: `/api/users/${people[as].id}/registrations`,
      token: people[as].token,
    })
    expect(own.json()).toMatchObject({ items: [{ event: { id: cup.event.id } }] })
    expect(pinOf(own.body)).toBeUndefined()
  })

  it('a change by an admin does not show it either', async () => {
    const answer = await call('admin', 'PUT', `reg-datas/${made.regData.id}`, {
      regData: { city: 'Казань' },
    })
    expect(answer.statusCode).toBe(200)
    expect(pinOf(answer.body)).toBeUndefined()
  })

  it('whoever is no staff of this event still gets it', async () => {
    for (const as of ['anonymous', 'registered', 'foreignSupervisor'] as const) {
      const { regData } = await enter(as)
      const read = await call(as, 'GET', `reg-datas/${regData.id}?pin=${regData.pin_code}`)
      expect(read.json()).toMatchObject({ regData: { pin_code: regData.pin_code } })
    }
  })

  it.each(['eventManager', 'manager'] as const)(
    'a PIN gives %s neither a withdrawal nor another e-mail',
    async (as) => {
      const path = `reg-datas/${made.regData.id}?pin=${made.regData.pin_code}`
      for (const body of [{ registrations: [] }, { regData: { email: 'mine@parket.test' } }]) {
        expect((await call(as, 'PUT', path, body)).statusCode).toBe(403)
      }
      const { reg_n, pin_code } = made.regData
      const claimed = await call(as, 'POST', 'reg-datas/claim', { reg_n, pin_code })
      expect(claimed.statusCode).toBe(403)
      const now = await call('anonymous', 'GET', path)
      expect(now.json()).toMatchObject({
        regData: { email, registered_by: null },
        registrations: [{ status: 'active' }],
      })
    },
  )

  describe('the PIN is sent again', () => {
    it('by staff, to the registration’s e-mail, and is noted without it', async () => {
      const answer = await call('manager', 'POST', `reg-datas/${made.regData.id}/send-pin`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      const letters = await lettersTo(api.database.db, email)
      expect(letters.at(-1)?.text).toContain(made.regData.pin_code)
      expect(await auditOf(api.database.db, 'regData', made.regData.id)).toContainEqual(
        expect.objectContaining({
          action: 'sendPin',
          user_id: people.manager.id,
          event_id: cup.event.id,
        }),
      )
    })

    it('to one registration not more than ten times in 15 minutes', async () => {
      const send = () => call('manager', 'POST', `reg-datas/${made.regData.id}/send-pin`)
      for (let n = 0; n < 10; n += 1) expect((await send()).statusCode).toBe(204)
      expect((await send()).statusCode).toBe(429)
    })

    it('only to a registration of this event', async () => {
      const other = await createCup(api.database.db, cup.event.team_id)
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${other.event.id}/reg-datas/${made.regData.id}/send-pin`,
        token: people.manager.token,
      })
      expect(answer.statusCode).toBe(404)
    })
  })

  describe('«Выслать номер и PIN на почту»', () => {
    const send = (address: string) =>
      call('anonymous', 'POST', 'reg-datas/send-pins', { email: address })

    it('mails all registrations of the address at this event in one letter', async () => {
      const second = await enter()
      const answer = await send(` ${email.toUpperCase()} `)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      const [letter] = (await lettersTo(api.database.db, email)).slice(-1)
      for (const { regData } of [made, second]) {
        expect(letter?.text).toContain(`Номер регистрации: ${regData.reg_n}`)
        expect(letter?.text).toContain(`PIN-код: ${regData.pin_code}`)
      }
    })

    it('answers the same for an address without one, and sends nothing', async () => {
      const nobody = `${crypto.randomUUID()}@parket.test`
      const [known, unknown] = [await send(email), await send(nobody)]
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
      expect(await lettersTo(api.database.db, nobody)).toEqual([])
    })

    it('wants an address', async () => {
      expect((await send('dancer')).statusCode).toBe(422)
    })

    it('is limited by recipient, known or not', async () => {
      for (const address of [email, `${crypto.randomUUID()}@parket.test`]) {
        for (let n = 0; n < 10; n += 1) expect((await send(address)).statusCode).toBe(204)
        expect((await send(address)).statusCode).toBe(429)
        api.pass(15 * MINUTE)
      }
    })

    it('sends no registration of another event', async () => {
      const other = await createCup(api.database.db, cup.event.team_id)
      const before = (await lettersTo(api.database.db, email)).length
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${other.event.id}/reg-datas/send-pins`,
        body: { email },
      })
      expect(answer.statusCode).toBe(204)
      expect(await lettersTo(api.database.db, email)).toHaveLength(before)
    })
  })

  it('an account’s own registration opens without a PIN, its maker being staff or not', async () => {
    const user = await createUser(api.database.db)
    const token = await api.logIn(user.email)
    const own = (await register(api, cup, registration([cup.ids.folk]), { token })).json<Made>()
    const url = `/api/events/${cup.event.id}/reg-datas/${own.regData.id}`
    expect((await api.call({ url, token })).json()).toMatchObject({
      regData: { pin_code: own.regData.pin_code },
    })
  })
})
