import { contestFields } from '@parket/domain/contest/fields'
import { sampleValues } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, registration, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createEvent } from '../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Contest = {
  id: string
  group_num: number
  group_name: string
  version: number
  status: string
  price: number
}
type Contests = { contests: Contest[] }
type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('contests', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let number = 100
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  type User = keyof Staffed['tokens']
  const as = (user?: User) => (user ? { token: staff.tokens[user] } : {})
  const post = (body: object, user: User = 'admin') =>
    api.call({ method: 'POST', url: '/api/contests', body, ...as(user) })
  type Put = { user?: User; query?: string; match?: string }
  const put = (id: string, body: object, { user = 'admin', query = '', match = '' }: Put = {}) =>
    api.call({
      method: 'PUT',
      url: `/api/contests/${id}${query}`,
      body,
      ...as(user),
      headers: match ? { 'if-match': match } : {},
    })
  const massPut = (contestIds: string[], changes: object, match = '') =>
    put(contestIds[0] ?? '', { contestIds, changes }, { query: '?mass-update', match })
  const setStatuses = (body: object, user: User = 'admin') =>
    api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/contest-statuses`,
      body,
      ...as(user),
    })
  const remove = (id: string, user: User = 'admin') =>
    api.call({ method: 'DELETE', url: `/api/contests/${id}`, ...as(user) })
  const register = (contestIds: string[]) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration(contestIds),
    })
  const body = (values: object = {}) => {
    number += 1
    return {
      id: crypto.randomUUID(),
      event_id: cup.event.id,
      group_num: number,
      group_name: `Соло ${number}`,
      dances: ['Oriental'],
      ...values,
    }
  }
  async function create(values: object = {}): Promise<Contest> {
    const answer = await post(body(values))
    expect(answer.statusCode).toBe(201)
    return answer.json<Contest>()
  }
  const stored = async (id: string) =>
    (await api.call({ url: `/api/contests/${id}`, ...as('admin') })).json<Contest>()

  describe('creating', () => {
    it('takes the id of the client and starts as a draft', async () => {
      const sent = body({ group_name: ' Соло, Folk ', tags: ['MASTER-CLASS'], price: 150_000 })
      const answer = await post(sent)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        id: sent.id,
        group_name: 'Соло, Folk',
        status: 'draft',
        min_count: 1,
        max_count: 1,
        min_age: null,
        capacity: null,
        scoring: 'skating',
        heat_size: 8,
        tags: ['MASTER-CLASS'],
        active_count: 0,
        version: 1,
      })
    })

    it('takes the fields of the specification alone: its one dance has its name', async () => {
      number += 1
      const answer = await post({
        id: crypto.randomUUID(),
        event_id: cup.event.id,
        group_num: number,
        group_name: ` ${'Соло, взрослые '.repeat(10)}`,
        min_count: 1,
        max_count: 1,
        min_age: 18,
        max_age: 99,
        section: 'Oriental',
        status: 'draft',
        tags: [],
      })
      expect(answer.statusCode).toBe(201)
      const name = 'Соло, взрослые '.repeat(10)
      expect(answer.json()).toMatchObject({
        group_name: name.trim(),
        dances: [name.slice(0, 100).trim()],
      })
      expect((await post(body({ dances: [] }))).json<Refusal>().errors).toEqual({
        dances: [problemText('dances_missing')],
      })
    })

    it('keeps every field', async () => {
      const all = sampleValues(contestFields)
      expect(await create(all)).toMatchObject(all)
    })

    it('refuses the same id and the same number twice, in whichever event', async () => {
      const contest = await create()
      const again = await post(body({ id: contest.id }))
      expect(again.statusCode).toBe(409)
      expect(again.json()).toMatchObject({ code: 'contest_exists' })
      const other = await createEvent(api.database.db, staff.team.id)
      const elsewhere = await post(body({ id: contest.id, event_id: other.id }))
      expect(elsewhere.statusCode).toBe(409)
      const sameNumber = await post(body({ group_num: contest.group_num }))
      expect(sameNumber.statusCode).toBe(409)
      expect(sameNumber.json()).toMatchObject({ code: 'group_num_taken' })
      expect(
        (await post(body({ event_id: other.id, group_num: contest.group_num }))).statusCode,
      ).toBe(201)
    })

    it.each([
      ['no number', { group_num: undefined }, ['group_num']],
      ['an id that is none', { id: '11' }, ['id']],
      ['no name', { group_name: ' ' }, ['group_name']],
      ['no dances', { dances: [] }, ['dances']],
      ['counts the wrong way round', { min_count: 3, max_count: 2 }, ['max_count']],
      ['ages the wrong way round', { min_age: 9, max_age: 7 }, ['max_age']],
      ['a negative price', { price: -1 }, ['price']],
      ['a price no column holds', { price: 3_000_000_000 }, ['price']],
      ['no room', { capacity: 0 }, ['capacity']],
      ['an unknown scoring', { scoring: 'dice' }, ['scoring']],
      ['an unknown status', { status: 'soon' }, ['status']],
      ['a status far ahead', { status: 'running' }, ['status']],
      ['a packet of nothing', { tags: ['PACKET'] }, ['packet.groupNums']],
      [
        'a packet of strangers',
        { tags: ['PACKET'], packet: { groupNums: [11, 9999] } },
        ['packet.groupNums.1'],
      ],
    ])('refuses %s', async (_case, values, fields) => {
      const answer = await post(body(values))
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual(fields)
    })

    it('is for admins of the event, and for nobody from elsewhere', async () => {
      expect((await post(body(), 'superadmin')).statusCode).toBe(201)
      expect((await post(body(), 'manager')).statusCode).toBe(403)
      expect((await post(body(), 'dancer')).statusCode).toBe(403)
      expect((await post(body(), 'stranger')).statusCode).toBe(403)
      const foreign = await createEvent(api.database.db, staff.foreign.id)
      expect((await post(body({ event_id: foreign.id }))).statusCode).toBe(404)
      expect((await post(body({ event_id: undefined }))).statusCode).toBe(422)
    })
  })

  describe('creating several', () => {
    const postAll = (list: object, user: User = 'admin') =>
      api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/contests`,
        body: list,
        ...as(user),
      })

    it('makes all, in their order, a packet with what it bundles', async () => {
      const [one, other] = [body(), body({ section: 'Folk' })]
      const packet = body({
        tags: ['PACKET'],
        scoring: 'none',
        packet: { groupNums: [one.group_num, other.group_num], min: 2, max: 2 },
      })
      const answer = await postAll([packet, one, other])
      expect(answer.statusCode).toBe(201)
      expect(answer.json<Contests>().contests.map(({ id }) => id)).toEqual([
        packet.id,
        one.id,
        other.id,
      ])
      expect(answer.headers['x-change-set-id']).toBeDefined()
    })

    it('takes one that is in no list', async () => {
      const sent = body()
      const answer = await postAll(sent)
      expect(answer.json()).toMatchObject({ contests: [{ id: sent.id, status: 'draft' }] })
      expect((await postAll(body({ group_name: '' }))).json()).toMatchObject({
        errors: { group_name: [problemText('required')] },
      })
    })

    it('makes none where one is wrong, and names every fault by its row', async () => {
      const right = body()
      const twice = body({ group_num: right.group_num })
      const answer = await postAll([
        right,
        body({ group_name: ' ', min_count: 3, max_count: 2 }),
        twice,
        body({ group_num: 11 }),
        { ...body(), id: right.id },
      ])
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({
        '1.group_name': [problemText('required')],
        '1.max_count': [problemText('range_inverted')],
        '2.group_num': [problemText('group_num_taken', { n: right.group_num })],
        '3.group_num': [problemText('group_num_taken', { n: 11 })],
        '4.id': [problemText('repeated')],
      })
      expect((await api.call({ url: `/api/contests/${right.id}` })).statusCode).toBe(404)
    })

    it('wants one at least, and 500 at most', async () => {
      expect((await postAll([])).json()).toMatchObject({
        errors: { contests: [problemText('required')] },
      })
      const many = await postAll(Array.from({ length: 501 }, () => body()))
      expect(many.json()).toMatchObject({
        errors: { contests: [problemText('contests_too_many', { n: 501, max: 500 })] },
      })
      const all = await postAll(Array.from({ length: 500 }, () => body()))
      expect(all.statusCode).toBe(201)
    })

    it('is harmless when repeated', async () => {
      const list = [body(), body()]
      await postAll(list)
      const again = await postAll(list)
      expect(again.statusCode).toBe(409)
      expect(Object.keys(again.json<Refusal>().errors)).toEqual(['0.group_num', '1.group_num'])
      const renumbered = [body({ id: list[0]?.id }), body()]
      expect((await postAll(renumbered)).json()).toMatchObject({ code: 'contest_exists' })
      expect((await api.call({ url: `/api/contests/${renumbered[1]?.id}` })).statusCode).toBe(404)
    })

    it('is for admins of the event', async () => {
      expect((await postAll([body()], 'manager')).statusCode).toBe(403)
      expect((await postAll([body()], 'stranger')).statusCode).toBe(403)
    })
  })

  describe('reading', () => {
    it('finds one by id and by number; drafts for staff only', async () => {
      const url = `/api/events/${cup.event.id}/groups`
      expect((await api.call({ url: `${url}/11` })).json()).toMatchObject({ id: cup.ids.oriental })
      expect((await api.call({ url: `/api/contests/${cup.ids.oriental}` })).json()).toMatchObject({
        group_num: 11,
      })
      for (const path of [`${url}/90`, `/api/contests/${cup.ids.draft}`]) {
        expect((await api.call({ url: path })).statusCode).toBe(404)
        expect((await api.call({ url: path, ...as('manager') })).statusCode).toBe(200)
      }
      expect((await api.call({ url: `${url}/9999` })).statusCode).toBe(404)
      const other = `/api/contests/${cup.ids.oriental}`
      expect((await api.call({ url: other, host: 'vesna.localhost' })).statusCode).toBe(404)
    })

    it('reloads the named ones with their counts of this moment', async () => {
      const { id } = await create({ status: 'open', min_age: 18 })
      await register([id])
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/reload-contests`,
        body: { contestIds: [id] },
      })
      expect(answer.json()).toMatchObject({ contests: [{ id, active_count: 1 }] })
      expect(answer.json<Contests>().contests).toHaveLength(1)
    })

    it('names those that are not of the event; drafts are none to visitors', async () => {
      const reload = (contestIds: string[], user?: User) =>
        api.call({
          method: 'POST',
          url: `/api/events/${cup.event.id}/reload-contests`,
          body: { contestIds },
          ...as(user),
        })
      const foreign = await createCup(api.database.db, staff.team.id)
      const answer = await reload([cup.ids.folk, foreign.ids.folk, 'x', cup.ids.draft])
      expect(answer.statusCode).toBe(422)
      const text = [problemText('contest_foreign')]
      expect(answer.json<Refusal>().errors).toEqual({
        'contestIds.1': text,
        'contestIds.2': text,
        'contestIds.3': text,
      })
      expect((await reload([cup.ids.draft], 'manager')).statusCode).toBe(200)
    })

    it('refuses a call that names none at all', async () => {
      const url = `/api/events/${cup.event.id}/reload-contests`
      expect((await api.call({ method: 'POST', url, body: {} })).statusCode).toBe(400)
    })
  })

  describe('saving one', () => {
    it('keeps what is left out and raises the version', async () => {
      const contest = await create({ tags: ['А'], capacity: 5 })
      const answer = await put(contest.id, { price: 100, capacity: null, version: 1 })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        contests: [{ id: contest.id, price: 100, capacity: null, tags: ['А'], version: 2 }],
      })
    })

    it('refuses a stale edit, by version or If-Match', async () => {
      const { id } = await create()
      await put(id, { price: 1 })
      for (const stale of [
        await put(id, { price: 2, version: 1 }),
        await put(id, {}, { match: '"1"' }),
      ]) {
        expect(stale.statusCode).toBe(409)
        expect(stale.json()).toMatchObject({ code: 'stale' })
      }
      expect((await put(id, { price: 3 }, { match: '"2"' })).statusCode).toBe(200)
    })

    it('takes over no column that is no field', async () => {
      const { id } = await create()
      const answer = await put(id, { event_id: 99_999, id: crypto.randomUUID(), active_count: 7 })
      expect(answer.statusCode).toBe(200)
      expect(await stored(id)).toMatchObject({ event_id: cup.event.id, active_count: 0 })
    })

    it('keeps numbers unique', async () => {
      const { id } = await create()
      const taken = await put(id, { group_num: 11 })
      expect(taken.statusCode).toBe(409)
      expect(taken.json()).toMatchObject({ code: 'group_num_taken' })
    })

    it('takes one step of its status at a time', async () => {
      const { id } = await create()
      expect((await put(id, { status: 'open' })).statusCode).toBe(200)
      const leap = await put(id, { status: 'running' })
      expect(leap.statusCode).toBe(422)
      expect(leap.json<Refusal>().errors).toEqual({
        status: [problemText('status_step_forbidden', { from: 'Приём заявок', to: 'Идёт' })],
      })
    })

    it('charges everybody by a changed price, as a correction', async () => {
      const { id } = await create({ status: 'open', min_age: 18, price: 100_000 })
      const { regData } = (await register([id])).json<{ regData: { id: number } }>()
      await put(id, { price: 120_000 })
      const lines = await api.database.db
        .selectFrom('ledger')
        .where('reg_data_id', '=', regData.id)
        .where('contest_id', '=', id)
        .select(['kind', 'amount'])
        .orderBy('id')
        .execute()
      expect(lines).toEqual([
        { kind: 'charge', amount: 100_000 },
        { kind: 'correction', amount: 20_000 },
      ])
    })

    it('is for admins of the event', async () => {
      const { id } = await create()
      expect((await put(id, {}, { user: 'dancer' })).statusCode).toBe(404)
      expect((await put(cup.ids.folk, {}, { user: 'manager' })).statusCode).toBe(403)
      expect((await put(cup.ids.folk, {}, { user: 'stranger' })).statusCode).toBe(403)
      const foreign = await createCup(api.database.db, staff.foreign.id)
      expect((await put(foreign.ids.folk, {})).statusCode).toBe(404)
    })
  })

  describe('mass update', () => {
    it('changes all, and answers in the order they were named', async () => {
      const [one, other] = [await create(), await create()]
      const answer = await massPut([other.id, one.id], { price: 77, section: 'Folk' }, '1, 1')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        contests: [
          { id: other.id, price: 77, section: 'Folk', version: 2 },
          { id: one.id, price: 77, version: 2 },
        ],
      })
    })

    it('changes none where one cannot be changed', async () => {
      const [one, other] = [await create(), await create({ min_count: 2, max_count: 4 })]
      const refused = await massPut([one.id, other.id], { max_count: 1, price: 5 })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json<Refusal>().errors)).toEqual(['changes.max_count'])
      expect(await stored(one.id)).toMatchObject({ price: 0, version: 1 })

      const foreign = await createCup(api.database.db, staff.foreign.id)
      const stranger = await massPut([one.id, foreign.ids.folk], { price: 5 })
      expect(stranger.statusCode).toBe(422)
      expect(Object.keys(stranger.json<Refusal>().errors)).toEqual(['contestIds.1'])
      expect(await stored(one.id)).toMatchObject({ price: 0 })

      await put(other.id, { price: 1 })
      expect((await massPut([one.id, other.id], { price: 5 }, '1,1')).statusCode).toBe(409)
      expect(await stored(one.id)).toMatchObject({ price: 0 })
      // One version is that of the contest of the path.
      expect((await massPut([one.id, other.id], { price: 5 }, '1')).statusCode).toBe(200)
    })

    it('wants the contest of the path among them, and both forms in their own call', async () => {
      const [one, other] = [await create(), await create()]
      const without = await put(
        one.id,
        { contestIds: [other.id], changes: {} },
        { query: '?mass-update' },
      )
      expect(without.statusCode).toBe(422)
      expect((await put(one.id, { price: 1 }, { query: '?mass-update' })).statusCode).toBe(400)
      expect((await put(one.id, { contestIds: [one.id], changes: {} })).statusCode).toBe(400)
      const wrongMatch = await massPut([one.id, other.id], {}, '1,1,1')
      expect(wrongMatch.statusCode).toBe(400)
    })

    it('cannot give one number to two', async () => {
      const [one, other] = [await create(), await create()]
      const answer = await massPut([one.id, other.id], { group_num: 7000 })
      expect(answer.statusCode).toBe(409)
    })
  })

  describe('once the first round is drawn', () => {
    async function createDrawn(): Promise<Contest> {
      const contest = await create({ status: 'open', min_age: 18, section: 'Show' })
      await register([contest.id])
      await setStatuses({ contestIds: [contest.id], status: 'closed' })
      await setStatuses({ contestIds: [contest.id], status: 'ready', generateHeats: true })
      return contest
    }

    it('what it was drawn from stays as it is; the refusal names the round', async () => {
      const { id, group_num } = await createDrawn()
      const refused = await put(id, { max_age: 40, dances: ['Folk'], price: 5 })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        code: 'contest_drawn',
        message: `Соло ${group_num} · Show: Финал уже распределён по заходам, поэтому не меняются: Возраст до, Танцы.`,
      })
      expect(await stored(id)).toMatchObject({ price: 0 })
      // The same value again is no change.
      const kept = { price: 5, section: 'Folk', group_name: 'Новое', sort: 3, min_age: 18 }
      expect((await put(id, kept)).statusCode).toBe(200)
    })

    it('the rules that its result will stand on stay, too', async () => {
      const { id } = await createDrawn()
      const rules = {
        final_max: 7,
        drop_extremes: 'total',
        degrees: [{ title: 'Лауреат', from_percent: 90 }],
        tie_break: 'chief-judge',
        order_eliminated: true,
      }
      const refused = await put(id, rules)
      expect(refused.statusCode).toBe(409)
      expect(refused.json<{ message: string }>().message).toContain(
        'В финале не больше, Крайние оценки, Степени, Последнее равенство решает, Места до финала',
      )
      const mass = await massPut([id], { drop_extremes: 'total' })
      expect(mass.json()).toMatchObject({ code: 'contest_drawn' })
    })

    it('a mass update changes none of them', async () => {
      const [one, drawn] = [await create(), await createDrawn()]
      const refused = await massPut([one.id, drawn.id], { scoring: 'points' })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'contest_drawn' })
      expect(await stored(one.id)).toMatchObject({ scoring: 'skating' })
      expect((await massPut([one.id, drawn.id], { price: 500 })).statusCode).toBe(200)
    })
  })

  describe('statuses', () => {
    it('take one step, all or none', async () => {
      const [one, other] = [await create(), await create()]
      const opened = await setStatuses({ contestIds: [one.id, other.id], status: 'open' })
      expect(opened.statusCode).toBe(200)
      expect(opened.json()).toMatchObject({ contests: [{ status: 'open', version: 2 }, {}] })
      await setStatuses({ contestIds: [one.id], status: 'closed' })
      const leap = await setStatuses({ contestIds: [one.id, other.id], status: 'ready' })
      expect(leap.statusCode).toBe(422)
      expect(leap.json<Refusal>().errors).toEqual({
        'contestIds.1': [
          problemText('status_step_forbidden', { from: 'Приём заявок', to: 'Заходы готовы' }),
        ],
      })
      expect(await stored(one.id)).toMatchObject({ status: 'closed' })
    })

    it('are refused when unknown, of nothing, of strangers, or with heats before their time', async () => {
      const { id } = await create()
      const cases: [object, string][] = [
        [{ contestIds: [id], status: 'soon' }, 'status'],
        [{ contestIds: [], status: 'open' }, 'contestIds'],
        [{ contestIds: [crypto.randomUUID()], status: 'open' }, 'contestIds.0'],
        [{ contestIds: [id], status: 'open', generateHeats: true }, 'generateHeats'],
      ]
      for (const [sent, field] of cases) {
        const answer = await setStatuses(sent)
        expect(answer.statusCode).toBe(422)
        expect(Object.keys(answer.json<Refusal>().errors)).toEqual([field])
      }
    })

    it('of what is only paid for end at «Приём закрыт»: there is nothing to publish', async () => {
      const pass = await create({ status: 'open', scoring: 'none', tags: ['PASS'] })
      const lesson = await create({ status: 'open', scoring: 'none', tags: ['MASTER-CLASS'] })
      const contestIds = [pass.id, lesson.id]
      expect((await setStatuses({ contestIds, status: 'closed' })).statusCode).toBe(200)
      const answer = await setStatuses({ contestIds, status: 'published' })
      expect(answer.statusCode).toBe(422)
      const text = [problemText('contest_nothing_to_publish')]
      expect(answer.json<Refusal>().errors).toEqual({ 'contestIds.0': text })
      const alone = await put(pass.id, { status: 'published' })
      expect(alone.json<Refusal>().errors).toEqual({ status: text })
      const taught = await setStatuses({ contestIds: [lesson.id], status: 'published' })
      expect(taught.statusCode).toBe(200)
    })

    it('are for admins', async () => {
      const sent = { contestIds: [cup.ids.folk], status: 'closed' }
      expect((await setStatuses(sent, 'manager')).statusCode).toBe(403)
      expect((await setStatuses(sent, 'dancer')).statusCode).toBe(403)
    })

    it('with generateHeats draw the first round of each, at random but from a kept seed', async () => {
      const { db } = api.database
      const { id } = await create({ status: 'open', min_age: 18, heat_size: 4 })
      for (let n = 0; n < 10; n += 1) await register([id])
      const absent = (await register([id])).json<{ regData: { id: number } }>().regData.id
      await db
        .updateTable('reg_datas')
        .set({ attendance: 'absent' })
        .where('id', '=', absent)
        .execute()
      await setStatuses({ contestIds: [id], status: 'closed' })
      const ready = await setStatuses({ contestIds: [id], status: 'ready', generateHeats: true })
      expect(ready.statusCode).toBe(200)

      const rounds = await db
        .selectFrom('rounds')
        .where('contest_id', '=', id)
        .selectAll()
        .orderBy('round_index', 'desc')
        .execute()
      expect(rounds).toMatchObject([
        { round_index: 1, status: 'drawn', advance: 6, seed: expect.any(String) as string },
        { round_index: 0, status: 'planned', advance: 0, seed: null },
      ])
      const heats = await db
        .selectFrom('heat_entries')
        .where('round_id', '=', rounds[0]?.id ?? 0)
        .groupBy('heat')
        .select((eb) => ['heat', eb.fn.countAll<number>().as('n')])
        .orderBy('heat')
        .execute()
      expect(heats.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual([3, 3, 4])

      // Drawn again when asked again; nothing is stored twice.
      await setStatuses({ contestIds: [id], status: 'closed', reason: 'Ошибка в списке' })
      const again = await setStatuses({ contestIds: [id], status: 'ready', generateHeats: true })
      expect(again.statusCode).toBe(200)
      const redrawn = await db
        .selectFrom('rounds')
        .where('contest_id', '=', id)
        .where('round_index', '=', 1)
        .select(['seed'])
        .execute()
      expect(redrawn).toHaveLength(1)
      expect(redrawn[0]?.seed).not.toBe(rounds[0]?.seed)
    })

    it('with generateHeats draw leaders and followers apart', async () => {
      const { db } = api.database
      const { id } = await create({ status: 'open', min_age: 16, jnj_role_split: true })
      for (const role of ['leader', 'leader', 'follower']) {
        await api.call({
          method: 'POST',
          url: `/api/events/${cup.event.id}/register`,
          body: registration([id], { roles: { [id]: role } }),
        })
      }
      await setStatuses({ contestIds: [id], status: 'closed' })
      await setStatuses({ contestIds: [id], status: 'ready', generateHeats: true })
      const drawn = await db
        .selectFrom('rounds')
        .innerJoin('heat_entries', 'heat_entries.round_id', 'rounds.id')
        .where('contest_id', '=', id)
        .groupBy('rounds.role')
        .select((eb) => ['rounds.role', eb.fn.countAll<number>().as('n')])
        .orderBy('rounds.role')
        .execute()
      expect(drawn).toEqual([
        { role: 'follower', n: 1 },
        { role: 'leader', n: 2 },
      ])
    })
  })

  describe('deleting', () => {
    it('removes one that nothing hangs on', async () => {
      const { id } = await create()
      expect((await remove(id, 'manager')).statusCode).toBe(403)
      expect((await remove(id)).statusCode).toBe(204)
      expect((await remove(id)).statusCode).toBe(404)
    })

    it('refuses one with registrations, also withdrawn ones', async () => {
      const { id } = await create({ status: 'open', min_age: 18 })
      await register([id])
      await api.database.db
        .updateTable('registrations')
        .set({ status: 'withdrawn', withdrawn_at: new Date() })
        .where('contest_id', '=', id)
        .execute()
      const answer = await remove(id)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'contest_in_use' })
    })

    it('refuses one that the tag PAY-GROUP names', async () => {
      const other = await createCup(api.database.db, staff.team.id)
      const answer = await remove(other.ids.payGroup)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'contest_named_by_tag' })
    })

    it('refuses one that was charged, and one that a packet bundles', async () => {
      await register([cup.ids.folk])
      expect((await remove(cup.ids.payGroup)).json()).toMatchObject({ code: 'contest_charged' })
      expect((await remove(cup.ids.show)).json()).toMatchObject({ code: 'contest_bundled' })
    })
  })

  describe('deleting several', () => {
    const removeAll = (contestIds: string[], user: User = 'admin') =>
      api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/contests/delete`,
        body: { contestIds },
        ...as(user),
      })

    it('removes all, and one undo brings them back', async () => {
      const ids = [(await create()).id, (await create()).id]
      expect((await removeAll(ids, 'manager')).statusCode).toBe(403)
      const answer = await removeAll(ids)
      expect(answer.statusCode).toBe(204)
      expect(await left(ids)).toEqual([])
      const changeSet = String(answer.headers['x-change-set-id'])
      const undone = await api.call({
        method: 'POST',
        url: `/api/admin/events/${cup.event.id}/change-sets/${changeSet}/undo`,
        ...as('admin'),
      })
      expect(undone.statusCode).toBe(200)
      expect(await left(ids)).toEqual(ids.toSorted())
    })

    it('removes none where one has to stay, and says why by its place', async () => {
      const { id } = await create()
      const used = await create({ status: 'open', min_age: 18 })
      await register([used.id])
      const answer = await removeAll([id, used.id, cup.ids.show])
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'contests_not_deleted',
        errors: {
          'contestIds.1': [problemText('contest_in_use')],
          'contestIds.2': [expect.stringContaining('входит в пакет')],
        },
      })
      expect(await left([id, used.id])).toHaveLength(2)
    })

    it('takes a packet together with what it bundles', async () => {
      const single = await create()
      const packet = await create({
        tags: ['PACKET'],
        scoring: 'none',
        packet: { groupNums: [single.group_num], min: 1, max: 1 },
      })
      expect((await removeAll([single.id])).json()).toMatchObject({
        errors: { 'contestIds.0': [expect.stringContaining(packet.group_name)] },
      })
      expect((await removeAll([single.id, packet.id])).statusCode).toBe(204)
    })

    it('wants one at least, and contests of the event only', async () => {
      expect((await removeAll([])).statusCode).toBe(422)
      const other = await createCup(api.database.db, staff.team.id)
      expect((await removeAll([other.ids.show])).json()).toMatchObject({
        code: 'invalid',
        errors: { 'contestIds.0': [problemText('contest_foreign')] },
      })
    })

    async function left(ids: string[]): Promise<string[]> {
      const rows = await api.database.db
        .selectFrom('contests')
        .where('id', 'in', ids)
        .select('id')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
  })
})
