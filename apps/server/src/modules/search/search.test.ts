import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createTeam, createUser, defaultTeam } from '../../testing/fixtures.ts'
import { selectPeople } from './findDancers.ts'

type Found = {
  items: {
    last_name: string
    first_name: string
    city: string
    birth_year: number
    events: { name: string }[]
  }[]
  total: number
}
type Tournaments = {
  items: { event: { name: string }; entries: { group_num: number; start_number: number }[] }[]
  total: number
}
type Refusal = { errors?: Record<string, string[]>; message: string }

/** Anna dances twice, once for another city; nobody else has her name and birth date. */
const anna = { last_name: 'Ёлкина', first_name: 'Анна', birth_date: '1999-04-12' }
/** Agreed to nothing. */
const vera = { last_name: 'Елисеева', first_name: 'Вера', birth_date: '2001-12-31' }
const withoutPublication = { processing: true, publication: false }

forEachEngine('Looking people up', (engine) => {
  let api: Api
  let cup: Cup
  let ball: Cup
  let teamId: number

  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    cup = await createCup(db, teamId)
    ball = await createCup(db, teamId, {
      name: 'Зимний бал',
      date_begin: '2027-01-10T10:00:00+03:00',
    })
    const hidden = await createCup(db, teamId, { name: 'Черновик' })
    const spring = await createCup(db, (await createTeam(db)).id, { name: 'Весна' })

    await enter(cup, anna)
    await enter(ball, { ...anna, last_name: 'ЕЛКИНА' }, { city: 'Тула' })
    await enter(cup, { ...anna, first_name: 'Алла', birth_date: '1990-01-01' }, { city: 'Тверь' })
    await enter(cup, vera, { consents: withoutPublication })
    await enter(cup, { ...vera, first_name: 'Яна' }, { consents: undefined })
    await enter(hidden, { ...anna, first_name: 'Скрытая' })
    await enter(spring, { ...anna, first_name: 'Весенняя' }, { host: 'vesna.localhost' })
    const { regData } = await enter(cup, { ...anna, first_name: 'Снятая' })
    await db
      .updateTable('registrations')
      .set({ status: 'withdrawn', withdrawn_at: '2026-11-20T12:30:00+03:00' })
      .where('reg_data_id', '=', regData.id)
      .execute()
    await db
      .updateTable('events')
      .set({ published: false })
      .where('id', '=', hidden.event.id)
      .execute()
  })
  afterAll(() => api.close())

  async function enter(
    at: Cup,
    dancer: object,
    options: { city?: string; consents?: object | undefined; host?: string } = {},
  ) {
    const { city = 'Москва', host } = options
    const consents =
      'consents' in options ? options.consents : { processing: true, publication: true }
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${at.event.id}/register`,
      host,
      body: registration([at.ids.folk], {
        dancers: [newDancer(dancer)],
        regData: { email: 'dancer@parket.test', phone: '+7 916 123-45-67', city },
        consents,
      }),
    })
    expect(answer.statusCode).toBe(201)
    api.pass(1000)
    return answer.json<{ regData: { id: number } }>()
  }

  const call = (path: string, query: Record<string, string>, host?: string, token?: string) =>
    api.call({ url: `${path}?${new URLSearchParams(query).toString()}`, host, token })
  const search = async (query: Record<string, string>, host?: string) => {
    // Every search from a minute of its own.
    api.pass(61_000)
    return (await call('/api/search-dancer', query, host)).json<Found>()
  }
  const names = async (query: Record<string, string>) =>
    (await search(query)).items.map(({ first_name }) => first_name)

  it('«at least 2 letters of the last name»', async () => {
    for (const last_name of ['', 'Е', ' е%']) {
      const answer = await call('/api/search-dancer', { last_name })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({
        last_name: ['Укажите хотя бы 2 буквы фамилии'],
      })
    }
  })

  it('«answers name, city, birth year, tournaments» and nothing else', async () => {
    const page = await search({ last_name: 'ёлк', first_name: 'анн' })
    expect(page.total).toBe(1)
    expect(page.items).toEqual([
      {
        person_id: null,
        last_name: 'ЕЛКИНА',
        first_name: 'Анна',
        city: 'Тула',
        birth_year: 1999,
        events: [
          expect.objectContaining({ name: 'Кубок Паркета' }),
          expect.objectContaining({ name: 'Зимний бал' }),
        ],
      },
    ])
    expect(JSON.stringify(page)).not.toMatch(/1999-04|916|@/)
  })

  it('finds who agreed to publication, has an entry, and only at events that everybody sees', async () => {
    expect(await names({ last_name: 'ел' })).toEqual(['Алла', 'Анна'])
    const spring = await search({ last_name: 'ел' }, 'vesna.localhost')
    expect(spring.items).toMatchObject([{ first_name: 'Весенняя' }])
  })

  it('takes the beginning of a last name, by the letter', async () => {
    expect(await names({ last_name: 'лкина' })).toEqual([])
    expect(await names({ last_name: 'е_кина' })).toEqual([])
  })

  it('filters by the city of the latest entry, and sorts', async () => {
    expect(await names({ last_name: 'ел', city: 'ТУЛА' })).toEqual(['Анна'])
    expect(await names({ last_name: 'ел', city: 'Москва' })).toEqual([])
    expect(await names({ last_name: 'ел', sort: 'birth_year' })).toEqual(['Алла', 'Анна'])
    expect(await names({ last_name: 'ел', sort: '-birth_year' })).toEqual(['Анна', 'Алла'])
    expect(await names({ last_name: 'ел', sort: 'city', page: '2', page_size: '1' })).toEqual([
      'Анна',
    ])
  })

  it('asks the database as often for many as for one', async () => {
    // Full pages, both: what there is in all is counted besides.
    const one = await api.countQueries(() => search({ last_name: 'ел', page_size: '1' }))
    const many = await api.countQueries(() => search({ last_name: 'ел', page_size: '2' }))
    expect(many).toBe(one)
  })

  it('tells how many there are on every page, the last and one beyond it too', async () => {
    for (const [page_size, page, here] of [
      ['1', '1', 1],
      ['1', '2', 1],
      ['1', '3', 0],
      ['2', '1', 2],
      ['3', '1', 2],
      ['3', '2', 0],
    ] as const) {
      const { items, total } = await search({ last_name: 'ел', page, page_size })
      expect([items.length, total]).toEqual([here, 2])
    }
    expect(await search({ last_name: 'нетникого' })).toMatchObject({ items: [], total: 0 })
  })

  it('reads people by the index on the folded last name once there are many', async () => {
    const { db } = api.database
    const { regData } = await enter(ball, newDancer())
    await sql`
      insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
      select ${regData.id}, ${ball.event.id}, n, 'Массовкина' || n, 'Мария', '2000-01-01'
      from generate_series(1, 5000) as n
    `.execute(db)
    await sql`analyze dancers, reg_datas, registrations, contests, events`.execute(db)
    const wanted = { last_name: 'Ёлк', first_name: '', city: '' }
    const plan = await selectPeople(db, teamId, wanted).explain('text')
    expect(JSON.stringify(plan)).toMatch(/on dancers .*Index Cond: [^}]*last_name_key ~?>=~? 'елк'/)
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on dancers')
  })

  it('is limited: 60 searches a minute, and says when to go on', async () => {
    api.pass(61_000)
    const searchOnce = () => call('/api/search-dancer', { last_name: 'ел' })
    for (let n = 0; n < 60; n += 1) expect((await searchOnce()).statusCode).toBe(200)
    const refused = await searchOnce()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    api.pass(60_000)
    expect((await searchOnce()).statusCode).toBe(200)
  })

  const exact = ({ last_name, first_name, birth_date }: typeof anna) => ({
    ln: last_name,
    fn: first_name,
    bd: birth_date,
  })

  it('«last name, first name and full birth date, and match all three exactly»', async () => {
    const found = async (query: Record<string, string>) =>
      (await call('/api/info-by-name', query)).json<Tournaments>()
    const all = await found({ ln: 'елкина ', fn: 'АННА', bd: '12.04.1999' })
    expect(all).toMatchObject({
      total: 2,
      items: [
        { event: { name: 'Кубок Паркета' }, entries: [{ group_num: 12, start_number: 1 }] },
        { event: { name: 'Зимний бал' }, entries: [{ group_num: 12, place: null }] },
      ],
    })
    const latest = { ...exact(anna), page_size: '1', page: '2' }
    expect((await found(latest)).items).toMatchObject([{ event: { name: 'Зимний бал' } }])
    const earliest = { ...exact(anna), sort: 'date_begin' }
    expect((await found(earliest)).items[0]).toMatchObject({ event: { name: 'Зимний бал' } })
    expect(await found({ ...exact(anna), bd: '1999-04-13' })).toMatchObject({ items: [], total: 0 })
    expect(await found({ ...exact(anna), fn: 'Ан' })).toMatchObject({ total: 0 })
    expect(await found({ ...exact(anna), fn: 'Снятая' })).toMatchObject({ total: 0 })
  })

  it('the exact match answers without consent to publication', async () => {
    const answer = await call('/api/info-by-name', exact(vera))
    expect(answer.json<Tournaments>().items).toMatchObject([{ event: { name: 'Кубок Паркета' } }])
  })

  it('a changed surname keeps the history once an admin has said that both are one person', async () => {
    const { db } = api.database
    const ira = { last_name: 'Юрьева', first_name: 'Ира', birth_date: '1993-03-03' }
    const married = { ...ira, last_name: 'Яковлева' }
    await enter(cup, ira)
    await enter(ball, married)
    const unknown = { ...ira, birth_date: '1993-03-04' }
    const events = async (person: typeof ira) =>
      (await call('/api/info-by-name', exact(person)))
        .json<Tournaments>()
        .items.map(({ event }) => event.name)
    const found = async (last_name: string) =>
      (await search({ last_name })).items.map((one) => one.events.map(({ name }) => name))
    expect(await events(ira)).toEqual(['Кубок Паркета'])
    expect(await found('юрьева')).toEqual([['Кубок Паркета']])

    const { rows } = await sql<{ id: number }>`
      insert into person_links (team_id, dancer_id, other_id, is_same)
      select ${teamId}, min(id), max(id), true from dancers
      where last_name in ('Юрьева', 'Яковлева') returning id
    `.execute(db)
    const both = ['Кубок Паркета', 'Зимний бал']
    expect(await events(ira)).toEqual(both)
    expect(await events(married)).toEqual(both)
    expect(await events(unknown)).toEqual([])
    expect(await found('юрьева')).toEqual([both])
    expect(await found('яковл')).toEqual([both])

    await sql`delete from person_links where id = ${rows[0]?.id ?? 0}`.execute(db)
    expect(await events(married)).toEqual(['Зимний бал'])
  })

  it('all three are wanted, by the names of the query', async () => {
    const answer = await call('/api/info-by-name', { bd: '31.02.1999' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<Refusal>().errors).toEqual({
      ln: ['Укажите фамилию'],
      fn: ['Укажите имя'],
      bd: ['Такой даты нет. Введите дату рождения: дд.мм.гггг'],
    })
  })

  describe('the rating of a person', () => {
    const rating = (query: Record<string, string>) => call('/api/user-rating', query)

    it('wants all three, by the names of its query', async () => {
      const answer = await rating({ first_name: 'Анна', bd: '31.02.1999' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({
        last_name: ['Укажите фамилию'],
        bd: ['Такой даты нет. Введите дату рождения: дд.мм.гггг'],
      })
    })
  })

  it('a birth date cannot be found by trying days, but oneself is no try', async () => {
    api.pass(16 * 60 * 1000)
    const user = await createUser(api.database.db, {
      last_name: 'Новикова',
      first_name: 'Ольга',
      birth_date: '1995-05-05',
      email_verified_at: '2026-01-01T00:00:00Z',
      identity_since: '2026-01-01T00:00:00Z',
    })
    const own = { ln: 'Новикова', fn: 'ольга', bd: '05.05.1995' }
    const token = await api.logIn(user.email)
    for (let day = 10; day < 20; day += 1) {
      const guess = { ...exact(vera), bd: `2001-11-${day}` }
      expect((await call('/api/info-by-name', guess)).statusCode).toBe(200)
      expect((await call('/api/info-by-name', own, undefined, token)).statusCode).toBe(200)
    }
    const refused = await call('/api/info-by-name', exact(vera))
    expect(refused.statusCode).toBe(429)
    expect(refused.json<Refusal>().message).toContain('Попробуйте снова через')
    expect((await call('/api/info-by-name', own, undefined, token)).statusCode).toBe(200)
  })
})
