import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { countQueries } from '../../../testing/countQueries.ts'
import { createCup, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

forEachEngine('registrations as a table', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let queries: () => number
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
    const dancer = { last_name: '-ЁЛКИНА', first_name: 'Анна', birth_date: '1999-04-12' }
    await register([cup.ids.folk, cup.ids.oriental], { dancers: [dancer] })
    await register([cup.ids.show])
  })
  afterAll(() => api.close())

  const register = (contestIds: string[], values: object = {}) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration(contestIds, values),
    })
  const save = (query = '', user: keyof Staffed['tokens'] = 'admin') =>
    api.call({
      url: `/api/events/${cup.event.id}/registrations/export${query}`,
      token: staff.tokens[user],
    })

  it('is a CSV file that holds no formula', async () => {
    const answer = await save()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="registrations-${cup.event.id}-2026-11-20.csv"`,
    )
    const [head, first, second, end] = answer.body.split('\r\n')
    expect(head).toMatch(/^\uFEFF№;Стартовый номер;Танцоры;/)
    expect(first).toMatch(/^1;1;'-ЁЛКИНА Анна;12\.04\.1999;Москва;;;;'\+7 916 123-45-67;/)
    expect(first).toContain(';11, 12;')
    expect(second).toMatch(/^2;2;/)
    expect(end).toBe('')
  })

  it('parts words by ordinary spaces, which spreadsheets find and split by', async () => {
    const { body } = await save()
    expect(body).toMatch(/;\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}\r\n/)
    expect(body).not.toContain('\u00A0')
  })

  it('tells in roubles what each owes', async () => {
    const { items } = (
      await api.call({
        url: `/api/events/${cup.event.id}/registrations`,
        token: staff.tokens.admin,
      })
    ).json<{ items: { regData: { id: number }; balance: { charged: number } }[] }>()
    const [first] = items
    await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/reg-datas/${first?.regData.id}/payments`,
      body: { kind: 'payment', amount: 100_050, method: 'cash' },
      token: staff.tokens.admin,
    })
    const [head = '', row = ''] = (await save()).body.split('\r\n')
    const titles = head.split(';')
    const cells = row.split(';')
    const charged = (first?.balance.charged ?? 0) / 100
    expect(charged).toBeGreaterThan(1000.5)
    expect(
      ['Начислено', 'Оплачено', 'Осталось заплатить'].map((title) =>
        Number(cells[titles.indexOf(title)]?.replace(',', '.')),
      ),
    ).toEqual([charged, 1000.5, charged - 1000.5])
  })

  it('has the filters of the list', async () => {
    const rows = (body: string) => body.trim().split('\r\n').length - 1
    expect(rows((await save('?group_num=13')).body)).toBe(1)
    expect(rows((await save(`?q=${encodeURIComponent('елкина')}`)).body)).toBe(1)
    expect(rows((await save('?status=waiting')).body)).toBe(0)
  })

  it('is an Excel file too', async () => {
    const answer = await save('?format=xlsx')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await save('?format=pdf')).statusCode).toBe(400)
  })

  it('is JSON as the API tells it, without a PIN', async () => {
    const answer = await save('?format=json&group_num=13')
    expect(answer.json()).toMatchObject([{ regData: { reg_n: 2 }, dancers: [{ ind: 0 }] }])
    expect(answer.body).not.toContain('pin_code')
  })

  it('is noted in the log with the number of rows', async () => {
    const { db } = api.database
    await save('?format=xlsx&group_num=13')
    const line = await db
      .selectFrom('audit_log')
      .where('action', '=', 'exportEventRegistrations')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      event_id: cup.event.id,
      changes: { rows: { from: null, to: 1 }, format: { from: null, to: 'xlsx' } },
    })
  })

  it('is for the admins of the event, and asks no more for more', async () => {
    expect((await save('', 'manager')).statusCode).toBe(403)
    expect((await save('', 'dancer')).statusCode).toBe(403)
    expect((await save('', 'stranger')).statusCode).toBe(403)
    const count = async () => {
      const before = queries()
      await save()
      return queries() - before
    }
    const few = await count()
    await register([cup.ids.show])
    expect(await count()).toBe(few)
  })
})
