import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, register, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createDrawnRound } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Entry = { id: number; contest_id: string; status: string }
type Registered = { regData: { id: number; version: number }; registrations: Entry[] }
type Bulk = {
  matched: number
  changed: number
  entries: number
  amount: number
  state: string
  skipped: { reason: string; count: number }[]
  sample: { reg_data_id: number; changes: string[] }[]
}
type Closing = Record<'charged' | 'payments' | 'refunds' | 'undone' | 'debt' | 'overpaid', number>

forEachEngine('a bulk act on registrations', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  /** A cup of its own for each test: filters find these registrations only. */
  async function cupWith(count: number, contest: keyof Cup['ids'] = 'oriental') {
    cup = await createCup(api.database.db, staff.team.id)
    const made: Registered[] = []
    for (let n = 0; n < count; n += 1) {
      const answer = await register(api, cup, registration([cup.ids[contest]]))
      made.push(answer.json<Registered>())
    }
    await api.database.db.deleteFrom('outbox').execute()
    return made
  }
  const bulk = (
    { q, ...body }: { q?: string; [field: string]: unknown },
    user: keyof Staffed['tokens'] = 'admin',
  ) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registrations/bulk${q === undefined ? '' : `?q=${q}`}`,
      body,
      token: staff.tokens[user],
    })
  const apply = async (body: object) => {
    const answer = await bulk({ ...body, apply: true })
    expect(answer.statusCode === 200 || answer.body).toBe(true)
    return { done: answer.json<Bulk>(), set: Number(answer.headers['x-change-set-id']) }
  }
  const undo = (set: number, user: keyof Staffed['tokens'] = 'supervisor') =>
    api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/change-sets/${set}/undo`,
      token: staff.tokens[user],
    })
  const entries = async (contestId?: string) => {
    let query = api.database.db
      .selectFrom('registrations')
      .where('event_id', '=', cup.event.id)
      .select(['contest_id', 'status'])
      .orderBy('id')
    if (contestId) query = query.where('contest_id', '=', contestId)
    return (await query.execute()).map(({ status }) => status)
  }
  const letters = async () =>
    (await api.database.db.selectFrom('outbox').select('id').execute()).length
  const closing = async () => {
    const url = `/api/events/${cup.event.id}/payments/summary`
    const answer = await api.call({ url, token: staff.tokens.admin })
    const { charged, payments, refunds, undone, debt, overpaid } = answer.json<Closing>()
    expect(charged).toBe(payments - refunds + debt - overpaid)
    return { charged, payments, refunds, undone, debt }
  }

  it('is shown first and changes nothing then', async () => {
    const [one] = await cupWith(3)
    const shown = await bulk({ act: { kind: 'withdraw' }, q: '1' })
    expect(shown.json<Bulk>()).toMatchObject({ matched: 1, changed: 1, entries: 1, skipped: [] })
    expect(shown.json<Bulk>().sample).toMatchObject([
      { reg_data_id: one?.regData.id, changes: [expect.stringContaining('снять')] },
    ])
    expect(shown.headers['x-change-set-id']).toBeUndefined()
    expect(await entries()).toEqual(['active', 'active', 'active'])
  })

  it('changes exactly the filtered set, in one change set, and mails nobody', async () => {
    const made = await cupWith(3)
    const before = await closing()
    const act = { kind: 'withdraw', group_num: 11 }
    const regDataIds = made.slice(1).map(({ regData }) => regData.id)
    const { state } = (await bulk({ act, regDataIds })).json<Bulk>()
    const { done, set } = await apply({ act, regDataIds, state })
    expect(done).toMatchObject({ matched: 2, changed: 2 })
    expect(await entries()).toEqual(['active', 'withdrawn', 'withdrawn'])
    expect((await closing()).charged).toBeLessThan(before.charged)
    expect(await letters()).toBe(0)

    expect((await undo(set, 'manager')).statusCode).toBe(403)
    expect((await undo(set, 'admin')).statusCode).toBe(200)
    expect(await entries()).toEqual(['active', 'active', 'active'])
    expect(await closing()).toEqual(before)
    expect(await letters()).toBe(0)
  })

  it('is refused where the set is another by now', async () => {
    await cupWith(1)
    const act = { kind: 'withdraw' }
    const { state } = (await bulk({ act })).json<Bulk>()
    await register(api, cup, registration([cup.ids.folk]))
    const late = await bulk({ act, state, apply: true })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'bulk_changed'])
  })

  it('cannot be undone where one of them was changed since: it says which', async () => {
    const [one] = await cupWith(2)
    const { set } = await apply({ act: { kind: 'withdraw' } })
    const answer = await api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${one?.regData.id}`,
      body: { regData: { city: 'Тверь' } },
      token: staff.tokens.admin,
    })
    expect(answer.statusCode).toBe(200)
    const refused = await undo(set)
    expect(refused.json()).toMatchObject({
      code: 'undo_stale',
      message: expect.stringContaining('заявка №\u00A01') as string,
    })
    expect(await entries()).toEqual(['withdrawn', 'withdrawn'])
  })

  it('gives places on without letters, and with them where asked', async () => {
    await cupWith(4, 'two')
    expect(await entries()).toEqual(['active', 'active', 'waiting', 'waiting'])
    const first = await apply({ act: { kind: 'withdraw' }, q: '1' })
    expect(await entries()).toEqual(['withdrawn', 'active', 'active', 'waiting'])
    expect(await letters()).toBe(0)
    // Whoever got the place by it waits again.
    expect((await undo(first.set)).statusCode).toBe(200)
    expect(await entries()).toEqual(['active', 'active', 'waiting', 'waiting'])

    await apply({ act: { kind: 'withdraw' }, q: '1', notify: true })
    // One to whoever was withdrawn, one to whoever has the place now.
    expect(await letters()).toBe(2)
    await apply({ act: { kind: 'promote' }, notify: true })
    expect(await entries()).toEqual(['withdrawn', 'active', 'active', 'active'])
    expect(await letters()).toBe(3)
  })

  it('moves a contest to another, and leaves who cannot go there, with the reason', async () => {
    await cupWith(2)
    const twice = newDancer()
    for (const contest of [cup.ids.oriental, cup.ids.folk]) {
      await register(api, cup, registration([contest], { dancers: [twice] }))
    }
    const { done, set } = await apply({ act: { kind: 'move', group_num: 11, to_group_num: 12 } })
    expect(done).toMatchObject({
      matched: 4,
      changed: 2,
      skipped: [{ count: 1, reason: expect.stringContaining(twice.last_name) as string }],
    })
    expect(await entries(cup.ids.folk)).toHaveLength(3)
    expect((await undo(set)).statusCode).toBe(200)
    expect(await entries(cup.ids.folk)).toHaveLength(1)
  })

  it('leaves drawn heats alone, and is not undone once they are drawn', async () => {
    const made = await cupWith(2)
    const { set } = await apply({ act: { kind: 'move', group_num: 11, to_group_num: 12 } })
    const ids = made.map(({ registrations }) => registrations[0]?.id ?? 0)
    await createDrawnRound(api.database.db, cup.ids.folk, [ids])
    const shown = (await bulk({ act: { kind: 'withdraw' } })).json<Bulk>()
    expect(shown).toMatchObject({ changed: 0, skipped: [{ count: 2 }] })
    expect((await undo(set)).json()).toMatchObject({ code: 'undo_drawn' })
  })

  it('notes consents with their time, and takes them back', async () => {
    const [one] = await cupWith(1)
    const regDatas = () =>
      api.database.db
        .selectFrom('reg_datas')
        .where('event_id', '=', cup.event.id)
        .select(['consent_processing', 'consent_publication', 'consent_at', 'email'])
        .execute()
    await api.database.db
      .updateTable('reg_datas')
      .set({
        consent_processing: null,
        consent_publication: null,
        consent_at: null,
        consent_text_version: null,
      })
      .where('id', '=', one?.regData.id ?? 0)
      .execute()
    const before = await regDatas()
    const { set } = await apply({ act: { kind: 'consent', processing: true } })
    expect(await regDatas()).toMatchObject([
      { consent_processing: true, consent_publication: null, consent_at: expect.any(Date) as Date },
    ])
    expect((await undo(set)).statusCode).toBe(200)
    expect(await regDatas()).toEqual(before)
    const kept = await api.database.db.selectFrom('row_changes').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(before[0]?.email)
  })

  it('takes what each owes, and gives it back by lines of its own', async () => {
    await cupWith(3)
    const before = await closing()
    const pay = { kind: 'pay', method: 'transfer', reference: 'Реестр 7' }
    const { done, set } = await apply({ act: pay })
    expect(done.amount).toBe(before.charged)
    expect(await closing()).toMatchObject({ debt: 0, payments: before.charged })
    expect((await apply({ act: pay })).done).toMatchObject({ matched: 3, changed: 0, amount: 0 })

    // Giving back is for a supervisor.
    expect((await undo(set, 'admin')).statusCode).toBe(403)
    const undone = await undo(set)
    expect(undone.statusCode).toBe(200)
    // No money has come, and none was given back: the cash of the day says so.
    expect(await closing()).toEqual({ ...before, undone: before.charged })
    const back = await undo(Number(undone.headers['x-change-set-id']))
    expect(back.statusCode).toBe(200)
    expect(await closing()).toMatchObject({ debt: 0 })
  })

  it('gives nothing back twice', async () => {
    const [one] = await cupWith(1)
    const { done, set } = await apply({ act: { kind: 'pay', method: 'cash' } })
    const refund = { kind: 'refund', amount: done.amount, method: 'cash', title: 'Болезнь' }
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/reg-datas/${one?.regData.id}/payments`,
      body: refund,
      token: staff.tokens.supervisor,
    })
    expect(answer.statusCode).toBe(201)
    expect((await undo(set)).json()).toMatchObject({ code: 'undo_given_back' })
  })

  it.each([{ kind: 'withdraw' }, { kind: 'pay', method: 'cash' }])(
    'is not undone where two of them were made one since: $kind',
    async (act) => {
      await cupWith(0)
      const dancers = [newDancer()]
      const enter = async (contest: 'folk' | 'show') => {
        const answer = await register(api, cup, registration([cup.ids[contest]], { dancers }))
        return answer.json<Registered>().regData.id
      }
      const [kept, duplicate] = [await enter('folk'), await enter('show')]
      const { set } = await apply({ act })
      const merged = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/reg-datas/${kept}/merge`,
        body: { duplicate_id: duplicate, apply: true },
        token: staff.tokens.admin,
      })
      expect(merged.statusCode === 200 || merged.body).toBe(true)
      const before = await entries()
      expect((await undo(set)).json()).toMatchObject({ code: 'undo_merged' })
      expect(await entries()).toEqual(before)
      await closing()
    },
  )

  it('books a debt once, whoever takes it', async () => {
    const [one] = await cupWith(1)
    const { charged } = await closing()
    const pay = { act: { kind: 'pay', method: 'cash' }, apply: true }
    const joint = api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/payments/joint`,
      body: { regDataIds: [one?.regData.id], amount: charged, method: 'cash' },
      token: staff.tokens.admin,
    })
    await Promise.all([bulk(pay), joint, bulk(pay)])
    expect(await closing()).toMatchObject({ payments: charged, debt: 0 })
  })

  it('is for admins of the event, and says what it lacks', async () => {
    await cupWith(0)
    expect((await bulk({ act: { kind: 'withdraw' } }, 'manager')).statusCode).toBe(403)
    expect((await bulk({ act: { kind: 'withdraw' } }, 'stranger')).statusCode).toBe(403)
    const lacking = await bulk({})
    expect(lacking.statusCode).toBe(422)
    expect(Object.keys(lacking.json<{ errors: object }>().errors)).toEqual(['act.kind'])
  })
})
