import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { newDancer, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser, defaultTeam } from '../../../testing/fixtures.ts'

type Page = {
  items: {
    is_own: boolean
    regData: Record<string, unknown>
    dancers: { last_name: string; birth_date: string }[]
    registrations: { contest_id: string }[]
  }[]
  total: number
}

const ira = { last_name: 'Юрьева', first_name: 'Ира', birth_date: '1993-03-03' }
const married = { ...ira, last_name: 'Яковлева' }
const stood = '2026-01-01T00:00:00Z'

forEachEngine('«Мои регистрации» of what somebody else made', (engine) => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const coach = await createUser(api.database.db)
    const token = await api.logIn(coach.email)
    const pair = [newDancer(ira), newDancer({ last_name: 'Соседкина' })]
    const regData = { email: 'coach@parket.test', phone: '+7 916 123-45-67', city: 'Тула' }
    await register(api, cup, registration([cup.ids.duet], { dancers: pair, regData }), { token })
    await register(api, cup, registration([cup.ids.folk], { dancers: [newDancer(married)] }))
  })
  afterAll(() => api.close())

  const listOf = async (values: object, q = '') => {
    const user = await createUser(api.database.db, values)
    const token = await api.logIn(user.email)
    const url = `/api/users/${user.id}/registrations?q=${encodeURIComponent(q)}`
    return (await api.call({ url, token })).json<Page>()
  }
  const exportOf = async (values: object) => {
    const user = await createUser(api.database.db, values)
    const token = await api.logIn(user.email)
    const { registrations } = (
      await api.call({ url: `/api/users/${user.id}/export`, token })
    ).json<{ registrations: Page['items'] }>()
    return registrations
  }
  const known = { email_verified_at: stood, identity_since: stood }

  it('carries the account’s name: without contacts, PIN and the other dancers', async () => {
    const { items, total } = await listOf({ ...ira, ...known })
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        is_own: false,
        regData: { email: '', phone: '', city: '', coach: '', registered_by: null },
        dancers: [ira],
        registrations: [{ contest_id: cup.ids.duet }],
      },
    ])
    expect(items[0]?.dancers).toHaveLength(1)
    expect(JSON.stringify(items)).not.toMatch(/pin_code|coach@|Соседкина/)
  })

  it('is in the export of own data in the same words, of a profile that is sure to be theirs', async () => {
    const exported = await exportOf({ ...ira, ...known })
    expect(exported).toEqual((await listOf({ ...ira, ...known })).items)
    expect(JSON.stringify(exported)).not.toMatch(/pin_code|coach@|Соседкина/)
    expect(await exportOf({ ...ira, email_verified_at: stood })).toEqual([])
  })

  it('is found by the own name alone: a search does not tell whom one dances with', async () => {
    expect((await listOf({ ...ira, ...known }, 'Юрьева')).total).toBe(1)
    expect((await listOf({ ...ira, ...known }, 'Соседкина')).total).toBe(0)
  })

  it('is not shown to a profile that took the name just now, nor to an unconfirmed address', async () => {
    expect((await listOf({ ...ira, email_verified_at: stood })).total).toBe(0)
    expect((await listOf({ ...ira, identity_since: stood, email_verified_at: null })).total).toBe(0)
    expect((await listOf({ ...ira, ...known, birth_date: '1993-03-04' })).total).toBe(0)
  })

  it('follows a changed surname once an admin has said that both are one person', async () => {
    const { db } = api.database
    await sql`
      insert into person_links (team_id, dancer_id, other_id, is_same)
      select ${(await defaultTeam(db)).id}, min(id), max(id), true from dancers
      where last_name in ('Юрьева', 'Яковлева')
    `.execute(db)
    const { items } = await listOf({ ...married, ...known })
    const names = items.flatMap(({ dancers }) => dancers.map(({ last_name }) => last_name))
    expect(new Set(names)).toEqual(new Set(['Юрьева', 'Яковлева']))
  })

  it('is gone once its entries are withdrawn', async () => {
    const { db } = api.database
    const withdrawn = { status: 'withdrawn', withdrawn_at: new Date(stood) } as const
    await db.updateTable('registrations').set(withdrawn).execute()
    expect((await listOf({ ...ira, ...known })).total).toBe(0)
  })
})
