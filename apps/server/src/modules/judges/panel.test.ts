import type { ContestStatus } from '@parket/domain/contest/status'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import { forEachEngine, onPostgres } from '../../testing/database.ts'
import {
  createContest,
  createEvent,
  createJudge,
  createTeam,
  defaultTeam,
} from '../../testing/fixtures.ts'
import { createPeople, type People } from '../../testing/roles.ts'

/** An event with judges A, B, C and one without a letter. */
async function createJury(api: Api) {
  const { db } = api.database
  const { id: teamId } = await defaultTeam(db)
  const { id: foreignTeamId } = await createTeam(db)
  const { id: eventId } = await createEvent(db, teamId)
  const people = await createPeople(db, { teamId, eventId, foreignTeamId })
  const judges: number[] = []
  for (const letter of ['A', 'B', 'C', null]) {
    const { id } = await createJudge(db)
    const role = letter ? ('line' as const) : ('scrutineer' as const)
    await db
      .insertInto('event_judges')
      .values({ event_id: eventId, judge_id: id, role, letter })
      .execute()
    judges.push(id)
  }
  return { eventId, people, judges }
}

forEachEngine('the panel of a contest', (engine) => {
  let api: Api
  let people: People
  let eventId: number
  let contestId: string
  let a: number
  let b: number
  let c: number
  let silent: number
  let groupNum = 10
  beforeAll(async () => {
    api = await startApi(engine)
    const jury = await createJury(api)
    ;[a = 0, b = 0, c = 0, silent = 0] = jury.judges
    people = jury.people
    eventId = jury.eventId
  })
  beforeEach(async () => {
    groupNum += 1
    contestId = (await createContest(api.database.db, eventId, { group_num: groupNum })).id
  })
  afterAll(() => api.close())

  const url = () => `/api/contests/${contestId}/panel`
  const put = (judgeIds: number[] | undefined, headers: Record<string, string> = {}) =>
    api.call({ method: 'PUT', url: url(), body: { judgeIds }, headers, token: people.admin.token })
  const letters = async () =>
    (await api.call({ url: url() })).json<{ letter: string }[]>().map(({ letter }) => letter)
  const setStatus = (status: ContestStatus) =>
    api.database.db.updateTable('contests').set({ status }).where('id', '=', contestId).execute()

  it('is the whole list, in its order, shown to everybody; who changed it is noted', async () => {
    expect(await letters()).toEqual([])
    expect((await put([c, a])).json()).toMatchObject([{ letter: 'C' }, { letter: 'A' }])
    await put([a, b])
    expect(await letters()).toEqual(['A', 'B'])
    await put([])
    expect(await letters()).toEqual([])
    const noted = await auditOf(api.database.db, 'contest', contestId)
    expect(noted).toMatchObject([
      { user_id: people.admin.id, event_id: eventId, action: 'replaceContestPanel' },
      { changes: { judgeIds: { from: [c, a], to: [a, b] } } },
      { changes: { judgeIds: { from: [a, b], to: [] } } },
    ])
  })

  it('is saved at the version it was read at; a stale one is 409 and changes nothing', async () => {
    const first = await put([a], { 'If-Match': '"1"' })
    expect(first.headers['etag']).toBe('"2"')
    const stale = await put([b], { 'If-Match': '"1"' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'stale' })
    expect(await letters()).toEqual(['A'])
    expect((await put([b], { 'If-Match': String(first.headers['etag']) })).statusCode).toBe(200)
  })

  it('holds judges of the event with a letter, each once; else nothing changes', async () => {
    await put([a])
    const answer = await put([b, silent, 999_999, b])
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: object }>().errors).toEqual({
      'judgeIds.1': ['У судьи нет буквы, в бригаду его включить нельзя'],
      'judgeIds.2': ['Такого судьи на турнире нет'],
      'judgeIds.3': ['Уже есть в списке'],
    })
    expect((await put(undefined)).statusCode).toBe(422)
    expect(await letters()).toEqual(['A'])
  })

  it.each(['judged', 'published'] as const)('stays as it is once %s', async (status) => {
    await put([a])
    await setStatus(status)
    const answer = await put([b])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'panel_judged',
      message: expect.stringMatching(/^В номинации «\d+\.\s/),
    })
    expect(await letters()).toEqual(['A'])
  })

  it('stays as it is once a round was judged', async () => {
    await setStatus('running')
    await put([a])
    await api.database.db
      .insertInto('rounds')
      .values({
        contest_id: contestId,
        event_id: eventId,
        round_index: 1,
        status: 'judged',
        advance: 6,
        seed: 'seed',
      })
      .execute()
    expect((await put([b])).statusCode).toBe(409)
  })

  it('of a draft is seen by staff only', async () => {
    await setStatus('draft')
    expect((await api.call({ url: url() })).statusCode).toBe(404)
    const { token } = people.eventManager
    expect((await api.call({ url: url(), token })).statusCode).toBe(200)
  })
})

onPostgres('the panel of a contest', (engine) => {
  it('is saved by one of those who read the same version', async () => {
    const api = await startApi(engine)
    const { eventId, people, judges } = await createJury(api)
    const { id } = await createContest(api.database.db, eventId, { group_num: 11 })
    const answers = await Promise.all(
      judges.slice(0, 3).map((judge) =>
        api.call({
          method: 'PUT',
          url: `/api/contests/${id}/panel`,
          body: { judgeIds: [judge] },
          headers: { 'If-Match': '"1"' },
          token: people.admin.token,
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort((x, y) => x - y)
    expect(statuses).toEqual([200, 409, 409])
    await api.close()
  })
})
