import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { newDancer, paperForm, startCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'

type Item = {
  regData: {
    id: number
    reg_n: number
    registered_by: number | null
    pin_code?: string
    consents: { paper?: { given_by: string; given_on: string } }
  }
  balance: { charged: number; paid: number; status: string }
}
type Refused = { code: string; errors?: Record<string, string[]> }

describe('forms on paper', () => {
  let api: Api
  let cup: Cup
  let token: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(anyEngine()))
    const user = await createUser(api.database.db)
    await addStaff(api.database.db, cup.event.id, user.id, 'admin')
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const enter = (body: object, headers: Record<string, string> = {}) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registrations/paper`,
      body,
      token,
      headers,
    })
  const countRegDatas = async () => {
    const { n } = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  it('are registrations of no account, with who signed the consents', async () => {
    const answer = await enter(paperForm([cup.ids.folk]))
    expect(answer.statusCode).toBe(201)
    const { regData, balance } = answer.json<Item>()
    expect(regData).toMatchObject({
      registered_by: null,
      consents: {
        processing: true,
        publication: true,
        paper: { given_by: 'Смирнова Ольга, мать', given_on: '2026-01-15' },
      },
    })
    expect(regData.pin_code).toBeUndefined()
    expect(balance).toMatchObject({ paid: 0, status: 'unpaid' })
  })

  it('book what came with them: all that is owed, or the sum that is named', async () => {
    const all = await enter(paperForm([cup.ids.folk], { payment: { method: 'cash' } }))
    const { balance } = all.json<Item>()
    expect(balance).toMatchObject({ paid: balance.charged, status: 'paid' })
    const payment = { method: 'card', amount: 1000, reference: ' чек 7 ' }
    const part = (await enter(paperForm([cup.ids.folk], { payment }))).json<Item>()
    expect(part.balance).toMatchObject({ paid: 1000, status: 'partial' })
    const line = await api.database.db
      .selectFrom('ledger')
      .where('reg_data_id', '=', part.regData.id)
      .where('kind', '=', 'payment')
      .select(['method', 'amount', 'reference'])
      .executeTakeFirst()
    expect(line).toEqual({ method: 'card', amount: 1000, reference: 'чек 7' })
  })

  it('store nothing where one rule is broken, the money not either', async () => {
    const before = await countRegDatas()
    const unsigned = await enter(paperForm([cup.ids.folk], { paper: null }))
    expect(unsigned.statusCode).toBe(422)
    expect(Object.keys(unsigned.json<Refused>().errors ?? {})).toEqual([
      'paper.given_by',
      'paper.given_on',
    ])
    const nothingOwed = await enter(
      paperForm([cup.ids.children], { payment: { method: 'cash', amount: -5 } }),
    )
    expect(Object.keys(nothingOwed.json<Refused>().errors ?? {})).toContain('payment.amount')
    expect(await countRegDatas()).toBe(before)
  })

  it('refuse a dancer who has an entry in the contest, and name both', async () => {
    const dancers = [newDancer()]
    await enter(paperForm([cup.ids.folk], { dancers }))
    const again = await enter(paperForm([cup.ids.folk], { dancers }))
    expect(again.statusCode).toBe(409)
    expect(again.json<Refused>().code).toBe('dancer_twice')
  })

  it('are entered once, however often the answer is lost', async () => {
    const body = paperForm([cup.ids.folk], { payment: { method: 'cash' } })
    const headers = { 'idempotency-key': 'a form that is sent twice' }
    const [first, again] = [await enter(body, headers), await enter(body, headers)]
    expect(again.json<Item>()).toEqual(first.json<Item>())
  })
})
