import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../testing/competition.ts'
import { createCup, newDancer, registration } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createTeam, NOW } from '../../testing/fixtures.ts'
import { calculateDueRatings } from './work.ts'

type Schemas = components['schemas']

const scheme = {
  name: 'Кубок команды',
  starts_on: '2026-01-01',
  tiers: [{ from: 1, points: [10, 6, 3] }],
  window: { kind: 'rolling', months: 12 },
}

forEachEngine('the rating of a team', (engine) => {
  let api: Api
  let day: Competition
  let contestId: string
  let schemeId: number

  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
    const past = {
      date_begin: new Date('2026-10-03T07:00:00Z'),
      date_end: new Date('2026-10-03T17:00:00Z'),
    }
    await api.database.db.updateTable('events').set(past).where('id', '=', day.eventId).execute()
    contestId = await day.enter(4, { section: 'Oriental', level: 'Дебют' })
    await day.setContest(contestId, 'ready')
    const [round] = (await day.rounds(contestId)) as [Round]
    await day.begin(round)
    await day.type(round, byNumber(4))
    await day.setRound(round, 'judged')
  })
  afterAll(() => api.close())

  const calculate = (now = NOW) => calculateDueRatings(api.database.db, now)
  const publish = (reason = '') =>
    day.send('POST', `/api/contests/${contestId}/publication`, { level: 'places', reason })
  const read = (query = '') =>
    day.send<Schemas['TeamRating']>('GET', `/api/rating${query}`, undefined, 'anonymous')
  /** Who is first. */
  const person = async () => {
    const [first] = (await read()).items
    const url = `/api/rating/people/${first?.person_id}`
    return day.send<Schemas['RatedPerson']>('GET', url, undefined, 'anonymous')
  }
  /** Whether the entries of the first registration are to be published. */
  const agree = (isAgreed: boolean) =>
    api.database.db
      .updateTable('reg_datas')
      .set({ consent_publication: isAgreed })
      .where('event_id', '=', day.eventId)
      .where('reg_n', '=', 1)
      .execute()
  const points = async (query = '') =>
    (await read(query)).items.map(({ rank, points }) => [rank, points.num / points.den])
  const anna = (n: number) =>
    `/api/user-rating?last_name=Танцор${'абвгд'.charAt(n)}&first_name=Анна&bd=1999-04-12`

  it('is empty while the team has no scheme; nothing is calculated', async () => {
    await publish()
    expect(await calculate()).toBe(0)
    expect(await read()).toMatchObject({ as_of: null, rules: null, items: [], total: 0 })
    const own = await day.send<Schemas['DancerRating']>('GET', anna(1))
    expect(own).toMatchObject({ total: { num: 0, den: 1 }, as_of: null, items: [] })
  })

  it('follows from the scheme once it is calculated', async () => {
    const made = await day.send<Schemas['PointsScheme']>('POST', '/api/rating/schemes', scheme)
    schemeId = made.id
    const waiting = await day.send<Schemas['RatingRuns']>('GET', '/api/rating/runs')
    expect(waiting).toEqual({ progress: { done: 0, total: 0 }, items: [] })
    expect(await calculate()).toBe(1)
    expect(await points()).toEqual([
      [1, 10],
      [2, 6],
      [3, 3],
      [4, 0],
    ])
    const { progress, items } = await day.send<Schemas['RatingRuns']>('GET', '/api/rating/runs')
    expect(progress).toBeNull()
    expect(items).toEqual([
      expect.objectContaining({ as_of: '2026-11-20', results: 4, people: 4, changed: 0 }),
    ])
  })

  it('is calculated once a day by itself, and again when asked for', async () => {
    expect(await calculate()).toBe(0)
    await day.send('POST', '/api/rating/runs')
    expect(await calculate()).toBe(1)
    expect(await calculate(new Date('2026-11-21T09:00:00Z'))).toBe(1)
    const { items } = await day.send<Schemas['RatingRuns']>('GET', '/api/rating/runs')
    expect(items.map(({ as_of }) => as_of)).toEqual(['2026-11-21', '2026-11-20', '2026-11-20'])
    expect(new Set(items.map(({ inputs_hash }) => inputs_hash)).size).toBe(1)
  })

  it('every point opens: event, contest, place, tier, rule of the scheme', async () => {
    const [first] = (await read()).items
    const opened = await day.send<Schemas['RatedPerson']>(
      'GET',
      `/api/rating/people/${first?.person_id}`,
      undefined,
      'anonymous',
    )
    expect(opened).toMatchObject({
      name: first?.name,
      rating: {
        total: { num: 10, den: 1 },
        rank: 1,
        items: [
          {
            contest_id: contestId,
            place: 1,
            place_to: 1,
            entries: 4,
            scheme: 'Кубок команды',
            rule: '4\u00A0участника, ступень от 1, место\u00A01: 10\u00A0очков',
            is_counted: true,
          },
        ],
      },
    })
    const ofEvent = await day.send<Schemas['EventRating']>(
      'GET',
      `/api/events/${day.eventId}/rating`,
    )
    expect(ofEvent.scheme).toBe('Кубок команды')
    expect(ofEvent.items.map(({ place, points }) => [place, points.num])).toEqual([
      [1, 10],
      [2, 6],
      [3, 3],
      [4, 0],
    ])
    expect((await day.call('GET', '/api/rating/people/999999')).statusCode).toBe(404)
  })

  it('the own rating wants all three, exactly', async () => {
    const own = await day.send<Schemas['DancerRating']>('GET', anna(1), undefined, 'anonymous')
    expect(own).toMatchObject({ total: { num: 10, den: 1 }, rank: 1 })
    const other = anna(1).replace('1999', '1998')
    expect(await day.send('GET', other, undefined, 'anonymous')).toMatchObject({ items: [] })
  })

  describe('filters', () => {
    it.each([
      ['?section=Oriental', 4],
      ['?section=Folk', 0],
      [`?level=${encodeURIComponent('Дебют')}`, 4],
      ['?season=2026', 4],
      ['?season=2025', 0],
      [`?city=${encodeURIComponent('москва')}`, 2],
      [`?q=${encodeURIComponent('танцорб')}`, 1],
      ['?age=18,99', 4],
      ['?age=18,', 0],
      ['?page=2&page_size=3', 1],
      ['?sort=-rank&page_size=3', 3],
    ])('%s finds %d', async (query, found) => {
      expect((await read(query)).items).toHaveLength(found)
    })

    it('say what there is to choose from', async () => {
      expect((await read()).filters).toEqual({
        sections: ['Oriental'],
        levels: ['Дебют'],
        ages: [{ value: '18,99', title: 'от\u00A018\u00A0лет' }],
        seasons: [{ value: '2026', title: '2026' }],
        cities: ['Москва', 'Тверь'],
      })
    })

    it('hold for the export as well', async () => {
      const url = `/api/rating/export?city=${encodeURIComponent('Тверь')}`
      const { body } = await day.call('GET', url)
      expect(body.trim().split('\r\n')).toHaveLength(3)
      const xlsx = await day.call('GET', `${url}&format=xlsx`)
      expect(xlsx.headers['content-type']).toContain('spreadsheetml')
    })
  })

  it('names follow the consents: one entry that was not agreed to hides the name', async () => {
    await agree(false)
    const [first] = (await read()).items
    expect(first?.name).toBe('Т. А.')
    expect((await read(`?q=${encodeURIComponent('танцорб')}`)).items).toEqual([])
    const own = await day.send<Schemas['DancerRating']>('GET', anna(1), undefined, 'anonymous')
    expect(own.total).toEqual({ num: 10, den: 1 })
    expect((await person()).history).toBeNull()
    await agree(true)
  })

  it('with whom somebody danced and where they dance next is told by consent', async () => {
    const { db } = api.database
    expect((await person()).history).toEqual({ partners: [], next: [] })
    const { id } = await db
      .selectFrom('reg_datas')
      .where('event_id', '=', day.eventId)
      .where('reg_n', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow()
    const partner = {
      reg_data_id: id,
      event_id: day.eventId,
      ind: 1,
      last_name: 'Орлов',
      first_name: 'Пётр',
      birth_date: '1998-01-01',
    }
    const { id: partnerId } = await db
      .insertInto('dancers')
      .values(partner)
      .returning('id')
      .executeTakeFirstOrThrow()
    const ball = await createCup(db, day.teamId, {
      name: 'Зимний бал',
      date_begin: '2027-01-10T10:00:00+03:00',
      date_end: '2027-01-10T20:00:00+03:00',
    })
    const enter = (contest: 'oriental' | 'folk', publication: boolean) =>
      api.call({
        method: 'POST',
        url: `/api/events/${ball.event.id}/register`,
        body: registration([ball.ids[contest]], {
          dancers: [
            newDancer({ last_name: 'Танцорб', first_name: 'Анна', birth_date: '1999-04-12' }),
          ],
          consents: { processing: true, publication },
        }),
      })
    expect((await enter('folk', false)).statusCode).toBe(201)
    expect((await enter('oriental', true)).statusCode).toBe(201)
    expect((await person()).history).toMatchObject({
      partners: [{ person_id: null, name: 'Орлов Пётр', events: 1 }],
      next: [{ event: { name: 'Зимний бал' }, contests: [expect.stringMatching(/^11\./)] }],
    })
    await db.deleteFrom('dancers').where('id', '=', partnerId).execute()
  })

  it('the search leads to somebody’s points only where each of these was agreed to be published', async () => {
    const found = async () => {
      const url = `/api/search-dancer?last_name=${encodeURIComponent('танцорб')}`
      const { items } = await day.send<Schemas['FoundDancerPage']>(
        'GET',
        url,
        undefined,
        'anonymous',
      )
      return items.map(({ last_name, person_id }) => ({ last_name, person_id }))
    }
    const [first] = (await read()).items
    expect(await found()).toEqual([{ last_name: 'Танцорб', person_id: first?.person_id }])
    // Found by the entry at another event; the name would tell whose masked line of the rating it is.
    await agree(false)
    expect(await found()).toEqual([{ last_name: 'Танцорб', person_id: null }])
    await agree(true)
  })

  it('a draft shows who would rise and who would fall, and stores nothing', async () => {
    const tried = { ...scheme, tiers: [{ from: 1, points: [0, 6, 3] }] }
    const preview = await day.send<Schemas['RatingComparison']>(
      'POST',
      '/api/rating/preview',
      tried,
    )
    expect(preview).toMatchObject({ results: 4, people: 4, risen: 3, fallen: 1, same: 0 })
    expect(preview.moves[0]).toMatchObject({ name: 'Танцорб Анна', rank_before: 1, rank_after: 3 })
    expect(preview.events).toMatchObject([{ before: { num: 19 }, after: { num: 9 } }])
    expect(await calculate()).toBe(0)
  })

  it('a result taken back loses its points by itself, and says why', async () => {
    await day.setContest(contestId, 'judged')
    expect(await calculate(new Date('2026-11-21T10:00:00Z'))).toBe(1)
    expect(await read()).toMatchObject({ items: [], total: 0 })
    const own = await day.send<Schemas['DancerRating']>('GET', anna(1))
    expect(own.total).toEqual({ num: 0, den: 1 })
    expect(own.changes).toEqual([])
    await publish('Опубликовано снова')
    await calculate(new Date('2026-11-21T11:00:00Z'))
    const again = await day.send<Schemas['DancerRating']>('GET', anna(1))
    expect(again.changes.map(({ results }) => results.map(({ text }) => text))).toEqual([
      ['Опубликован результат'],
      ['Результат снят с публикации, или турнир отменён'],
    ])
    const { items } = await day.send<Schemas['RatingRuns']>('GET', '/api/rating/runs')
    const moves = await day.send<Schemas['RatingMove'][]>('GET', `/api/rating/runs/${items[0]?.id}`)
    expect(moves).toHaveLength(3)
    expect((await day.call('GET', '/api/rating/runs/999999')).statusCode).toBe(404)
  })

  it('a cancelled event gives no points until it takes place again', async () => {
    const cancel = (at: Date | null) =>
      api.database.db
        .updateTable('events')
        .set({ cancelled_at: at })
        .where('id', '=', day.eventId)
        .execute()
    await cancel(NOW)
    await calculate(new Date('2026-11-21T11:20:00Z'))
    expect((await read()).items).toEqual([])
    await cancel(null)
    await calculate(new Date('2026-11-21T11:40:00Z'))
    expect((await read()).items).toHaveLength(4)
  })

  it('a corrected result changes its points by itself', async () => {
    const { db } = api.database
    const { content, ...last } = await db
      .selectFrom('publications')
      .where('contest_id', '=', contestId)
      .select([
        'event_id',
        'contest_id',
        'version',
        'at',
        'content',
        'registrations',
        'released_at',
      ])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const places = content.places.map((one) =>
      one.place <= 2 ? { ...one, place: 1, place_to: 2 } : one,
    )
    await db
      .insertInto('publications')
      .values({
        ...last,
        version: last.version + 1,
        registrations: JSON.stringify(last.registrations),
        content: JSON.stringify({ ...content, places, hash: 'corrected' }),
      })
      .execute()
    await calculate(new Date('2026-11-21T12:00:00Z'))
    expect(await points()).toEqual([
      [1, 8],
      [1, 8],
      [3, 3],
      [4, 0],
    ])
    const own = await day.send<Schemas['DancerRating']>('GET', anna(1))
    expect(own.changes[0]).toMatchObject({
      before: { num: 10 },
      after: { num: 8 },
      results: [{ text: 'Исправлено место' }],
    })
  })

  it('who somebody is folds case and ё; a mended name joins what is one person’s', async () => {
    const { db } = api.database
    const rename = (reg_n: number, last_name: string) =>
      db
        .updateTable('dancers')
        .set({ last_name })
        .where('event_id', '=', day.eventId)
        .where('reg_data_id', 'in', (eb) =>
          eb
            .selectFrom('reg_datas')
            .where('event_id', '=', day.eventId)
            .where('reg_n', '=', reg_n)
            .select('id'),
        )
        .execute()
    await rename(1, 'Семёнова')
    await rename(2, 'СЕМЕНОВА')
    await calculate(new Date('2026-11-21T13:00:00Z'))
    expect(await points()).toEqual([
      [1, 16],
      [2, 3],
      [3, 0],
    ])
  })

  it('a changed surname keeps the history once an admin says that both are one person', async () => {
    const { db } = api.database
    const before = await points()
    const list = () => day.send<Schemas['Doubles']>('GET', '/api/rating/doubles')
    // Two of them have first name and birth date in common with each other alone.
    const dancers = await db
      .selectFrom('dancers')
      .where('event_id', '=', day.eventId)
      .select('id')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    await db
      .updateTable('dancers')
      .set({ first_name: 'Ева', birth_date: '1990-01-02' })
      .where(
        'id',
        'in',
        dancers.map(({ id }) => id),
      )
      .execute()
    const pair = (await list()).items.find(({ one }) => one.first_name === 'Ева')
    expect(pair).toMatchObject({ reason: 'last_name', one: { events: 1 } })
    const body = { dancer_id: pair?.other.dancer_id, other_id: pair?.one.dancer_id, is_same: true }
    const decision = await day.send<Schemas['DoubleDecision']>('POST', '/api/rating/doubles', body)
    await calculate(new Date('2026-11-21T13:20:00Z'))
    expect(await points()).toHaveLength(before.length - 1)
    const merged = await list()
    expect(merged.items.filter(({ one }) => one.first_name === 'Ева')).toEqual([])
    expect(merged.decisions).toMatchObject([{ id: decision.id, is_same: true }])

    // Taken back, both are themselves again and asked about again.
    expect((await day.call('DELETE', `/api/rating/doubles/${decision.id}`)).statusCode).toBe(204)
    await calculate(new Date('2026-11-21T13:40:00Z'))
    expect(await points()).toEqual(before)
    expect((await list()).items).toContainEqual(pair)
    await day.send('POST', '/api/rating/doubles', { ...body, is_same: false })
    expect((await list()).items.filter(({ one }) => one.first_name === 'Ева')).toEqual([])
    expect(await points()).toEqual(before)
    const itself = { ...body, other_id: body.dancer_id }
    expect((await day.call('POST', '/api/rating/doubles', itself)).statusCode).toBe(422)
    expect((await day.call('DELETE', '/api/rating/doubles/999999')).statusCode).toBe(404)
  })

  it('nobody sees a run before its end, and the next calculation deletes it', async () => {
    const { db } = api.database
    const before = await read()
    const { team_id, as_of, started_at } = await db
      .selectFrom('rating_runs')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('rating_runs')
      .values({ team_id, as_of, started_at, schemes: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await read()).toEqual(before)
    expect((await day.call('GET', `/api/rating/runs/${id}`)).statusCode).toBe(404)
    await day.send('POST', '/api/rating/runs')
    await calculate(new Date('2026-11-21T14:00:00Z'))
    expect(await db.selectFrom('rating_runs').where('id', '=', id).select('id').execute()).toEqual(
      [],
    )
  })

  it('while another process calculates, nobody else does; a dead one is followed', async () => {
    const { db } = api.database
    await day.send('POST', '/api/rating/runs')
    const work = { team_id: day.teamId, done: 3, total: 9 }
    const inAnHour = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('rating_work')
      .values({ ...work, lease_until: inAnHour })
      .execute()
    expect(await calculate()).toBe(0)
    const { progress } = await day.send<Schemas['RatingRuns']>('GET', '/api/rating/runs')
    expect(progress).toEqual({ done: 3, total: 9 })
    await db
      .updateTable('rating_work')
      .set({ lease_until: new Date(0) })
      .execute()
    expect(await calculate()).toBe(1)
  })

  it('an edit of a scheme is held to its version, its rules and its day', async () => {
    const url = `/api/rating/schemes/${schemeId}`
    const put = async (body: object) => (await day.call('PUT', url, body)).statusCode
    expect(await put({ best: 1, version: 1 })).toBe(200)
    expect(await put({ best: 2, version: 1 })).toBe(409)
    expect(await put({ best: 0 })).toBe(422)
    const same = await day.call('POST', '/api/rating/schemes', scheme)
    expect(same.json()).toMatchObject({ errors: { starts_on: ['Уже есть в списке'] } })
    const later = await day.send<Schemas['PointsScheme']>('POST', '/api/rating/schemes', {
      ...scheme,
      starts_on: '2027-01-01',
    })
    expect((await day.call('PUT', url, { starts_on: '2027-01-01' })).statusCode).toBe(422)
    const formula = { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null }
    expect(await day.send('PUT', url, { formula })).toMatchObject({ formula, tiers: [] })
    const kept = await day.send<Schemas['PointsScheme'][]>('GET', '/api/rating/schemes')
    expect(kept.map(({ id }) => id)).toEqual([later.id, schemeId])
  })

  it('another team has its own: its schemes are not found here', async () => {
    const { domain } = await createTeam(api.database.db)
    const answer = await api.call({ url: '/api/rating', host: domain ?? '' })
    expect(answer.json<Schemas['TeamRating']>().items).toEqual([])
    const foreign = await api.call({
      method: 'DELETE',
      url: `/api/rating/schemes/${schemeId}`,
      host: domain ?? '',
      token: day.people.superadmin.token,
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('without a scheme there are no points', async () => {
    const kept = await day.send<Schemas['PointsScheme'][]>('GET', '/api/rating/schemes')
    for (const { id } of kept) {
      expect((await day.call('DELETE', `/api/rating/schemes/${id}`)).statusCode).toBe(204)
    }
    await calculate()
    expect(await read()).toMatchObject({ rules: null, items: [] })
    expect((await day.call('DELETE', `/api/rating/schemes/${schemeId}`)).statusCode).toBe(404)
  })
})
