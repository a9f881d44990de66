import type { components } from '@parket/api-client/schema'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createEvent, createTeam, defaultTeam, NOW, PASSWORD } from '../../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

type TeamKeys = components['schemas']['TeamKeys']

forEachEngine('the keys of a team', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let otherTeamId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await createTeam(db)).id
    otherTeamId = (await createTeam(db, { domain: 'keys.localhost' })).id
    const { id: foreignTeamId } = await defaultTeam(db)
    const { id: eventId } = await createEvent(db, teamId)
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  afterAll(() => api.close())

  const list = (as: CallerName, id = teamId) =>
    api.call({ url: `/api/teams/${id}/result-keys`, token: people[as].token })
  const replace = (as: CallerName, body: object, otp?: string, id = teamId) =>
    api.call({
      method: 'POST',
      url: `/api/teams/${id}/result-keys`,
      token: people[as].token,
      body,
      ...(otp !== undefined && { headers: { 'x-second-factor': otp } }),
    })

  it('are read by its admins and replaced by its supervisors; an old one stays, without its private half', async () => {
    expect((await list('admin')).json<TeamKeys>()).toMatchObject({ can_sign: true, keys: [] })
    expect((await replace('admin', { key: null })).statusCode).toBe(403)
    const first = (await replace('supervisor', { key: null })).json<TeamKeys>()
    expect(first.keys).toEqual([expect.objectContaining({ alg: 'Ed25519', until: null })])
    api.pass(1000)
    const [before] = first.keys
    const { keys } = (await replace('supervisor', { key: before?.id })).json<TeamKeys>()
    expect(keys).toEqual([
      { ...before, until: new Date(NOW.getTime() + 1000).toISOString() },
      expect.objectContaining({ until: null }),
    ])
    const rows = await api.database.db
      .selectFrom('result_keys')
      .where('team_id', '=', teamId)
      .select('sealed')
      .orderBy('from_at')
      .execute()
    expect(rows.map(({ sealed }) => sealed === null)).toEqual([true, false])
    expect(await auditOf(api.database.db, 'team', teamId)).toMatchObject([
      { action: 'replaceTeamKey', changes: { result_key: { from: null, to: keys[0]?.id } } },
      { changes: { result_key: { from: keys[0]?.id, to: keys[1]?.id } } },
    ])
  })

  it('are not replaced twice by one press on two devices', async () => {
    const answer = await replace('supervisor', { key: 'another' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'result_key_changed' })
  })

  it('of another team are nobody’s here', async () => {
    expect((await list('supervisor', otherTeamId)).statusCode).toBe(403)
    expect((await replace('supervisor', { key: null }, undefined, otherTeamId)).statusCode).toBe(
      403,
    )
  })

  it('want the second factor anew of who has one', async () => {
    const { id, token } = people.supervisor
    const url = `/api/users/${id}/second-factor`
    const begun = await api.call({ method: 'POST', url, token, body: { password: PASSWORD } })
    const { secret } = begun.json<{ secret: string }>()
    const codeAt = (ms: number) => new TOTP({ secret }).generate({ timestamp: NOW.getTime() + ms })
    const body = { otp: codeAt(1000) }
    expect(
      (await api.call({ method: 'POST', url: `${url}/confirmation`, token, body })).statusCode,
    ).toBe(200)
    const MINUTES = 20 * 60 * 1000
    api.pass(MINUTES)
    const { keys } = (await list('supervisor')).json<TeamKeys>()
    const key = keys.at(-1)?.id
    const refused = await replace('supervisor', { key })
    expect(refused.json()).toMatchObject({ code: 'second_factor_required' })
    const done = await replace('supervisor', { key }, codeAt(1000 + MINUTES))
    expect(done.statusCode).toBe(200)
  })
})
