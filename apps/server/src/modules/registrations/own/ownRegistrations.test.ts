import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createTeam, createUser, defaultTeam } from '../../../testing/fixtures.ts'

type Page = {
  items: { event: { name: string }; regData: { reg_n: number; pin_code: string } }[]
  total: number
}

forEachEngine('«Мои регистрации»', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  let token: string
  let ball: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    const cup = await createCup(db, team.id)
    ball = await createCup(db, team.id, {
      name: 'Осенний бал',
      city: 'Тула',
      date_begin: '2027-01-10T10:00:00+03:00',
    })
    const hidden = await createCup(db, team.id)
    const spring = await createCup(db, (await createTeam(db)).id)
    user = await createUser(db)
    const other = await createUser(db)
    token = await api.logIn(user.email)

    const enter = async (at: Cup, as: string | undefined, last_name: string, host?: string) => {
      const body = registration([at.ids.folk], { dancers: [newDancer({ last_name })] })
      const url = `/api/events/${at.event.id}/register`
      await api.call({ method: 'POST', url, body, token: as, host })
      api.pass(1000)
    }
    await enter(cup, token, 'Ёлкина')
    await enter(ball, token, 'Жукова')
    await enter(cup, await api.logIn(other.email), 'Чужая')
    await enter(cup, undefined, 'Ничья')
    await enter(spring, token, 'Весенняя', 'vesna.localhost')
    await enter(hidden, token, 'Скрытая')
    await db
      .updateTable('events')
      .set({ published: false })
      .where('id', '=', hidden.event.id)
      .execute()
  })
  afterAll(() => api.close())

  const list = async (query = '', host?: string) => {
    const answer = await api.call({
      url: `/api/users/${user.id}/registrations${query}`,
      token,
      host,
    })
    return answer.json<Page>()
  }
  const events = async (query: string) => (await list(query)).items.map(({ event }) => event.name)

  it('are those made with the account at this team’s published events, the latest first', async () => {
    const page = await list()
    expect(page).toMatchObject({ total: 2, page: 1, page_size: 50 })
    expect(page.items).toMatchObject([
      { event: { name: 'Осенний бал' }, dancers: [{ last_name: 'Жукова' }] },
      {
        event: { name: 'Кубок Паркета' },
        dancers: [{ last_name: 'Ёлкина' }],
        registrations: [{ status: 'active' }],
      },
    ])
    expect((await list('', 'vesna.localhost')).items).toMatchObject([
      { dancers: [{ last_name: 'Весенняя' }] },
    ])
  })

  it('show the owner number and PIN without asking for one', async () => {
    const [latest] = (await list()).items
    expect(latest?.regData.pin_code).toMatch(/^\d{6}$/)
  })

  it('are sorted, filtered by event and found by event or dancer', async () => {
    expect(await events('?sort=date_begin')).toEqual(['Осенний бал', 'Кубок Паркета'])
    expect(await events('?sort=-date_begin&page_size=1&page=2')).toEqual(['Осенний бал'])
    expect(await events(`?event_id=${ball.event.id}`)).toEqual(['Осенний бал'])
    expect(await events('?q=елкина')).toEqual(['Кубок Паркета'])
    expect(await events('?q=тула%20бал')).toEqual(['Осенний бал'])
    expect(await events('?q=чужая')).toEqual([])
  })

  it('are read in a number of queries that does not grow with them', async () => {
    // Full pages, both: what there is in all is counted besides.
    const one = await api.countQueries(() => list('?page_size=1'))
    const all = await api.countQueries(() => list('?page_size=2'))
    expect(all).toBe(one)
  })

  it('are nobody else’s', async () => {
    const url = `/api/users/${user.id}/registrations`
    const root = await createUser(api.database.db, { superadmin: true })
    expect((await api.call({ url })).statusCode).toBe(401)
    expect((await api.call({ url, token: await api.logIn(root.email) })).statusCode).toBe(403)
  })
})
