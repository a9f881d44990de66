import { randomUUID } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  createCup,
  newDancer,
  register,
  registration,
  startCup,
  type Cup,
  type RegisterInput,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createEvent, createTeam, createUser, NOW } from '../../../testing/fixtures.ts'

type Entry = {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: string
  role: string | null
}
type Answer = {
  regData: { id: number; reg_n: number; pin_code: string; registered_by: number | null }
  registrations: Entry[]
  dancers: { id: number; user_id: number | null; birth_date: string }[]
}

forEachEngine('registering', (engine) => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
  })
  afterAll(() => api.close())

  const send = (
    body: RegisterInput,
    { token, event = cup }: { token?: string; event?: Cup } = {},
  ) => register(api, event, body, { token })

  async function enter(body: RegisterInput, options = {}): Promise<Answer> {
    const answer = await send(body, options)
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()])
    return answer.json<Answer>()
  }

  const statusOf = ({ registrations }: Answer, contestId: string) =>
    registrations.find(({ contest_id }) => contest_id === contestId)?.status

  async function owed(regDataId: number) {
    const rows = await api.database.db
      .selectFrom('ledger')
      .where('reg_data_id', '=', regDataId)
      .orderBy('id')
      .select(['kind', 'amount', 'contest_id'])
      .execute()
    const nameOf = (id: string | null) =>
      Object.entries(cup.ids).find(([, contestId]) => contestId === id)?.[0]
    return rows.map(({ kind, amount, contest_id }) => `${kind} ${nameOf(contest_id)} ${amount}`)
  }

  it('answers number, PIN, dancers and entries, as they were stored', async () => {
    const body = registration([cup.ids.folk, cup.ids.show], {
      regData: { email: ' a@parket.test ', phone: ' +7 916 1234567', city: 'Орёл ' },
      dancers: [
        newDancer({ last_name: ' Фёдорова  -  Ли', birth_date: '2001-02-03', gender: 'M' }),
      ],
    })
    const { regData, registrations, dancers } = await enter(body)
    expect(regData).toMatchObject({
      event_id: cup.event.id,
      email: 'a@parket.test',
      phone: '+79161234567',
      city: 'Орёл',
      pin_code: expect.stringMatching(/^\d{6}$/) as string,
      start_number: null,
      registered_by: null,
      consents: { processing: true, publication: true },
      version: 1,
      created_at: NOW.toISOString(),
    })
    expect(dancers).toEqual([
      {
        id: expect.any(Number) as number,
        reg_data_id: regData.id,
        user_id: null,
        ind: 0,
        last_name: 'Фёдорова - Ли',
        first_name: 'Мария',
        birth_date: '2001-02-03',
        gender: 'M',
        former_last_name: '',
        federation_codes: [],
      },
    ])
    expect(registrations).toEqual(
      [cup.ids.folk, cup.ids.show].map((contest_id) => ({
        id: expect.any(Number) as number,
        reg_data_id: regData.id,
        contest_id,
        packet_contest_id: null,
        status: 'active',
        waiting_place: null,
        attendance: null,
        role: null,
        priced_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      })),
    )
    const read = await api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${regData.id}?pin=${regData.pin_code}`,
    })
    expect(read.json()).toEqual({ regData, registrations, dancers })
  })

  it('gives numbers in order, also after a refusal', async () => {
    const first = await enter(registration([cup.ids.folk]))
    expect((await send(registration([]))).statusCode).toBe(422)
    const second = await enter(registration([cup.ids.folk]))
    expect(second.regData.reg_n).toBe(first.regData.reg_n + 1)
  })

  it('takes whoever registers from the token, not from the body', async () => {
    const user = await createUser(api.database.db)
    const token = await api.logIn(user.email)
    const body = registration([cup.ids.folk])
    const claimed = { ...body, regData: { ...body.regData, registered_by: 12345 } }
    expect((await enter(claimed)).regData.registered_by).toBeNull()
    const dancers = [newDancer({ user_id: user.id }), newDancer({ user_id: 12345 })]
    const own = await enter(registration([cup.ids.duet], { dancers }), { token })
    expect(own.regData.registered_by).toBe(user.id)
    expect(own.dancers.map(({ user_id }) => user_id)).toEqual([user.id, null])
    const stranger = await enter(
      registration([cup.ids.folk], { dancers: [newDancer({ user_id: user.id })] }),
    )
    expect(stranger.dancers[0]?.user_id).toBeNull()
  })

  it('keeps consents with time and text, and their absence as such', async () => {
    const { db } = api.database
    const stored = (id: number) =>
      db
        .selectFrom('reg_datas')
        .where('id', '=', id)
        .select(['consent_processing', 'consent_publication', 'consent_at', 'consent_text_version'])
        .executeTakeFirstOrThrow()
    const given = await enter(
      registration([cup.ids.folk], { consents: { processing: true, publication: false } }),
    )
    expect(await stored(given.regData.id)).toEqual({
      consent_processing: true,
      consent_publication: false,
      consent_at: NOW,
      consent_text_version: expect.stringMatching(/./) as string,
    })
    const { consents: _, ...silent } = registration([cup.ids.folk])
    expect(await stored((await enter(silent)).regData.id)).toEqual({
      consent_processing: null,
      consent_publication: null,
      consent_at: null,
      consent_text_version: null,
    })
  })

  it('stores a packet as its own entry and one per chosen contest', async () => {
    const { packet, oriental, show, two } = cup.ids
    const { regData, registrations } = await enter(
      registration([two], {
        packets: {
          single: { status: false, selectedGroupIds: [cup.ids.folk] },
          [packet]: { status: true, selectedGroupIds: [oriental, show] },
        },
      }),
    )
    expect(
      registrations.map(({ contest_id, packet_contest_id }) => [contest_id, packet_contest_id]),
    ).toEqual([
      [cup.ids.folk, null],
      [packet, null],
      [oriental, packet],
      [show, packet],
    ])
    expect(await owed(regData.id)).toEqual([
      'charge folk 120000',
      'charge packet 280000',
      'charge payGroup 50000',
    ])
  })

  it('charges nobody more than was shown: refuses with the lines, and stores nothing', async () => {
    const body = { ...registration([cup.ids.folk]), expected_amount: 169_999 }
    const answer = await send(body)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        message: problemText('price_changed', {
          amount: '1\u00A0700\u00A0₽',
          expected: '1\u00A0699,99\u00A0₽',
        }),
        code: 'price_changed',
        lines: [
          expect.objectContaining({ kind: 'contest', contest_id: cup.ids.folk, amount: 120_000 }),
          expect.objectContaining({ kind: 'payGroup', amount: 50_000 }),
        ],
      },
    ])
    const enough = await enter({ ...body, expected_amount: 170_000 })
    expect(await owed(enough.regData.id)).toEqual(['charge folk 120000', 'charge payGroup 50000'])
    const more = { ...registration([cup.ids.folk]), expected_amount: 500_000 }
    await enter(more)
  })

  it('is the same registration under a repeated key, whatever sum was shown meanwhile', async () => {
    const body = registration([cup.ids.folk])
    const headers = { 'idempotency-key': randomUUID() }
    const first = await register(api, cup, { ...body, expected_amount: 170_000 }, { headers })
    const again = await register(api, cup, { ...body, expected_amount: 180_000 }, { headers })
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json<Answer>().regData.id).toBe(first.json<Answer>().regData.id)
  })

  it('gives places while there are, then puts in line: never an error', async () => {
    const { two, folk } = cup.ids
    const answers: Answer[] = []
    for (let n = 0; n < 4; n += 1) answers.push(await enter(registration([two, folk])))
    expect(answers.map((answer) => statusOf(answer, two))).toEqual([
      'active',
      'active',
      'waiting',
      'waiting',
    ])
    expect(answers.map((answer) => statusOf(answer, folk))).toEqual(Array(4).fill('active'))
    const contests = await api.call({ url: `/api/events/${cup.event.id}/contests` })
    expect(contests.json()).toContainEqual(
      expect.objectContaining({ id: two, active_count: 2, waiting_count: 2 }),
    )
    // A waiting entry is not charged.
    expect(await owed(answers[3]?.regData.id ?? 0)).toEqual([
      'charge folk 120000',
      'charge payGroup 50000',
    ])
  })

  it('counts the places of leaders and followers apart', async () => {
    const { jackAndJill } = cup.ids
    const statuses = []
    for (const role of ['leader', 'leader', 'follower', 'follower']) {
      const answer = await enter(registration([jackAndJill], { roles: { [jackAndJill]: role } }))
      expect(answer.registrations[0]?.role).toBe(role)
      statuses.push(statusOf(answer, jackAndJill))
    }
    expect(statuses).toEqual(['active', 'waiting', 'active', 'waiting'])
  })

  it('refuses a dancer who has an entry in the contest already, however the name is written', async () => {
    const dancer = newDancer({ last_name: 'Соловьёва', first_name: 'Анна  Мария' })
    await enter(registration([cup.ids.folk, cup.ids.show], { dancers: [dancer] }))
    const again = { ...dancer, last_name: ' СОЛОВЬЕВА', first_name: 'анна мария' }
    const answer = await send(
      registration([cup.ids.oriental, cup.ids.folk, cup.ids.show], { dancers: [again] }),
    )
    const text = (contest: string) =>
      problemText('dancer_twice', { dancer: 'Соловьёва Анна Мария', contest })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      code: 'dancer_twice',
      message: text('Соло 12'),
      errors: {
        [`packets.${cup.ids.folk}`]: [text('Соло 12')],
        [`packets.${cup.ids.show}`]: [text('Соло 13')],
      },
    })
    const namesake = { ...again, birth_date: '1999-04-13' }
    await enter(registration([cup.ids.folk], { dancers: [namesake] }))
    await enter(registration([cup.ids.oriental], { dancers: [again] }))
  })

  it('refuses the same dancer twice in one set', async () => {
    const dancer = newDancer({ last_name: 'Ёлкина' })
    const dancers = [dancer, { ...dancer, last_name: 'елкина ' }]
    const answer = await send(registration([cup.ids.duet], { dancers }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'dancer_twice',
      errors: { 'dancers.1.last_name': [problemText('dancer_repeated')] },
    })
  })

  it('charges the pay group once per dancer, and corrects what a pass covers later', async () => {
    const dancer = newDancer()
    const first = await enter(registration([cup.ids.folk], { dancers: [dancer] }))
    expect(await owed(first.regData.id)).toEqual(['charge folk 120000', 'charge payGroup 50000'])
    const second = await enter(registration([cup.ids.duet], { dancers: [dancer, newDancer()] }))
    expect(await owed(second.regData.id)).toEqual(['charge duet 200000', 'charge payGroup 50000'])
    const pass = await enter(registration([cup.ids.pass], { dancers: [dancer] }))
    expect(await owed(pass.regData.id)).toEqual(['charge pass 350000'])
    expect(await owed(first.regData.id)).toEqual([
      'charge folk 120000',
      'charge payGroup 50000',
      'correction folk -120000',
    ])
    expect(await owed(second.regData.id)).toEqual(['charge duet 200000', 'charge payGroup 50000'])
  })

  it('applies the price step of the day in the zone of the event', async () => {
    const { db } = api.database
    const steps = JSON.stringify([
      { from: '2026-01-01', percent: 100 },
      { from: '2026-11-20', percent: 150 },
      { from: '2026-11-21', percent: 200 },
    ])
    const sum = async (time_zone: string) => {
      const event = await createCup(db, cup.event.team_id, { price_steps: steps, time_zone })
      const { regData } = await enter(registration([event.ids.folk]), { event })
      const rows = await db
        .selectFrom('ledger')
        .where('reg_data_id', '=', regData.id)
        .select('amount')
        .execute()
      return rows.reduce((total, { amount }) => total + amount, 0)
    }
    expect(await sum('Europe/Moscow')).toBe(170_000 * 1.5)
    // Noon in Moscow is the evening before in Honolulu.
    expect(await sum('Pacific/Honolulu')).toBe(170_000)
  })

  it('leaves the letter with number and PIN in the outbox, and a trace of who did what', async () => {
    const { db } = api.database
    const user = await createUser(db)
    const { regData } = await enter(registration([cup.ids.folk]), {
      token: await api.logIn(user.email),
    })
    const letter = await db
      .selectFrom('outbox')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(letter).toMatchObject({ kind: 'mail', sent_at: null })
    expect(letter.payload).toMatchObject({
      to: { address: 'dancer@parket.test' },
      senderName: 'Паркет',
      subject: `Регистрация № ${regData.reg_n} принята: Кубок Паркета`,
      text: expect.stringMatching(
        new RegExp(`PIN-код: ${regData.pin_code}[^]*К оплате: [\\d\\s]+₽`),
      ) as string,
    })
    const trace = await db
      .selectFrom('audit_log')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(trace).toMatchObject({
      user_id: user.id,
      team_id: cup.event.team_id,
      event_id: cup.event.id,
      action: 'registerForEvent',
      entity: 'regData',
      entity_id: String(regData.id),
      changes: {
        reg_n: { from: null, to: regData.reg_n },
        contests: { from: null, to: [cup.ids.folk] },
      },
    })
  })

  it("writes in the name of the event's team, also for a superadmin on another host", async () => {
    const { db } = api.database
    const spring = await createTeam(db)
    const event = await createCup(db, spring.id)
    const root = await createUser(db, { superadmin: true })
    await enter(registration([event.ids.folk]), { event, token: await api.logIn(root.email) })
    const { payload } = await db
      .selectFrom('outbox')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      senderName: 'Весна',
      text: expect.stringContaining('http://vesna.localhost:3000/events/') as string,
    })
    expect((await send(registration([event.ids.folk]), { event })).statusCode).toBe(404)
  })

  it('keeps nothing when its last step fails', async () => {
    const { db } = api.database
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    const answer = await send(registration([cup.ids.folk]))
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    expect(answer.statusCode).toBe(500)
    const { reg_n } = (await enter(registration([cup.ids.folk]))).regData
    const { n } = await db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(reg_n).toBe(n)
  })

  it('is not there for an event that is not, and for drafts', async () => {
    const { db } = api.database
    const draft = await createEvent(db, cup.event.team_id, { published: false })
    for (const id of [draft.id, 999_999]) {
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${id}/register`,
        body: registration([cup.ids.folk]),
      })
      expect(answer.statusCode).toBe(404)
    }
  })
})
