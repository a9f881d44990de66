import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../testing/api.ts'
import { register, registration, startCup, type Cup } from '../testing/cup.ts'
import { forBothEngines } from '../testing/database.ts'
import { addMember, createUser, PASSWORD } from '../testing/fixtures.ts'

const QUARTER_MS = 15 * 60 * 1000

forBothEngines('the audit log', (engine) => {
  let api: Api
  let cup: Cup
  const tokens = { root: '', admin: '', dancer: '' }
  const ids = { dancer: 0 }
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const [root, admin, dancer] = [
      await createUser(db, { superadmin: true }),
      await createUser(db),
      await createUser(db),
    ]
    await addMember(db, cup.event.team_id, admin.id, 'admin')
    ids.dancer = dancer.id
    tokens.root = await api.logIn(root.email)
    tokens.admin = await api.logIn(admin.email)
    tokens.dancer = await api.logIn(dancer.email)
  })
  afterAll(() => api.close())

  const noted = (entity: string) =>
    api.database.db
      .selectFrom('audit_log')
      .where('entity', '=', entity)
      .select(['user_id', 'team_id', 'event_id', 'action', 'entity_id', 'changes'])
      .orderBy('id')
      .execute()
  const refuse = (token?: string) =>
    api.call({ url: `/api/events/${cup.event.id}/registrations`, ...(token && { token }) })

  it('has each refusal of a user once in 15 minutes, of nobody none', async () => {
    expect((await refuse()).statusCode).toBe(401)
    for (let n = 0; n < 3; n += 1) expect((await refuse(tokens.dancer)).statusCode).toBe(403)
    const line = {
      user_id: ids.dancer,
      team_id: cup.event.team_id,
      event_id: null,
      action: 'listEventRegistrations',
      entity_id: String(ids.dancer),
      changes: null,
    }
    expect(await noted('refusal')).toEqual([line])
    api.pass(QUARTER_MS)
    await refuse(tokens.dancer)
    expect(await noted('refusal')).toEqual([line, line])
  })

  it('has what wrong tries lock out, once, without whose it is', async () => {
    const { email } = await createUser(api.database.db)
    const { regData } = (await register(api, cup, registration([cup.ids.folk]))).json<{
      regData: { reg_n: number; pin_code: string }
    }>()
    const pin_code = regData.pin_code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 13; n += 1) {
      const body = { email, password: `wrong-${n}` }
      await api.call({ method: 'POST', url: '/api/login', body })
      const ticket = { reg_n: regData.reg_n, pin_code }
      const url = `/api/events/${cup.event.id}/reg-datas/find`
      await api.call({ method: 'POST', url, body: ticket })
    }
    const lines = await noted('lockOut')
    expect(lines).toMatchObject([
      { action: 'logIn', user_id: null, changes: { of: { from: null, to: 'login' } } },
      { action: 'findRegData', user_id: null, changes: { of: { from: null, to: 'pin' } } },
    ])
    expect(JSON.stringify(lines)).not.toContain(email)
    expect(JSON.stringify(lines)).not.toContain(PASSWORD)
    api.pass(QUARTER_MS)
  })

  it('tells both to a superadmin alone', async () => {
    const read = async (token: string) => {
      const answer = await api.call({ url: '/api/admin/audit-log', token })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ items: { entity: string }[] }>().items.map(({ entity }) => entity)
    }
    expect(await read(tokens.root)).toEqual(expect.arrayContaining(['refusal', 'lockOut']))
    expect(await read(tokens.admin)).not.toContain('refusal')
    expect(await read(tokens.admin)).not.toContain('lockOut')
  })
})
