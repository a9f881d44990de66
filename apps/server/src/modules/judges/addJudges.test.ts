import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createEvent, createJudge, createTeam, defaultTeam } from '../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../testing/roles.ts'

type Added = {
  judges: { name: string; letter: string | null; source: string; fault: string | null }[]
}
type EventJudge = { judge_id: number; letter: string | null; judge: { last_name: string } }

forEachEngine('judges put on an event by a list', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  let city: string
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  beforeEach(async () => {
    eventId = (await createEvent(api.database.db, teamId)).id
    city = crypto.randomUUID()
  })
  afterAll(() => api.close())

  const send = (judges: object[], preview = false, as: CallerName = 'admin') =>
    api.call({
      method: 'POST',
      url: `/api/events/${eventId}/judge-list`,
      body: { judges, preview },
      token: people[as].token,
    })
  const atEvent = async () =>
    (await api.call({ url: `/api/events/${eventId}/judges`, token: people.admin.token })).json<
      EventJudge[]
    >()
  const belova = () => ({ last_name: 'Белова', first_name: 'Ольга', city })

  it('are previewed without a change, then added with the first free letters, and one undo takes them back', async () => {
    const { id } = await createJudge(api.database.db, { ...belova(), last_name: 'БЕЛОВА' })
    const grom = { last_name: 'Громов', first_name: 'Илья', city, category: 'Первая' }
    const expected = {
      judges: [
        { letter: 'A', source: 'directory', fault: null },
        { letter: 'B', source: 'new', fault: null },
      ],
    }
    expect((await send([belova(), grom], true)).json()).toMatchObject(expected)
    expect(await atEvent()).toEqual([])
    const answer = await send([belova(), grom])
    expect(answer.json()).toMatchObject(expected)
    const judges = await atEvent()
    expect(judges.map(({ letter }) => letter)).toEqual(['A', 'B'])
    expect(judges[0]?.judge_id).toBe(id)

    // Sent again nobody is there twice.
    expect((await send([grom])).json()).toMatchObject({
      judges: [{ letter: 'B', source: 'there' }],
    })
    expect(await atEvent()).toHaveLength(2)

    const undone = await api.call({
      method: 'POST',
      url: `/api/admin/events/${eventId}/change-sets/${String(answer.headers['x-change-set-id'])}/undo`,
      token: people.admin.token,
    })
    expect(undone.statusCode).toBe(200)
    expect(await atEvent()).toEqual([])
  })

  it('without a city are known by name where only one can be meant', async () => {
    const last_name = `Судьина${'абвг'.repeat(3)}`
    const named = { last_name, first_name: 'Анна' }
    await createJudge(api.database.db, { ...named, city })
    expect((await send([named], true)).json<Added>().judges).toMatchObject([
      { source: 'directory' },
    ])
    await createJudge(api.database.db, { ...named, city: `${city} 2` })
    const [ambiguous] = (await send([named], true)).json<Added>().judges
    expect(ambiguous?.fault).toContain(city)
    const answer = await send([belova(), named])
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { 'judges.1': [ambiguous?.fault] } })
    expect(await atEvent()).toEqual([])
  })

  it('a judge of another team is none of ours', async () => {
    const { id: team_id } = await createTeam(api.database.db, {
      domain: `${crypto.randomUUID()}.test`,
    })
    await createJudge(api.database.db, { ...belova(), team_id })
    expect((await send([belova()], true)).json()).toMatchObject({ judges: [{ source: 'new' }] })
  })

  it('who judged for the team is told apart in the directory', async () => {
    await send([belova()])
    const found = async (query: string) => {
      const answer = await api.call({
        url: `/api/judges?city=${city}${query}`,
        token: people.admin.token,
      })
      return answer.json<{ total: number }>().total
    }
    await createJudge(api.database.db, { ...belova(), first_name: 'Анна' })
    expect(await found('')).toBe(2)
    expect(await found('&judged_here=true')).toBe(1)
  })

  it('is for staff who may change judges', async () => {
    expect((await send([belova()], false, 'eventManager')).statusCode).toBe(403)
  })
})
