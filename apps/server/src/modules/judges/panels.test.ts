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

forEachEngine('the panels of an event', (engine) => {
  let api: Api
  let people: People
  let eventId: number
  let judges: number[]
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const { id: teamId } = await defaultTeam(db)
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
    judges = []
    for (const letter of ['A', 'B', 'C']) {
      const { id } = await createJudge(db)
      await db
        .insertInto('event_judges')
        .values({ event_id: eventId, judge_id: id, role: 'line', letter })
        .execute()
      judges.push(id)
    }
  })
  afterAll(() => api.close())

  const save = (as: CallerName, panels: object[]) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${eventId}/panels`,
      body: { panels },
      token: people[as].token,
    })
  const read = async () =>
    (await api.call({ url: `/api/events/${eventId}/panels`, token: people.admin.token })).json<
      { contest_id: string; judgeIds: number[] }[]
    >()

  it('are set together, in order, and undone together', async () => {
    const { db } = api.database
    const one = await createContest(db, eventId, { group_num: 1 })
    const two = await createContest(db, eventId, { group_num: 2 })
    const panels = [
      { contest_id: one.id, judgeIds: [...judges] },
      { contest_id: two.id, judgeIds: judges.slice(0, 2).toReversed() },
    ]
    expect((await save('eventManager', panels)).statusCode).toBe(403)
    const answer = await save('eventAdmin', panels)
    expect(answer.statusCode).toBe(200)
    expect(await read()).toEqual(panels.toSorted((a, b) => (a.contest_id < b.contest_id ? -1 : 1)))
    const undone = await api.call({
      method: 'POST',
      url: `/api/admin/events/${eventId}/change-sets/${Number(answer.headers['x-change-set-id'])}/undo`,
      token: people.admin.token,
    })
    expect(undone.statusCode).toBe(200)
    expect(await read()).toEqual([])
  })

  it('are refused all where one is wrong: a stranger, another event, what has been judged', async () => {
    const { db } = api.database
    const good = await createContest(db, eventId, { group_num: 3 })
    const judged = await createContest(db, eventId, { group_num: 4, status: 'judged' })
    const { id: other } = await createEvent(db, (await defaultTeam(db)).id)
    const foreign = await createContest(db, other, { group_num: 1 })
    const fine = { contest_id: good.id, judgeIds: judges }
    const wrong = [
      [{ contest_id: good.id, judgeIds: [999_999] }, 422],
      [{ judgeIds: judges }, 422],
      [{ contest_id: foreign.id, judgeIds: judges }, 404],
      [{ contest_id: judged.id, judgeIds: judges }, 409],
    ] as const
    for (const [panel, status] of wrong) {
      expect((await save('admin', [fine, panel])).statusCode).toBe(status)
    }
    expect(await read()).toEqual([])
  })
})
