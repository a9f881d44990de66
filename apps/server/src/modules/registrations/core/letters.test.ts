import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, register, registration, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

describe('the letters about a registration', () => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(anyEngine())
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  const made = async () => {
    const answer = await register(api, cup, registration([cup.ids.oriental]))
    return answer.json<{ regData: { id: number; email: string } }>().regData
  }
  const letters = (id: number, user: keyof Staffed['tokens'] = 'manager') =>
    api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${id}/letters`,
      token: staff.tokens[user],
    })

  it('are its own, the latest first, with what became of them', async () => {
    const [one, other] = [await made(), await made()]
    await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/reg-datas/${one.id}/send-pin`,
      token: staff.tokens.manager,
    })
    await api.database.db
      .updateTable('outbox')
      .set({ sent_at: new Date() })
      .where('id', '=', (eb) => eb.selectFrom('outbox').select((min) => min.fn.min('id').as('id')))
      .execute()
    const found = (await letters(one.id)).json<Record<string, unknown>[]>()
    expect(found.map(({ state, to }) => [state, to])).toEqual([
      ['queued', one.email],
      ['sent', one.email],
    ])
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(['at', 'id', 'state', 'subject', 'to'])
    expect((await letters(other.id)).json()).toHaveLength(1)
  })

  it('are for the staff of the event', async () => {
    const { id } = await made()
    expect((await letters(id, 'dancer')).statusCode).toBe(403)
    expect((await letters(id, 'stranger')).statusCode).toBe(403)
    expect((await letters(999_999)).statusCode).toBe(404)
  })
})
