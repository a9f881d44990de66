import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Entry = {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: string
  role: string | null
}
type Dancer = { id: number; last_name: string; first_name: string; birth_date: string }
type Whole = {
  regData: { id: number; reg_n: number; pin_code: string; version: number; city: string }
  registrations: Entry[]
  dancers: Dancer[]
}
type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('a changed registration', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())
  // Places and numbers of one test say nothing to another.
  beforeEach(async () => {
    cup = await createCup(api.database.db, staff.team.id)
  })

  async function register(contestIds: string[], values: object = {}): Promise<Whole> {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration(contestIds, values),
    })
    expect(answer.statusCode).toBe(201)
    return answer.json<Whole>()
  }
  type By = { pin?: string; token?: string }
  const put = ({ regData }: Whole, body: object, by: By = { pin: regData.pin_code }) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${regData.id}${by.pin ? `?pin=${by.pin}` : ''}`,
      body,
      ...(by.token ? { token: by.token } : {}),
    })
  const asAdmin = () => ({ token: staff.tokens.admin })
  /** Stored entries as a client sends them back, and new ones. */
  type SentEntry = { id?: number; contest_id: string; packet_contest_id?: string | null }
  const entries = ({ registrations }: Whole, ...contestIds: string[]): SentEntry[] => [
    ...registrations.map(({ id, contest_id, packet_contest_id, role }) => ({
      id,
      contest_id,
      packet_contest_id,
      role,
    })),
    ...contestIds.map((contest_id) => ({ contest_id })),
  ]
  const statuses = (whole: Whole) =>
    Object.fromEntries(
      whole.registrations.map(({ contest_id, status }) => [
        Object.entries(cup.ids).find(([, id]) => id === contest_id)?.[0] ?? '',
        status,
      ]),
    )
  const ledger = async ({ regData }: Whole) => {
    const lines = await api.database.db
      .selectFrom('ledger')
      .where('reg_data_id', '=', regData.id)
      .select(['kind', 'amount', 'title'])
      .orderBy('id')
      .execute()
    return lines.map(({ kind, amount, title }) => `${kind} ${amount / 100} ${title}`)
  }
  const closeContest = (id: string) =>
    api.database.db.updateTable('contests').set({ status: 'closed' }).where('id', '=', id).execute()
  const closeWindow = () =>
    api.database.db
      .updateTable('events')
      .set({ reg_to: '2026-11-01T00:00:00+03:00' })
      .where('id', '=', cup.event.id)
      .execute()

  describe('entries', () => {
    it('left out become withdrawn, those without id are new, the charges follow', async () => {
      const before = await register([cup.ids.oriental, cup.ids.folk])
      const [oriental] = entries(before)
      const answer = await put(before, {
        registrations: [oriental, { contest_id: cup.ids.show }],
      })
      expect(answer.statusCode).toBe(200)
      const after = answer.json<Whole>()
      expect(statuses(after)).toEqual({ oriental: 'active', folk: 'withdrawn', show: 'active' })
      expect(after.registrations[0]?.id).toBe(oriental?.id)
      expect(after.regData.version).toBe(2)
      expect((await ledger(before)).slice(3).toSorted()).toEqual([
        'charge 1200 Соло 13',
        'correction -1200 Соло 12',
      ])
    })

    it('that are withdrawn stay so, also when sent along; the same contest can be entered anew', async () => {
      const before = await register([cup.ids.oriental, cup.ids.folk])
      const withdrawn = (
        await put(before, { registrations: entries(before).slice(0, 1) })
      ).json<Whole>()
      const sent = await put(before, { registrations: entries(withdrawn) })
      expect(statuses(sent.json<Whole>())).toEqual({ oriental: 'active', folk: 'withdrawn' })
      const again = await put(before, { registrations: entries(withdrawn, cup.ids.folk) })
      expect(again.statusCode).toBe(200)
      expect(again.json<Whole>().registrations.map(({ status }) => status)).toEqual([
        'active',
        'withdrawn',
        'active',
      ])
    })

    it('are told by mail as they stand after a change, and a change that changes nothing is not', async () => {
      const before = await register([cup.ids.oriental], {
        regData: { email: 'told@parket.test', phone: '+7 916 123-45-67', city: 'Москва' },
      })
      const letters = () => lettersTo(api.database.db, 'told@parket.test')
      await put(before, { regData: { city: 'Москва' } })
      expect(await letters()).toHaveLength(1)
      await put(before, { registrations: entries(before, cup.ids.show) })
      await put(before, { registrations: [] })
      const [, changed, withdrawn] = await letters()
      const number = `№\u00A0${before.regData.reg_n}`
      expect(changed?.subject).toContain(`Регистрация ${number} изменена`)
      expect(changed?.text).toContain('— 11.\u00A0')
      expect(changed?.text).toContain('— 13.\u00A0')
      expect(changed?.text).not.toContain(before.regData.pin_code)
      expect(withdrawn?.subject).toContain(`Регистрация ${number} снята`)
    })

    it('the address there was before is told of a new one', async () => {
      const before = await register([cup.ids.oriental], {
        regData: { email: 'old@parket.test', phone: '+7 916 123-45-67', city: 'Москва' },
      })
      await put(before, { regData: { email: 'new@parket.test' } })
      for (const address of ['old@parket.test', 'new@parket.test']) {
        const letter = (await lettersTo(api.database.db, address)).at(-1)
        expect(letter?.subject).toContain('изменена')
        expect(letter?.text).not.toContain(before.regData.pin_code)
      }
    })

    it('may all be withdrawn; nothing is owed then', async () => {
      const before = await register([cup.ids.oriental])
      expect(await ledger(before)).toEqual([
        'charge 1200 Соло 11',
        'charge 500 Организационный взнос',
      ])
      const answer = await put(before, { registrations: [] })
      expect(statuses(answer.json<Whole>())).toEqual({ oriental: 'withdrawn' })
      expect((await ledger(before)).slice(2).toSorted()).toEqual([
        'correction -1200 Соло 11',
        'correction -500 Организационный взнос',
      ])
    })

    it('that were there stay when their contest closes; new ones want it open', async () => {
      const before = await register([cup.ids.oriental])
      await closeContest(cup.ids.oriental)
      const kept = await put(before, { regData: { city: 'Тверь' }, registrations: entries(before) })
      expect(kept.json()).toMatchObject({ regData: { city: 'Тверь' } })
      const added = await put(before, { registrations: entries(before, cup.ids.closed) })
      expect(added.statusCode).toBe(422)
      expect(added.json<Refusal>().errors).toEqual({
        [`packets.${cup.ids.closed}`]: [problemText('contest_not_open')],
      })
    })

    it('keep their place on the waiting list, whatever else changes', async () => {
      const sets = []
      for (let n = 0; n < 4; n += 1) sets.push(await register([cup.ids.two]))
      const [first, , third] = sets
      if (!first || !third) throw new TypeError('Four registered')
      await put(third, { dancers: [newDancer()], registrations: entries(third, cup.ids.folk) })
      await put(first, { registrations: [] })
      const read = await put(third, {})
      expect(statuses(read.json<Whole>())).toEqual({ two: 'active', folk: 'active' })
    })

    it('of a packet: contests taken away are charged singly, and the packet can be given up', async () => {
      const packets = {
        [cup.ids.packet]: { status: true, selectedGroupIds: [cup.ids.oriental, cup.ids.folk] },
      }
      const before = await register([], { packets })
      expect(await ledger(before)).toContain('charge 2800 Пакет: любые 2–3 соло')
      const folk = before.registrations.find(({ contest_id }) => contest_id === cup.ids.folk)
      const fewer = await put(before, {
        registrations: entries(before).filter(({ id }) => id !== folk?.id),
      })
      expect(fewer.statusCode).toBe(200)
      expect(statuses(fewer.json<Whole>())).toEqual({
        packet: 'active',
        oriental: 'active',
        folk: 'withdrawn',
      })
      expect((await ledger(before)).slice(2).toSorted()).toEqual([
        'charge 1200 Соло 11',
        'correction -2800 Пакет: любые 2–3 соло',
      ])
      const single = await put(before, {
        registrations: entries(before).filter(({ contest_id }) => contest_id === cup.ids.oriental),
      })
      expect(single.json<Whole>().registrations).toContainEqual(
        expect.objectContaining({ contest_id: cup.ids.oriental, packet_contest_id: null }),
      )
    })

    it('of a new packet have to complete it', async () => {
      const before = await register([cup.ids.oriental])
      const packet = { contest_id: cup.ids.packet }
      const member = (contest_id: string) => ({ contest_id, packet_contest_id: cup.ids.packet })
      const short = await put(before, {
        registrations: [...entries(before), packet, member(cup.ids.folk)],
      })
      expect(short.statusCode).toBe(422)
      expect(short.json<Refusal>().errors).toEqual({
        [`packets.${cup.ids.packet}`]: [problemText('packets_unfinished')],
      })
      const whole = await put(before, {
        registrations: [...entries(before), packet, member(cup.ids.folk), member(cup.ids.show)],
      })
      expect(whole.statusCode).toBe(200)
      const without = await put(before, { registrations: [member(cup.ids.folk)] })
      expect(without.statusCode).toBe(422)
    })

    it.each([
      ['of another registration', () => ({ id: 999_999 }), 'registrations.0.id'],
      ['of no contest', () => ({}), 'registrations.0.contest_id'],
      ['of the pay group', () => ({ contest_id: cup.ids.payGroup }), 'packets.'],
      ['of another event', () => ({ contest_id: crypto.randomUUID() }), 'packets.'],
    ])('%s are refused', async (_case, sent, field) => {
      const before = await register([cup.ids.oriental])
      const answer = await put(before, { registrations: [sent()] })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors).join(' ')).toContain(field)
    })

    it('neither become another contest’s nor stand twice', async () => {
      const before = await register([cup.ids.oriental])
      const [own] = entries(before)
      const moved = await put(before, { registrations: [{ ...own, contest_id: cup.ids.folk }] })
      expect(Object.keys(moved.json<Refusal>().errors)).toContain('registrations.0.id')
      const twice = await put(before, { registrations: entries(before, cup.ids.oriental) })
      expect(twice.statusCode).toBe(422)
    })

    it('with a changed role wait for the new one, and make room in the old', async () => {
      const id = cup.ids.jackAndJill
      const join = (role: string) => register([id], { roles: { [id]: role } })
      const leader = await join('leader')
      const waiting = await join('leader')
      const follower = await join('follower')
      const turned = await put(leader, {
        registrations: [{ id: leader.registrations[0]?.id, contest_id: id, role: 'follower' }],
      })
      expect(turned.json()).toMatchObject({
        registrations: [{ status: 'waiting', role: 'follower' }],
      })
      expect((await put(waiting, {})).json()).toMatchObject({
        registrations: [{ status: 'active' }],
      })
      expect((await put(follower, {})).json()).toMatchObject({
        registrations: [{ status: 'active' }],
      })
      const without = await put(follower, {
        registrations: [{ id: follower.registrations[0]?.id, role: null }],
      })
      expect(without.statusCode).toBe(422)
      expect(without.json<Refusal>().errors).toEqual({
        [`roles.${id}`]: [problemText('role_missing')],
      })
    })
  })

  describe('dancers', () => {
    it('are the whole list: left out they go, without id they are new, the order is kept', async () => {
      const dancers = [newDancer(), newDancer()]
      const before = await register([cup.ids.duet], { dancers })
      const [first, second] = before.dancers
      const guest = newDancer()
      const answer = await put(before, {
        dancers: [{ ...second, last_name: 'Ёлкина' }, guest],
        registrations: entries(before),
      })
      expect(answer.statusCode).toBe(200)
      const after = answer.json<Whole>()
      expect(after.dancers).toMatchObject([
        { id: second?.id, last_name: 'Ёлкина', ind: 0 },
        { last_name: guest.last_name, ind: 1 },
      ])
      expect(after.dancers.map(({ id }) => id)).not.toContain(first?.id)
    })

    it('keep what admins decided about who they are, whatever else of the registration changes', async () => {
      const { db } = api.database
      const [mine, other] = [await register([cup.ids.folk]), await register([cup.ids.show])]
      const [one, two] = [mine.dancers[0]?.id ?? 0, other.dancers[0]?.id ?? 0]
      const [dancer_id, other_id] = one < two ? [one, two] : [two, one]
      await db
        .insertInto('person_links')
        .values({ team_id: staff.team.id, dancer_id, other_id, is_same: true })
        .execute()
      const answer = await put(mine, { regData: { city: 'Тверь' } })
      expect(answer.statusCode).toBe(200)
      const links = await db
        .selectFrom('person_links')
        .where('dancer_id', '=', dancer_id)
        .select('other_id')
        .execute()
      expect(links).toEqual([{ other_id }])
    })

    it('are told to the history also where only codes or the former surname are new', async () => {
      const before = await register([cup.ids.folk])
      const dancers = before.dancers.map(({ id }) => ({ id, federation_codes: ['RU-123456'] }))
      expect((await put(before, { dancers })).statusCode).toBe(200)
      const line = await api.database.db
        .selectFrom('audit_log')
        .where('action', '=', 'updateRegData')
        .where('entity_id', '=', String(before.regData.id))
        .select('changes')
        .executeTakeFirstOrThrow()
      expect(Object.keys(line.changes ?? {})).toEqual(['dancers'])
      expect(JSON.stringify(line)).not.toContain('123456')
    })

    it('have to fit every contest they stay in', async () => {
      const before = await register([cup.ids.oriental])
      const child = await put(before, {
        dancers: [{ ...before.dancers[0], birth_date: '2018-01-01' }],
      })
      expect(child.statusCode).toBe(422)
      expect(child.json<Refusal>().errors).toEqual({
        [`packets.${cup.ids.oriental}`]: [problemText('age_mismatch', { x: 9, bound: 18 })],
      })
      const two = await put(before, { dancers: [before.dancers[0], newDancer()] })
      expect(two.statusCode).toBe(422)
      const foreign = await put(before, { dancers: [{ ...before.dancers[0], id: 999_999 }] })
      expect(Object.keys(foreign.json<Refusal>().errors)).toEqual(['dancers.0.id'])
    })

    it('with an entry of the same contest elsewhere are refused', async () => {
      const other = await register([cup.ids.oriental])
      const before = await register([cup.ids.oriental])
      const { last_name, first_name, birth_date } = other.dancers[0] ?? newDancer()
      const answer = await put(before, {
        dancers: [{ id: before.dancers[0]?.id, last_name, first_name, birth_date }],
      })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'dancer_twice' })
      // Oneself is nobody else.
      expect((await put(before, { dancers: before.dancers })).statusCode).toBe(200)
    })

    it('who leave take the pay group along to their next registration', async () => {
      const dancer = newDancer()
      const first = await register([cup.ids.oriental], { dancers: [dancer] })
      const second = await register([cup.ids.folk], { dancers: [dancer] })
      expect(await ledger(second)).toEqual(['charge 1200 Соло 12'])
      await put(first, { dancers: [newDancer()] })
      expect(await ledger(second)).toEqual([
        'charge 1200 Соло 12',
        'charge 500 Организационный взнос',
      ])
      expect(await ledger(first)).toEqual([
        'charge 1200 Соло 11',
        'charge 500 Организационный взнос',
      ])
    })

    it('are linked to an account by its owner only', async () => {
      const user = await createUser(api.database.db)
      const before = await register([cup.ids.oriental])
      const linked = await put(before, {
        dancers: [{ id: before.dancers[0]?.id, user_id: user.id }],
      })
      expect(linked.json()).toMatchObject({ dancers: [{ user_id: null }] })
      const token = await api.logIn(user.email)
      const own = await put(
        before,
        { dancers: [{ id: before.dancers[0]?.id, user_id: user.id }] },
        { token, pin: before.regData.pin_code },
      )
      expect(own.json()).toMatchObject({ dancers: [{ user_id: user.id }] })
      const kept = await put(before, {
        dancers: [{ ...before.dancers[0], user_id: user.id }],
      })
      expect(kept.json()).toMatchObject({ dancers: [{ user_id: user.id }] })
    })
  })

  describe('contacts and consents', () => {
    it('are checked again, and kept when left out', async () => {
      const before = await register([cup.ids.oriental])
      const wrong = await put(before, { regData: { email: ' ', phone: 'нет' } })
      expect(wrong.statusCode).toBe(422)
      expect(wrong.json<Refusal>().errors).toEqual({
        'regData.email': [problemText('email_missing')],
        'regData.phone': [problemText('phone_invalid')],
      })
      const refused = await put(before, { consents: { processing: false } })
      expect(refused.statusCode).toBe(422)
      const saved = await put(before, { consents: { publication: false } })
      expect(saved.json()).toMatchObject({
        regData: { consents: { processing: true, publication: false }, city: 'Москва' },
      })
    })

    it('leave a trace that tells of no person', async () => {
      const before = await register([cup.ids.oriental])
      await put(before, { regData: { email: 'new@parket.test' } }, asAdmin())
      const trace = await api.database.db
        .selectFrom('audit_log')
        .orderBy('id', 'desc')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(trace).toMatchObject({
        action: 'updateRegData',
        entity: 'regData',
        entity_id: String(before.regData.id),
        changes: { email: { from: '…', to: '…' } },
      })
      expect(trace.user_id).not.toBeNull()
    })
  })

  describe('who and when', () => {
    it('a stale edit is refused and changes nothing', async () => {
      const before = await register([cup.ids.oriental])
      await put(before, { regData: { city: 'Тверь', version: 1 } })
      const stale = await put(before, { regData: { city: 'Псков', version: 1 } })
      expect(stale.statusCode).toBe(409)
      expect(stale.json()).toMatchObject({ code: 'stale' })
    })

    it('the PIN, the account and admins may; the desk and strangers may not', async () => {
      const user = await createUser(api.database.db)
      const token = await api.logIn(user.email)
      const own = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration([cup.ids.oriental]),
        token,
      })
      const before = own.json<Whole>()
      expect((await put(before, {}, { token })).statusCode).toBe(200)
      expect((await put(before, {})).statusCode).toBe(200)
      for (const user of ['admin', 'supervisor', 'superadmin'] as const) {
        expect((await put(before, {}, { token: staff.tokens[user] })).statusCode).toBe(200)
      }
      for (const user of ['manager', 'dancer', 'stranger'] as const) {
        expect((await put(before, {}, { token: staff.tokens[user] })).statusCode).toBe(403)
      }
      expect((await put(before, {}, {})).statusCode).toBe(401)
      expect((await put(before, {}, { pin: '0' })).statusCode).toBe(404)
    })

    it('after the window closes only admins may', async () => {
      const before = await register([cup.ids.oriental])
      await closeWindow()
      const late = await put(before, { registrations: [] })
      expect(late.statusCode).toBe(422)
      expect(Object.keys(late.json<Refusal>().errors)).toEqual(['event'])
      expect((await put(before, { registrations: [] }, asAdmin())).statusCode).toBe(200)
    })

    it('a registration of another event is not there', async () => {
      const before = await register([cup.ids.oriental])
      cup = await createCup(api.database.db, staff.team.id)
      expect((await put(before, {}, asAdmin())).statusCode).toBe(404)
      expect((await put(before, {})).statusCode).toBe(404)
    })
  })

  describe('the desk', () => {
    type User = keyof Staffed['tokens']
    const desk = (path: string, body: object, { regData }: Whole, user: User = 'manager') =>
      api.call({
        method: 'PUT',
        url: `/api/events/${cup.event.id}/reg-datas/${regData.id}/${path}`,
        body,
        token: staff.tokens[user],
      })

    it('checks everybody in, with overrides by entry', async () => {
      const before = await register([cup.ids.oriental, cup.ids.folk])
      const [oriental, folk] = before.registrations
      const checked = await desk(
        'attendance',
        { attendance: 'present', registrations: { [folk?.id ?? 0]: 'absent' }, version: 1 },
        before,
      )
      expect(checked.statusCode).toBe(200)
      expect(checked.json()).toMatchObject({
        regData: { version: 2 },
        registrations: [
          { id: oriental?.id, attendance: 'present' },
          { id: folk?.id, attendance: 'absent' },
        ],
      })
      const back = await desk(
        'attendance',
        { attendance: null, registrations: { [folk?.id ?? 0]: null } },
        before,
      )
      expect(back.json()).toMatchObject({
        registrations: [{ attendance: null }, { attendance: null }],
      })
      expect((await desk('attendance', { version: 1 }, before)).statusCode).toBe(409)
    })

    it('refuses what is no attendance, and entries of others', async () => {
      const before = await register([cup.ids.oriental])
      const other = await register([cup.ids.oriental])
      const answer = await desk(
        'attendance',
        {
          attendance: 'late',
          registrations: {
            [before.registrations[0]?.id ?? 0]: 'maybe',
            [other.registrations[0]?.id ?? 0]: 'present',
          },
        },
        before,
      )
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual([
        'attendance',
        `registrations.${before.registrations[0]?.id}`,
        `registrations.${other.registrations[0]?.id}`,
      ])
    })

    it('gives start numbers that nobody else wears', async () => {
      const [one, other] = [await register([cup.ids.oriental]), await register([cup.ids.oriental])]
      const set = await desk('start-number', { start_number: 115, version: 1 }, one)
      expect(set.json()).toMatchObject({ regData: { start_number: 115, version: 2 } })
      const taken = await desk('start-number', { start_number: 115 }, other)
      expect(taken.statusCode).toBe(409)
      expect(taken.json()).toMatchObject({ code: 'start_number_taken' })
      // Who has no number of the own wears the registration number.
      const worn = await desk('start-number', { start_number: other.regData.reg_n }, one)
      expect(worn.statusCode).toBe(409)
      await desk('start-number', { start_number: one.regData.reg_n }, other)
      const back = await desk('start-number', { start_number: null }, one)
      expect(back.statusCode).toBe(409)
      expect((await desk('start-number', { start_number: 0 }, one)).statusCode).toBe(422)
    })

    it('exchanges two start numbers in one change', async () => {
      const [one, other] = [await register([cup.ids.oriental]), await register([cup.ids.oriental])]
      const swap = { start_number: other.regData.reg_n, swap: true }
      const swapped = await desk('start-number', swap, one)
      expect(swapped.json()).toMatchObject({ regData: { start_number: other.regData.reg_n } })
      const numberOf = async ({ regData: { id } }: Whole) =>
        api.database.db
          .selectFrom('reg_datas')
          .where('id', '=', id)
          .select(['start_number', 'reg_n'])
          .executeTakeFirstOrThrow()
      expect(await numberOf(other)).toMatchObject({ start_number: one.regData.reg_n })
      // Back again both wear their registration numbers.
      await desk('start-number', { start_number: null, swap: true }, one)
      expect(await numberOf(one)).toMatchObject({ start_number: null })
      expect(await numberOf(other)).toMatchObject({ start_number: null })
    })

    it('is for managers and up', async () => {
      const before = await register([cup.ids.oriental])
      for (const path of ['attendance', 'start-number']) {
        expect((await desk(path, {}, before, 'admin')).statusCode).toBe(200)
        expect((await desk(path, {}, before, 'dancer')).statusCode).toBe(403)
        expect((await desk(path, {}, before, 'stranger')).statusCode).toBe(403)
      }
    })
  })
})

onPostgres('registrations changed at one moment', (engine) => {
  it('lose no update and give each number once', async () => {
    const api = await startApi(engine)
    const staff = await staffTeam(api)
    const cup = await createCup(api.database.db, staff.team.id)
    const url = `/api/events/${cup.event.id}`
    const sets: Whole[] = []
    for (let n = 0; n < 6; n += 1) {
      const answer = await api.call({
        method: 'POST',
        url: `${url}/register`,
        body: registration([cup.ids.oriental]),
      })
      sets.push(answer.json<Whole>())
    }
    const numbers = await Promise.all(
      sets.map(({ regData }) =>
        api.call({
          method: 'PUT',
          url: `${url}/reg-datas/${regData.id}/start-number`,
          body: { start_number: 77 },
          token: staff.tokens.manager,
        }),
      ),
    )
    expect(numbers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(numbers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)

    const [first] = sets
    const edits = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        api.call({
          method: 'PUT',
          url: `${url}/reg-datas/${first?.regData.id}?pin=${first?.regData.pin_code}`,
          body: {
            regData: {
              city: `Город ${'абвгде'[n]}`,
              version: numbers[0]?.statusCode === 200 ? 2 : 1,
            },
          },
        }),
      ),
    )
    expect(edits.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(edits.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    await api.close()
  })
})
