import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { countQueries } from '../../../testing/countQueries.ts'
import { createCup, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createContest } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Registered = { regData: { id: number; reg_n: number; version: number } }

forEachEngine('places that come free', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let queries: () => number
  let number = 200
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  async function limited(capacity: number, values: object = {}): Promise<string> {
    number += 1
    const { id } = await createContest(api.database.db, cup.event.id, {
      group_num: number,
      capacity,
      ...values,
    })
    return id
  }
  async function register(contestId: string, role?: string): Promise<number> {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration([contestId], role ? { roles: { [contestId]: role } } : {}),
    })
    return answer.json<Registered>().regData.id
  }
  const save = (id: string, body: object) =>
    api.call({
      method: 'PUT',
      url: `/api/contests/${id}`,
      body,
      token: staff.tokens.admin,
    })
  async function statuses(contestId: string): Promise<string[]> {
    const rows = await api.database.db
      .selectFrom('registrations')
      .where('contest_id', '=', contestId)
      .select('status')
      .orderBy('entered_at')
      .execute()
    return rows.map(({ status }) => status)
  }
  const withdraw = (regDataId: number) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${regDataId}`,
      body: { registrations: [] },
      token: staff.tokens.admin,
    })

  it('go to those who wait, in order of entry, when the capacity is raised', async () => {
    const id = await limited(1)
    for (let n = 0; n < 4; n += 1) await register(id)
    expect(await statuses(id)).toEqual(['active', 'waiting', 'waiting', 'waiting'])
    const answer = await save(id, { capacity: 3 })
    expect(answer.json()).toMatchObject({ contests: [{ active_count: 3, waiting_count: 1 }] })
    expect(await statuses(id)).toEqual(['active', 'active', 'active', 'waiting'])
    await save(id, { capacity: null })
    expect(await statuses(id)).toEqual(['active', 'active', 'active', 'active'])
  })

  it('whoever waits is told the place in the queue; leaders and followers have queues of their own', async () => {
    const place = async (regDataId: number) => {
      const url = `/api/events/${cup.event.id}/reg-datas/${regDataId}`
      const answer = await api.call({ url, token: staff.tokens.admin })
      return answer.json<{ registrations: { waiting_place: number | null }[] }>().registrations[0]
        ?.waiting_place
    }
    const id = await limited(1)
    const first = await register(id)
    const second = await register(id)
    const third = await register(id)
    expect(await Promise.all([first, second, third].map(place))).toEqual([null, 1, 2])
    await withdraw(second)
    // The one who withdrew waits no more.
    expect(await Promise.all([second, third].map(place))).toEqual([null, 1])

    const split = await limited(1, { jnj_role_split: true })
    const places = []
    for (const role of ['leader', 'follower', 'leader', 'follower', 'leader']) {
      places.push(await place(await register(split, role)))
    }
    expect(places).toEqual([null, null, 1, 1, 2])
  })

  it('are told by mail and charged at the price of the day of registering', async () => {
    const { db } = api.database
    const id = await limited(1)
    await register(id)
    const waiting = await register(id)
    const due = () =>
      db
        .selectFrom('ledger')
        .where('reg_data_id', '=', waiting)
        .where('contest_id', '=', id)
        .select(['kind', 'amount'])
        .execute()
    expect(await due()).toEqual([])
    await save(id, { capacity: 2 })
    expect(await due()).toEqual([{ kind: 'charge', amount: 120_000 }])
    const letter = await db
      .selectFrom('outbox')
      .orderBy('id', 'desc')
      .select('payload')
      .executeTakeFirstOrThrow()
    expect(letter.payload).toMatchObject({
      to: { address: 'dancer@parket.test' },
      subject: `Место освободилось: Соло ${number}`,
    })
  })

  it('lowering the capacity removes nobody', async () => {
    const id = await limited(2)
    for (let n = 0; n < 3; n += 1) await register(id)
    await save(id, { capacity: 1 })
    expect(await statuses(id)).toEqual(['active', 'active', 'waiting'])
  })

  it('are counted per role where leaders and followers are counted apart', async () => {
    const id = await limited(1, { jnj_role_split: true })
    const leader = await register(id, 'leader')
    await register(id, 'follower')
    await register(id, 'follower')
    await register(id, 'leader')
    expect(await statuses(id)).toEqual(['active', 'active', 'waiting', 'waiting'])
    await withdraw(leader)
    expect(await statuses(id)).toEqual(['withdrawn', 'active', 'waiting', 'active'])
  })

  it('are given on withdrawal while the contest is open or closed', async () => {
    for (const status of ['open', 'closed'] as const) {
      const id = await limited(1)
      const first = await register(id)
      await register(id)
      if (status === 'closed') await save(id, { status })
      expect((await withdraw(first)).statusCode).toBe(200)
      expect(await statuses(id)).toEqual(['withdrawn', 'active'])
    }
  })

  it.each(['ready', 'running', 'cancelled'] as const)(
    'are not given while the contest is %s',
    async (status) => {
      const { db } = api.database
      const id = await limited(1)
      const first = await register(id)
      await register(id)
      await db.updateTable('contests').set({ status }).where('id', '=', id).execute()
      await withdraw(first)
      expect(await statuses(id)).toEqual(['withdrawn', 'waiting'])
    },
  )

  it('are not given after the draw, though the contest is closed again', async () => {
    const { db } = api.database
    const id = await limited(1)
    const first = await register(id)
    await register(id)
    await db
      .insertInto('rounds')
      .values({
        contest_id: id,
        event_id: cup.event.id,
        round_index: 0,
        advance: 0,
        status: 'drawn',
        seed: 's',
      })
      .execute()
    await withdraw(first)
    expect(await statuses(id)).toEqual(['withdrawn', 'waiting'])
  })

  describe('in a number of queries', () => {
    it('that does not grow with the entries', async () => {
      const count = async (entries: number) => {
        const id = await limited(1)
        for (let n = 0; n <= entries; n += 1) await register(id)
        const before = queries()
        await save(id, { capacity: entries + 1 })
        return queries() - before
      }
      const few = await count(2)
      expect(await count(8)).toBe(few)
    })
  })
})

onPostgres('places that come free at one moment', (engine) => {
  it('are given once each: as many active as the capacity, however many withdraw and raise it', async () => {
    const api = await startApi(engine)
    const staff = await staffTeam(api)
    const { db } = api.database
    const cup = await createCup(db, staff.team.id)
    const { id } = await createContest(db, cup.event.id, { group_num: 300, capacity: 5 })
    const url = `/api/events/${cup.event.id}`
    const registered: number[] = []
    for (let n = 0; n < 20; n += 1) {
      const answer = await api.call({
        method: 'POST',
        url: `${url}/register`,
        body: registration([id]),
      })
      registered.push(answer.json<Registered>().regData.id)
    }
    const token = staff.tokens.admin
    const answers = await Promise.all([
      ...registered.slice(0, 4).map((regId) =>
        api.call({
          method: 'PUT',
          url: `${url}/reg-datas/${regId}`,
          body: { registrations: [] },
          token,
        }),
      ),
      ...[6, 7, 8].map((capacity) =>
        api.call({ method: 'PUT', url: `/api/contests/${id}`, body: { capacity }, token }),
      ),
      ...Array.from({ length: 4 }, () =>
        api.call({ method: 'POST', url: `${url}/register`, body: registration([id]) }),
      ),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 400)).toEqual([])

    const { capacity } = await db
      .selectFrom('contests')
      .where('id', '=', id)
      .select('capacity')
      .executeTakeFirstOrThrow()
    const entries = await db
      .selectFrom('registrations')
      .where('contest_id', '=', id)
      .select(['status', 'entered_at'])
      .orderBy('entered_at')
      .execute()
    const notWithdrawn = entries.filter(({ status }) => status !== 'withdrawn')
    const active = notWithdrawn.filter(({ status }) => status === 'active')
    // Whoever was raised to eight stays in, whatever the last capacity is.
    expect(active.length).toBeGreaterThanOrEqual(capacity ?? 0)
    expect(active.length).toBeLessThanOrEqual(8)
    // Nobody passed anybody.
    expect(notWithdrawn.slice(0, active.length).every(({ status }) => status === 'active')).toBe(
      true,
    )
    const letters = await db
      .selectFrom('outbox')
      .where((eb) => eb(eb.cast<string>('payload', 'text'), 'like', '%Место освободилось%'))
      .select('id')
      .execute()
    // Five had a place at first, of whom four withdrew.
    expect(letters).toHaveLength(active.length - 1)
    await api.close()
  })
})
