import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, register, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Summary = components['schemas']['PaymentSummary']

forEachEngine('the books of an event', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  const ids: number[] = []
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
    for (let n = 0; n < 3; n += 1) {
      const answer = await register(api, cup, registration([cup.ids.oriental]))
      ids.push(answer.json<{ regData: { id: number } }>().regData.id)
    }
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${cup.event.id}`
  const read = (path: string, user: keyof Staffed['tokens'] = 'admin') =>
    api.call({ url: `${url()}/payments/${path}`, token: staff.tokens[user] })
  const payTogether = (body: object, headers: Record<string, string> = {}) =>
    api.call({
      method: 'POST',
      url: `${url()}/payments/joint`,
      body,
      headers,
      token: staff.tokens.manager,
    })

  it('take one payment for several registrations, each part with its reference, once', async () => {
    const body = { regDataIds: ids, amount: 400_000, method: 'transfer', reference: 'Платёж 77' }
    const first = await payTogether(body, { 'Idempotency-Key': 'club' })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toEqual({
      parts: [
        { reg_data_id: ids[0], amount: 170_000 },
        { reg_data_id: ids[1], amount: 170_000 },
        { reg_data_id: ids[2], amount: 60_000 },
      ],
    })
    const again = await payTogether(body, { 'Idempotency-Key': 'club' })
    expect(again.json()).toEqual(first.json())
    const lines = await api.database.db
      .selectFrom('ledger')
      .where('kind', '=', 'payment')
      .select(['reference', 'amount'])
      .execute()
    expect(lines).toHaveLength(3)
    expect(new Set(lines.map(({ reference }) => reference))).toEqual(new Set(['Платёж 77']))
  })

  it('refuse more than the registrations owe together, and those of another event', async () => {
    const much = await payTogether({ regDataIds: ids, amount: 110_001, method: 'cash' })
    expect(much.statusCode).toBe(422)
    expect(Object.keys(much.json<{ errors: object }>().errors)).toEqual(['amount'])
    const foreign = await payTogether({ regDataIds: [999_999], amount: 1, method: 'cash' })
    expect(foreign.statusCode).toBe(404)
    const nobody = await payTogether({ regDataIds: [], amount: 1, method: 'cash' })
    expect(nobody.statusCode).toBe(422)
    const many = Array.from({ length: 201 }, (_, n) => n + 1)
    const crowd = await payTogether({ regDataIds: many, amount: 1, method: 'cash' })
    expect([crowd.statusCode, Object.keys(crowd.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['regDataIds'],
    ])
  })

  it('balance after payments, refunds, corrections and withdrawals', async () => {
    const add = (regId: number, body: object) =>
      api.call({
        method: 'POST',
        url: `${url()}/reg-datas/${regId}/payments`,
        body,
        token: staff.tokens.supervisor,
      })
    const [one = 0, two = 0] = ids
    await add(one, { kind: 'refund', amount: 20_000, method: 'cash', title: 'Ошибка' })
    await add(two, { kind: 'correction', amount: -50_001, title: 'Скидка' })
    await api.call({
      method: 'PUT',
      url: `${url()}/reg-datas/${two}`,
      body: { registrations: [] },
      token: staff.tokens.admin,
    })
    const summary = (await read('summary')).json<Summary>()
    const { charged, payments, refunds, debt, overpaid, days } = summary
    expect(charged).toBe(payments - refunds + debt - overpaid)
    expect(summary).toMatchObject({ payments: 400_000, refunds: 20_000 })
    expect(overpaid).toBeGreaterThan(0)
    // Each chip of the list says how many it finds.
    for (const status of ['unpaid', 'partial', 'paid', 'overpaid'] as const) {
      const { total } = (
        await api.call({ url: `${url()}/payments?status=${status}`, token: staff.tokens.admin })
      ).json<{ total: number }>()
      expect([status, summary.statuses[status]]).toEqual([status, total])
    }
    expect(days.map(({ method, payments, refunds }) => [method, payments, refunds])).toEqual([
      ['cash', 0, 20_000],
      ['transfer', 400_000, 0],
    ])
  })

  it('are a sheet whose last sum is nought', async () => {
    const csv = (await read('closing-sheet?format=csv')).body
    expect(csv).toMatch(/№;Начислено;Оплачено;Возвращено;Долг;Переплата;Отменено/)
    expect(csv).toMatch(/Расхождение;0\r\n/)
    const xlsx = await read('closing-sheet')
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('are for those who see the money of the event', async () => {
    expect((await read('summary', 'manager')).statusCode).toBe(403)
    expect((await read('closing-sheet', 'stranger')).statusCode).toBe(403)
  })
})
