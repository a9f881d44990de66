import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../../db/schema.ts'
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
import { addMember, addTag, createUser } from '../../../testing/fixtures.ts'

/** Everything a registration writes. */
const WRITTEN: (keyof Database)[] = [
  'reg_datas',
  'dancers',
  'registrations',
  'ledger',
  'outbox',
  'idempotency_keys',
  'audit_log',
]

const MINUTE = 60 * 1000
const minor = newDancer({ birth_date: '2009-02-21' })
const nobody = { last_name: '', first_name: '', birth_date: '' }

forEachEngine('a registration that breaks a rule', (engine) => {
  let api: Api
  let cup: Cup
  let packetsMust: Cup
  let past: Cup
  let later: Cup
  let over: Cup
  let byYear: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const teamId = cup.event.team_id
    packetsMust = await createCup(db, teamId)
    await addTag(db, packetsMust.event.id, 'packets', 'must')
    const day = (date: string) => ({
      date_begin: `${date}T10:00:00Z`,
      date_end: `${date}T20:00:00Z`,
    })
    past = await createCup(db, teamId, day('2026-10-01'))
    later = await createCup(db, teamId, { reg_from: '2026-11-20T12:01:00+03:00' })
    over = await createCup(db, teamId, { reg_to: '2026-11-20T11:59:00+03:00' })
    byYear = await createCup(db, teamId, { age_mode: 'year' })
  })
  afterAll(() => api.close())

  const send = (event: Cup, body: RegisterInput, token?: string) =>
    register(api, event, body, { token, headers: { 'idempotency-key': crypto.randomUUID() } })

  async function written(): Promise<Record<string, number>> {
    const counts = WRITTEN.map(async (table) => {
      const { rows } = await sql<{
        n: number
      }>`select count(*) as n from ${sql.table(table)}`.execute(api.database.db)
      return [table, rows[0]?.n ?? -1] as const
    })
    const events = await api.database.db.selectFrom('events').select('last_reg_n').execute()
    const given = events.reduce((sum, { last_reg_n }) => sum + last_reg_n, 0)
    return { ...Object.fromEntries(await Promise.all(counts)), given }
  }

  /** What a registration is answered, and how many rows it left in which table. */
  async function attempt(event: Cup, body: RegisterInput) {
    const before = await written()
    const answer = await send(event, body)
    const after = await written()
    const traces = Object.entries(after).filter(([table, n]) => n !== before[table])
    const { code, errors } = answer.json<{ code: string; errors: Record<string, string[]> }>()
    return { status: answer.statusCode, code, errors, traces }
  }

  /** 422 in these words at these fields and at no others, without a trace. */
  const refused = (errors: Record<string, string[]>) => ({
    status: 422,
    code: 'invalid',
    errors,
    traces: [],
  })

  it.each([
    ['email', 'Укажите email'],
    ['phone', 'Укажите телефон'],
    ['city', 'Укажите город'],
  ])('without %s is refused', async (field, text) => {
    for (const missing of [undefined, null, '', '   ']) {
      const body = registration([cup.ids.folk])
      expect(
        await attempt(cup, { ...body, regData: { ...body.regData, [field]: missing } }),
      ).toEqual(refused({ [`regData.${field}`]: [text] }))
    }
  })

  it('without anything is refused in every field at once', async () => {
    expect(await attempt(cup, {})).toEqual(
      refused({
        'regData.email': ['Укажите email'],
        'regData.phone': ['Укажите телефон'],
        'regData.city': ['Укажите город'],
        dancers: ['Мало танцоров: 0 (1)'],
        packets: ['Не выбрано ни одной номинации'],
      }),
    )
  })

  it('with too few or too many dancers for a contest is refused', async () => {
    expect(await attempt(cup, registration([cup.ids.duet]))).toEqual(
      refused({
        [`packets.${cup.ids.duet}`]: ['Мало танцоров: 1 (2)'],
      }),
    )
    const two = { dancers: [newDancer(), newDancer()] }
    expect(await attempt(cup, registration([cup.ids.folk, cup.ids.duet], two))).toEqual(
      refused({
        [`packets.${cup.ids.folk}`]: ['Много танцоров: 2 (1)'],
      }),
    )
  })

  it.each(['last_name', 'first_name', 'birth_date'])(
    'with a dancer without %s is refused',
    async (field) => {
      const dancers = [newDancer(), newDancer({ [field]: ' ' })]
      expect(await attempt(cup, registration([cup.ids.duet], { dancers }))).toEqual(
        refused({
          [`dancers.1.${field}`]: ['Не указаны Ф.И., Д.Р.'],
        }),
      )
    },
  )

  it('with a nameless dancer is refused in all three fields', async () => {
    expect(await attempt(cup, registration([cup.ids.folk], { dancers: [nobody] }))).toEqual(
      refused({
        'dancers.0.last_name': ['Не указаны Ф.И., Д.Р.'],
        'dancers.0.first_name': ['Не указаны Ф.И., Д.Р.'],
        'dancers.0.birth_date': ['Не указаны Ф.И., Д.Р.'],
      }),
    )
  })

  it.each(['2012-02-30', '04.03.2012', '2012-3-4', '1999-04-12T00:00:00Z', 'вчера'])(
    'with the birth date %s, which is no day, is refused',
    async (birth_date) => {
      const body = registration([cup.ids.folk], { dancers: [newDancer({ birth_date })] })
      const answer = await send(cup, body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
        'dancers.0.birth_date',
      ])
    },
  )

  it('with a dancer too young for a contest is refused', async () => {
    // 17 on the first day; 18 on the second.
    expect(await attempt(cup, registration([cup.ids.folk], { dancers: [minor] }))).toEqual(
      refused({
        [`packets.${cup.ids.folk}`]: ['Возраст: 17 не соответствует фильтру: 18'],
      }),
    )
  })

  it('with a dancer too old for a contest is refused', async () => {
    expect(await attempt(cup, registration([cup.ids.children]))).toEqual(
      refused({
        [`packets.${cup.ids.children}`]: ['Возраст: 27 не соответствует фильтру: 9'],
      }),
    )
  })

  it('counts the birthday itself, and by years where the event does', async () => {
    const birthday = newDancer({ birth_date: '2009-02-20' })
    expect(
      (await send(cup, registration([cup.ids.folk], { dancers: [birthday] }))).statusCode,
    ).toBe(201)
    expect(
      (await send(byYear, registration([byYear.ids.folk], { dancers: [minor] }))).statusCode,
    ).toBe(201)
  })

  it('with an unfinished packet is refused', async () => {
    const { packet, oriental, folk } = cup.ids
    const unfinished = ['Есть незаконченный подбор номинаций']
    for (const [status, selectedGroupIds] of [
      [false, [oriental, folk]],
      [true, [oriental]],
      [null, [oriental, folk]],
    ] as const) {
      const packets = {
        single: { status: null, selectedGroupIds: [cup.ids.show] },
        [packet]: { status, selectedGroupIds: [...selectedGroupIds] },
      }
      expect(await attempt(cup, registration([], { packets }))).toEqual(
        refused({ [`packets.${packet}`]: unfinished }),
      )
    }
  })

  it('with a stranger in a packet is refused', async () => {
    const { packet, oriental, two } = cup.ids
    const packets = { [packet]: { status: true, selectedGroupIds: [oriental, two] } }
    expect(await attempt(cup, registration([], { packets }))).toEqual(
      refused({
        [`packets.${packet}`]: ['Есть незаконченный подбор номинаций'],
      }),
    )
  })

  it('without a packet is refused where the event wants one (PACKETS=MUST)', async () => {
    expect(await attempt(packetsMust, registration([packetsMust.ids.folk]))).toEqual(
      refused({
        packets: ['Есть незаконченный подбор номинаций'],
      }),
    )
  })

  it('without a contest is refused', async () => {
    expect(await attempt(cup, registration([]))).toEqual(
      refused({ packets: ['Не выбрано ни одной номинации'] }),
    )
  })

  it('with a contest chosen twice over all keys is refused', async () => {
    const { packet, oriental, folk } = cup.ids
    const packets = {
      single: { status: null, selectedGroupIds: [folk] },
      [packet]: { status: true, selectedGroupIds: [oriental, folk] },
    }
    expect(await attempt(cup, registration([], { packets }))).toEqual(
      refused({
        [`packets.${folk}`]: ['Номинация выбрана дважды'],
      }),
    )
  })

  it.each([
    ['closed', 'Приём заявок в номинацию закрыт'],
    ['cancelled', 'Номинация отменена'],
    ['draft', 'Приём заявок в номинацию закрыт'],
    ['payGroup', 'Организационный взнос начисляется сам, выбирать его не нужно'],
    ['packet', 'Пакет выбирают на шаге «Пакеты»'],
  ] as const)('in the contest «%s» is refused', async (name, text) => {
    expect(await attempt(cup, registration([cup.ids[name]]))).toEqual(
      refused({
        [`packets.${cup.ids[name]}`]: [text],
      }),
    )
  })

  it("in another event's contest, or in none, is refused", async () => {
    for (const id of [past.ids.folk, crypto.randomUUID(), "'; drop table contests; --"]) {
      expect(await attempt(cup, registration([id]))).toEqual(
        refused({
          [`packets.${id}`]: ['Такой номинации нет в этом турнире'],
        }),
      )
    }
  })

  it('in a contest with roles without one is refused', async () => {
    const { jackAndJill } = cup.ids
    for (const roles of [{}, { [jackAndJill]: 'both' }, { [cup.ids.folk]: 'leader' }]) {
      expect(await attempt(cup, registration([jackAndJill], { roles }))).toEqual(
        refused({
          [`roles.${jackAndJill}`]: ['Укажите роль'],
        }),
      )
    }
  })

  it('with a refused consent is refused', async () => {
    expect(
      await attempt(cup, registration([cup.ids.folk], { consents: { processing: false } })),
    ).toEqual(
      refused({
        'consents.processing': [
          'Без согласия на обработку персональных данных зарегистрироваться нельзя',
        ],
      }),
    )
  })

  it('outside the window is refused, save from the admins of the event', async () => {
    const { db } = api.database
    const [admin, manager] = [await createUser(db), await createUser(db)]
    await addMember(db, cup.event.team_id, admin.id, 'admin')
    await addMember(db, cup.event.team_id, manager.id, 'manager')
    for (const [event, text] of [
      [past, 'Турнир уже прошёл'],
      [later, 'Приём заявок начнётся 20.11.2026,\u00A012:01'],
      [over, 'Приём заявок закончился 20.11.2026,\u00A011:59'],
    ] as const) {
      const body = registration([event.ids.folk])
      expect(await attempt(event, body)).toEqual(refused({ event: [text] }))
      const byManager = await send(event, body, await api.logIn(manager.email))
      expect(byManager.statusCode).toBe(422)
      const byAdmin = await send(event, body, await api.logIn(admin.email))
      expect(byAdmin.statusCode).toBe(201)
    }
    api.pass(MINUTE)
    expect((await send(later, registration([later.ids.folk]))).statusCode).toBe(201)
  })
})
