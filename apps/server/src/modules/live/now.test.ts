import type { components } from '@parket/api-client/schema'
import { expect, it, onTestFinished } from 'vitest'

import { startApi } from '../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../testing/competition.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createEvent } from '../../testing/fixtures.ts'
import { untilWaiting } from '../../testing/untilWaiting.ts'

type EventNow = components['schemas']['EventNow']
type Item = EventNow['floors'][number]['items'][number]

forEachEngine('what is on at an event', (engine) => {
  async function startDay(entries = 5) {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const day = await createCompetition(api)
    const url = `/api/events/${day.eventId}`
    const read = async (headers = {}) => {
      const answer = await api.app.inject({ method: 'GET', url: `${url}/now`, headers })
      const {
        statusCode: status,
        headers: { etag },
      } = answer
      return { status, etag, now: (status === 200 ? answer.json() : null) as EventNow }
    }
    const contest = await day.enter(entries, { dances: ['Румба'] })
    const plan = (roundIndexes: number[]) =>
      day.send('POST', `${url}/sessions`, {
        title: 'Утро',
        floor: 'А',
        start: '2027-02-20T10:00:00+03:00',
        items: roundIndexes.map((round_index) => ({
          kind: 'round',
          contest_id: contest,
          round_index,
          minutes: 10,
        })),
      })
    const publish = (published = true) =>
      day.send('PUT', `${url}/timetable-publication`, { published })
    const items = async (): Promise<Item[]> =>
      (await read()).now.floors.flatMap((floor) => floor.items)
    /** Of the topics of the event. */
    const versions = async () => {
      const rows = await api.database.db
        .selectFrom('live_topics')
        .where('event_id', '=', day.eventId)
        .select(['topic', 'version'])
        .execute()
      return Object.fromEntries(rows.map(({ topic, version }) => [topic, version]))
    }
    return { api, day, url, read, contest, plan, publish, items, versions }
  }

  it('is nothing while the timetable is a draft', async () => {
    const { read, plan, publish } = await startDay()
    await publish(false)
    await plan([0])
    expect(await read()).toMatchObject({ status: 200, now: { day: null, floors: [] } })
    await publish()
    const { now } = await read()
    expect(now.floors.map(({ floor, items }) => [floor, items.length])).toEqual([['А', 1]])
  })

  it('tells who dances once the heats are locked, and not before', async () => {
    const { day, plan, publish, contest, items } = await startDay()
    await plan([0])
    await publish()
    await day.setContest(contest, 'ready')
    const [round] = await day.rounds(contest)
    if (!round) throw new Error('no round')
    expect((await items()).map(({ rounds }) => rounds.map(({ heats }) => heats))).toEqual([[null]])
    await day.setRound(round, 'locked')
    const [item] = await items()
    expect(item?.rounds[0]?.heats?.flat()).toHaveLength(5)
    expect(item?.state).toBe('ahead')
  })

  it('tells the head of the journal with which the last round was counted, as its protocol does', async () => {
    const { day, plan, publish, contest, read } = await startDay(3)
    await plan([0])
    await publish()
    await day.setContest(contest, 'ready')
    const [round] = await day.rounds(contest)
    if (!round) throw new Error('no round')
    await day.begin(round)
    await day.type(round, byNumber(0))
    expect((await read()).now.closed).toBeNull()
    await day.setRound(round, 'judged')
    const { closed } = (await read()).now
    expect(closed).toMatchObject({ round_index: 0, type: 'main', role: null })
    expect(closed?.head).toMatch(/^[0-9a-f]{64}$/)
    const preview = `/api/contests/${contest}/result`
    const { closings } = await day.send<components['schemas']['ResultPreview']>('GET', preview)
    expect(closings).toMatchObject([{ index: 0, head: closed?.head, at: closed?.at }])
    await day.setRound(round, 'running')
    expect((await read()).now.closed).toBeNull()
  })

  it('tells no number of a round before it is public who goes on to it', async () => {
    const { day, plan, publish, items } = await startDay(12)
    await plan([1, 0])
    await publish()
    const { semifinal, final } = await judgeSemifinal(day)
    const ofIndex = async (index: number) =>
      (await items()).find(({ round_index }) => round_index === index)

    await day.setRound(final, 'drawn')
    await day.setRound(final, 'locked')
    expect(await ofIndex(1)).toMatchObject({ result: 'waiting', rounds: [{ goes_on: null }] })
    expect(await ofIndex(0)).toMatchObject({ result: 'none', rounds: [{ heats: null }] })

    await day.setRound(semifinal, 'published')
    const published = await ofIndex(1)
    expect(published?.result).toBe('published')
    const goingOn = published?.rounds[0]?.goes_on ?? []
    expect(goingOn).toHaveLength(semifinal.advance)
    const dancing = (await ofIndex(0))?.rounds[0]?.heats?.flat()
    expect(new Set(dancing)).toEqual(new Set(goingOn))
  })

  it('tells which heat is on the floor as soon as it is let out, and takes it back', async () => {
    const { day, plan, publish, contest, items, versions } = await startDay(4)
    await plan([0])
    await publish()
    await day.setContest(contest, 'ready')
    const [round] = (await day.rounds(contest)) as [Round]
    await day.setRound(round, 'locked')
    const own = async () => (await items())[0]?.rounds[0]
    expect(await own()).toMatchObject({ released: [], is_on_floor: false })

    const before = await versions()
    await release(day, round)
    expect(await own()).toMatchObject({
      released: [{ dance: 'Румба', heat: 1, at: expect.any(String) }],
      is_on_floor: true,
    })
    const { now = 0, staff = 0 } = before
    expect(await versions()).toEqual({ ...before, now: now + 1, staff: staff + 1 })
    await release(day, round, false)
    expect(await own()).toMatchObject({ released: [], is_on_floor: false })
  })

  it('tells nothing of a heat while it is not public who dances it', async () => {
    const { day, url, plan, publish, items, versions } = await startDay(12)
    await plan([1, 0])
    await publish()
    const { semifinal, final } = await judgeSemifinal(day)
    await day.setRound(final, 'drawn')
    await day.setRound(final, 'locked')
    const calls = ['now', 'timetable', 'results', 'draws', 'contests'].map((one) => `${url}/${one}`)
    const told = async () =>
      Promise.all(
        calls.map(async (one) => (await day.call('GET', one, undefined, 'anonymous')).body),
      )
    const [before, { staff = 0, ...open }] = [await told(), await versions()]
    await release(day, final)
    expect([await told(), await versions()]).toEqual([before, { ...open, staff: staff + 1 }])

    await day.setRound(semifinal, 'published')
    const shown = (await items()).find(({ round_index }) => round_index === 0)
    expect(shown?.rounds[0]).toMatchObject({ released: [{ heat: 1 }], is_on_floor: true })
  })

  it.skipIf(engine.name === 'embedded')(
    'is raised by a heat that is let out while it becomes public who dances it',
    async () => {
      const { api, day, plan, publish, versions } = await startDay(12)
      const { db } = api.database
      await plan([1, 0])
      await publish()
      const { semifinal, final } = await judgeSemifinal(day)
      await day.setRound(final, 'drawn')
      await day.setRound(final, 'locked')
      const { now = 0 } = await versions()
      // The publication is held up at its end, before the release.
      const both = await db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('live_topics')
          .where('event_id', '=', day.eventId)
          .where('topic', '=', 'now')
          .select('version')
          .forUpdate()
          .execute()
        const publication = day.setRound(semifinal, 'published')
        await untilWaiting(db, 1)
        const released = release(day, final)
        await untilWaiting(db, 2)
        return [publication, released]
      })
      await Promise.all(both)
      expect((await versions())['now']).toBe(now + 2)
    },
  )

  it('of two rounds on a floor the one whose heat was let out last is on it, of another floor its own', async () => {
    const { day, url, publish, items } = await startDay(3)
    await publish()
    const rounds: Round[] = []
    for (const floor of ['А', 'А', 'Б']) {
      const contest_id = await day.enter(3, { dances: ['Румба'] })
      await day.setContest(contest_id, 'ready')
      const [round] = (await day.rounds(contest_id)) as [Round]
      await day.setRound(round, 'locked')
      rounds.push(round)
      const items = [{ kind: 'round', contest_id, round_index: 0, minutes: 10 }]
      const start = `2027-02-20T1${rounds.length}:00:00+03:00`
      await day.send('POST', `${url}/sessions`, { title: start, floor, start, items })
    }
    for (const round of rounds) await release(day, round)
    const on = async () => (await items()).map(({ rounds: [own] }) => own?.is_on_floor)
    expect(await on()).toEqual([false, true, true])
  })

  it('is answered with 304 in the same state, and anew when something changed', async () => {
    const { day, plan, publish, contest, read, items, url } = await startDay()
    await plan([0])
    await publish()
    const { etag } = await read()
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
    const [item] = await items()
    await day.send('PUT', `${url}/session-items/${item?.id}/state`, { state: 'running' })
    expect((await read({ 'if-none-match': etag })).status).toBe(200)
    expect((await items())[0]?.state).toBe('running')
    expect(contest).not.toBe('')
  })

  it('says by a version when the list of results is another one, and not with each heat', async () => {
    const { read, contest, day, plan, publish } = await startDay()
    await plan([0])
    await publish()
    const version = async () => (await read()).now.results_version
    await day.setContest(contest, 'ready')
    const [round] = await day.rounds(contest)
    if (!round) throw new Error('no round')
    const atFirst = await version()
    await day.begin(round)
    await day.type(round, byNumber(0))
    await day.setRound(round, 'judged')
    expect(await version()).toBe(atFirst)
    await day.send('POST', `/api/contests/${contest}/publication`, { level: 'places' })
    const published = await version()
    expect(published).toBeGreaterThan(atFirst)
    await day.send('POST', `/api/contests/${contest}/publication`, { level: 'marks' })
    expect(await version()).toBeGreaterThan(published)
  })

  it('shows nothing of a contest that was cancelled but its place in the plan', async () => {
    const { day, plan, publish, contest, items } = await startDay()
    await plan([0])
    await publish()
    await day.setContest(contest, 'ready')
    await day.setContest(contest, 'cancelled')
    expect(await items()).toMatchObject([{ rounds: [], result: 'none' }])
  })

  it('an event that is a draft is not there for those outside', async () => {
    const { api, day } = await startDay()
    const { id } = await createEvent(api.database.db, day.teamId, { published: false })
    const url = `/api/events/${id}/now`
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})

/** Lets the first heat of a round onto the floor. */
function release(day: Competition, { contest_id, id }: Round, released = true) {
  const body = { dance: 'Румба', heat: 1, released }
  return day.send('PUT', `/api/contests/${contest_id}/rounds/${id}/heat-release`, body)
}

/** Judges the round before the final of the only contest. */
async function judgeSemifinal(day: Competition): Promise<{ semifinal: Round; final: Round }> {
  const { id } = await day.api.database.db
    .selectFrom('contests')
    .where('event_id', '=', day.eventId)
    .select('id')
    .executeTakeFirstOrThrow()
  await day.setContest(id, 'ready')
  const find = async (asked: number): Promise<Round> => {
    const found = (await day.rounds(id)).find(({ index }) => index === asked)
    if (!found) throw new Error(`no round ${asked}`)
    return found
  }
  const semifinal = await find(1)
  await day.begin(semifinal)
  await day.type(semifinal, (_, numbers) =>
    Object.fromEntries(numbers.map((number, at) => [number, [at < semifinal.advance ? 1 : 0]])),
  )
  await day.setRound(semifinal, 'judged')
  return { semifinal, final: await find(0) }
}
