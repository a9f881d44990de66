import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { countQueries } from '../../testing/countQueries.ts'
import { createCup, newDancer, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Statistics = {
  entries: number
  dancers: number
  by_contest: { group_num: number; entries: number; below_minimum: boolean }[]
  by_section: object[]
  by_age: object[]
  by_city: object[]
  by_day: object[]
  money: object | null
}

forEachEngine('statistics of an event', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let queries: () => number
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
    const { db } = api.database
    cup = await createCup(db, staff.team.id)
    await db
      .updateTable('contests')
      .set({ section: 'Folk' })
      .where('id', '=', cup.ids.folk)
      .execute()
    const maria = newDancer()
    const child = newDancer({ birth_date: '2019-02-21' })
    await register([cup.ids.folk, cup.ids.oriental], [maria], 'Орёл')
    await register([cup.ids.show], [{ ...maria, last_name: maria.last_name.toUpperCase() }], 'орел')
    await register([cup.ids.children], [child], 'Тверь')
    // Past midnight in the event's zone.
    api.pass(15 * 60 * 60 * 1000)
    await register([cup.ids.duet], [newDancer(), newDancer()], 'Тверь')
    for (let n = 0; n < 3; n += 1) await register([cup.ids.two], [newDancer()], 'Москва')
    const packets = {
      [cup.ids.packet]: { status: true, selectedGroupIds: [cup.ids.oriental, cup.ids.folk] },
    }
    await register([], [newDancer()], 'Москва', { packets })
  })
  afterAll(() => api.close())

  const register = (contestIds: string[], dancers: object[], city: string, values: object = {}) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration(contestIds, {
        regData: { email: 'a@parket.test', phone: '+7 916 123-45-67', city },
        dancers,
        ...values,
      }),
    })
  const read = async (token?: string) =>
    (
      await api.call({
        url: `/api/events/${cup.event.id}/statistics`,
        ...(token === undefined ? {} : { token }),
      })
    ).json<Statistics>()

  it('count active entries, and everybody once', async () => {
    const statistics = await read()
    // folk, oriental, show, children, duet, two of three places, two of a packet
    expect(statistics).toMatchObject({ entries: 9, dancers: 7 })
    expect(statistics.by_section).toEqual([
      { name: '', entries: 7, dancers: 7 },
      { name: 'Folk', entries: 2, dancers: 2 },
    ])
  })

  it('by contest say who is under the minimum and who waits', async () => {
    const { by_contest } = await read()
    const of = (n: number) => by_contest.find(({ group_num }) => group_num === n)
    expect(of(11)).toMatchObject({ entries: 2, dancers: 2, below_minimum: true })
    expect(of(14)).toMatchObject({ entries: 2, waiting: 1, dancers: 2 })
    expect(of(20)).toMatchObject({ entries: 1, dancers: 2 })
    expect(of(40)).toMatchObject({ entries: 1, below_minimum: false })
    expect(of(1)).toBeUndefined()
    expect(of(90)).toBeUndefined()
    const seen = await read(staff.tokens.manager)
    expect(seen.by_contest.map(({ group_num }) => group_num)).toContain(90)
  })

  it('by city fold its spellings; by age count full years on the first day', async () => {
    const { by_city, by_age } = await read()
    expect(by_city).toEqual([
      { name: 'Москва', entries: 4, dancers: 3 },
      { name: 'Тверь', entries: 2, dancers: 3 },
      { name: expect.stringMatching(/^ор[её]л$/i) as string, entries: 3, dancers: 1 },
    ])
    expect(by_age).toEqual([
      { age: 7, dancers: 1 },
      { age: 27, dancers: 6 },
    ])
  })

  it('by day follow the zone of the event', async () => {
    const { by_day } = await read()
    expect(by_day).toEqual([
      { day: '2026-11-20', registrations: 3, entries: 4 },
      { day: '2026-11-21', registrations: 5, entries: 6 },
    ])
  })

  it('show money to admins only', async () => {
    expect((await read()).money).toBeNull()
    expect((await read(staff.tokens.manager)).money).toBeNull()
    // Solos 5 × 1200 and 900, a duet 2 × 1000, a packet 2800, the pay group 7 × 500.
    expect((await read(staff.tokens.admin)).money).toEqual({ charged: 1_520_000, paid: 0 })
  })

  it('of an event without registrations are zeros', async () => {
    const empty = await createCup(api.database.db, staff.team.id)
    const answer = await api.call({ url: `/api/events/${empty.event.id}/statistics` })
    expect(answer.json()).toMatchObject({ entries: 0, dancers: 0, by_city: [], by_day: [] })
  })

  it('are counted once for all who ask at the same time, and for each of the staff', async () => {
    const count = async (tokens: (string | undefined)[]) => {
      const before = queries()
      await Promise.all(tokens.map(read))
      return queries() - before
    }
    const alone = await count([undefined])
    const crowd = Array.from({ length: 8 }, () => undefined)
    expect(await count(crowd)).toBeLessThan(4 * alone)
    const { manager } = staff.tokens
    expect(await count([manager, manager, manager])).toBe(3 * (await count([manager])))
  })

  it('ask no more for more', async () => {
    const count = async () => {
      const before = queries()
      await read()
      return queries() - before
    }
    const few = await count()
    await register([cup.ids.show], [newDancer()], 'Псков')
    expect(await count()).toBe(few)
  })
})
