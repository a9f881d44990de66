import { numberedTitle } from '@parket/domain/contest/title'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import { createEntries } from '../../testing/competition.ts'
import { forEachEngine, onPostgres } from '../../testing/database.ts'
import {
  createContest,
  createEvent,
  createJudge,
  createTeam,
  defaultTeam,
} from '../../testing/fixtures.ts'
import { createPeople, type People } from '../../testing/roles.ts'
import { createRunningRound } from '../../testing/runningRound.ts'

forEachEngine('judges of an event', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await defaultTeam(db)).id
    const { id: foreignTeamId } = await createTeam(db)
    const { id } = await createEvent(db, teamId)
    people = await createPeople(db, { teamId, eventId: id, foreignTeamId })
  })
  beforeEach(async () => {
    eventId = (await createEvent(api.database.db, teamId)).id
  })
  afterAll(() => api.close())

  const judge = async (last_name = 'Соколова') =>
    (await createJudge(api.database.db, { last_name })).id
  const put = (id: number, body: object) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${eventId}/judges/${id}`,
      body,
      token: people.admin.token,
    })
  const remove = (id: number) =>
    api.call({
      method: 'DELETE',
      url: `/api/events/${eventId}/judges/${id}`,
      token: people.admin.token,
    })
  const list = async () => {
    const answer = await api.call({ url: `/api/events/${eventId}/judges` })
    return answer.json<{ judge_id: number; letter: string | null; role: string }[]>()
  }

  it('are chosen from the directory, with role and letter, each change noted', async () => {
    const id = await judge()
    const answer = await put(id, { role: 'line', letter: ' b ' })
    expect(answer.json()).toMatchObject({
      event_id: eventId,
      judge_id: id,
      role: 'line',
      letter: 'B',
      judge: { id, last_name: 'Соколова' },
    })
    expect(answer.body).not.toContain('contacts')
    expect((await put(id, { letter: 'A' })).json()).toMatchObject({ role: 'line', letter: 'A' })
    await put(id, { role: 'line', letter: 'A' })
    expect((await remove(id)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    const note = { user_id: people.admin.id, team_id: teamId, event_id: eventId }
    expect(await auditOf(api.database.db, 'eventJudge', id)).toEqual([
      {
        ...note,
        action: 'saveEventJudge',
        changes: { role: { from: null, to: 'line' }, letter: { from: null, to: 'B' } },
      },
      { ...note, action: 'saveEventJudge', changes: { letter: { from: 'B', to: 'A' } } },
      {
        ...note,
        action: 'removeEventJudge',
        changes: { role: { from: 'line', to: null }, letter: { from: 'A', to: null } },
      },
    ])
  })

  it('are shown to everybody by letter, those without one last', async () => {
    for (const [name, role, letter] of [
      ['Последняя', 'scrutineer', null],
      ['Двадцать седьмая', 'line', 'AA'],
      ['Вторая', 'line', 'B'],
      ['Главная', 'chief', null],
      ['Первая', 'line', 'A'],
    ] as const) {
      await put(await judge(name), { role, letter })
    }
    const letters = (await list()).map((each) => each.letter)
    expect(letters).toEqual(['A', 'B', 'AA', null, null])
  })

  describe('hold to the rules', () => {
    it.each([
      [{}, ['role']],
      [{ role: 'guest' }, ['role']],
      [{ role: 'line' }, ['letter']],
      [{ role: 'line', letter: 'Я' }, ['letter']],
      [{ role: 'scrutineer', letter: 'A' }, ['letter']],
    ])('%j is wrong in %j', async (body, fields) => {
      const answer = await put(await judge(), body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(fields)
      expect(await list()).toEqual([])
    })

    it('a letter is one judge’s', async () => {
      await put(await judge(), { role: 'line', letter: 'A' })
      const second = await judge()
      const answer = await put(second, { role: 'line', letter: 'A' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'judge_letter_taken',
        errors: { letter: ['Буква A уже у другого судьи.'] },
      })
      expect((await list()).map(({ judge_id }) => judge_id)).not.toContain(second)
    })

    it('another event has letters of its own', async () => {
      const id = await judge()
      await put(id, { role: 'line', letter: 'A' })
      eventId = (await createEvent(api.database.db, teamId)).id
      expect((await put(id, { role: 'line', letter: 'A' })).statusCode).toBe(200)
    })

    it('who is not in the directory, or not at the event, is 404', async () => {
      expect((await put(999_999, { role: 'chief' })).statusCode).toBe(404)
      expect((await remove(await judge())).statusCode).toBe(404)
    })

    it('who sits on a panel is neither removed nor left without a letter', async () => {
      const { db } = api.database
      const id = await judge()
      await put(id, { role: 'line', letter: 'A' })
      const contest = await createContest(db, eventId, { group_num: 11 })
      await db
        .insertInto('panel_judges')
        .values({ contest_id: contest.id, event_id: eventId, judge_id: id, ind: 0 })
        .execute()
      for (const answer of [await remove(id), await put(id, { role: 'chief', letter: null })]) {
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toMatchObject({
          code: 'judge_on_panel',
          message: expect.stringContaining(numberedTitle(contest)),
        })
      }
      expect((await put(id, { letter: 'C' })).statusCode).toBe(200)
    })

    it('keeps the letter under which marks stand', async () => {
      const { db } = api.database
      const entered = await createContest(db, eventId, { group_num: 13 })
      const [entryId = 0] = await createEntries(db, eventId, entered.id, [null])
      const made = await createRunningRound(db, {
        eventId,
        group_num: 12,
        entryId,
        letters: ['D', 'E'],
      })
      const judges = await db
        .selectFrom('event_judges')
        .where('event_id', '=', eventId)
        .select(['judge_id', 'letter'])
        .execute()
      const idOf = (letter: string) => judges.find((one) => one.letter === letter)?.judge_id ?? 0
      const refused = await put(idOf(made.letter), { letter: 'F' })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'judge_letter_marked' })
      expect((await put(idOf(made.letter), { role: 'chief' })).statusCode).toBe(200)
      expect((await put(idOf('E'), { letter: 'F' })).statusCode).toBe(200)
    })
  })
})

onPostgres('judges of an event', (engine) => {
  it('who get one letter at one moment get it once', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const { id: teamId } = await defaultTeam(db)
    const { id: foreignTeamId } = await createTeam(db)
    const { id: eventId } = await createEvent(db, teamId)
    const { admin } = await createPeople(db, { teamId, eventId, foreignTeamId })
    const judges = await Promise.all(Array.from({ length: 6 }, () => createJudge(db)))
    const answers = await Promise.all(
      judges.map(({ id }) =>
        api.call({
          method: 'PUT',
          url: `/api/events/${eventId}/judges/${id}`,
          body: { role: 'line', letter: 'A' },
          token: admin.token,
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    await api.close()
  })
})
