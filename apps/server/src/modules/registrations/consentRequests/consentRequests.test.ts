import type { Consents } from '@parket/domain/registration/request'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  contacts,
  createCup,
  newDancer,
  paperForm,
  register,
  registration,
  type Cup,
  type RegisterInput,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createDrawnRound, NOW } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { createPublishedContest, type FinishedEntry } from '../../../testing/publishedContest.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Numbers = {
  names: number
  registrations: number
  letters: number
  asked_lately: number
  no_address: number
  refused: number
}

const nobody: Numbers = {
  names: 0,
  registrations: 0,
  letters: 0,
  asked_lately: 0,
  no_address: 0,
  refused: 0,
}

forEachEngine('letters that ask for consents', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  beforeEach(async () => {
    cup = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${cup.event.id}/consent-requests`
  const preview = async (query: string) =>
    (await api.call({ url: `${url()}?${query}`, token: staff.tokens.admin })).json<Numbers>()
  const send = (body: object, token = staff.tokens.admin) =>
    api.call({ method: 'POST', url: url(), body, token })
  const sent = async (body: object) => (await send(body)).json<Numbers>()

  let made = 0
  /** One registration of one dancer; of each call another address. */
  async function enter(consents: Consents | undefined, values: RegisterInput = {}) {
    made += 1
    const email = `one${made}@parket.test`
    const { consents: _, ...body } = registration([cup.ids.folk], {
      regData: { ...contacts, email },
      ...values,
    })
    const answer = await register(api, cup, { ...body, ...(consents && { consents }) })
    expect(answer.statusCode).toBe(201)
    const { regData } = answer.json<{ regData: { id: number; reg_n: number } }>()
    return { ...regData, email: values.regData?.email ?? email }
  }
  const asksIn = async (email: string) =>
    (await lettersTo(api.database.db, email)).filter(({ subject }) =>
      subject.startsWith('Нужно ваше согласие'),
    )

  it('counts the names that public pages hide, each dancer once', async () => {
    const twice = newDancer()
    await enter({ processing: true, publication: true })
    await enter({ processing: true, publication: false })
    await enter(undefined, { dancers: [twice] })
    await enter(undefined, { dancers: [twice], ...inContest(cup.ids.oriental) })
    await enter(undefined, { dancers: [newDancer(), newDancer()], ...inContest(cup.ids.duet) })
    expect(await preview('consent=publication')).toEqual({
      names: 4,
      registrations: 4,
      letters: 3,
      asked_lately: 0,
      no_address: 0,
      refused: 1,
    })
    expect(await preview('consent=publication&group_num=20')).toMatchObject({
      names: 2,
      registrations: 1,
    })
    expect(await preview('consent=processing')).toMatchObject({ names: 3, refused: 0 })
  })

  it('leaves out who waits, is withdrawn or merged: no public page shows them', async () => {
    const [waiting, withdrawn, merged] = [
      await enter(undefined),
      await enter(undefined),
      await enter(undefined),
    ]
    const stands = await enter({ processing: true, publication: true })
    const { db } = api.database
    const set = (id: number, values: { status: 'waiting' | 'withdrawn'; withdrawn_at?: Date }) =>
      db.updateTable('registrations').set(values).where('reg_data_id', '=', id).execute()
    await set(waiting.id, { status: 'waiting' })
    await set(withdrawn.id, { status: 'withdrawn', withdrawn_at: NOW })
    await db
      .updateTable('reg_datas')
      .set({ merged_into: stands.id })
      .where('id', '=', merged.id)
      .execute()
    expect(await preview('consent=publication')).toEqual(nobody)
    // Who waits is processed anyway.
    expect(await preview('consent=processing')).toMatchObject({ registrations: 1, letters: 1 })
  })

  it('is the number of initials on the public page of the result', async () => {
    const entry = (start_number: number, isAgreed: boolean): FinishedEntry => ({
      start_number,
      place: [start_number, start_number],
      isAgreed,
      person: {
        last_name: `Орлова${'абвгд'.charAt(start_number)}`,
        first_name: 'Яна',
        birth_date: '2015-05-05',
      },
    })
    await createPublishedContest(
      api.database.db,
      cup.event,
      [entry(1, true), entry(2, false), entry(3, false)],
      { group_num: 60 },
    )
    const answer = await api.call({ url: `/api/events/${cup.event.id}/results` })
    const shown = answer.json<{ podium: { names: string[] }[] }[]>()
    const names = shown.flatMap(({ podium }) => podium.flatMap((place) => place.names))
    const hidden = names.filter((name) => name === 'О. Я.')
    expect(hidden).toHaveLength(2)
    expect(await preview('consent=publication&group_num=60')).toMatchObject({ names: 2 })
  })

  it('counts who left after the draw: the round still shows them', async () => {
    const { id } = await enter(undefined)
    const { db } = api.database
    const entry = await db
      .updateTable('registrations')
      .set({ status: 'withdrawn', withdrawn_at: NOW })
      .where('reg_data_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await preview('consent=publication')).toEqual(nobody)
    await createDrawnRound(db, cup.ids.folk, [[entry.id]])
    expect(await preview('consent=publication')).toMatchObject({ names: 1, letters: 1 })
  })

  it('writes one letter to an address, with a link for each of its registrations', async () => {
    const regData = { ...contacts, email: 'family@parket.test' }
    const one = await enter(undefined, { regData })
    const other = await enter(undefined, {
      regData: { ...regData, email: 'Family@parket.test' },
    })
    const { db } = api.database
    expect(await preview('consent=publication')).toMatchObject({ letters: 1 })
    expect(await asksIn('family@parket.test')).toEqual([])
    expect(await sent({ consent: 'publication' })).toMatchObject({ letters: 1, registrations: 2 })
    const [letter, ...more] = await asksIn('family@parket.test')
    expect(more).toEqual([])
    for (const { reg_n } of [one, other]) expect(letter?.text).toContain(String(reg_n))
    // A letter goes astray: it names nobody, least of all a child.
    const dancers = await db
      .selectFrom('dancers')
      .where('event_id', '=', cup.event.id)
      .select('last_name')
      .execute()
    for (const { last_name } of dancers) expect(letter?.text).not.toContain(last_name)
  })

  it('asks an address once a day for an event, also after a letter of an import', async () => {
    const one = await enter(undefined)
    await sent({ consent: 'publication' })
    await enter(undefined, { regData: { ...contacts, email: one.email } })
    const again = await sent({ consent: 'publication' })
    expect(again).toMatchObject({ letters: 0, asked_lately: 2 })
    expect(await asksIn(one.email)).toHaveLength(1)
    await api.database.db
      .updateTable('reg_datas')
      .set({ consent_asked_at: sql<Date>`consent_asked_at - interval '25 hours'` })
      .where('event_id', '=', cup.event.id)
      .execute()
    expect(await sent({ consent: 'publication' })).toMatchObject({ letters: 1, asked_lately: 0 })
  })

  it('asks once, however many ask at once', async () => {
    const one = await enter(undefined)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sent({ consent: 'publication' })),
    )
    expect(answers.map(({ letters }) => letters).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1])
    expect(await asksIn(one.email)).toHaveLength(1)
  })

  it('does not ask again who answered «no», nor writes where no letter can go', async () => {
    const refused = await enter({ processing: true, publication: false })
    const unreachable = await enter(undefined)
    await api.database.db
      .updateTable('reg_datas')
      .set({ email: '—' })
      .where('id', '=', unreachable.id)
      .execute()
    expect(await sent({ consent: 'publication' })).toMatchObject({
      letters: 0,
      refused: 1,
      no_address: 1,
    })
    expect(await asksIn(refused.email)).toEqual([])
  })

  it('asks in a contest only those who dance it', async () => {
    const inside = await enter(undefined)
    const outside = await enter(undefined, inContest(cup.ids.show))
    expect(await sent({ consent: 'publication', group_num: 12 })).toMatchObject({ letters: 1 })
    expect(await asksIn(inside.email)).toHaveLength(1)
    expect(await asksIn(outside.email)).toEqual([])
  })

  it('asks who agreed to processing on paper for the names alone', async () => {
    const { regData } = paperForm([cup.ids.folk])
    const email = 'paper@parket.test'
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registrations/paper`,
      body: paperForm([cup.ids.folk], {
        regData: { ...regData, email },
        consents: { processing: true, publication: null },
      }),
      token: staff.tokens.admin,
    })
    expect(answer.statusCode).toBe(201)
    expect(await sent({ consent: 'processing' })).toEqual(nobody)
    expect(await sent({ consent: 'publication' })).toMatchObject({ letters: 1 })
    const [letter] = await asksIn(email)
    expect(letter?.text).toMatch(/можно ли показывать имена/)
    expect(letter?.text).not.toMatch(/обработку персональных данных мы ещё не получили/)
  })

  it('is told in the history of each registration that was asked, and of no other', async () => {
    const asked = await enter(undefined)
    await enter({ processing: true, publication: false })
    await sent({ consent: 'publication' })
    const lines = await api.database.db
      .selectFrom('audit_log')
      .where('event_id', '=', cup.event.id)
      .where('action', '=', 'sendConsentRequests')
      .select(['entity', 'entity_id', 'changes'])
      .execute()
    expect(lines).toEqual([
      {
        entity: 'regData',
        entity_id: String(asked.id),
        changes: { consent_asked_at: { from: null, to: expect.any(String) as string } },
      },
    ])
  })

  it('paces many letters, so that others do not wait behind them', async () => {
    const { db } = api.database
    const one = await enter(undefined)
    await sql`insert into reg_datas (event_id, reg_n, email, phone, city, pin_code)
      select event_id, 1000 + n, 'many' || n || '@parket.test', phone, city, pin_code
      from reg_datas, generate_series(1, 60) as n where id = ${one.id}`.execute(db)
    await sql`insert into registrations (event_id, reg_data_id, contest_id, status, price_day)
      select reg_datas.event_id, reg_datas.id, ${cup.ids.folk}::uuid, 'active', current_date
      from reg_datas where event_id = ${cup.event.id} and reg_n > 1000`.execute(db)
    await sql`insert into dancers
        (event_id, reg_data_id, ind, last_name, first_name, birth_date, gender)
      select event_id, id, 0, 'Иванова', 'Анна', '1999-01-01', 'F'
      from reg_datas where event_id = ${cup.event.id} and reg_n > 1000`.execute(db)
    expect(await sent({ consent: 'publication' })).toMatchObject({ letters: 61, names: 2 })
    const due = await db
      .selectFrom('outbox')
      .where(sql<boolean>`payload -> 'to' ->> 'address' like 'many%'`)
      .where('run_at', '>', sql<Date>`now()`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(due.count).toBeGreaterThanOrEqual(10)
  })

  it('is for admins of the event, of a contest that there is, for a consent that there is', async () => {
    for (const token of [staff.tokens.manager, staff.tokens.stranger, staff.tokens.dancer]) {
      expect((await send({ consent: 'publication' }, token)).statusCode).toBe(403)
      expect((await api.call({ url: `${url()}?consent=publication`, token })).statusCode).toBe(403)
    }
    const missing = await send({ consent: 'publication', group_num: 999 })
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 'contest_not_found' }])
    const unknown = await send({ consent: 'advertising' })
    expect([unknown.statusCode, Object.keys(unknown.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['consent'],
    ])
  })

  function inContest(id: string): RegisterInput {
    return { packets: { single: { status: null, selectedGroupIds: [id] } } }
  }
})
