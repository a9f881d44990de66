import { afterAll, beforeAll, expect, it } from 'vitest'

import { stateOf } from '../../files/stored.ts'
import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import {
  addMember,
  addStaff,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
} from '../../testing/fixtures.ts'

forEachEngine('GET /api/tenant', (engine) => {
  let api: Api
  let own: { id: number }
  let event: { id: number }
  let foreignEvent: { id: number }
  const users: Record<string, { id: number; email: string }> = {}
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    own = await createTeam(db, { accent: '#123456', favicon_key: 'a', logo_key: 'b' })
    const foreign = await defaultTeam(db)
    event = await createEvent(db, own.id)
    foreignEvent = await createEvent(db, foreign.id)
    for (const role of ['manager', 'admin', 'supervisor'] as const) {
      users[role] = await createUser(db, { last_name: role })
      await addMember(db, own.id, users[role].id, role)
    }
    users['staff'] = await createUser(db)
    await addStaff(db, event.id, users['staff'].id, 'admin')
    await addStaff(db, foreignEvent.id, users['staff'].id, 'admin')
    await addMember(db, foreign.id, users['staff'].id, 'manager')
    users['root'] = await createUser(db, { superadmin: true })
  })
  afterAll(() => api.close())

  async function tenant(user?: string) {
    const token = user && (await api.logIn(users[user]?.email ?? ''))
    const answer = await api.call({ url: '/api/tenant', host: 'vesna.localhost', token })
    return answer.json<{ team: object; roles: object[]; users: { user: object; role: string }[] }>()
  }

  it('shows everybody the team with its brand', async () => {
    const { team, roles, users } = await tenant()
    expect(team).toMatchObject({
      id: own.id,
      name: 'Весна',
      domain: 'vesna.localhost',
      accent: '#123456',
      favicon_url: `/api/teams/${own.id}/files/favicon?v=${stateOf('a')}`,
      logo_url: `/api/teams/${own.id}/files/logo?v=${stateOf('b')}`,
      contacts: { phone: '', email: '', site: '', address: '' },
      deleted_at: null,
    })
    expect({ roles, users }).toEqual({ roles: [], users: [] })
  })

  it('shows the default icon where the team has no domain', async () => {
    const { db } = api.database
    await db.updateTable('teams').set({ favicon_key: 'c' }).where('domain', 'is', null).execute()
    const answer = await api.call({ url: '/api/tenant' })
    expect(answer.json()).toMatchObject({ team: { domain: null, favicon_url: null } })
  })

  it('shows the caller the own rows of this team, not those of others', async () => {
    expect((await tenant('manager')).roles).toEqual([
      { kind: 'team', team_id: own.id, role: 'manager' },
    ])
    expect((await tenant('staff')).roles).toEqual([
      { kind: 'event', event_id: event.id, role: 'admin' },
    ])
  })

  it.each(['supervisor', 'root'])('shows the members to a %s', async (user) => {
    const { users } = await tenant(user)
    expect(users.map(({ role }) => role)).toEqual(['admin', 'manager', 'supervisor'])
    expect(Object.keys(users[0]?.user ?? {})).toEqual(['id', 'email', 'last_name', 'first_name'])
  })

  it.each(['admin', 'manager', 'staff'])('shows no members to a %s', async (user) => {
    expect((await tenant(user)).users).toEqual([])
  })
})
