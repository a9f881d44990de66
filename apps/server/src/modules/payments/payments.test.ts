import { paymentStatus, type PaymentStatus } from '@parket/domain/money/paymentStatus'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { countQueries } from '../../testing/countQueries.ts'
import { createCup, newDancer, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { payee } from '../../testing/payee.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Registered = { regData: { id: number; reg_n: number; pin_code: string } }
type Account = {
  charged: number
  paid: number
  status: PaymentStatus
  qr: string | null
  lines: { title: string; amount: number }[]
  entries: { id: number; kind: string; amount: number; created_by: object | null }[]
}
type Payments = {
  items: { reg_n: number; charged: number; paid: number; status: PaymentStatus }[]
  total: number
  charged: number
  paid: number
}
type Refusal = { errors: Record<string, string[]> }

forEachEngine('payments', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let queries: () => number
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id, {
      payment_details: JSON.stringify(payee),
    })
  })
  afterAll(() => api.close())

  type User = keyof Staffed['tokens']
  const url = () => `/api/events/${cup.event.id}`
  async function register(contestIds: string[], values: object = {}): Promise<Registered> {
    const answer = await api.call({
      method: 'POST',
      url: `${url()}/register`,
      body: registration(contestIds, values),
    })
    return answer.json<Registered>()
  }
  const add = (
    { regData }: Registered,
    body: object,
    user: User = 'manager',
    headers: Record<string, string> = {},
  ) =>
    api.call({
      method: 'POST',
      url: `${url()}/reg-datas/${regData.id}/payments`,
      body,
      token: staff.tokens[user],
      headers,
    })
  const pay = (registered: Registered, amount: number) =>
    add(registered, { kind: 'payment', amount, method: 'cash' })
  const read = async ({ regData }: Registered) =>
    (
      await api.call({ url: `${url()}/reg-datas/${regData.id}/payments?pin=${regData.pin_code}` })
    ).json<Account>()

  describe('an account', () => {
    it('shows the sum by lines, the ledger and a QR for what is owed', async () => {
      const registered = await register([cup.ids.oriental])
      const account = await read(registered)
      expect(account).toMatchObject({
        charged: 170_000,
        paid: 0,
        status: 'unpaid',
        lines: [
          { title: 'Соло 11', amount: 120_000 },
          { title: 'Организационный взнос', amount: 50_000 },
        ],
      })
      expect(account.qr).toBe(
        'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225' +
          '|CorrespAcc=30101810400000000225|PayeeINN=7700000000|KPP=770001001|Sum=170000' +
          `|Purpose=Кубок Паркета, регистрация ${registered.regData.reg_n}`,
      )
    })

    it('has lines that sum up to what is charged, corrections included', async () => {
      const registered = await register([cup.ids.oriental, cup.ids.folk])
      await add(registered, { kind: 'correction', amount: -20_000, title: 'Скидка' }, 'admin')
      await api.call({
        method: 'PUT',
        url: `${url()}/reg-datas/${registered.regData.id}?pin=${registered.regData.pin_code}`,
        body: { registrations: [{ contest_id: cup.ids.folk }] },
      })
      const account = await read(registered)
      expect(account.lines).toEqual([
        { title: 'Соло 12', contest_id: cup.ids.folk, dancer_id: null, amount: 120_000 },
        {
          title: 'Организационный взнос',
          contest_id: cup.ids.payGroup,
          dancer_id: null,
          amount: 50_000,
        },
        { title: 'Скидка', contest_id: null, dancer_id: null, amount: -20_000 },
      ])
      expect(account.charged).toBe(150_000)
    })

    it('is for whoever may read the registration; names of staff are for staff', async () => {
      const registered = await register([cup.ids.oriental])
      await pay(registered, 1000)
      const path = `${url()}/reg-datas/${registered.regData.id}/payments`
      const payer = (await read(registered)).entries.find(({ kind }) => kind === 'payment')
      expect(payer?.created_by).toBeNull()
      const desk = await api.call({ url: path, token: staff.tokens.manager })
      const seen = desk.json<Account>().entries.find(({ kind }) => kind === 'payment')
      expect(seen?.created_by).toMatchObject({ last_name: 'Смирнова' })
      expect((await api.call({ url: path })).statusCode).toBe(401)
      expect((await api.call({ url: path, token: staff.tokens.dancer })).statusCode).toBe(403)
      expect((await api.call({ url: `${path}?pin=1` })).statusCode).toBe(404)
    })
  })

  describe('the ledger', () => {
    it('takes payments at the desk: partial, paid, overpaid', async () => {
      const registered = await register([cup.ids.oriental])
      const part = await add(registered, {
        kind: 'payment',
        amount: 100_000,
        method: 'card',
        reference: ' Чек 0412 ',
      })
      expect(part.statusCode).toBe(201)
      expect(part.json()).toMatchObject({ paid: 100_000, status: 'partial' })
      expect(part.json<Account>().entries.at(-1)).toMatchObject({
        kind: 'payment',
        title: 'Оплата',
        method: 'card',
        reference: 'Чек 0412',
      })
      expect(part.json<Account>().qr).toContain('|Sum=70000|')
      expect((await pay(registered, 70_000)).json()).toMatchObject({ status: 'paid', qr: null })
      expect((await pay(registered, 1)).json()).toMatchObject({ status: 'overpaid', qr: null })
    })

    it('gives back no more than was paid, and by a supervisor only', async () => {
      const registered = await register([cup.ids.oriental])
      await pay(registered, 50_000)
      const refund = { kind: 'refund', amount: 50_001, method: 'transfer', title: 'Травма' }
      expect((await add(registered, refund)).statusCode).toBe(403)
      expect((await add(registered, refund, 'admin')).statusCode).toBe(403)
      const much = await add(registered, refund, 'supervisor')
      expect(much.statusCode).toBe(422)
      expect(Object.keys(much.json<Refusal>().errors)).toEqual(['amount'])
      const back = await add(registered, { ...refund, amount: 50_000 }, 'supervisor')
      expect(back.json()).toMatchObject({ paid: 0, status: 'unpaid' })
    })

    it('is corrected by an admin, either way', async () => {
      const registered = await register([cup.ids.oriental])
      const correction = { kind: 'correction', amount: -170_000, title: 'Ведущий' }
      expect((await add(registered, correction)).statusCode).toBe(403)
      const corrected = await add(registered, correction, 'admin')
      expect(corrected.json()).toMatchObject({ charged: 0, status: 'paid', qr: null })
    })

    it.each([
      ['an unknown kind', { kind: 'charge', amount: 1 }, ['kind']],
      ['nothing', { kind: 'payment', method: 'cash' }, ['amount']],
      ['less than nothing', { kind: 'payment', amount: -5, method: 'cash' }, ['amount']],
      ['more than a column holds', { kind: 'payment', amount: 3e9, method: 'cash' }, ['amount']],
      ['no method', { kind: 'payment', amount: 5 }, ['method']],
      ['an unknown method', { kind: 'payment', amount: 5, method: 'gold' }, ['method']],
      [
        'a line of somebody else',
        { kind: 'payment', amount: 5, method: 'cash', corrects_id: 999_999 },
        ['corrects_id'],
      ],
    ])('refuses %s', async (_case, body, fields) => {
      const registered = await register([cup.ids.oriental])
      const answer = await add(registered, body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual(fields)
    })

    it('takes a repeated payment once', async () => {
      const registered = await register([cup.ids.oriental])
      const body = { kind: 'payment', amount: 1000, method: 'cash' }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const first = await add(registered, body, 'manager', headers)
      const again = await add(registered, body, 'manager', headers)
      expect(again.json()).toEqual(first.json())
      expect(await read(registered)).toMatchObject({ paid: 1000 })
      const other = await add(registered, { ...body, amount: 2000 }, 'manager', headers)
      expect(other.statusCode).toBe(409)
    })

    it('takes a debt that was seen, and not one that is another by now', async () => {
      const registered = await register([cup.ids.oriental])
      const desk = (expected_debt: number, key: string) =>
        add(
          registered,
          { kind: 'payment', amount: 170_000, method: 'cash', expected_debt },
          'manager',
          {
            'idempotency-key': key,
          },
        )
      const first = await desk(170_000, 'desk one')
      expect([first.statusCode, first.json<Account>().paid]).toEqual([201, 170_000])

      const late = await desk(170_000, 'desk two')
      expect([late.statusCode, late.json()]).toEqual([
        409,
        {
          code: 'debt_changed',
          message: problemText('debt_changed', { debt: '0\u00A0₽', expected: '1\u00A0700\u00A0₽' }),
          debts: [{ reg_data_id: registered.regData.id, debt: 0 }],
        },
      ])
      expect((await read(registered)).paid).toBe(170_000)

      const again = await desk(170_000, 'desk one')
      expect([again.statusCode, again.json()]).toEqual([201, first.json()])
      // After a lost answer the debt may have been read again; the payment is the same one.
      expect((await desk(0, 'desk one')).json()).toEqual(first.json())
      expect((await read(registered)).paid).toBe(170_000)
    })

    it('takes a debt once when two desks press at one moment', async () => {
      const registered = await register([cup.ids.oriental])
      const line = { kind: 'payment', amount: 170_000, method: 'card', expected_debt: 170_000 }
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(registered, line)))
      const taken = answers.filter(({ statusCode }) => statusCode === 201)
      const refused = answers.filter(({ statusCode }) => statusCode === 409)
      expect([taken.length, refused.length]).toEqual([1, 9])
      expect((await read(registered)).paid).toBe(170_000)
    })

    it('takes one payment for several registrations while they owe what was seen', async () => {
      const [one, other] = [await register([cup.ids.oriental]), await register([cup.ids.folk])]
      const joint = (expected_debt: number) =>
        api.call({
          method: 'POST',
          url: `${url()}/payments/joint`,
          body: {
            regDataIds: [one.regData.id, other.regData.id],
            amount: 100_000,
            method: 'transfer',
            expected_debt,
          },
          token: staff.tokens.manager,
        })
      await pay(one, 70_000)
      const late = await joint(340_000)
      expect([late.statusCode, late.json()]).toMatchObject([
        409,
        {
          code: 'debt_changed',
          debts: [
            { reg_data_id: one.regData.id, debt: 100_000 },
            { reg_data_id: other.regData.id, debt: 170_000 },
          ],
        },
      ])
      expect((await read(other)).paid).toBe(0)
      expect((await joint(270_000)).statusCode).toBe(201)
      expect((await read(one)).paid).toBe(170_000)
    })

    it('takes no online payment from people, whoever they are and however they enter it', async () => {
      const registered = await register([cup.ids.oriental])
      await pay(registered, 50_000)
      const text = problemText('payment_method_online')
      const line = { amount: 10_000, method: 'online', title: 'Ошибка' }
      for (const kind of ['payment', 'refund']) {
        const answer = await add(registered, { ...line, kind }, 'supervisor')
        expect([answer.statusCode, answer.json<Refusal>().errors]).toEqual([
          422,
          { method: [text] },
        ])
      }
      const joint = await api.call({
        method: 'POST',
        url: `${url()}/payments/joint`,
        body: { regDataIds: [registered.regData.id], amount: 10_000, method: 'online' },
        token: staff.tokens.supervisor,
      })
      expect([joint.statusCode, joint.json<Refusal>().errors]).toEqual([422, { method: [text] }])
      const bulk = await api.call({
        method: 'POST',
        url: `${url()}/registrations/bulk`,
        body: { act: { kind: 'pay', method: 'online' }, regDataIds: [registered.regData.id] },
        token: staff.tokens.supervisor,
      })
      expect([bulk.statusCode, bulk.json<Refusal>().errors]).toEqual([
        422,
        { 'act.method': [text] },
      ])
      expect((await read(registered)).paid).toBe(50_000)
    })

    it('of another event is not there', async () => {
      const registered = await register([cup.ids.oriental])
      const other = await createCup(api.database.db, staff.team.id)
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${other.event.id}/reg-datas/${registered.regData.id}/payments`,
        body: { kind: 'payment', amount: 5, method: 'cash' },
        token: staff.tokens.manager,
      })
      expect(answer.statusCode).toBe(404)
      expect((await add(registered, {}, 'dancer')).statusCode).toBe(403)
    })
  })

  describe('the list', () => {
    const list = (query = '', user: User = 'admin') =>
      api.call({ url: `${url()}/payments${query}`, token: staff.tokens[user] })

    it('filters by the derived status as the domain derives it, with sums over all that match', async () => {
      cup = await createCup(api.database.db, staff.team.id)
      for (const paid of [0, 1, 169_999, 170_000, 170_001]) {
        const registered = await register([cup.ids.oriental])
        if (paid > 0) await pay(registered, paid)
      }
      const gone = await register([cup.ids.oriental])
      await api.call({
        method: 'PUT',
        url: `${url()}/reg-datas/${gone.regData.id}?pin=${gone.regData.pin_code}`,
        body: { registrations: [] },
      })
      const all = (await list()).json<Payments>()
      expect(all).toMatchObject({ total: 6, charged: 850_000, paid: 510_001 })
      for (const item of all.items) expect(item.status).toBe(paymentStatus(item))
      for (const status of ['unpaid', 'partial', 'paid', 'overpaid'] as const) {
        const expected = all.items.filter((item) => item.status === status)
        const found = (await list(`?status=${status}`)).json<Payments>()
        expect(found.items).toEqual(expected)
        expect(found.total).toBe(expected.length)
        expect(found.paid).toBe(expected.reduce((sum, { paid }) => sum + paid, 0))
      }
      expect(all.items.map(({ status }) => status)).toEqual([
        'unpaid',
        'partial',
        'partial',
        'paid',
        'overpaid',
        'paid',
      ])
    })

    it('sorts, pages and searches', async () => {
      const dearest = await register([cup.ids.oriental, cup.ids.folk], {
        dancers: [newDancer({ last_name: 'Ёлкина' })],
      })
      const sorted = (await list('?sort=-charged&page_size=1')).json<Payments>()
      expect(sorted.items).toMatchObject([{ reg_n: dearest.regData.reg_n, charged: 290_000 }])
      expect(sorted.total).toBe(7)
      const named = (await list(`?q=${encodeURIComponent('елкина')}`)).json<Payments>()
      expect(named).toMatchObject({ total: 1, charged: 290_000 })
      const latest = (await list('?sort=-last_payment_at&page_size=1')).json<Payments>()
      expect(latest.items).toMatchObject([{ paid: 170_001 }])
    })

    it('is for admins, and asks no more for more', async () => {
      expect((await list('', 'manager')).statusCode).toBe(403)
      const count = async (query: string) => {
        const before = queries()
        await list(query)
        return queries() - before
      }
      expect(await count('?page_size=1')).toBe(await count('?page_size=7'))
    })
  })
})
