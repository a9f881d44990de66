import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { stateOf } from '../../../files/stored.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  addStaff,
  addTag,
  createContest,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
} from '../../../testing/fixtures.ts'

type Named = { id: number; name: string }
type Page = { items: Named[]; total: number; page: number; page_size: number }

forEachEngine('events', (engine) => {
  let api: Api
  let own: Named
  let spring: Named
  const events: Record<string, Named> = {}
  const users: Record<string, { id: number; email: string }> = {}
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    own = await defaultTeam(db)
    spring = await createTeam(db)
    const event = async (name: string, day: string, values: object = {}) => {
      events[name] = await createEvent(db, own.id, {
        name,
        date_begin: `${day}T10:00:00+03:00`,
        date_end: `${day}T20:00:00+03:00`,
        ...values,
      })
    }
    await event('Осенний бал', '2026-10-10', { city: 'Казань' })
    await event('Летний бал', '2026-07-01')
    // The tests' moment is noon of this day.
    await event('Сегодня', '2026-11-20')
    await event('Кубок Паркета', '2027-02-20', {
      payment_details: JSON.stringify({
        name: 'АНО «Паркет»',
        account: '40703810000000000001',
        bank: 'Банк',
        bic: '044525225',
        corr_account: '30101810400000000225',
        inn: '7700000000',
        kpp: '770001001',
      }),
      price_steps: JSON.stringify([{ from: '2027-01-01', percent: 110 }]),
    })
    await event('Ёлочный турнир 50%', '2026-12-25', { city: 'Орёл' })
    await event('Черновик', '2027-03-01', { published: false })
    events['Чужой'] = await createEvent(db, spring.id, { name: 'Чужой' })

    for (const role of ['supervisor', 'admin', 'manager'] as const) {
      users[role] = await createUser(db)
      await addMember(db, own.id, users[role].id, role)
      users[`event ${role}`] = await createUser(db)
      await addStaff(db, events['Черновик']?.id ?? 0, users[`event ${role}`]?.id ?? 0, role)
    }
    users['dancer'] = await createUser(db)
    users['spring admin'] = await createUser(db)
    await addMember(db, spring.id, users['spring admin'].id, 'admin')
    users['spring event admin'] = await createUser(db)
    await addStaff(db, events['Чужой'].id, users['spring event admin'].id, 'admin')
    users['superadmin'] = await createUser(db, { superadmin: true })
  })
  afterAll(() => api.close())

  const token = (user: string) => api.logIn(users[user]?.email ?? '')
  const id = (name: string) => events[name]?.id ?? 0
  async function names(url: string, user?: string): Promise<string[]> {
    const answer = await api.call({ url, ...(user && { token: await token(user) }) })
    return answer.json<Page>().items.map(({ name }) => name)
  }

  it('are listed: future ones by date, past ones from the latest, today is future', async () => {
    expect(await names('/api/events?filter=future')).toEqual([
      'Сегодня',
      'Ёлочный турнир 50%',
      'Кубок Паркета',
    ])
    expect(await names('/api/events?filter=past')).toEqual(['Осенний бал', 'Летний бал'])
    expect(await names('/api/events')).toHaveLength(5)
  })

  it.each([
    ['city=%D0%BE%D1%80%D0%B5%D0%BB', ['Ёлочный турнир 50%']],
    ['city=%D0%9E%D1%80', []],
    ['q=%D0%B1%D0%B0%D0%BB', ['Осенний бал', 'Летний бал']],
    ['q=%D0%B1%D0%B0%D0%BB%20%D0%9A%D0%90%D0%97%D0%90%D0%9D%D0%AC', ['Осенний бал']],
    ['q=%D0%B5%D0%BB%D0%BE%D1%87%D0%BD%D1%8B%D0%B9', ['Ёлочный турнир 50%']],
    ['q=50%25', ['Ёлочный турнир 50%']],
    ['q=_', []],
    ['q=%27%3B--', []],
    // Moscow's days: the ball ends at 20:00 of the 10th, wherever the server stands.
    ['from=2026-10-10&to=2026-11-20', ['Сегодня', 'Осенний бал']],
    ['from=2026-10-11&to=2026-11-19', []],
    ['from=01.02.2027', ['Кубок Паркета']],
    ['to=2026-07-01', ['Летний бал']],
    ['sort=name&filter=future', ['Ёлочный турнир 50%', 'Кубок Паркета', 'Сегодня']],
    ['sort=-name&filter=past', ['Осенний бал', 'Летний бал']],
  ])('are found by %s', async (query, expected) => {
    expect(await names(`/api/events?${query}`)).toEqual(expected)
  })

  it('are not looked for by a day that does not exist', async () => {
    const answer = await api.call({ url: '/api/events?from=2026-02-30' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { from: ['Проверьте дату'] } })
  })

  it('come in pages', async () => {
    const answer = await api.call({ url: '/api/events?page=2&page_size=2&sort=date_begin' })
    expect(answer.json<Page>()).toMatchObject({ total: 5, page: 2, page_size: 2 })
    expect(answer.json<Page>().items.map(({ name }) => name)).toEqual([
      'Сегодня',
      'Ёлочный турнир 50%',
    ])
    const beyond = await api.call({ url: '/api/events?page=9&page_size=2' })
    expect(beyond.json()).toMatchObject({ items: [], total: 5 })
  })

  it("are another tenant's only there, save for a superadmin", async () => {
    const url = `/api/events/${id('Чужой')}`
    const here = await api.call({ url })
    expect(here.statusCode).toBe(404)
    expect(here.json()).toMatchObject({ code: 'event_not_found' })
    expect((await api.call({ url, token: await token('spring admin') })).statusCode).toBe(404)
    expect((await api.call({ url, token: await token('superadmin') })).statusCode).toBe(200)
    expect((await api.call({ url, host: 'vesna.localhost' })).statusCode).toBe(200)
    expect((await api.call({ url: `${url}?ds=vesna.localhost` })).statusCode).toBe(200)
    expect(await names('/api/events?ds=vesna.localhost')).toEqual(['Чужой'])
    for (const path of ['tags', 'contests', 'registrations', 'reg-datas/1']) {
      const answer = await api.call({ url: `${url}/${path}`, token: await token('admin') })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('that are drafts exist for their staff only', async () => {
    const url = `/api/events/${id('Черновик')}`
    for (const user of ['supervisor', 'admin', 'manager', 'event manager', 'superadmin']) {
      expect((await api.call({ url, token: await token(user) })).statusCode).toBe(200)
    }
    for (const user of ['dancer', 'spring admin']) {
      expect((await api.call({ url, token: await token(user) })).statusCode).toBe(404)
    }
    expect((await api.call({ url })).statusCode).toBe(404)
    expect((await api.call({ url: `${url}/contests` })).statusCode).toBe(404)
  })

  it('show payment details to their staff only', async () => {
    const url = `/api/events/${id('Кубок Паркета')}`
    expect((await api.call({ url })).json()).toMatchObject({
      payment_details: null,
      price_steps: [{ from: '2027-01-01', percent: 110 }],
      date_begin: '2027-02-20T07:00:00.000Z',
      time_zone: 'Europe/Moscow',
    })
    const staff = await api.call({ url, token: await token('manager') })
    expect(staff.json()).toMatchObject({ payment_details: { inn: '7700000000' } })
  })

  it('show a banner where there is one', async () => {
    const { db } = api.database
    const event_id = id('Сегодня')
    await db
      .insertInto('event_files')
      .values({
        event_id,
        id: 'banner',
        name: 'a.png',
        mime: 'image/png',
        size: 1,
        storage_key: 'k',
      })
      .execute()
    const answer = await api.call({ url: `/api/events/${event_id}` })
    expect(answer.json()).toMatchObject({
      banner_url: `/api/events/${event_id}/files/event-files/banner/download?v=${stateOf('k')}`,
    })
  })

  it('show public tags, and those that the wizard needs; staff see all', async () => {
    const { db } = api.database
    const event_id = id('Кубок Паркета')
    await addTag(db, event_id, 'Орден', null, true)
    await addTag(db, event_id, 'pay-group', '1')
    await addTag(db, event_id, 'PACKETS', 'MUST')
    await addTag(db, event_id, 'секрет', 'да')
    const url = `/api/events/${event_id}/tags`
    const tagsOf = async (user?: string) => {
      const answer = await api.call({ url, ...(user && { token: await token(user) }) })
      return answer.json<{ tag_name: string }[]>().map(({ tag_name }) => tag_name)
    }
    expect(await tagsOf()).toEqual(['Орден', 'pay-group', 'PACKETS'])
    expect(await tagsOf('dancer')).toEqual(['Орден', 'pay-group', 'PACKETS'])
    expect(await tagsOf('event manager')).toEqual(['Орден', 'pay-group', 'PACKETS'])
    expect(await tagsOf('manager')).toEqual(['Орден', 'pay-group', 'PACKETS', 'секрет'])
  })

  it('show their contests in order; drafts to staff only', async () => {
    const { db } = api.database
    const event_id = id('Кубок Паркета')
    await createContest(db, event_id, { group_num: 12, sort: 1 })
    await createContest(db, event_id, { group_num: 11, sort: 1, capacity: 5 })
    await createContest(db, event_id, { group_num: 30, sort: 0, status: 'draft' })
    const url = `/api/events/${event_id}/contests`
    const numbers = async (user?: string) => {
      const answer = await api.call({ url, ...(user && { token: await token(user) }) })
      return answer.json<{ group_num: number }[]>().map(({ group_num }) => group_num)
    }
    expect(await numbers()).toEqual([11, 12])
    expect(await numbers('manager')).toEqual([30, 11, 12])
    expect((await api.call({ url })).json()).toMatchObject([
      { group_num: 11, capacity: 5, active_count: 0, waiting_count: 0, packet: null },
      { group_num: 12, capacity: null },
    ])
  })

  it('are listed for the admins of the team, drafts included, the latest first', async () => {
    const all = [
      'Черновик',
      'Кубок Паркета',
      'Ёлочный турнир 50%',
      'Сегодня',
      'Осенний бал',
      'Летний бал',
    ]
    for (const user of ['admin', 'supervisor', 'superadmin']) {
      expect(await names('/api/admin/events', user)).toEqual(all)
    }
    expect(await names('/api/admin/events?published=false', 'admin')).toEqual(['Черновик'])
    expect(await names('/api/admin/events?published=true&filter=past', 'admin')).toEqual([
      'Осенний бал',
      'Летний бал',
    ])
  })

  it('are listed for the staff of single events, if they are these', async () => {
    for (const user of ['event admin', 'event supervisor']) {
      expect(await names('/api/admin/events', user)).toEqual(['Черновик'])
    }
    expect(await names('/api/admin/events?ds=vesna.localhost', 'spring event admin')).toEqual([
      'Чужой',
    ])
  })

  it.each(['dancer', 'manager', 'event manager', 'spring admin', 'spring event admin'])(
    'are not listed for a %s: 403, never an empty list',
    async (user) => {
      const answer = await api.call({ url: '/api/admin/events', token: await token(user) })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ message: problemText('forbidden'), code: 'forbidden' })
    },
  )
})
