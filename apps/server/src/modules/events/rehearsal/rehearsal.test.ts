import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api, type Call } from '../../../testing/api.ts'
import { createCup, registration, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

let api: Api
let staff: Staffed
let cup: Cup
let managerId: number
let rehearsal: { id: number; name: string; published: boolean; rehearsal_of?: number }

type Contest = { id: string; group_num: number; status: string; active_count: number }

beforeAll(async () => {
  api = await startApi(anyEngine())
  staff = await staffTeam(api)
  const { db } = api.database
  cup = await createCup(db, staff.team.id)
  managerId = (await createUser(db)).id
  await addStaff(db, cup.event.id, managerId, 'manager')
  await api.call({
    method: 'POST',
    url: `/api/events/${cup.event.id}/register`,
    body: registration([cup.ids.folk]),
  })
  rehearsal = (await press('POST', cup.event.id)).json()
})
afterAll(() => api.close())

const press = (method: 'POST' | 'DELETE', id: number) =>
  byAdmin({
    method,
    url: `/api/admin/events/${id}/rehearsal`,
    ...(method === 'POST' && { body: {} }),
  })
const byAdmin = (call: Call) => api.call({ token: staff.tokens.admin, ...call })
const read = async <T>(url: string) => (await byAdmin({ url })).json<T>()
const contestsOf = (id: number) => read<Contest[]>(`/api/events/${id}/contests`)
const mailsQueued = async () =>
  (await api.database.db.selectFrom('outbox').select('id').execute()).length

describe('started in one press', () => {
  it('is a hidden copy of the event, one however often it is pressed', async () => {
    expect(rehearsal).toMatchObject({
      name: `Репетиция: ${cup.event.name}`,
      published: false,
      rehearsal_of: cup.event.id,
      payment_details: null,
    })
    expect((await press('POST', cup.event.id)).json()).toMatchObject({ id: rehearsal.id })
  })

  it('has made-up people in every contest that is danced', async () => {
    const danced = (await contestsOf(rehearsal.id)).filter(({ active_count }) => active_count > 0)
    expect(danced.map(({ group_num }) => group_num)).toEqual([
      10, 11, 12, 13, 14, 20, 30, 70, 81, 90,
    ])
    const { db } = api.database
    const people = await db
      .selectFrom('dancers')
      .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
      .where('dancers.event_id', '=', rehearsal.id)
      .select(['last_name', 'birth_date', 'dancers.user_id', 'email'])
      .execute()
    expect(people.filter(({ birth_date }) => !birth_date.endsWith('-01-01'))).toEqual([])
    expect(people.filter(({ email }) => !email.endsWith('@example.org'))).toEqual([])
    expect(people.filter(({ user_id }) => user_id !== null)).toEqual([])
    expect(people.filter(({ last_name }) => last_name.startsWith('Смирнов'))).toEqual([])
  })

  it('has marks: of each kind one contest is over and one under way', async () => {
    const statuses = Map.groupBy(await contestsOf(rehearsal.id), ({ status }) => status)
    const numbers = (status: string) => statuses.get(status)?.map(({ group_num }) => group_num)
    // Skating, and Jack & Jill with roles.
    expect(numbers('judged')).toEqual([10, 70])
    expect(numbers('running')).toEqual([11])
    expect(numbers('cancelled')).toEqual([80])
    const over = statuses.get('judged')?.[0]?.id
    const result = await byAdmin({ url: `/api/contests/${over}/result` })
    expect(result.statusCode).toBe(200)
    expect(result.json<{ places: object[] }>().places.length).toBeGreaterThan(8)
  })

  it('has the staff with their roles, who are told nothing', async () => {
    expect(await read(`/api/events/${rehearsal.id}/users`)).toMatchObject({
      eventUsers: [{ user_id: managerId, role: 'manager' }],
    })
  })

  it('seats made-up judges, whom no directory shows', async () => {
    const judges = await read<{ judge: { first_name: string } }[]>(
      `/api/events/${rehearsal.id}/judges`,
    )
    expect(judges).toHaveLength(5)
    const directory = await read<{ items: object[] }>('/api/judges?q=Выдуманный')
    expect(directory.items).toEqual([])
  })

  it('leaves the event as it was', async () => {
    const folk = (await contestsOf(cup.event.id)).find(({ id }) => id === cup.ids.folk)
    expect(folk).toMatchObject({ status: 'open', active_count: 1 })
  })
})

describe('never public', () => {
  const anonymous = (url: string) => api.call({ url })

  it('exists for its staff alone', async () => {
    const { id } = rehearsal
    const [contest] = await contestsOf(id)
    for (const url of [
      `/api/events/${id}`,
      `/api/events/${id}/contests`,
      `/api/events/${id}/results`,
      `/api/events/${id}/statistics`,
      `/api/events/${id}/result-file`,
      `/api/contests/${contest?.id}`,
    ]) {
      expect([url, (await anonymous(url)).statusCode]).toEqual([url, 404])
    }
    expect((await anonymous('/api/events?page_size=200')).body).not.toContain('Репетиция')
    expect((await anonymous('/api/search-dancer?last_name=Выдумкина')).body).not.toContain(
      'Выдумкина',
    )
    const sitemap = await anonymous('/sitemap.xml')
    expect(sitemap.body).not.toContain(`/events/${id}/`)
  })

  it('cannot be published, copied or rehearsed', async () => {
    const admin = `/api/admin/events/${rehearsal.id}`
    const published = await byAdmin({ method: 'PUT', url: admin, body: { published: true } })
    expect(published.json()).toMatchObject({
      errors: { published: [problemText('rehearsal_unpublished')] },
    })
    const copied = await api.call({
      method: 'POST',
      url: `${admin}/copy`,
      body: { date_begin: '2028-02-19T10:00:00+03:00', date_end: '2028-02-19T20:00:00+03:00' },
      token: staff.tokens.supervisor,
    })
    expect(copied.statusCode).toBe(409)
    expect((await press('POST', rehearsal.id)).statusCode).toBe(409)
  })

  it('makes nobody of the team a likely double', async () => {
    expect((await byAdmin({ url: '/api/rating/doubles' })).body).not.toContain('Выдумкин')
  })
})

it('sends no letter: not to a dancer, nor to staff or who is invited', async () => {
  const before = await mailsQueued()
  const event = `/api/events/${rehearsal.id}`
  const invited = await byAdmin({
    method: 'POST',
    url: `${event}/invitations`,
    body: { email: 'guest@parket.test', role: 'manager' },
  })
  expect(invited.statusCode).toBe(201)
  const { items } = await read<{ items: { regData: { id: number } }[] }>(`${event}/registrations`)
  const sent = await byAdmin({
    method: 'POST',
    url: `${event}/reg-datas/${items[0]?.regData.id}/send-pin`,
    body: {},
  })
  expect(sent.statusCode).toBeLessThan(300)
  expect(await mailsQueued()).toBe(before)
})

describe('thrown away in one press', () => {
  it('leaves nothing, money and publications included', async () => {
    const { id } = rehearsal
    const { db } = api.database
    const over = (await contestsOf(id)).find(({ status }) => status === 'judged')
    await byAdmin({
      method: 'POST',
      url: `/api/contests/${over?.id}/publication`,
      body: { level: 'marks' },
    })
    expect((await press('DELETE', cup.event.id)).statusCode).toBe(204)
    for (const table of ['events', 'reg_datas', 'contests', 'ledger', 'publications'] as const) {
      const column = table === 'events' ? 'events.id' : (`${table}.event_id` as const)
      const rows = await db.selectFrom(table).where(column, '=', id).selectAll().execute()
      expect([table, rows]).toEqual([table, []])
    }
    const judges = await db
      .selectFrom('judges')
      .where('rehearsal_id', 'is not', null)
      .select('id')
      .execute()
    expect(judges).toEqual([])
    expect((await press('DELETE', cup.event.id)).statusCode).toBe(404)
  })

  it('can be begun again; a deleted event takes its rehearsal along', async () => {
    const { id } = (
      await api.call({
        method: 'POST',
        url: '/api/admin/events',
        body: {
          name: 'Весна',
          date_begin: '2027-03-01T10:00:00+03:00',
          date_end: '2027-03-01T20:00:00+03:00',
        },
        token: staff.tokens.supervisor,
      })
    ).json<{ id: number }>()
    const again = (await press('POST', id)).json<{ id: number }>()
    const deleted = await api.call({
      method: 'DELETE',
      url: `/api/admin/events/${id}`,
      token: staff.tokens.supervisor,
    })
    expect(deleted.statusCode).toBe(204)
    expect((await byAdmin({ url: `/api/events/${again.id}` })).statusCode).toBe(404)
  })
})
