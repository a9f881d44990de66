import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  newDancer,
  registration,
  startCup,
  type Cup,
  type RegisterInput,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'

type Item = {
  regData: { id: number; reg_n: number; phone: string }
  dancers: { last_name: string }[]
  registrations: { contest_id: string; status: string }[]
}
type Page = {
  items: Item[]
  total: number
  page: number
  page_size: number
  sums: { charged: number; paid: number } | null
}

forEachEngine("the staff's list of registrations", (engine) => {
  let api: Api
  let cup: Cup
  let token: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const user = await createUser(db)
    await addStaff(db, cup.event.id, user.id, 'manager')
    token = await api.logIn(user.email)
    const { folk, two, duet } = cup.ids
    const contacts = (email: string, phone: string, city: string) => ({
      regData: { email, phone, city },
    })
    await register([two], 'Яковлева', contacts('yak@parket.test', '+7 (916) 111-22-33', 'Москва'))
    await register([two, folk], 'Ёлкина', contacts('elka@parket.test', '+79162223344', 'Орёл'))
    await register([two, folk], 'Абрамова', contacts('abr_1@parket.test', '8 495 7654321', 'Тула'))
    await register([duet], 'Егорова', {
      ...contacts('duo@parket.test', '+79163334455', 'Уфа'),
      dancers: [newDancer({ last_name: 'Егорова' }), newDancer({ last_name: 'Жукова' })],
    })
  })
  afterAll(() => api.close())

  async function register(contestIds: string[], last_name: string, values: RegisterInput = {}) {
    const dancers = [newDancer({ last_name })]
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration(contestIds, { dancers, ...values }),
    })
    expect(answer.statusCode).toBe(201)
  }

  const list = (query = '') =>
    api.call({ url: `/api/events/${cup.event.id}/registrations${query}`, token })
  async function names(query: string): Promise<(string | undefined)[]> {
    const { items } = (await list(query)).json<Page>()
    return items.map(({ dancers }) => dancers[0]?.last_name)
  }

  it('shows contacts, dancers and entries by number', async () => {
    const page = (await list()).json<Page>()
    expect(page).toMatchObject({ total: 4, page: 1, page_size: 50 })
    expect(page.items.map(({ regData }) => regData.reg_n)).toEqual([1, 2, 3, 4])
    expect(page.items[0]).toMatchObject({
      regData: { phone: '+79161112233', email: 'yak@parket.test' },
      dancers: [{ last_name: 'Яковлева', birth_date: '1999-04-12' }],
      registrations: [{ contest_id: cup.ids.two, status: 'active' }],
    })
    expect(page.items[3]?.dancers.map(({ last_name }) => last_name)).toEqual(['Егорова', 'Жукова'])
  })

  it.each([
    ['sort=last_name', ['Абрамова', 'Егорова', 'Ёлкина', 'Яковлева']],
    ['sort=-last_name', ['Яковлева', 'Ёлкина', 'Егорова', 'Абрамова']],
    ['sort=city', ['Яковлева', 'Ёлкина', 'Абрамова', 'Егорова']],
    ['sort=-reg_n', ['Егорова', 'Абрамова', 'Ёлкина', 'Яковлева']],
    ['sort=-created_at', ['Егорова', 'Абрамова', 'Ёлкина', 'Яковлева']],
    ['group_num=12', ['Ёлкина', 'Абрамова']],
    ['status=waiting', ['Абрамова']],
    ['status=waiting&group_num=12', []],
    ['status=active&group_num=14', ['Яковлева', 'Ёлкина']],
    ['group_num=999', []],
    ['q=елк', ['Ёлкина']],
    ['q=жукова', ['Егорова']],
    ['q=орел', ['Ёлкина']],
    ['q=мария жук', ['Егорова']],
    ['q=ABR_1', ['Абрамова']],
    ['q=abr%251', []],
    ['q=1112233', ['Яковлева']],
    ['q=2', ['Ёлкина']],
    ['q=7654321', ['Абрамова']],
    ["q=' or 1=1 --", []],
    ['q=99999999999999999999', []],
  ])('with %s is %j', async (query, expected) => {
    expect(await names(`?${encodeURI(query)}`)).toEqual(expected)
  })

  it('finds by troupe, club, coach, city, consent, payment and age', async () => {
    const { db } = api.database
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration([cup.ids.children], {
        regData: {
          email: 'zim@parket.test',
          phone: '+79165556677',
          city: 'Самара',
          troupe: 'Капель',
          club: ' Ритм  плюс ',
          coach: 'Орлова Анна',
        },
        dancers: [newDancer({ last_name: 'Зимина', birth_date: '2018-03-01' })],
        consents: {},
      }),
    })
    expect(answer.statusCode).toBe(201)
    const { regData } = answer.json<{ regData: { id: number } }>()
    expect(regData).toMatchObject({ troupe: 'Капель', club: 'Ритм плюс', coach: 'Орлова Анна' })

    const queries = [
      'q=капель',
      'q=ритм плюс',
      'q=орлова',
      'club=Ритм плюс',
      'city=Самара',
      'consent=missing',
      'age_max=9',
      'age_min=5&age_max=9',
      'sort=-club&page_size=1',
    ]
    const found = []
    for (const query of queries) found.push(await names(`?${encodeURI(query)}`))
    expect(found).toEqual(queries.map(() => ['Зимина']))
    expect(await names('?age_max=5')).toEqual([])
    expect(await names('?age_min=20&consent=given&city=%D0%A3%D1%84%D0%B0')).toEqual(['Егорова'])

    expect(await names('?payment=paid')).toEqual([])
    const charged = 90_000 + 50_000
    await addPayment(charged)
    expect(await names('?payment=paid')).toEqual(['Зимина'])
    expect((await list('?payment=paid')).json<Page>().items[0]).toMatchObject({
      balance: { charged, paid: charged, status: 'paid' },
    })

    async function addPayment(amount: number) {
      const line = { event_id: cup.event.id, reg_data_id: regData.id, kind: 'payment' } as const
      await db
        .insertInto('ledger')
        .values({ ...line, amount, method: 'cash' })
        .execute()
    }
  })

  it('sums the money of all that match for who sees it', async () => {
    const { db } = api.database
    expect((await list()).json<Page>().sums).toBeNull()
    const admin = await createUser(db)
    await addStaff(db, cup.event.id, admin.id, 'admin')
    const page = await api.call({
      url: `/api/events/${cup.event.id}/registrations?payment=paid&page_size=1`,
      token: await api.logIn(admin.email),
    })
    expect(page.json<Page>().sums).toEqual({ charged: 140_000, paid: 140_000 })
  })

  it('tells what can be filtered by, with numbers', async () => {
    const facets = await api.call({
      url: `/api/events/${cup.event.id}/registrations/facets`,
      token,
    })
    expect(facets.json()).toMatchObject({
      total: 5,
      unpaid: 4,
      waiting: 1,
      without_consent: 1,
      clubs: [{ value: 'Ритм плюс', count: 1 }],
    })
    expect(facets.json<{ cities: object[] }>().cities).toContainEqual({ value: 'Тула', count: 1 })
  })

  it('finds a start number', async () => {
    const { db } = api.database
    await db.updateTable('reg_datas').set({ start_number: 115 }).where('reg_n', '=', 3).execute()
    expect(await names('?q=115')).toEqual(['Абрамова'])
  })

  it('brings the number that is searched for before those who have it in an e-mail', async () => {
    const { db } = api.database
    const withEmail = { email: 'dancer115@parket.test' }
    await db.updateTable('reg_datas').set(withEmail).where('reg_n', '=', 1).execute()
    await db.updateTable('reg_datas').set({ start_number: 500 }).where('reg_n', '=', 4).execute()
    await db.updateTable('reg_datas').set({ start_number: 4 }).where('reg_n', '=', 2).execute()
    expect(await names('?q=115')).toEqual(['Абрамова', 'Яковлева'])
    expect(await names('?q=115&sort=reg_n')).toEqual(['Яковлева', 'Абрамова'])
    // Who wears it comes before whose registration it is.
    expect((await names('?q=4')).slice(0, 2)).toEqual(['Ёлкина', 'Егорова'])
  })

  it('comes in pages', async () => {
    const page = (await list('?page=2&page_size=3')).json<Page>()
    expect(page).toMatchObject({ total: 5, page: 2, page_size: 3 })
    expect(page.items.map(({ regData }) => regData.reg_n)).toEqual([4, 5])
    expect((await list('?page=3&page_size=3')).json()).toMatchObject({ items: [], total: 5 })
    expect((await list('?page=0')).statusCode).toBe(400)
  })

  it('takes as many queries for many as for one', async () => {
    const one = await api.countQueries(() => list('?page_size=1'))
    const all = await api.countQueries(() => list('?page_size=200'))
    const found = await api.countQueries(() => list('?page_size=200&q=parket&sort=last_name'))
    expect(all).toBe(one)
    expect(found).toBe(one)
  })
})
