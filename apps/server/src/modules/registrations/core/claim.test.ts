import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  contacts,
  createCup,
  newDancer,
  register,
  registration,
  startCup,
  type Cup,
  type RegisterInput,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addMember, addStaff, createTeam, createUser } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { pinOf } from '../../../testing/pins.ts'

type RegData = { id: number; reg_n: number; pin_code: string }
type Person = { id: number; token: string }

const MINUTE = 60 * 1000

forEachEngine('adding a registration to one’s own by number and PIN', (engine) => {
  let api: Api
  let cup: Cup
  let leader: Person
  let stranger: Person
  let made: RegData
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    leader = await person()
    stranger = await person()
  })
  beforeEach(async () => {
    made = await enter()
  })
  // Whatever was tried is forgotten.
  afterEach(() => api.pass(15 * MINUTE))
  afterAll(() => api.close())

  async function person(values: { email?: string; superadmin?: boolean } = {}): Promise<Person> {
    const { id, email } = await createUser(api.database.db, values)
    return { id, token: await api.logIn(email) }
  }

  async function enter(token?: string, values: RegisterInput = {}): Promise<RegData> {
    const answer = await register(api, cup, registration([cup.ids.folk], values), { token })
    const { regData } = answer.json<{ regData: Omit<RegData, 'pin_code'> }>()
    return { ...regData, pin_code: await pinOf(api.database.db, regData.id) }
  }

  const claim = (body: object, who?: Person, eventId = cup.event.id, host = 'localhost') =>
    api.call({
      method: 'POST',
      host,
      url: `/api/events/${eventId}/reg-datas/claim`,
      body,
      ...(who && { token: who.token }),
    })
  const ticket = ({ reg_n, pin_code }: RegData) => ({ reg_n, pin_code })
  const wrong = ({ reg_n, pin_code }: RegData) => ({
    reg_n,
    pin_code: pin_code === '000000' ? '111111' : '000000',
  })
  const ownIds = async ({ id, token }: Person) => {
    const answer = await api.call({ url: `/api/users/${id}/registrations?page_size=200`, token })
    return answer.json<{ items: { regData: RegData }[] }>().items.map(({ regData }) => regData.id)
  }

  it('makes one that nobody’s account made the caller’s, once and for all', async () => {
    expect(await ownIds(leader)).not.toContain(made.id)
    for (let n = 0; n < 2; n += 1) {
      const answer = await claim(ticket(made), leader)
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: made.id }])
    }
    expect((await ownIds(leader)).filter((id) => id === made.id)).toHaveLength(1)
    const traces = await api.database.db
      .selectFrom('audit_log')
      .where('action', '=', 'claimRegData')
      .where('entity_id', '=', String(made.id))
      .select('user_id')
      .execute()
    expect(traces).toEqual([{ user_id: leader.id }])
  })

  it('refuses another account’s without telling whose', async () => {
    const theirs = await enter(leader.token)
    const answer = await claim(ticket(theirs), stranger)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: problemText('registration_claimed'), code: 'registration_claimed' },
    ])
    expect(await ownIds(stranger)).not.toContain(theirs.id)
    expect(await ownIds(leader)).toContain(theirs.id)
  })

  it('tells the registration’s e-mail once, without the PIN', async () => {
    const { db } = api.database
    const email = `${crypto.randomUUID()}@parket.test`
    const told = await enter(undefined, { regData: { ...contacts, email } })
    await claim(ticket(told), leader)
    await claim(ticket(told), leader)
    await claim(ticket(told), stranger)
    const letters = await lettersTo(db, email)
    expect(letters.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      `Регистрация № ${told.reg_n} принята: Кубок Паркета`,
      `Регистрация № ${told.reg_n} добавлена к учётной записи: Кубок Паркета`,
    ])
    expect(letters[1]?.text).not.toContain(told.pin_code)
  })

  it('gives a registration that the event’s staff made for somebody to the holder of its PIN', async () => {
    const { db } = api.database
    const [member, eventStaff, root] = [
      await person(),
      await person(),
      await person({ superadmin: true }),
    ]
    await addMember(db, cup.event.team_id, member.id, 'manager')
    await addStaff(db, cup.event.id, eventStaff.id, 'manager')
    for (const staff of [member, eventStaff, root]) {
      const atDesk = await enter(staff.token)
      expect((await claim(ticket(atDesk), leader)).statusCode).toBe(200)
      expect(await ownIds(leader)).toContain(atDesk.id)
      expect((await claim(ticket(atDesk), stranger)).statusCode).toBe(409)
    }
  })

  it('leaves to staff what they made for themselves', async () => {
    const { db } = api.database
    const email = `${crypto.randomUUID()}@parket.test`
    const staff = await person({ email })
    await addMember(db, cup.event.team_id, staff.id, 'admin')
    for (const own of [
      await enter(staff.token, { dancers: [newDancer({ user_id: staff.id })] }),
      await enter(staff.token, { regData: { ...contacts, email: email.toUpperCase() } }),
    ]) {
      expect((await claim(ticket(own), leader)).statusCode).toBe(409)
      expect(await ownIds(staff)).toContain(own.id)
    }
  })

  it('leaves to its account what staff of other events made', async () => {
    const { db } = api.database
    const other = await createCup(db, cup.event.team_id)
    const elsewhere = await person()
    await addStaff(db, other.event.id, elsewhere.id, 'supervisor')
    const own = await enter(elsewhere.token)
    expect((await claim(ticket(own), leader)).statusCode).toBe(409)
  })

  it('is at home on the event’s host only', async () => {
    const { domain } = await createTeam(api.database.db, { domain: 'claims.localhost' })
    const answer = await claim(ticket(made), leader, cup.event.id, domain ?? '')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'event_not_found' })
    expect(await ownIds(leader)).not.toContain(made.id)
  })

  it('gives it to one of two who ask at once', async () => {
    const answers = await Promise.all([leader, stranger].map((who) => claim(ticket(made), who)))
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 409])
    const owners = [await ownIds(leader), await ownIds(stranger)]
    expect(owners.filter((ids) => ids.includes(made.id))).toHaveLength(1)
  })

  it('says the same of a wrong PIN, of no such number and of another event’s', async () => {
    const other = await createCup(api.database.db, cup.event.team_id)
    for (const answer of [
      await claim(wrong(made), leader),
      await claim({ reg_n: 999, pin_code: made.pin_code }, leader),
      await claim(ticket(made), leader, other.event.id),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'registration_not_found' })
    }
    expect(await ownIds(leader)).not.toContain(made.id)
  })

  it('wants both number and PIN, and an account', async () => {
    const empty = await claim({}, leader)
    expect(empty.statusCode).toBe(422)
    expect(empty.json()).toMatchObject({
      errors: { reg_n: [problemText('required')], pin_code: [problemText('required')] },
    })
    expect((await claim(ticket(made))).statusCode).toBe(401)
  })

  it('shares the ten tries of looking a registration up', async () => {
    for (let n = 0; n < 10; n += 1) await claim(wrong(made), leader)
    expect((await claim(ticket(made), leader)).statusCode).toBe(429)
  })
})
