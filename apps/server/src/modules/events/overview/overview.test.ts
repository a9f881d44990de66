import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, register, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Task = { kind: string; count: number; names: string[]; amount: number | null }

forEachEngine('what waits for the organisers of an event', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
    const twice = newDancer()
    await register(api, cup, registration([cup.ids.folk], { dancers: [twice] }))
    await register(api, cup, registration([cup.ids.oriental], { dancers: [twice] }))
    for (let n = 0; n < 3; n += 1) await register(api, cup, registration([cup.ids.two]))
  })
  afterAll(() => api.close())

  const read = (token: string, id = cup.event.id) =>
    api.call({ url: `/api/admin/events/${id}/overview`, token })
  const tasks = async () => (await read(staff.tokens.admin)).json<{ tasks: Task[] }>().tasks
  const taskOf = async (kind: string) => (await tasks()).find((task) => task.kind === kind)

  it('names contests with entries that nobody judges, until they have a panel', async () => {
    expect(await taskOf('judges')).toEqual({
      kind: 'judges',
      count: 3,
      names: expect.arrayContaining([expect.stringMatching(/^12\.\s/)]),
      amount: null,
    })
  })

  it('adds up what is owed, and of waiting entries nothing', async () => {
    const unpaid = await taskOf('unpaid')
    const { charged } = await api.database.db
      .selectFrom('ledger')
      .where('event_id', '=', cup.event.id)
      .select((eb) => eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('charged'))
      .executeTakeFirstOrThrow()
    expect(unpaid).toMatchObject({ count: 4, amount: charged })
    expect(charged).toBeGreaterThan(0)
    const { id } = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .where('reg_n', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow()
    const paid = { kind: 'payment', amount: 100, method: 'cash' } as const
    await api.database.db
      .insertInto('ledger')
      .values({ ...paid, event_id: cup.event.id, reg_data_id: id })
      .execute()
    expect(await taskOf('unpaid')).toMatchObject({ count: 3 })
    expect(await taskOf('partial')).toMatchObject({ count: 1 })
  })

  it('counts registrations of the same names, and those without the consent', async () => {
    expect(await taskOf('duplicates')).toMatchObject({ count: 1 })
    expect(await taskOf('consent')).toBeUndefined()
    const { db } = api.database
    const change = (given: boolean) =>
      db
        .updateTable('reg_datas')
        .set({ consent_processing: given })
        .where('event_id', '=', cup.event.id)
        .where('reg_n', '=', 1)
        .execute()
    await change(false)
    expect(await taskOf('consent')).toMatchObject({ count: 1 })
    await change(true)
  })

  it('says that a place is free while somebody waits for it', async () => {
    expect(await taskOf('queue')).toBeUndefined()
    const { db } = api.database
    await db.updateTable('contests').set({ capacity: 4 }).where('id', '=', cup.ids.two).execute()
    expect(await taskOf('queue')).toMatchObject({
      count: 1,
      names: [expect.stringMatching(/^14\.\s/)],
    })
    await db.updateTable('contests').set({ capacity: 2 }).where('id', '=', cup.ids.two).execute()
  })

  it('counts few entries once no more can come', async () => {
    expect((await taskOf('minimum'))?.names.join()).toMatch(/^81\.\s/)
    const { db } = api.database
    const close = (reg_to: Date | null) =>
      db.updateTable('events').set({ reg_to }).where('id', '=', cup.event.id).execute()
    await close(new Date('2020-01-01T00:00:00Z'))
    expect((await taskOf('minimum'))?.count).toBeGreaterThan(3)
    await close(null)
  })

  it('of a draft names what it lacks', async () => {
    const { db } = api.database
    const draft = await createCup(db, staff.team.id, { published: false, city: '' })
    const answer = await read(staff.tokens.admin, draft.event.id)
    const [first] = answer.json<{ tasks: Task[] }>().tasks
    // What is only advised does not keep it from being published.
    expect(first).toMatchObject({ kind: 'publication', count: 1, names: ['Укажите город'] })
  })

  it('of a draft that lacks only what is advised says that it can be published', async () => {
    const { db } = api.database
    const draft = await createCup(db, staff.team.id, { published: false, place: '' })
    const answer = await read(staff.tokens.admin, draft.event.id)
    const [first] = answer.json<{ tasks: Task[] }>().tasks
    expect(first).toMatchObject({
      kind: 'publish',
      count: 1,
      names: expect.arrayContaining(['Укажите место проведения: по нему ищут дорогу']),
    })
  })

  it.each([{ cancelled_at: new Date() }, { archived_at: new Date() }])(
    'does not ask to publish a draft that was given up: %j',
    async (given) => {
      const { db } = api.database
      const draft = await createCup(db, staff.team.id, { published: false, city: '', ...given })
      const answer = await read(staff.tokens.admin, draft.event.id)
      const kinds = answer.json<{ tasks: Task[] }>().tasks.map(({ kind }) => kind)
      expect(kinds).not.toContain('publication')
      expect(kinds).not.toContain('publish')
    },
  )

  it('asks nothing about the day of an event that is over', async () => {
    const { db } = api.database
    const past = await createCup(db, staff.team.id, {
      date_begin: new Date('2020-01-10T10:00:00Z'),
      date_end: new Date('2020-01-11T10:00:00Z'),
    })
    const answer = await read(staff.tokens.admin, past.event.id)
    expect(answer.json()).toEqual({ tasks: [] })
  })

  it('is for admins of the event', async () => {
    expect((await read(staff.tokens.manager)).statusCode).toBe(403)
    expect((await api.call({ url: `/api/admin/events/${cup.event.id}/overview` })).statusCode).toBe(
      401,
    )
  })
})
