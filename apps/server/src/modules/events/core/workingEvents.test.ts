import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createEvent, createTeam, createUser, defaultTeam } from '../../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'

type Page = { items: { id: number }[]; total: number }

forEachEngine('«Мои события»', (engine) => {
  let api: Api
  let people: People
  let own: number
  let other: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const { id: teamId } = await defaultTeam(db)
    const { id: foreignTeamId } = await createTeam(db)
    own = (await createEvent(db, teamId)).id
    other = (await createEvent(db, teamId)).id
    await createEvent(db, foreignTeamId)
    people = await createPeople(db, { teamId, eventId: own, foreignTeamId })
  })
  afterAll(() => api.close())

  const list = async (as: CallerName) => {
    const { id, token } = people[as]
    const answer = await api.call({ url: `/api/users/${id}/working-events?sort=date_begin`, token })
    return answer
      .json<Page>()
      .items.map((event) => event.id)
      .toSorted((a, b) => a - b)
  }

  it.each([
    ['manager', 'all of the team'],
    ['supervisor', 'all of the team'],
    ['eventManager', 'the own one'],
    ['foreignSupervisor', 'none here'],
  ] as const)('of %s are %s', async (as, which) => {
    const expected = { 'all of the team': [own, other], 'the own one': [own], 'none here': [] }
    expect(await list(as)).toEqual(expected[which])
  })

  it('are told to nobody else', async () => {
    const stranger = await createUser(api.database.db)
    const token = await api.logIn(stranger.email)
    const url = (id: number) => `/api/users/${id}/working-events`
    expect((await api.call({ url: url(people.manager.id), token })).statusCode).toBe(403)
    expect((await api.call({ url: url(stranger.id), token })).json()).toMatchObject({
      items: [],
      total: 0,
    })
  })
})
