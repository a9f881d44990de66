import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { countQueries } from '../../../testing/countQueries.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { addTag, createContest, createEvent, defaultTeam } from '../../../testing/fixtures.ts'

type Offer = {
  id: number
  price_from: number | null
  price_next: { from: string; price: number } | null
  places_left: number | null
  starts_at: string | null
  results: { contests: number; dancers: number } | null
}

forEachEngine('the public list of events', (engine) => {
  let api: Api
  let cup: Cup
  let queries: () => number
  let small: { id: number }
  let limited: { id: string }
  let past: { id: number }
  beforeAll(async () => {
    const counting = countQueries(engine)
    queries = counting.queries
    api = await startApi(counting.engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    cup = await createCup(db, team.id)
    small = await createEvent(db, team.id, {
      price_steps: JSON.stringify([
        { from: '2026-11-01', percent: 150 },
        { from: '2027-01-10', percent: 200 },
      ]),
    })
    await addTag(db, small.id, 'pay-group', '1')
    await createContest(db, small.id, { group_num: 1, price: 50_000 })
    limited = await createContest(db, small.id, { group_num: 2, price: 90_000, capacity: 2 })
    await createContest(db, small.id, { group_num: 3, price: 10_000, status: 'draft' })
    await createContest(db, small.id, { group_num: 4, price: 20_000, status: 'closed' })
    await db
      .insertInto('sessions')
      .values([
        { event_id: small.id, number: 1, start_at: '2027-02-21T10:00:00+03:00' },
        { event_id: small.id, number: 2, start_at: '2027-02-20T11:30:00+03:00' },
      ])
      .execute()
    await register(small.id, [limited.id])

    past = await createEvent(db, team.id)
    const judged = await createContest(db, past.id, { group_num: 1 })
    const other = await createContest(db, past.id, { group_num: 2 })
    await createContest(db, past.id, { group_num: 3, tags: ['MASTER-CLASS'], status: 'published' })
    const maria = newDancer()
    await register(past.id, [judged.id], [maria])
    await register(past.id, [other.id], [{ ...maria, last_name: maria.last_name.toUpperCase() }])
    await register(past.id, [other.id])
    const withdrawn = await register(past.id, [other.id])
    await db
      .updateTable('registrations')
      .set({ status: 'withdrawn', withdrawn_at: new Date() })
      .where('reg_data_id', '=', withdrawn)
      .execute()
    await db
      .updateTable('contests')
      .set({ status: 'published' })
      .where('id', 'in', [judged.id, other.id])
      .execute()
    await db
      .updateTable('events')
      .set({ date_begin: '2026-10-10T10:00:00+03:00', date_end: '2026-10-10T20:00:00+03:00' })
      .where('id', '=', past.id)
      .execute()
  })
  afterAll(() => api.close())

  async function register(eventId: number, contestIds: string[], dancers = [newDancer()]) {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${eventId}/register`,
      body: registration(contestIds, { dancers }),
    })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ regData: { id: number } }>().regData.id
  }

  async function list(filter: string): Promise<Offer[]> {
    const answer = await api.call({ url: `/api/events?filter=${filter}` })
    return answer.json<{ items: Offer[] }>().items
  }

  it('says in roubles when the least that one pays changes and to what, with the fee', async () => {
    const offers = await list('future')
    expect(offers.find(({ id }) => id === small.id)?.price_next).toEqual({
      from: '2027-01-10',
      price: 280_000,
    })
    expect(offers.find(({ id }) => id === cup.event.id)?.price_next).toBeNull()
  })

  it('says the least that one pays today, with the fee, what begins when and how many places are left', async () => {
    const offers = await list('future')
    expect(offers.find(({ id }) => id === small.id)).toMatchObject({
      price_from: 210_000,
      places_left: 1,
      starts_at: '2027-02-20T08:30:00.000Z',
      results: null,
    })
    expect(offers.find(({ id }) => id === cup.event.id)).toMatchObject({
      places_left: null,
      starts_at: null,
    })
  })

  it('tells the hour of the first session in the event itself and in the letter, too', async () => {
    const answer = await api.call({ url: `/api/events/${small.id}` })
    expect(answer.json<Offer>().starts_at).toBe('2027-02-20T08:30:00.000Z')
    const body = registration([limited.id], { dancers: [newDancer()] })
    const made = await api.call({
      method: 'POST',
      url: `/api/events/${small.id}/register`,
      body: { ...body, regData: { ...body.regData, email: 'hour@parket.test' } },
    })
    expect(made.statusCode).toBe(201)
    const [letter] = await lettersTo(api.database.db, 'hour@parket.test')
    expect(letter?.text).toContain('20–21\u00A0февраля\u00A02027, начало в\u00A011:30')
  })

  it('says of a past event what there is to see: published places, each dancer once', async () => {
    const offers = await list('past')
    expect(offers.find(({ id }) => id === past.id)).toMatchObject({
      price_from: null,
      price_next: null,
      places_left: null,
      results: { contests: 2, dancers: 2 },
    })
  })

  it('takes one query for the offers, however many events there are', async () => {
    await list('future')
    const before = queries()
    await list('past')
    const ofOne = queries() - before
    await list('future')
    expect(queries() - before - ofOne).toBe(ofOne)
  })
})
