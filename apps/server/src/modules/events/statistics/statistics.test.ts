import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { countQueries } from '../../../testing/countQueries.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Statistics = {
  entries: number
  dancers: number
  by_contest: { group_num: number; entries: number; no_shows: number; below_minimum: boolean }[]
  by_section: object[]
  by_age: object[]
  by_city: object[]
  by_club: object[]
  by_day: object[]
  before: object | null
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

  it('by club fold its spellings; without one they stand together', async () => {
    const { by_club } = await read()
    expect(by_club).toEqual([{ name: '', entries: 9, dancers: 7 }])
  })

  it('are compared with the event before, as many days before its first day', async () => {
    expect((await read()).before).toBeNull()
    const { db } = api.database
    const earlier = await createCup(db, staff.team.id)
    const { date_begin } = await db
      .selectFrom('events')
      .where('id', '=', cup.event.id)
      .select('date_begin')
      .executeTakeFirstOrThrow()
    const aMonth = 30 * 24 * 60 * 60 * 1000
    const change = (values: object) =>
      db.updateTable('events').set(values).where('id', '=', earlier.event.id).execute()
    await change({ date_begin: new Date(date_begin.getTime() - aMonth) })
    for (const contestId of [earlier.ids.oriental, earlier.ids.folk]) {
      await api.call({
        method: 'POST',
        url: `/api/events/${earlier.event.id}/register`,
        body: registration([contestId], { dancers: [newDancer()] }),
      })
    }
    expect((await read()).before).toMatchObject({
      event: { id: earlier.event.id },
      entries: 2,
      entries_by_then: 0,
      dancers: 2,
    })
    await db
      .updateTable('registrations')
      .set({ price_day: '2020-01-01' })
      .where('event_id', '=', earlier.event.id)
      .execute()
    expect((await read()).before).toMatchObject({ entries: 2, entries_by_then: 2 })
    await change({ cancelled_at: new Date() })
    expect((await read()).before).toBeNull()
  })

  it('say how many were called to a contest or a round and did not come', async () => {
    const { db } = api.database
    await db
      .updateTable('registrations')
      .set({ attendance: 'absent' })
      .where('contest_id', '=', cup.ids.show)
      .execute()
    const { id: registrationId } = await db
      .selectFrom('registrations')
      .where('contest_id', '=', cup.ids.duet)
      .select('id')
      .executeTakeFirstOrThrow()
    const { id: roundId } = await db
      .insertInto('rounds')
      .values({ contest_id: cup.ids.duet, event_id: cup.event.id, round_index: 0, advance: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('round_exits')
      .values({
        round_id: roundId,
        registration_id: registrationId,
        status: 'not_present',
        reason: 'Не вышли',
        at: new Date(),
      })
      .execute()
    const { by_contest } = await read()
    expect(by_contest.filter(({ no_shows }) => no_shows > 0)).toMatchObject([
      { group_num: 13, no_shows: 1 },
      { group_num: 20, no_shows: 1 },
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
