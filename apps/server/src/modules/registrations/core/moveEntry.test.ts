import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createDrawnRound } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Entry = { id: number; contest_id: string; status: string; waiting_place: number | null }
type Answer = {
  regData: { id: number; version: number }
  registrations: Entry[]
  dancers: object[]
}

forEachEngine('moving an entry', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  const as = (user: keyof Staffed['tokens'] = 'admin') => ({ token: staff.tokens[user] })
  let person = 0
  async function enter(contestIds: string[], birth_date = '1990-05-05'): Promise<Answer> {
    person += 1
    const body = registration(contestIds)
    const last_name = `Иванова${'а'.repeat(person)}`
    const dancers = [{ last_name, first_name: 'Анна', birth_date, gender: 'F' as const }]
    const url = `/api/events/${cup.event.id}/register`
    const answer = await api.call({ method: 'POST', url, body: { ...body, dancers }, ...as() })
    expect(answer.statusCode < 300 || answer.body).toBe(true)
    return answer.json<Answer>()
  }
  const at = ({ regData }: Answer, { id }: Entry, action: string) =>
    `/api/events/${cup.event.id}/reg-datas/${regData.id}/entries/${id}/${action}`
  const move = (answer: Answer, contest_id: string, more: object = {}) =>
    api.call({
      method: 'POST',
      url: at(answer, answer.registrations[0] as Entry, 'move'),
      body: { contest_id, ...more },
      ...as(),
    })
  const promote = (answer: Answer, more: object = {}) =>
    api.call({
      method: 'POST',
      url: at(answer, answer.registrations[0] as Entry, 'promotion'),
      body: {},
      ...as(),
      ...more,
    })
  const charged = async ({ regData }: Answer) => {
    const url = `/api/events/${cup.event.id}/reg-datas/${regData.id}/payments`
    return (await api.call({ url, ...as() })).json<{ charged: number }>().charged
  }
  const entryOf = async (answer: Answer) => {
    const url = `/api/events/${cup.event.id}/reg-datas/${answer.regData.id}`
    return (await api.call({ url, ...as() })).json<Answer>().registrations[0]
  }
  const fresh = async () => {
    cup = await createCup(api.database.db, staff.team.id)
  }

  it('keeps the entry and charges what the other contest costs', async () => {
    await fresh()
    const { db } = api.database
    const one = await enter([cup.ids.oriental])
    await db
      .updateTable('contests')
      .set({ price: 150_000 })
      .where('id', '=', cup.ids.folk)
      .execute()
    const before = await charged(one)
    const answer = await move(one, cup.ids.folk)
    expect(answer.statusCode).toBe(200)
    const [entry] = answer.json<Answer>().registrations
    expect(entry).toMatchObject({
      id: one.registrations[0]?.id,
      contest_id: cup.ids.folk,
      status: 'active',
    })
    expect((await charged(one)) - before).toBe(30_000)
  })

  it('gives the place on to who waits, and moving back leaves it waiting', async () => {
    await fresh()
    const [one, , third] = [
      await enter([cup.ids.two]),
      await enter([cup.ids.two]),
      await enter([cup.ids.two]),
    ]
    expect(await entryOf(third)).toMatchObject({ status: 'waiting' })
    expect((await move(one, cup.ids.folk)).statusCode).toBe(200)
    expect(await entryOf(third)).toMatchObject({ status: 'active' })
    expect((await move(one, cup.ids.two)).statusCode).toBe(200)
    expect(await entryOf(one)).toMatchObject({ status: 'waiting', waiting_place: 1 })
  })

  it('follows the rules of registering: ages, counts, what is bought, one entry in a contest', async () => {
    await fresh()
    const one = await enter([cup.ids.oriental, cup.ids.show])
    const refused = async (contest: keyof Cup['ids'], more: object = {}) => {
      const answer = await move(one, cup.ids[contest], more)
      return [answer.statusCode, answer.json<{ errors?: object }>().errors]
    }
    expect(await refused('children')).toMatchObject([
      422,
      { contest_id: [expect.stringContaining('не соответствует')] },
    ])
    expect(await refused('duet')).toMatchObject([422, { contest_id: ['Мало танцоров: 1 (2)'] }])
    expect(await refused('pass')).toMatchObject([422, { contest_id: [expect.any(String)] }])
    expect(await refused('draft')).toMatchObject([422, { contest_id: [expect.any(String)] }])
    expect(await refused('show')).toMatchObject([422, { contest_id: ['Номинация выбрана дважды'] }])
    expect(await refused('jackAndJill')).toMatchObject([422, { role: ['Укажите роль'] }])
    expect((await move(one, crypto.randomUUID())).statusCode).toBe(422)
    expect((await move(one, cup.ids.closed)).statusCode).toBe(200)
  })

  it('is refused for a stale edit, and where heats are drawn', async () => {
    await fresh()
    const one = await enter([cup.ids.oriental])
    const stale = await move(one, cup.ids.folk, { version: one.regData.version - 1 })
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'stale' }])
    const entryId = one.registrations[0]?.id ?? 0
    await createDrawnRound(api.database.db, cup.ids.folk, [[entryId]])
    const drawn = await move(one, cup.ids.folk)
    expect([drawn.statusCode, drawn.json()]).toMatchObject([409, { code: 'entry_drawn' }])
  })

  it('the organiser gives a place over the capacity, once', async () => {
    await fresh()
    await enter([cup.ids.two])
    await enter([cup.ids.two])
    const third = await enter([cup.ids.two])
    const fourth = await enter([cup.ids.two])
    const answer = await promote(fourth)
    expect(answer.statusCode).toBe(200)
    expect(await entryOf(fourth)).toMatchObject({ status: 'active' })
    expect(await entryOf(third)).toMatchObject({ status: 'waiting', waiting_place: 1 })
    expect(await charged(fourth)).toBeGreaterThan(0)
    expect((await promote(fourth)).json()).toMatchObject({ code: 'entry_not_waiting' })
  })

  it('is for admins of the event', async () => {
    await fresh()
    const one = await enter([cup.ids.two])
    expect((await promote(one, as('manager'))).statusCode).toBe(403)
    expect((await promote(one, { token: undefined })).statusCode).toBe(401)
  })
})
