import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import {
  createContest,
  createEvent,
  createJudge,
  createTeam,
  defaultTeam,
} from '../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../testing/roles.ts'

type EventJudge = { judge_id: number; letter: string | null }
type Page = { items: { id: number; team_id: number | null }[] }

forEachEngine('a judge of the own team', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  afterAll(() => api.close())

  const call = (as: CallerName, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    api.call({ method, url, token: people[as].token, ...(body && { body }) })
  const enter = (as: CallerName, change: object = {}) =>
    call(as, 'POST', `/api/events/${eventId}/judges`, {
      last_name: 'Белова',
      first_name: 'Ольга',
      city: crypto.randomUUID(),
      role: 'scrutineer',
      ...change,
    })
  const found = async (as: CallerName, id: number) =>
    (await call(as, 'GET', '/api/judges?page_size=200'))
      .json<Page>()
      .items.find((one) => one.id === id)

  it('is entered by an organiser of the event, and known to that team and the superadmin alone', async () => {
    expect((await enter('eventManager')).statusCode).toBe(403)
    const answer = await enter('eventAdmin', { club: 'Ритм' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ role: 'scrutineer', judge: { club: 'Ритм' } })
    const { judge_id } = answer.json<EventJudge>()
    expect(await found('admin', judge_id)).toMatchObject({ team_id: teamId })
    expect(await found('superadmin', judge_id)).toMatchObject({ team_id: teamId })
    const { id } = await createJudge(api.database.db, {
      team_id: (await createTeam(api.database.db, { domain: `${crypto.randomUUID()}.test` })).id,
    })
    expect(await found('admin', id)).toBeUndefined()
    const foreign = await call('admin', 'PUT', `/api/events/${eventId}/judges/${id}`, {
      role: 'chief',
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('is held to the rules of judges, letters and names that are there already', async () => {
    expect((await enter('admin', { last_name: '' })).statusCode).toBe(422)
    expect((await enter('admin', { role: 'line' })).statusCode).toBe(422)
    expect((await enter('admin', { role: 'line', letter: 'Z' })).statusCode).toBe(201)
    const taken = await enter('admin', { role: 'line', letter: 'z' })
    expect(taken.json()).toMatchObject({ code: 'judge_letter_taken' })
    await createJudge(api.database.db, { last_name: 'Белова', first_name: 'Ольга', city: 'Орёл' })
    expect((await enter('admin', { city: 'орел' })).json()).toMatchObject({ code: 'judge_exists' })
  })

  it('is merged into the directory by a superadmin: events and panels go over', async () => {
    const { db } = api.database
    const { judge_id } = (await enter('admin', { role: 'line', letter: 'M' })).json<EventJudge>()
    const contest = await createContest(db, eventId, { group_num: 1 })
    await call('admin', 'PUT', `/api/contests/${contest.id}/panel`, { judgeIds: [judge_id] })
    const { id: into } = await createJudge(db)
    const merge = (as: CallerName, body: object) =>
      call(as, 'POST', `/api/judges/${judge_id}/merge`, body)
    expect((await merge('supervisor', { into })).statusCode).toBe(403)
    expect((await merge('superadmin', {})).statusCode).toBe(422)
    expect((await merge('superadmin', { into: judge_id })).statusCode).toBe(422)
    const { id: own } = await createJudge(db, { team_id: teamId })
    expect((await merge('superadmin', { into: own })).statusCode).toBe(422)
    expect((await merge('superadmin', { into })).json()).toMatchObject({ id: into })
    const panel = await call('admin', 'GET', `/api/contests/${contest.id}/panel`)
    expect(panel.json<EventJudge[]>()).toMatchObject([{ judge_id: into, letter: 'M' }])
    expect(await found('superadmin', judge_id)).toBeUndefined()
  })

  it('is not merged into one who is at the same event', async () => {
    const { db } = api.database
    const { judge_id } = (await enter('admin')).json<EventJudge>()
    const { id: into } = await createJudge(db)
    await call('admin', 'PUT', `/api/events/${eventId}/judges/${into}`, { role: 'chief' })
    const answer = await call('superadmin', 'POST', `/api/judges/${judge_id}/merge`, { into })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'judge_merge_met',
    ])
  })
})
