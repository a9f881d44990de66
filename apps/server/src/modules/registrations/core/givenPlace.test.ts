import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { takeJobs } from '../../../jobs/outbox.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, register, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Registered = { regData: { id: number }; registrations: { id: number; status: string }[] }

forEachEngine('a place that an organiser gives beyond the capacity', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  /** Two have the two places, one waits. */
  async function oneWaits(): Promise<Registered> {
    cup = await createCup(api.database.db, staff.team.id)
    const enter = async () =>
      (await register(api, cup, registration([cup.ids.two]))).json<Registered>()
    await enter()
    await enter()
    const last = await enter()
    expect(last.registrations[0]?.status).toBe('waiting')
    await api.database.db.deleteFrom('outbox').execute()
    return last
  }
  const place = (
    { regData, registrations }: Registered,
    method: 'POST' | 'DELETE',
    user: keyof Staffed['tokens'] = 'admin',
  ) =>
    api.call({
      method,
      url: `/api/events/${cup.event.id}/reg-datas/${regData.id}/entries/${registrations[0]?.id}/promotion`,
      ...(method === 'POST' && { body: {} }),
      token: staff.tokens[user],
    })
  const letters = () => api.database.db.selectFrom('outbox').selectAll().execute()
  const owed = async ({ regData }: Registered) => {
    const url = `/api/events/${cup.event.id}/reg-datas/${regData.id}/payments`
    return (await api.call({ url, token: staff.tokens.admin })).json<{ charged: number }>().charged
  }
  /** As time does. */
  const aMinutePasses = () =>
    sql`update outbox set run_at = run_at - interval '61 seconds'`.execute(api.database.db)

  it('is told of after a minute, and not before', async () => {
    const last = await oneWaits()
    const given = await place(last, 'POST')
    expect(given.json<Registered>().registrations[0]?.status).toBe('active')
    expect(await owed(last)).toBe(170_000)
    expect(await letters()).toHaveLength(1)
    expect(await takeJobs(api.database.db, ['mail'], 10)).toEqual([])
    await aMinutePasses()
    expect(await takeJobs(api.database.db, ['mail'], 10)).toHaveLength(1)
  })

  it('is taken back before its letter goes: nothing is owed, and the letter never goes', async () => {
    const last = await oneWaits()
    await place(last, 'POST')
    const back = await place(last, 'DELETE')
    expect([back.statusCode, back.json<Registered>().registrations[0]?.status]).toEqual([
      200,
      'waiting',
    ])
    expect(await owed(last)).toBe(0)
    await aMinutePasses()
    expect(await letters()).toEqual([])
    // Once, and again after it was given again.
    expect((await place(last, 'DELETE')).statusCode).toBe(409)
    expect((await place(last, 'POST')).statusCode).toBe(200)
    expect((await place(last, 'DELETE')).statusCode).toBe(200)
  })

  it('stays once its letter is on its way', async () => {
    const last = await oneWaits()
    await place(last, 'POST')
    await aMinutePasses()
    await takeJobs(api.database.db, ['mail'], 10)
    const late = await place(last, 'DELETE')
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'place_told'])
    expect(await owed(last)).toBe(170_000)
  })

  it('is told to nobody who left or went to another contest meanwhile', async () => {
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      api.call({
        method,
        url: `/api/events/${cup.event.id}/${path}`,
        body,
        token: staff.tokens.admin,
      })
    const ways: ((last: Registered) => ReturnType<typeof send>)[] = [
      ({ regData }) => send('PUT', `reg-datas/${regData.id}`, { registrations: [] }),
      ({ regData, registrations }) =>
        send('POST', `reg-datas/${regData.id}/entries/${registrations[0]?.id}/move`, {
          contest_id: cup.ids.folk,
        }),
      async ({ regData }) => {
        const act = { act: { kind: 'withdraw' }, regDataIds: [regData.id] }
        const { state } = (await send('POST', 'registrations/bulk', act)).json<{ state: string }>()
        return send('POST', 'registrations/bulk', { ...act, state, apply: true })
      },
    ]
    for (const leave of ways) {
      const last = await oneWaits()
      await place(last, 'POST')
      const [told] = await letters()
      expect((await leave(last)).statusCode).toBe(200)
      expect((await letters()).map(({ id }) => id)).not.toContain(told?.id)
    }
  })

  it('is taken back by nobody without the right, and not where nobody gave it by hand', async () => {
    const last = await oneWaits()
    await place(last, 'POST')
    expect((await place(last, 'DELETE', 'manager')).statusCode).toBe(403)
    expect((await place(last, 'DELETE', 'stranger')).statusCode).toBe(403)
    const own = (await register(api, cup, registration([cup.ids.folk]))).json<Registered>()
    expect((await place(own, 'DELETE')).statusCode).toBe(409)
  })
})
