import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { registration, startCup, type Cup, type RegisterInput } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'

const HOUR = 60 * 60 * 1000

forEachEngine('a registration sent again with its Idempotency-Key', (engine) => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
  })
  afterAll(() => api.close())

  const send = (key: string, body: RegisterInput, token?: string) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body,
      headers: { 'idempotency-key': key },
      ...(token && { token }),
    })

  async function registrations(): Promise<number> {
    const { n } = await api.database.db
      .selectFrom('reg_datas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  it('gets the same answer and is not registered twice', async () => {
    const body = registration([cup.ids.folk])
    const first = await send('one', body)
    const before = await registrations()
    const again = await send('one', body)
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(await registrations()).toBe(before)
  })

  it('is the same one with its fields in another order: a draft is read back from the device', async () => {
    const body = registration([cup.ids.folk])
    const first = await send('reordered', body)
    const { regData = {} } = body
    const reordered = Object.fromEntries(Object.entries(regData).toReversed())
    const again = await send('reordered', { ...body, regData: reordered })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
  })

  it('gets the same answer even when it would be refused by now', async () => {
    const { db } = api.database
    const body = registration([cup.ids.show])
    const first = await send('closed', body)
    await db
      .updateTable('contests')
      .set({ status: 'closed' })
      .where('id', '=', cup.ids.show)
      .execute()
    expect((await send('closed', body)).json()).toEqual(first.json())
    expect((await send('closed too', registration([cup.ids.show]))).statusCode).toBe(422)
  })

  it('is refused when it is another one', async () => {
    await send('two', registration([cup.ids.folk]))
    const answer = await send('two', registration([cup.ids.folk]))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: problemText('idempotency_conflict'),
      code: 'idempotency_conflict',
    })
  })

  it('may be corrected and sent again when it was refused', async () => {
    const body = registration([cup.ids.folk])
    expect((await send('three', { ...body, regData: {} })).statusCode).toBe(422)
    expect((await send('three', body)).statusCode).toBe(201)
  })

  it('is registered once, however many times it comes at one moment', async () => {
    const body = registration([cup.ids.folk])
    const before = await registrations()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('many', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await registrations()).toBe(before + 1)
  })

  it('of somebody else is another one', async () => {
    const user = await createUser(api.database.db)
    const first = await send('four', registration([cup.ids.folk]))
    const other = await send('four', registration([cup.ids.folk]), await api.logIn(user.email))
    expect([first.statusCode, other.statusCode]).toEqual([201, 201])
  })

  it('is a new one after 24 hours', async () => {
    await send('five', registration([cup.ids.folk]))
    api.pass(24 * HOUR)
    expect((await send('five', registration([cup.ids.folk]))).statusCode).toBe(201)
  })

  it('is refused with a key that is too long', async () => {
    const answer = await send('k'.repeat(201), registration([cup.ids.folk]))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['Idempotency-Key'])
  })
})
