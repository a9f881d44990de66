import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { countQueries } from '../../testing/countQueries.ts'
import { createCup, newDancer, register, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createContest, createJudge } from '../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Schemas = components['schemas']
type Papers = Schemas['SessionPapers']

const start = '2027-02-20T10:00:00+03:00'

forEachEngine('papers of a session', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let contestIds: string[]
  let session: Schemas['Session']
  let judgeIds: number[]
  let queries: () => number
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  type User = keyof Staffed['tokens']
  const ofEvent = (path: string) => `/api/events/${cup.event.id}/${path}`
  const send = (method: 'POST' | 'PUT', path: string, body: object, user: User = 'admin') =>
    api.call({ method, url: ofEvent(path), body, token: staff.tokens[user] })
  const read = async () => {
    const url = ofEvent(`sessions/${session.id}/papers`)
    const answer = await api.call({ url, token: staff.tokens.admin })
    expect(answer.statusCode).toBe(200)
    return answer.json<Papers>()
  }
  const print = (papers: unknown, user: User = 'admin') =>
    send('POST', `sessions/${session.id}/paper-prints`, { papers }, user)
  const shown = ({ rounds }: Papers) => rounds.map(({ id, version }) => ({ round_id: id, version }))
  const changedOf = async (paper: string) =>
    (await read()).prints.find((one) => one.paper === paper)?.changed
  const item = (contest_id: string) => ({ kind: 'round', contest_id, round_index: 0, minutes: 10 })
  const newContest = async (group_num: number) => {
    const { db } = api.database
    const { id: event_id } = cup.event
    const { id } = await createContest(db, event_id, {
      group_num,
      status: 'open',
      scoring: 'skating',
      dances: ['Вальс'],
    })
    for (let n = 0; n < 3; n += 1) {
      const body = registration([id], { dancers: [newDancer()] })
      await register(api, cup, body, { token: staff.tokens.admin })
    }
    await db
      .insertInto('panel_judges')
      .values(
        judgeIds.slice(0, 2).map((judge_id, ind) => ({ contest_id: id, event_id, judge_id, ind })),
      )
      .execute()
    return id
  }
  beforeEach(async () => {
    const { db } = api.database
    cup = await createCup(db, staff.team.id)
    judgeIds = []
    for (const letter of ['A', 'B', 'C']) {
      const { id: judge_id } = await createJudge(db)
      await db
        .insertInto('event_judges')
        .values({ event_id: cup.event.id, judge_id, role: 'line', letter })
        .execute()
      judgeIds.push(judge_id)
    }
    contestIds = [await newContest(201), await newContest(202)]
    const items = [
      item(contestIds[0] ?? ''),
      { kind: 'break', title: 'Перерыв', minutes: 10 },
      item(contestIds[1] ?? ''),
    ]
    session = (await send('POST', 'sessions', { start, floor: 'А', items })).json()
    const itemIds = session.items.filter(({ kind }) => kind === 'round').map(({ id }) => id)
    await send('POST', 'round-starts', { itemIds, until: 'locked' })
  })

  describe('reading', () => {
    it('gives the rounds of the timetable in its order with heats, judges and people', async () => {
      const papers = await read()
      expect(papers.contests.map(({ group_num }) => group_num)).toEqual([201, 202])
      expect(papers.rounds.map(({ contest_id }) => contest_id)).toEqual(contestIds)
      expect(papers.rounds[0]?.seats.map(({ letter }) => letter)).toEqual(['A', 'B'])
      const numbers = papers.rounds.flatMap(({ heats }) => heats.flat())
      expect(papers.people.map(({ start_number }) => start_number)).toEqual(
        numbers.map(({ start_number }) => start_number).toSorted((one, other) => one - other),
      )
      expect(papers).toMatchObject({ results: [], prints: [] })
    })

    it('asks the database as often for two contests as for five', async () => {
      const count = async () => {
        const before = queries()
        await read()
        return queries() - before
      }
      await read()
      const withTwo = await count()
      const more = [await newContest(203), await newContest(204), await newContest(205)]
      const items = [...session.items, ...more.map(item)]
      await send('PUT', `sessions/${session.id}`, { items })
      expect((await read()).contests).toHaveLength(5)
      expect(await count()).toBe(withTwo)
    })

    it('is for admins: a manager has no results yet to give', async () => {
      const url = ofEvent(`sessions/${session.id}/papers`)
      expect((await api.call({ url, token: staff.tokens.manager })).statusCode).toBe(403)
      expect((await api.call({ url })).statusCode).toBe(401)
    })

    it('knows the sessions of its event alone', async () => {
      const other = await createCup(api.database.db, staff.team.id)
      const url = `/api/events/${other.event.id}/sessions/${session.id}/papers`
      expect((await api.call({ url, token: staff.tokens.admin })).statusCode).toBe(404)
    })
  })

  describe('printing', () => {
    it('is noted with who and when; then nothing is changed', async () => {
      const answer = await print([{ paper: 'heats', rounds: shown(await read()) }])
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject([{ paper: 'heats', times: 1, changed: [] }])
      expect((await read()).prints).toMatchObject([{ paper: 'heats', times: 1, changed: [] }])
    })

    it('names a round that was left out as never printed', async () => {
      const [first, second] = shown(await read())
      await print([{ paper: 'sheets', rounds: [first] }])
      expect(await changedOf('sheets')).toEqual([
        { round_id: second?.round_id, text: null, letters: null },
      ])
    })

    it('leaves papers good when a round only begins', async () => {
      await print([{ paper: 'heats', rounds: shown(await read()) }])
      const [round] = (await read()).rounds
      const begun = await api.call({
        method: 'PUT',
        url: `/api/contests/${round?.contest_id}/rounds/${round?.id}/status`,
        body: { status: 'running', version: round?.version },
        token: staff.tokens.admin,
      })
      expect(begun.statusCode).toBe(200)
      expect(await changedOf('heats')).toEqual([])
    })

    it('tells whose sheets are others when a judge of the panel is another', async () => {
      await print([
        { paper: 'heats', rounds: shown(await read()) },
        { paper: 'sheets', rounds: shown(await read()) },
      ])
      await api.database.db
        .updateTable('panel_judges')
        .set({ judge_id: judgeIds[2] ?? 0 })
        .where('contest_id', '=', contestIds[0] ?? '')
        .where('ind', '=', 1)
        .execute()
      const [round] = (await read()).rounds
      expect(await changedOf('sheets')).toEqual([
        { round_id: round?.id, text: 'Другие судьи: B, C.', letters: ['B', 'C'] },
      ])
      expect(await changedOf('heats')).toEqual([])
    })

    it('tells the new hour in the event’s zone', async () => {
      await print([{ paper: 'heats', rounds: shown(await read()) }])
      const [first, pause, second] = session.items
      await send('PUT', `sessions/${session.id}`, {
        items: [first, { ...pause, minutes: 30 }, second],
      })
      const [, round] = (await read()).rounds
      expect(await changedOf('heats')).toEqual([
        { round_id: round?.id, text: 'Теперь в 10:40.', letters: null },
      ])
    })

    it('is taken back where nothing came out', async () => {
      const answer = await print([{ paper: 'heats', rounds: shown(await read()) }])
      const undone = await api.call({
        method: 'POST',
        url: `/api/admin/events/${cup.event.id}/change-sets/${String(answer.headers['x-change-set-id'])}/undo`,
        token: staff.tokens.admin,
      })
      expect(undone.statusCode).toBe(200)
      expect((await read()).prints).toEqual([])
    })

    it('is refused where a round is another than was shown', async () => {
      const [first] = shown(await read())
      const stale = { ...first, version: 99 }
      const answer = await print([{ paper: 'heats', rounds: [stale] }])
      expect(answer.statusCode).toBe(409)
      expect((await read()).prints).toEqual([])
    })

    it.each([
      ['nothing', [], 'papers'],
      ['a paper that there is not', [{ paper: 'posters', rounds: [] }], 'papers.0.paper'],
      ['no round', [{ paper: 'heats', rounds: [] }], 'papers.0.rounds'],
      [
        'a round of another session',
        [{ paper: 'heats', rounds: [{ round_id: 999_999, version: 1 }] }],
        'papers.0.rounds',
      ],
    ])('refuses %s', async (_, papers, field) => {
      const answer = await print(papers)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    })

    it('refuses a diploma of a contest without places', async () => {
      const answer = await print([{ paper: 'diplomas', rounds: shown(await read()) }])
      expect(answer.statusCode).toBe(422)
    })

    it('goes with its session and its event', async () => {
      await print([{ paper: 'heats', rounds: shown(await read()) }])
      const { db } = api.database
      await db.deleteFrom('sessions').where('id', '=', session.id).execute()
      expect(
        await db
          .selectFrom('paper_prints')
          .where('event_id', '=', cup.event.id)
          .selectAll()
          .execute(),
      ).toEqual([])
    })
  })
})
