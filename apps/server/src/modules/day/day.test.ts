import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, newDancer, register, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createContest, createJudge } from '../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Schemas = components['schemas']
type ContestName = 'solo' | 'duet' | 'few'

const start = '2027-02-20T10:00:00+03:00'

forEachEngine('the day of an event', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let ids: Record<ContestName, string>
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  type User = keyof Staffed['tokens']
  const ofEvent = (path: string) => `/api/events/${cup.event.id}/${path}`
  const read = async (query = '') => {
    const answer = await api.call({ url: ofEvent(`day${query}`), token: staff.tokens.admin })
    expect(answer.statusCode).toBe(200)
    return answer.json<Schemas['EventDay']>()
  }
  const itemOf = async (id: number) => {
    const { floors } = await read()
    const item = floors.flatMap(({ items }) => items).find((one) => one.id === id)
    if (!item) throw new TypeError(`No item ${id}`)
    return item
  }
  const setState = (itemId: number, state: string, user: User = 'admin') =>
    api.call({
      method: 'PUT',
      url: ofEvent(`session-items/${itemId}/state`),
      body: { state },
      token: staff.tokens[user],
    })
  const startRounds = (body: object, user: User = 'admin') =>
    api.call({
      method: 'POST',
      url: ofEvent('round-starts'),
      body,
      token: staff.tokens[user],
    })
  const undo = (changeSetId: unknown) =>
    api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/change-sets/${String(changeSetId)}/undo`,
      token: staff.tokens.admin,
    })
  const statuses = async (contestId: string) => {
    const { db } = api.database
    const { status } = await db
      .selectFrom('contests')
      .where('id', '=', contestId)
      .select('status')
      .executeTakeFirstOrThrow()
    const rounds = await db
      .selectFrom('rounds')
      .where('contest_id', '=', contestId)
      .select('status')
      .orderBy('round_index', 'desc')
      .execute()
    return [status, ...rounds.map((round) => round.status)]
  }
  const seat = async (contest_id: string) => {
    const { db } = api.database
    const { id: judge_id } = await createJudge(db)
    const { id: event_id } = cup.event
    await db
      .insertInto('event_judges')
      .values({ event_id, judge_id, role: 'line', letter: 'A' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const [judge] = await db
      .selectFrom('event_judges')
      .where('event_id', '=', event_id)
      .select('judge_id')
      .execute()
    await db
      .insertInto('panel_judges')
      .values({ contest_id, event_id, judge_id: judge?.judge_id ?? judge_id, ind: 0 })
      .execute()
  }
  /** Items on floor А: three rounds and a break after the first. */
  const plan = async () => {
    const round = (contest_id: string, minutes: number) => ({
      kind: 'round',
      contest_id,
      round_index: 0,
      minutes,
    })
    const answer = await api.call({
      method: 'POST',
      url: ofEvent('sessions'),
      token: staff.tokens.admin,
      body: {
        start,
        floor: 'А',
        items: [
          round(ids.solo, 10),
          { kind: 'break', title: 'Перерыв', minutes: 10 },
          round(ids.duet, 10),
          round(ids.few, 10),
        ],
      },
    })
    return answer.json<Schemas['Session']>()
  }
  beforeEach(async () => {
    const { db } = api.database
    cup = await createCup(db, staff.team.id)
    const create = async (group_num: number) => {
      const { id } = await createContest(db, cup.event.id, {
        group_num,
        status: 'open',
        scoring: 'skating',
        dances: ['Вальс'],
      })
      return id
    }
    ids = { solo: await create(201), duet: await create(202), few: await create(203) }
    for (const name of ['solo', 'duet'] as const) {
      for (let n = 0; n < 4; n += 1) {
        const body = registration([ids[name]], { dancers: [newDancer()] })
        await register(api, cup, body, { token: staff.tokens.admin })
      }
    }
    await register(api, cup, registration([ids.few]), { token: staff.tokens.admin })
    await seat(ids.solo)
    await seat(ids.few)
  })

  it('is told floor by floor: what is next, how ready it is, what waits', async () => {
    const { items } = await plan()
    const day = await read()
    expect(day).toMatchObject({ day: '2027-02-20', days: ['2027-02-20'] })
    expect(day.floors).toHaveLength(1)
    expect(day.floors[0]?.items.map(({ id, state, readiness }) => [id, state, readiness])).toEqual([
      [items[0]?.id, 'ahead', 'open'],
      [items[1]?.id, 'ahead', null],
      [items[2]?.id, 'ahead', 'no_judges'],
      [items[3]?.id, 'ahead', 'few'],
    ])
    expect(day.tasks.map(({ kind, group_num }) => [kind, group_num])).toEqual([
      ['undrawn', 201],
      ['judges', 202],
    ])
  })

  it('without a timetable has no day', async () => {
    expect(await read()).toMatchObject({ day: null, days: [], floors: [], tasks: [] })
  })

  it('is for staff who draw heats', async () => {
    const { items } = await plan()
    const id = items[0]?.id ?? 0
    const answer = await api.call({ url: ofEvent('day'), token: staff.tokens.manager })
    expect(answer.statusCode).toBe(403)
    expect((await setState(id, 'running', 'manager')).statusCode).toBe(403)
    const body = { itemIds: [id], until: 'locked' }
    expect((await startRounds(body, 'manager')).statusCode).toBe(403)
    expect((await api.call({ url: ofEvent('day') })).statusCode).toBe(401)
  })

  describe('what is noted of an item', () => {
    it('is when it started and ended, and is taken back', async () => {
      const { items } = await plan()
      const id = items[1]?.id ?? 0
      expect((await setState(id, 'running')).json()).toMatchObject({ id, ended_at: null })
      expect(await itemOf(id)).toMatchObject({ state: 'running' })
      await setState(id, 'over')
      expect(await itemOf(id)).toMatchObject({ state: 'over' })
      await setState(id, 'ahead')
      expect(await itemOf(id)).toMatchObject({ state: 'ahead', started_at: null })
    })

    it('is the same when it is sent twice', async () => {
      const { items } = await plan()
      const id = items[1]?.id ?? 0
      const first = await setState(id, 'running')
      const again = await setState(id, 'running')
      expect(again.json()).toEqual(first.json())
      expect(again.headers['x-change-set-id']).toBeUndefined()
    })

    it('goes back by undo', async () => {
      const { items } = await plan()
      const id = items[1]?.id ?? 0
      const { headers } = await setState(id, 'over')
      expect((await undo(headers['x-change-set-id'])).statusCode).toBe(200)
      expect(await itemOf(id)).toMatchObject({ state: 'ahead', ended_at: null })
    })

    it('stays when the timetable is changed', async () => {
      const session = await plan()
      const id = session.items[1]?.id ?? 0
      await setState(id, 'running')
      const items = session.items.map(({ id, kind, contest_id, round_index, title }) => ({
        id,
        kind,
        contest_id,
        round_index,
        title,
        minutes: 20,
      }))
      await api.call({
        method: 'PUT',
        url: ofEvent(`sessions/${session.id}`),
        body: { items },
        token: staff.tokens.admin,
      })
      expect(await itemOf(id)).toMatchObject({ state: 'running', minutes: 20 })
    })

    it('is refused for another state and another event', async () => {
      const { items } = await plan()
      const id = items[0]?.id ?? 0
      const wrong = await setState(id, 'paused')
      expect(wrong.statusCode).toBe(422)
      expect(wrong.json()).toMatchObject({ errors: { state: [expect.any(String)] } })
      cup = await createCup(api.database.db, staff.team.id)
      expect((await setState(id, 'running')).statusCode).toBe(404)
    })
  })

  describe('starting rounds', () => {
    it('is previewed without a change', async () => {
      const { items } = await plan()
      const itemIds = [0, 2, 3].map((index) => items[index]?.id)
      const answer = await startRounds({ itemIds, until: 'running', preview: true })
      expect(answer.json()).toMatchObject({
        started: [{ item_id: itemIds[0], readiness: 'open' }],
        stopped: [
          { item_id: itemIds[1], readiness: 'no_judges', text: 'нет судей' },
          { item_id: itemIds[2], readiness: 'few', text: 'мало: 1 из\u00A03' },
        ],
      })
      expect(await statuses(ids.solo)).toEqual(['open'])
    })

    it('draws and locks what can be, and one undo takes it back', async () => {
      await seat(ids.duet)
      const { items } = await plan()
      const itemIds = [0, 2, 3].map((index) => items[index]?.id)
      const answer = await startRounds({ itemIds, until: 'locked' })
      expect(answer.statusCode).toBe(200)
      expect(answer.json<Schemas['RoundStarts']>().started).toHaveLength(2)
      expect(await statuses(ids.solo)).toEqual(['ready', 'locked'])
      expect(await statuses(ids.duet)).toEqual(['ready', 'locked'])
      expect(await statuses(ids.few)).toEqual(['open'])
      expect((await undo(answer.headers['x-change-set-id'])).statusCode).toBe(200)
      expect(await statuses(ids.solo)).toEqual(['open'])
      expect(await statuses(ids.duet)).toEqual(['open'])
    })

    it('begins the rounds, and their items with them', async () => {
      const { items } = await plan()
      const id = items[0]?.id ?? 0
      const answer = await startRounds({ itemIds: [id], until: 'running' })
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])
      expect(await itemOf(id)).toMatchObject({
        state: 'running',
        readiness: 'running',
        rounds: [{ entries: 4, judges: [{ letter: 'A', sheets: 1, counted: 0 }] }],
      })
      await undo(answer.headers['x-change-set-id'])
      expect(await itemOf(id)).toMatchObject({ state: 'ahead', started_at: null })
    })

    it.each([
      ['that were drawn by it', false],
      ['that were drawn before', true],
    ])('is not undone once rounds %s have marks', async (_case, isDrawnBefore) => {
      const { items } = await plan()
      if (isDrawnBefore) await startRounds({ itemIds: [items[0]?.id], until: 'locked' })
      const answer = await startRounds({ itemIds: [items[0]?.id], until: 'running' })
      const round = (await itemOf(items[0]?.id ?? 0)).rounds[0]
      await api.call({
        method: 'POST',
        url: `/api/contests/${ids.solo}/rounds/${round?.id ?? 0}/sheets`,
        body: { dance: 'Вальс', letter: 'A' },
        token: staff.tokens.admin,
      })
      expect((await undo(answer.headers['x-change-set-id'])).statusCode).toBe(409)
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])
    })

    it('goes on to the next round once the one before is judged, and one undo takes it back', async () => {
      const { db } = api.database
      await db.updateTable('contests').set({ final_max: 2 }).where('id', '=', ids.solo).execute()
      const body = {
        start,
        floor: 'А',
        items: [1, 0].map((round_index) => ({
          kind: 'round',
          contest_id: ids.solo,
          round_index,
          minutes: 5,
        })),
      }
      const send = async <T>(method: 'POST' | 'PUT', url: string, sent: object) =>
        (await api.call({ method, url, body: sent, token: staff.tokens.admin })).json<T>()
      const { items } = await send<Schemas['Session']>('POST', ofEvent('sessions'), body)
      const [semi = 0, final = 0] = items.map(({ id }) => id)
      await startRounds({ itemIds: [semi], until: 'running' })
      const stands = await startRounds({ itemIds: [final], until: 'running', preview: true })
      expect(stands.json()).toMatchObject({ stopped: [{ readiness: 'waits' }] })

      const roundId = (await itemOf(semi)).rounds[0]?.id ?? 0
      const url = `/api/contests/${ids.solo}/rounds/${roundId}`
      const sheet = await send<Schemas['MarkSheet']>('POST', `${url}/sheets`, {
        dance: 'Вальс',
        letter: 'A',
      })
      const danced = await db
        .selectFrom('heat_entries')
        .where('round_id', '=', roundId)
        .select('registration_id')
        .execute()
      const marks = danced.map(({ registration_id }, at) => ({
        registration_id,
        values: [at < 2 ? 1 : 0],
      }))
      await send('PUT', `${url}/sheets/${sheet.id}`, { marks, version: 1 })
      await send('POST', `${url}/sheets/${sheet.id}/finish`, { version: 2 })
      await send('PUT', `${url}/status`, { status: 'judged' })

      const answer = await startRounds({ itemIds: [final], until: 'running' })
      expect(answer.json()).toMatchObject({ started: [{ item_id: final, readiness: 'undrawn' }] })
      expect(await statuses(ids.solo)).toEqual(['running', 'judged', 'running'])
      expect((await itemOf(final)).rounds).toMatchObject([{ entries: 2 }])
      expect((await undo(answer.headers['x-change-set-id'])).statusCode).toBe(200)
      expect(await statuses(ids.solo)).toEqual(['running', 'judged', 'planned'])
    })

    it('asks which, and how far', async () => {
      const { items } = await plan()
      const empty = await startRounds({ itemIds: [], until: 'locked' })
      expect(empty.json()).toMatchObject({ errors: { itemIds: [expect.any(String)] } })
      const far = await startRounds({ itemIds: [items[0]?.id], until: 'judged' })
      expect(far.json()).toMatchObject({ errors: { until: [expect.any(String)] } })
      const pause = await startRounds({ itemIds: [items[1]?.id], until: 'locked' })
      expect(pause.statusCode).toBe(404)
    })
  })

  describe('ending rounds', () => {
    const token = () => staff.tokens.admin
    /** Begins the final of the contest and gives it the places of its judge. */
    const dance = async (contestId: string, itemId: number) => {
      await startRounds({ itemIds: [itemId], until: 'running' })
      const { id: roundId = 0 } = (await itemOf(itemId)).rounds[0] ?? {}
      const send = async <T>(method: 'POST' | 'PUT', path: string, body: object) => {
        const url = `/api/contests/${contestId}/rounds/${roundId}/${path}`
        return (await api.call({ method, url, body, token: token() })).json<T>()
      }
      const { id } = await send<Schemas['MarkSheet']>('POST', 'sheets', {
        dance: 'Вальс',
        letter: 'A',
      })
      const entries = await api.database.db
        .selectFrom('heat_entries')
        .where('round_id', '=', roundId)
        .select('registration_id')
        .execute()
      const marks = entries.map(({ registration_id }, index) => ({
        registration_id,
        values: [index + 1],
      }))
      await send('PUT', `sheets/${id}`, { marks, version: 1 })
      await send('POST', `sheets/${id}/finish`, { version: 2 })
      return roundId
    }
    const endRounds = (rounds: readonly object[], user: User = 'admin') =>
      api.call({
        method: 'POST',
        url: ofEvent('round-ends'),
        body: { rounds },
        token: staff.tokens[user],
      })
    const countable = async () =>
      (await read()).tasks
        .filter(({ kind }) => kind === 'count')
        .map(({ round_id: id, round_version: version }) => ({ id, version }))

    it('ends their items, and one undo takes all of it back', async () => {
      await seat(ids.duet)
      const { items } = await plan()
      const [solo = 0, , duet = 0] = items.map(({ id }) => id)
      await dance(ids.solo, solo)
      await dance(ids.duet, duet)
      const rounds = await countable()
      expect(rounds).toHaveLength(2)
      const answer = await endRounds(rounds)
      expect(answer.json<Schemas['RoundEnds']>()).toMatchObject({ ended: [{}, {}], stopped: [] })
      expect(await statuses(ids.solo)).toEqual(['judged', 'judged'])
      expect(await itemOf(solo)).toMatchObject({ state: 'over', readiness: 'judged' })
      expect((await read()).tasks).toContainEqual(expect.objectContaining({ kind: 'publish' }))
      expect((await undo(answer.headers['x-change-set-id'])).statusCode).toBe(200)
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])
      expect(await statuses(ids.duet)).toEqual(['running', 'running'])
      expect(await itemOf(solo)).toMatchObject({ readiness: 'running', ended_at: null })
    })

    it('counts again, with a line of the journal, once the undo is undone', async () => {
      const { items } = await plan()
      const roundId = await dance(ids.solo, items[0]?.id ?? 0)
      const decisions = `/api/contests/${ids.solo}/rounds/${roundId}/decisions`
      const answer = await endRounds(await countable())
      const undone = await undo(answer.headers['x-change-set-id'])
      const body = { kind: 'attempt', dance: 'Вальс', text: 'Сбой музыки' }
      const repeated = await api.call({ method: 'POST', url: decisions, body, token: token() })
      expect((await undo(undone.headers['x-change-set-id'])).statusCode).toBe(422)
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])

      const [decision] = repeated.json<Schemas['RoundMarks']>().decisions
      const url = `${decisions}/${decision?.id}`
      expect((await api.call({ method: 'DELETE', url, token: token() })).statusCode).toBe(200)
      const again = await undo(undone.headers['x-change-set-id'])
      expect(again.statusCode).toBe(200)
      expect(await statuses(ids.solo)).toEqual(['judged', 'judged'])
      const closed = await api.database.db
        .selectFrom('journal')
        .where('kind', '=', 'round.closed')
        .where('event_id', '=', cup.event.id)
        .select('body')
        .execute()
      expect(closed).toHaveLength(2)
      expect((await undo(again.headers['x-change-set-id'])).statusCode).toBe(200)
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])
    })

    it('is not undone once a contest is published', async () => {
      const { items } = await plan()
      await dance(ids.solo, items[0]?.id ?? 0)
      const answer = await endRounds(await countable())
      const published = await api.call({
        method: 'POST',
        url: `/api/contests/${ids.solo}/publication`,
        body: { level: 'places', answers: [] },
        token: token(),
      })
      expect(published.statusCode).toBe(200)
      expect((await undo(answer.headers['x-change-set-id'])).statusCode).toBe(409)
      expect(await statuses(ids.solo)).toEqual(['published', 'published'])
    })

    it('leaves those that changed meanwhile or lack marks, and names them', async () => {
      await seat(ids.duet)
      const { items } = await plan()
      const [solo = 0, , duet = 0] = items.map(({ id }) => id)
      await dance(ids.solo, solo)
      await startRounds({ itemIds: [duet], until: 'running' })
      const { id: unmarked = 0 } = (await itemOf(duet)).rounds[0] ?? {}
      const [counted] = await countable()
      const stale = await endRounds([{ ...counted, version: 1 }, { id: unmarked }])
      expect(stale.json<Schemas['RoundEnds']>()).toMatchObject({
        ended: [],
        stopped: [
          { round_id: counted?.id, text: expect.stringContaining('изменил') as string },
          { round_id: unmarked, text: expect.stringContaining('A') as string },
        ],
      })
      expect(stale.headers['x-change-set-id']).toBeUndefined()
      expect(await statuses(ids.solo)).toEqual(['running', 'running'])
    })

    it('is for staff who draw heats, and of rounds of the event', async () => {
      expect((await endRounds([{ id: 1 }], 'manager')).statusCode).toBe(403)
      expect((await endRounds([])).json()).toMatchObject({
        errors: { rounds: [expect.any(String)] },
      })
      expect((await endRounds([{ id: 999_999 }])).statusCode).toBe(404)
    })
  })
})
