import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Item = { id: number; title: string; start: string; delay: number }
type Session = {
  id: number
  number: number
  floor: string
  start: string
  version: number
  items: Item[]
}

const start = '2027-02-20T10:00:00+03:00'

forEachEngine('several sessions at once', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    cup = await createCup(api.database.db, staff.team.id)
  })

  type User = keyof Staffed['tokens']
  const url = () => `/api/events/${cup.event.id}/sessions`
  const put = (sessions: object[] | undefined, user: User = 'admin') =>
    api.call({ method: 'PUT', url: url(), body: { sessions }, token: staff.tokens[user] })
  const list = async () =>
    (await api.call({ url: url(), token: staff.tokens.admin })).json<Session[]>()
  const round = (contest: keyof Cup['ids'], minutes = 30, round_index = 0) => ({
    kind: 'round',
    contest_id: cup.ids[contest],
    round_index,
    minutes,
  })
  const twoFloors = async () => {
    const answer = await put([
      { start, floor: 'А', items: [round('oriental'), round('folk')] },
      { start, floor: 'Б', items: [round('show')] },
    ])
    expect(answer.statusCode).toBe(200)
    return answer.json<[Session, Session]>()
  }

  it('are created in their order, numbered one after another', async () => {
    expect(await twoFloors()).toMatchObject([
      { number: 1, floor: 'А', version: 1, items: [{}, {}] },
      { number: 2, floor: 'Б', version: 1, items: [{}] },
    ])
  })

  it('an item goes from one to another and keeps its id; it is one change that can be undone', async () => {
    const [a, b] = await twoFloors()
    const [oriental, folk] = a.items
    const answer = await put([
      { id: a.id, version: 1, items: [{ ...folk, delay: 15 }] },
      { id: b.id, version: 1, items: [...b.items, oriental] },
    ])
    expect(answer.json()).toMatchObject([
      { id: a.id, version: 2, items: [{ id: folk?.id, start: '2027-02-20T07:15:00.000Z' }] },
      { id: b.id, version: 2, items: [{ id: b.items[0]?.id }, { id: oriental?.id, delay: 0 }] },
    ])
    const set = String(answer.headers['x-change-set-id'])
    const undo = await api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/change-sets/${set}/undo`,
      token: staff.tokens.admin,
    })
    expect(undo.statusCode).toBeLessThan(300)
    const before = (await list()).map(({ items }) => items.map(({ id }) => id))
    expect(before).toEqual([a.items.map(({ id }) => id), b.items.map(({ id }) => id)])
  })

  it('may change their numbers', async () => {
    const [a, b] = await twoFloors()
    const answer = await put([
      { id: a.id, number: 2 },
      { id: b.id, number: 1 },
    ])
    expect(answer.json()).toMatchObject([{ number: 2 }, { number: 1 }])
  })

  it('a round sent back under the name made up for it goes on to follow its contest', async () => {
    const [a] = await twoFloors()
    await put([{ id: a.id, items: a.items }])
    await api.database.db
      .updateTable('contests')
      .set({ group_name: 'Соло, новое имя' })
      .where('id', '=', cup.ids.oriental)
      .execute()
    expect((await list())[0]?.items[0]?.title).toContain('новое имя')
  })

  it('all or none: stale, foreign, doubled or wrong ones change nothing', async () => {
    const [a, b] = await twoFloors()
    const before = await list()
    const stale = await put([
      { id: a.id, title: 'Утро' },
      { id: b.id, title: 'Утро', version: 7 },
    ])
    expect(stale.json()).toMatchObject({ code: 'stale' })
    expect((await put([{ id: 999_999, title: 'Утро' }])).statusCode).toBe(404)
    expect((await put([{ id: a.id }, { id: a.id }])).statusCode).toBe(404)
    expect((await put(undefined)).statusCode).toBe(422)
    const wrong = await put([
      { id: a.id, items: [...a.items, { ...b.items[0] }] },
      { start, number: b.number, items: [{ ...round('folk'), delay: -1 }] },
    ])
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json<{ errors: object }>().errors).toEqual({
      'sessions.0.items.2.id': [problemText('invalid')],
      'sessions.1.number': [problemText('session_number_taken')],
      'sessions.1.items.0.delay': [problemText('number_too_small', { min: 0 })],
    })
    expect(await list()).toEqual(before)
  })

  it('are for admins of the event', async () => {
    for (const user of ['manager', 'dancer', 'stranger'] as const) {
      expect((await put([{ start }], user)).statusCode).toBe(403)
    }
  })

  describe('what they are made of', () => {
    type Rounds = {
      contests: { contest_id: string; rounds: object[]; dancers: number[]; judges: number[] }[]
      dancers: { id: number; name: string }[]
      judges: { id: number; name: string; letter: string }[]
    }
    const rounds = async (user: User = 'admin') =>
      api.call({
        url: `/api/events/${cup.event.id}/timetable-rounds`,
        token: staff.tokens[user],
      })
    const enter = (contests: string[], dancer: object) =>
      api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration(contests, { dancers: [dancer] }),
      })

    it('rounds as entries stand now, and each person once', async () => {
      const anna = newDancer()
      await enter([cup.ids.oriental, cup.ids.folk], anna)
      await enter([cup.ids.show], { ...anna, last_name: anna.last_name.toUpperCase() })
      await enter([cup.ids.oriental], newDancer())
      const { contests, dancers } = (await rounds()).json<Rounds>()
      const of = (id: string) => contests.find(({ contest_id }) => contest_id === id)
      expect(of(cup.ids.oriental)).toMatchObject({
        rounds: [{ round_index: 0, entries: 2, heats: 1 }],
      })
      expect(dancers).toHaveLength(2)
      expect(of(cup.ids.show)?.dancers).toEqual(of(cup.ids.folk)?.dancers)
      expect(of(cup.ids.packet)).toBeUndefined()
    })

    it('judges of the event with a letter, and whom they judge', async () => {
      const { db } = api.database
      const { id } = await db
        .insertInto('judges')
        .values({ last_name: 'Судьина', first_name: `Анна ${engine.name} ${cup.event.id}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      const seat = { event_id: cup.event.id, judge_id: id }
      await db
        .insertInto('event_judges')
        .values({ ...seat, role: 'line', letter: 'A' })
        .execute()
      await db
        .insertInto('panel_judges')
        .values({ ...seat, contest_id: cup.ids.oriental, ind: 0 })
        .execute()
      const { contests, judges } = (await rounds()).json<Rounds>()
      expect(judges).toMatchObject([{ id, letter: 'A' }])
      expect(contests.find(({ contest_id }) => contest_id === cup.ids.oriental)?.judges).toEqual([
        id,
      ])
    })

    it('is for admins: it names dancers', async () => {
      for (const user of ['manager', 'dancer', 'stranger'] as const) {
        expect((await rounds(user)).statusCode).toBe(403)
      }
    })
  })
})
