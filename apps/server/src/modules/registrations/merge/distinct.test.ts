import { isDeepStrictEqual } from 'node:util'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, register, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Side = { regData: { id: number } }
type Pair = { one: Side; other: Side }
type Decision = Pair & { id: number; at: string; by: string | null }

forEachEngine('two registrations that are not one entered twice', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let elsewhere: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
    elsewhere = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  const url = (at = cup) => `/api/events/${at.event.id}`
  const dancers = () => [newDancer()]
  const enter = async (contestId: string, dancer: object, at = cup) =>
    (await register(api, at, registration([contestId], { dancers: [dancer] }))).json<{
      regData: { id: number; version: number }
      dancers: { id: number }[]
    }>()
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    user: keyof Staffed['tokens'] = 'admin',
    at = cup,
  ) => api.call({ method, url: `${url(at)}/${path}`, body, token: staff.tokens[user] })
  const decide = (one: number, other: number, at = cup) =>
    call('POST', 'registrations/duplicates', { reg_data_id: one, other_id: other }, 'admin', at)
  const listed = async (at = cup) =>
    (await call('GET', 'registrations/duplicates', undefined, 'admin', at)).json<{
      pairs: Pair[]
      decisions: Decision[]
    }>()
  const idsOf = ({ one, other }: Pair) => [one.regData.id, other.regData.id]
  const task = async () =>
    (
      await api.call({
        url: `/api/admin/events/${cup.event.id}/overview`,
        token: staff.tokens.admin,
      })
    )
      .json<{ tasks: { kind: string; count: number }[] }>()
      .tasks.find(({ kind }) => kind === 'duplicates')?.count ?? 0

  it('are all told, however many there are: what is not seen cannot be taken back', async () => {
    const { db } = api.database
    const many = await createCup(db, staff.team.id)
    const ids: number[] = []
    for (let entered = 0; entered < 15; entered += 1) {
      ids.push((await enter(many.ids.oriental, newDancer(), many)).regData.id)
    }
    const pairs = ids.flatMap((one) =>
      ids.filter((other) => other > one).map((other) => [one, other]),
    )
    const rows = pairs.map(([reg_data_id = 0, other_id = 0]) => ({
      event_id: many.event.id,
      reg_data_id,
      other_id,
      user_id: null,
    }))
    await db.insertInto('distinct_registrations').values(rows).execute()
    expect((await listed(many)).decisions).toHaveLength(105)
  })

  it('are named no more, in the list and among the tasks, until that is taken back', async () => {
    const [dancer] = dancers()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const one = (await enter(cup.ids.oriental, { ...dancer })).regData.id
    const other = (await enter(cup.ids.oriental, older)).regData.id
    const third = (await enter(cup.ids.folk, older)).regData.id
    expect((await listed()).pairs.map(idsOf)).toEqual([
      [one, other],
      [one, third],
      [other, third],
    ])
    expect(await task()).toBe(3)

    const decided = await decide(other, one)
    expect(decided.statusCode).toBe(201)
    const decision = decided.json<Decision>()
    expect(idsOf(decision)).toEqual([one, other])
    // Said again, it is the same decision.
    expect((await decide(one, other)).json<Decision>().id).toBe(decision.id)
    const after = await listed()
    expect(after.pairs.map(idsOf)).toEqual([
      [one, third],
      [other, third],
    ])
    expect(after.decisions.map(({ id }) => id)).toEqual([decision.id])
    expect(await task()).toBe(2)

    const undone = await call('DELETE', `registrations/duplicates/${decision.id}`)
    expect(undone.statusCode).toBe(204)
    expect(await listed()).toMatchObject({ pairs: { length: 3 }, decisions: [] })
    expect((await call('DELETE', `registrations/duplicates/${decision.id}`)).statusCode).toBe(404)
  })

  it('are judged afresh once a name or a birth date of one of them is changed, not its city', async () => {
    const [dancer] = dancers()
    const one = await enter(cup.ids.oriental, { ...dancer })
    const other = await enter(cup.ids.oriental, { ...dancer, birth_date: '1998-04-12' })
    const pair = [one.regData.id, other.regData.id]
    await decide(one.regData.id, other.regData.id)
    const isNamed = async () =>
      (await listed()).pairs.map(idsOf).some((ids) => isDeepStrictEqual(ids, pair))
    const change = (body: object) => call('PUT', `reg-datas/${other.regData.id}`, body)

    await change({ regData: { city: 'Тверь' } })
    expect(await isNamed()).toBe(false)
    const id = other.dancers[0]?.id
    expect((await change({ dancers: [{ id, birth_date: '1998-04-13' }] })).statusCode).toBe(200)
    expect(await isNamed()).toBe(true)
  })

  it('stay two where one of them takes the same names and birth dates in a merge', async () => {
    const [dancer] = dancers()
    const one = (await enter(cup.ids.oriental, { ...dancer })).regData.id
    const other = (await enter(cup.ids.folk, { ...dancer })).regData.id
    const third = (await enter(cup.ids.show, { ...dancer })).regData.id
    const { id } = (await decide(one, third)).json<Decision>()
    const body = { duplicate_id: other, dancers_of: other, apply: true }
    expect((await call('POST', `reg-datas/${one}/merge`, body)).statusCode).toBe(200)
    expect((await listed()).decisions.map((each) => each.id)).toContain(id)
  })

  it('are told in the preview of their merge, which ends the decision', async () => {
    const [dancer] = dancers()
    const one = (await enter(cup.ids.oriental, { ...dancer })).regData.id
    const other = (await enter(cup.ids.folk, { ...dancer })).regData.id
    const merge = async (more: object = {}) =>
      (await call('POST', `reg-datas/${one}/merge`, { duplicate_id: other, ...more })).json<{
        decided: object | null
      }>().decided
    expect(await merge()).toBeNull()
    const { id, at, by } = (await decide(one, other)).json<Decision>()
    expect(by).toMatch(/\S/)
    expect(await merge()).toEqual({ at, by })
    expect(await merge({ apply: true })).toEqual({ at, by })
    expect((await listed()).decisions.filter((each) => each.id === id)).toEqual([])
  })

  it('are of one event, of the same names, and said by an admin of it', async () => {
    const [dancer] = dancers()
    const one = (await enter(cup.ids.oriental, { ...dancer })).regData.id
    const stranger = (await enter(cup.ids.oriental, newDancer())).regData.id
    const foreign = (await enter(elsewhere.ids.oriental, { ...dancer }, elsewhere)).regData.id
    expect((await decide(one, one)).statusCode).toBe(422)
    expect((await decide(one, stranger)).statusCode).toBe(422)
    expect((await decide(one, foreign)).statusCode).toBe(404)
    expect((await decide(one, 999_999)).statusCode).toBe(404)
    const twin = (await enter(elsewhere.ids.folk, { ...dancer }, elsewhere)).regData.id
    const { id } = (await decide(foreign, twin, elsewhere)).json<Decision>()
    expect((await call('DELETE', `registrations/duplicates/${id}`)).statusCode).toBe(404)
    const body = { reg_data_id: one, other_id: stranger }
    const manager = await call('POST', 'registrations/duplicates', body, 'manager')
    expect(manager.statusCode).toBe(403)
  })
})
