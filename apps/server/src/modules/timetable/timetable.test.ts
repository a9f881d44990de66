import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { countQueries } from '../../testing/countQueries.ts'
import { createCup, newDancer, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine, onPostgres } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Item = { id: number; title: string; start: string; contest_id: string | null }
type Session = { id: number; number: number; version: number; end: string; items: Item[] }
type Refusal = { code: string; errors: Record<string, string[]> }
type Conflict = { kind: string; item_ids: number[]; dancer_ids: number[]; rest_minutes: number }

const start = '2027-02-20T10:00:00+03:00'

forEachEngine('sessions', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let queries: () => number
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    cup = await createCup(api.database.db, staff.team.id)
  })

  type User = keyof Staffed['tokens']
  const url = (path = '') => `/api/events/${cup.event.id}/sessions${path}`
  const post = (body: object, user: User = 'admin') =>
    api.call({ method: 'POST', url: url(), body, token: staff.tokens[user] })
  const put = ({ id }: Session, body: object, user: User = 'admin') =>
    api.call({ method: 'PUT', url: url(`/${id}`), body, token: staff.tokens[user] })
  const create = async (body: object = {}) =>
    (await post({ start, floor: 'Большой зал', ...body })).json<Session>()
  const round = (contest: keyof Cup['ids'], minutes = 30, round_index = 0) => ({
    kind: 'round',
    contest_id: cup.ids[contest],
    round_index,
    minutes,
  })
  const pause = (minutes: number) => ({ kind: 'break', title: 'Перерыв', minutes })

  describe('creating', () => {
    it('gives times that follow from the order, and titles to rounds without one', async () => {
      const answer = await post({
        title: 'Утро, соло',
        floor: 'Большой зал',
        start,
        items: [round('oriental', 40, 1), pause(10), round('folk', 20)],
      })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        number: 1,
        title: 'Утро, соло',
        start: '2027-02-20T07:00:00.000Z',
        end: '2027-02-20T08:10:00.000Z',
        version: 1,
        items: [
          {
            kind: 'round',
            title: '11.\u00A0Соло 11. 1/2',
            round_index: 1,
            start: '2027-02-20T07:00:00.000Z',
          },
          { kind: 'break', title: 'Перерыв', contest_id: null, start: '2027-02-20T07:40:00.000Z' },
          { title: '12.\u00A0Соло 12. Финал', start: '2027-02-20T07:50:00.000Z' },
        ],
      })
      expect(await create()).toMatchObject({ number: 2, items: [] })
    })

    it.each([
      ['no start', { start: undefined }, ['start']],
      ['a taken number', { number: 1 }, ['number']],
      ['an unknown kind', { items: [{ kind: 'nap', minutes: 5 }] }, ['items.0.kind']],
      ['a round of nothing', { items: [{ kind: 'round', minutes: 5 }] }, ['items.0.contest_id']],
      ['no length', { items: [{ kind: 'break', title: 'Перерыв' }] }, ['items.0.minutes']],
      ['a break without title', { items: [{ kind: 'break', minutes: 5 }] }, ['items.0.title']],
      [
        'a contest of nowhere',
        { items: [{ kind: 'ceremony', title: 'А', minutes: 5, contest_id: crypto.randomUUID() }] },
        ['items.0.contest_id'],
      ],
      [
        'an item of another session',
        { items: [{ id: 999_999, kind: 'break', title: 'А', minutes: 5 }] },
        ['items.0.id'],
      ],
    ])('refuses %s', async (_case, body, fields) => {
      await create()
      const answer = await post({ start, ...body })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual(fields)
    })

    it('refuses rounds of what is not danced: packets, passes, the pay group', async () => {
      const answer = await post({
        start,
        items: [round('packet'), round('pass'), round('payGroup'), round('folk', 5, 8)],
      })
      expect(answer.json<Refusal>().errors).toEqual({
        'items.0.contest_id': [problemText('contest_without_rounds')],
        'items.1.contest_id': [problemText('contest_without_rounds')],
        'items.2.contest_id': [problemText('contest_without_rounds')],
        'items.3.round_index': [problemText('number_too_large', { max: 7 })],
      })
    })
  })

  describe('saving', () => {
    it('reorders the items, keeps their ids, and raises the version', async () => {
      const before = await create({ items: [round('oriental', 40), pause(10)] })
      const [first, second] = before.items
      const answer = await put(before, {
        version: 1,
        items: [
          { ...pause(10), id: second?.id },
          { ...round('oriental', 40), id: first?.id },
          round('folk'),
        ],
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        version: 2,
        items: [
          { id: second?.id, start: '2027-02-20T07:00:00.000Z' },
          { id: first?.id, start: '2027-02-20T07:10:00.000Z' },
          { title: '12.\u00A0Соло 12. Финал' },
        ],
      })
      const moved = await put(before, { start: '2027-02-20T12:00:00+03:00' })
      expect(moved.json<Session>().items).toHaveLength(3)
      expect(moved.json<Session>().items[0]?.start).toBe('2027-02-20T09:00:00.000Z')
    })

    it('refuses a stale edit and a session of another event', async () => {
      const session = await create()
      await put(session, { title: 'Утро', version: 1 })
      expect((await put(session, { title: 'День', version: 1 })).json()).toMatchObject({
        code: 'stale',
      })
      cup = await createCup(api.database.db, staff.team.id)
      expect((await put(session, {})).statusCode).toBe(404)
      expect((await api.call({ url: url(`/${session.id}`) })).statusCode).toBe(404)
    })

    it('is for admins of the event', async () => {
      const session = await create()
      for (const user of ['manager', 'dancer', 'stranger'] as const) {
        expect((await put(session, {}, user)).statusCode).toBe(403)
        expect((await post({ start }, user)).statusCode).toBe(403)
      }
    })

    it('leaves a trace', async () => {
      const session = await create()
      await put(session, { title: 'Утро' })
      const log = await api.call({
        url: `/api/admin/events/${cup.event.id}/audit-log?entity=session`,
        token: staff.tokens.admin,
      })
      expect(log.json()).toMatchObject({
        items: [
          { action: 'updateSession', changes: { title: { from: '', to: 'Утро' } } },
          { action: 'createSession' },
        ],
      })
    })
  })

  it('are listed by start, each contest once in the order of the timetable', async () => {
    const late = await create({ start: '2027-02-20T18:00:00+03:00' })
    const early = await create({ items: [round('folk', 5, 1), round('oriental'), round('folk')] })
    const list = await api.call({ url: url() })
    expect(list.json<Session[]>().map(({ id }) => id)).toEqual([early.id, late.id])
    const contests = await api.call({ url: url(`/${early.id}/contests`) })
    expect(contests.json()).toMatchObject([{ group_num: 12 }, { group_num: 11 }])
    expect((await api.call({ url: url('/999999/contests') })).statusCode).toBe(404)
  })

  it('keep draft contests from outsiders, and the times as they are', async () => {
    const session = await create({ items: [round('draft', 30), round('folk', 30)] })
    const shown = (await api.call({ url: url(`/${session.id}`) })).json<Session>()
    expect(shown.items).toMatchObject([
      { contest_id: cup.ids.folk, start: '2027-02-20T07:30:00.000Z' },
    ])
    const contests = await api.call({ url: url(`/${session.id}/contests`) })
    expect(contests.json()).toMatchObject([{ group_num: 12 }])
    const staffed = await api.call({ url: url(`/${session.id}`), token: staff.tokens.manager })
    expect(staffed.json<Session>().items).toHaveLength(2)
  })

  it('are deleted, their contests stay', async () => {
    const session = await create({ items: [round('folk')] })
    const call = { method: 'DELETE' as const, url: url(`/${session.id}`) }
    expect((await api.call({ ...call, token: staff.tokens.manager })).statusCode).toBe(403)
    expect((await api.call({ ...call, token: staff.tokens.admin })).statusCode).toBe(204)
    expect((await api.call({ ...call, token: staff.tokens.admin })).statusCode).toBe(404)
    expect((await api.call({ url: `/api/contests/${cup.ids.folk}` })).statusCode).toBe(200)
  })

  describe('conflicts', () => {
    const register = (contestIds: string[], dancer: object) =>
      api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration(contestIds, { dancers: [dancer] }),
      })
    const conflicts = async (user: User = 'admin') =>
      (
        await api.call({
          url: `/api/events/${cup.event.id}/session-conflicts`,
          token: staff.tokens[user],
        })
      ).json<Conflict[]>()

    it('name a dancer in two rounds at once, and one with too little rest', async () => {
      const dancer = newDancer()
      await register([cup.ids.oriental, cup.ids.folk], dancer)
      // The same person in another registration.
      await register([cup.ids.show], { ...dancer, last_name: dancer.last_name.toUpperCase() })
      await register([cup.ids.show], newDancer())
      const large = await create({ items: [round('oriental', 30), pause(5), round('folk', 30)] })
      const small = await create({ floor: 'Малый зал', items: [round('show', 20)] })
      const [oriental, , folk] = large.items
      const [show] = small.items
      expect(await conflicts()).toMatchObject([
        { kind: 'dancer', item_ids: [oriental?.id, show?.id], rest_minutes: null },
        { kind: 'rest', item_ids: [oriental?.id, folk?.id], rest_minutes: 5 },
      ])
      await api.database.db
        .updateTable('events')
        .set({ min_rest: 5 })
        .where('id', '=', cup.event.id)
        .execute()
      expect((await conflicts()).map(({ kind }) => kind)).toEqual(['dancer'])
    })

    it('name a judge on two floors', async () => {
      const { db } = api.database
      const { id: judge_id } = await db
        .insertInto('judges')
        .values({ last_name: 'Судьина', first_name: `Анна ${engine.name} ${cup.event.id}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      const event_id = cup.event.id
      await db
        .insertInto('event_judges')
        .values({ event_id, judge_id, role: 'line', letter: 'A' })
        .execute()
      await db
        .insertInto('panel_judges')
        .values([
          { contest_id: cup.ids.oriental, event_id, judge_id, ind: 0 },
          { contest_id: cup.ids.folk, event_id, judge_id, ind: 0 },
        ])
        .execute()
      const one = await create({ items: [round('oriental', 30)] })
      const other = await create({ floor: 'Малый зал', items: [pause(20), round('folk', 30)] })
      expect(await conflicts()).toMatchObject([
        {
          kind: 'judge',
          item_ids: [one.items[0]?.id, other.items[1]?.id],
          judge_ids: [judge_id],
          dancer_ids: [],
        },
      ])
    })

    it('name a final that begins before its semi-final has ended, on another floor and day too', async () => {
      const large = await create({
        items: [round('oriental', 30, 0), pause(5), round('oriental', 30, 1)],
      })
      const small = await create({
        floor: 'Малый зал',
        start: '2027-02-21T10:00:00+03:00',
        items: [round('oriental', 30, 2)],
      })
      const [final, , semi] = large.items
      const [quarter] = small.items
      expect(await conflicts()).toEqual(
        [
          [semi?.id, final?.id],
          [quarter?.id, final?.id],
          [quarter?.id, semi?.id],
        ].map((item_ids) => ({
          kind: 'order',
          item_ids,
          dancer_ids: [],
          judge_ids: [],
          rest_minutes: null,
        })),
      )
    })

    it('are none for who is withdrawn, and are for admins', async () => {
      await register([cup.ids.oriental, cup.ids.folk], newDancer())
      await api.database.db
        .updateTable('registrations')
        .set({ status: 'withdrawn', withdrawn_at: new Date() })
        .where('contest_id', '=', cup.ids.folk)
        .execute()
      await create({ items: [round('oriental', 30), round('folk', 30)] })
      expect(await conflicts()).toEqual([])
      expect(await conflicts('manager')).toMatchObject({ code: 'forbidden' })
    })
  })

  it('ask no more for more', async () => {
    const count = async () => {
      const before = queries()
      await api.call({ url: url() })
      await api.call({
        url: `/api/events/${cup.event.id}/session-conflicts`,
        token: staff.tokens.admin,
      })
      return queries() - before
    }
    await create({ items: [round('oriental')] })
    const few = await count()
    for (let n = 0; n < 3; n += 1) await create({ items: [round('folk'), round('show')] })
    expect(await count()).toBe(few)
  })
})

onPostgres('sessions at one moment', (engine) => {
  it('get a number each', async () => {
    const api = await startApi(engine)
    const staff = await staffTeam(api)
    const cup = await createCup(api.database.db, staff.team.id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.call({
          method: 'POST',
          url: `/api/events/${cup.event.id}/sessions`,
          body: { start },
          token: staff.tokens.admin,
        }),
      ),
    )
    const numbers = answers.map((answer) => answer.json<Session>().number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    await api.close()
  })
})
