import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createTeam, createUser, defaultTeam } from '../../../testing/fixtures.ts'

type Consent = {
  reg_data_id: number
  processing: boolean | null
  publication: boolean | null
  answered_at: string
  text_version: string
  dancers: string[]
}

forEachEngine('own consents', (engine) => {
  let api: Api
  let cup: Cup
  let spring: Cup
  let user: { id: number }
  let token: string
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    cup = await createCup(db, (await defaultTeam(db)).id)
    spring = await createCup(db, (await createTeam(db, { domain: 'vesna.localhost' })).id)
    const made = await createUser(db, { email: 'anna@parket.test' })
    user = made
    token = await api.logIn(made.email)
  })
  afterAll(() => api.close())

  const register = async ({ event, ids }: Cup, host: string, more: object = {}, as = token) =>
    (
      await api.call({
        method: 'POST',
        url: `/api/events/${event.id}/register`,
        host,
        token: as,
        body: registration([ids.oriental], {
          consents: { processing: true, publication: true },
          ...more,
        }),
      })
    ).json<{ regData: { id: number } }>().regData.id
  const list = async (query = '') =>
    (await api.call({ url: `/api/users/${user.id}/consents${query}`, token })).json<{
      items: Consent[]
      total: number
    }>()
  const withdraw = (regDataId: number, consent: string, as = token, id = user.id) =>
    api.call({
      method: 'POST',
      url: `/api/users/${id}/consents/${regDataId}/withdraw`,
      token: as,
      body: { consent },
    })
  const found = async (lastName: string) =>
    (await api.call({ url: `/api/search-dancer?last_name=${encodeURIComponent(lastName)}` })).json<{
      total: number
    }>().total

  it('are listed of every team; taken back, the name is found no more, though registration is over', async () => {
    const dancer = newDancer()
    const here = await register(cup, 'localhost', { dancers: [dancer] })
    const there = await register(spring, 'vesna.localhost')
    const before = await list()
    expect(before.items.map(({ reg_data_id }) => reg_data_id)).toEqual([there, here])
    const earliest = await list('?sort=created_at&page_size=1')
    expect(earliest).toMatchObject({ total: 2, items: [{ reg_data_id: here }] })
    expect(before.items[1]).toMatchObject({
      processing: true,
      publication: true,
      dancers: [`${dancer.last_name} ${dancer.first_name}`],
    })
    expect(await found(dancer.last_name)).toBe(1)

    const { db } = api.database
    await db
      .updateTable('events')
      .set({ reg_to: '2026-01-01T00:00:00Z' })
      .where('id', '=', cup.event.id)
      .execute()
    const answer = await withdraw(here, 'publication')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { processing: true, publication: false, text_version: before.items[1]?.text_version },
    ])
    expect(await found(dancer.last_name)).toBe(0)
    const line = (await auditOf(db, 'regData', here)).at(-1)
    expect(line).toMatchObject({
      action: 'withdrawConsent',
      user_id: user.id,
      event_id: cup.event.id,
      changes: { 'consents.publication': { from: true, to: false } },
    })
    await db.updateTable('events').set({ reg_to: null }).where('id', '=', cup.event.id).execute()
  })

  it('to processing takes publication along, keeps the entries, and is noted once', async () => {
    const id = await register(cup, 'localhost')
    const { db } = api.database
    const noted = async () => (await auditOf(db, 'regData', id)).length
    const before = await noted()
    for (const _ of [1, 2]) {
      expect((await withdraw(id, 'processing')).json()).toMatchObject({
        processing: false,
        publication: false,
      })
    }
    expect((await noted()) - before).toBe(1)
    const entries = await db
      .selectFrom('registrations')
      .where('reg_data_id', '=', id)
      .select('status')
      .execute()
    expect(entries).toEqual([{ status: 'active' }])
  })

  it('are nobody else’s, of one of the two kinds, and of registrations that were asked', async () => {
    const id = await register(cup, 'localhost')
    const other = await createUser(api.database.db, { email: 'vera@parket.test' })
    const theirs = await api.logIn(other.email)
    expect((await withdraw(id, 'publication', theirs)).statusCode).toBe(403)
    expect((await withdraw(id, 'publication', theirs, other.id)).statusCode).toBe(404)
    expect((await withdraw(id, 'advertising')).statusCode).toBe(422)
    const unasked = await register(cup, 'localhost', { consents: undefined })
    expect((await withdraw(unasked, 'publication')).statusCode).toBe(404)
    expect((await list()).items.map(({ reg_data_id }) => reg_data_id)).not.toContain(unasked)
  })
})
