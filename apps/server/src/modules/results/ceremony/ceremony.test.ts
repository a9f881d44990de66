import type { components } from '@parket/api-client/schema'
import { expect, it, onTestFinished } from 'vitest'

import { startApi } from '../../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type MarksOf,
  type Round,
  type RoundMarks,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createStation } from '../../../testing/stations.ts'

type Schemas = components['schemas']
type Refusal = { code: string }

/** Rounds, seats, sheets and what is beside them, each once. */
const MOST_QUERIES = 15

forEachEngine('a ceremony', (engine) => {
  async function startDay() {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const day = await createCompetition(api)
    const { db } = api.database
    const announcer = await createStation(db, day.eventId, 'announcer')
    const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
      api.app.inject({
        method,
        url,
        headers: { host: 'localhost', authorization: `Bearer ${announcer.token}` },
        ...(payload && { payload }),
      })
    /** A judged contest; smaller numbers are better. */
    async function judged(
      entries: number,
      marks: (advance: number) => MarksOf = byNumber,
      values: object = {},
    ) {
      const id = await day.enter(entries, { dances: ['Румба'], ...values })
      await day.setContest(id, 'ready')
      for (const { id: roundId } of await day.rounds(id)) {
        const round = (await day.rounds(id)).find((one) => one.id === roundId) as Round
        await day.begin(round)
        await day.type(round, marks(round.advance))
        await day.setRound(round, 'judged')
      }
      const { group_num: num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
      return { id, num }
    }
    const ceremony = async (id: string) =>
      (await call('GET', `/api/contests/${id}/ceremony`)).json<Schemas['Ceremony']>()
    /** @param seen what the device shows; what is true unless told */
    const reveal = async (id: string, place: number | null, seen?: number | null) =>
      call('PUT', `/api/contests/${id}/ceremony`, {
        seen_from_place: seen === undefined ? (await ceremony(id)).revealed_from_place : seen,
        revealed_from_place: place,
      })
    const list = async () =>
      (await call('GET', `/api/events/${day.eventId}/ceremonies`)).json<
        Schemas['ListedCeremony'][]
      >()
    /** The places that everybody sees; null: nothing of the contest. */
    const seen = async (num: number) => {
      const url = `/api/events/${day.eventId}/groups/${num}/results`
      const answer = await day.call('GET', url, undefined, 'anonymous')
      if (answer.statusCode === 404) return null
      return answer.json<Schemas['ContestResult']>().places.map(({ place }) => place)
    }
    return { api, db, day, call, judged, reveal, ceremony, list, seen }
  }

  it('shows one place after another from the last to the first, which publishes', async () => {
    const { day, judged, reveal, ceremony, list, seen } = await startDay()
    const { id, num } = await judged(3)
    expect(await list()).toMatchObject([{ contest_id: id, state: 'waiting', lock: null }])
    expect(await seen(num)).toBeNull()

    expect((await reveal(id, 3)).statusCode).toBe(200)
    expect(await seen(num)).toEqual([3])
    expect(await ceremony(id)).toMatchObject({
      state: 'going',
      revealed_from_place: 3,
      hides_to: null,
      revealed: [{ place: 3 }],
      next: [{ place: 2 }],
    })
    const file = `/api/events/${day.eventId}/groups/${num}/result-file`
    expect((await day.call('GET', file, undefined, 'anonymous')).statusCode).toBe(404)

    await reveal(id, 2)
    expect(await seen(num)).toEqual([2, 3])
    await reveal(id, 1)
    expect(await seen(num)).toEqual([1, 2, 3])
    expect(await ceremony(id)).toMatchObject({ state: 'over', next: [] })
    expect(await list()).toMatchObject([{ state: 'over' }])
    const contest = await day.send<{ status: string }>('GET', `/api/contests/${id}`)
    expect(contest.status).toBe('published')
  })

  it('reads a judged contest once for the list: its places, its approval and its checks', async () => {
    const { api, judged, list } = await startDay()
    await judged(2)
    const before = await api.countQueries(async () => expect(await list()).toHaveLength(1))
    await judged(2)
    const after = await api.countQueries(async () => expect(await list()).toHaveLength(2))
    expect(after - before).toBeLessThanOrEqual(MOST_QUERIES)
  })

  it('tells nobody a place before the next one, the announcer neither', async () => {
    const { call, judged, reveal, ceremony } = await startDay()
    const { id } = await judged(4)
    const before = await ceremony(id)
    expect(before.next).toMatchObject([{ place: 4, names: [expect.any(String)] }])
    await reveal(id, 4)
    const { body } = await call('GET', `/api/contests/${id}/ceremony`)
    expect(body).not.toMatch(/"place":[12]\b/)
  })

  it('holds its places once: no further place writes or signs them again', async () => {
    const { db, day, judged, reveal, seen } = await startDay()
    const { id, num } = await judged(4)
    await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: true })
    const held = () =>
      db
        .selectFrom('publications')
        .where('contest_id', '=', id)
        .select(['content', 'user_id', 'at'])
        .executeTakeFirstOrThrow()
    const before = await held()
    expect(before.user_id).not.toBeNull()
    await reveal(id, 4)
    await reveal(id, 3)
    expect(await held()).toEqual(before)
    const lines = await db
      .selectFrom('journal')
      .where('event_id', '=', day.eventId)
      .where('kind', '=', 'publication')
      .select('body')
      .execute()
    expect(lines.filter(({ body }) => 'hash' in body)).toHaveLength(1)

    // What is held again because a name was mended shows the hall what it has seen.
    await db
      .updateTable('dancers')
      .set({ last_name: 'Исправленная' })
      .where('event_id', '=', day.eventId)
      .execute()
    await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: true })
    expect((await held()).content.hash).not.toBe(before.content.hash)
    expect(await seen(num)).toEqual([3, 4])
  })

  it('a place is neither skipped nor shown twice', async () => {
    const { judged, reveal, seen, ceremony } = await startDay()
    const { id, num } = await judged(3)
    for (const place of [1, 2, 7]) {
      const answer = await reveal(id, place)
      expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([409, 'reveal_not_next'])
    }
    expect(await seen(num)).toBeNull()
    await reveal(id, 3)
    expect((await reveal(id, 3)).statusCode).toBe(200)
    expect(await seen(num)).toEqual([3])
    expect((await ceremony(id)).next).toMatchObject([{ place: 2 }])
  })

  it('a call that comes late or from a device that sees something else changes nothing', async () => {
    const { judged, reveal, seen } = await startDay()
    const { id, num } = await judged(4)
    for (const place of [4, 3, 2]) await reveal(id, place)
    // «Show the third» of another device, which still sees the fourth alone.
    const late = await reveal(id, 3, 4)
    expect([late.statusCode, late.json<Refusal>().code]).toEqual([409, 'reveal_not_next'])
    expect(await seen(num)).toEqual([2, 3, 4])
    await reveal(id, 3)
    await reveal(id, 4)
    // «Hide the second» of one that did not see that more was hidden.
    expect((await reveal(id, 3, 2)).statusCode).toBe(409)
    expect(await seen(num)).toEqual([4])
  })

  it('what the office publishes in the middle of a ceremony is all public, in the hall too', async () => {
    const { day, judged, reveal, seen } = await startDay()
    const { id, num } = await judged(4)
    await reveal(id, 4)
    await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: false })
    expect(await seen(num)).toEqual([1, 2, 3, 4])
    const { ceremonies } = await day.send<Schemas['EventNow']>(
      'GET',
      `/api/events/${day.eventId}/now`,
      undefined,
      'anonymous',
    )
    expect(ceremonies).toMatchObject([{ revealed_from_place: 1 }])
    expect(ceremonies[0]?.places).toHaveLength(4)
  })

  it('what was shown can be taken back though the approval was lost meanwhile', async () => {
    const { db, day, judged, reveal, ceremony, list, seen } = await startDay()
    const { id, num } = await judged(3)
    await reveal(id, 3)
    await reveal(id, 2)
    await db
      .updateTable('events')
      .set({ chief_approval: true })
      .where('id', '=', day.eventId)
      .execute()
    await db
      .updateTable('event_judges')
      .set({ role: 'chief', letter: null })
      .where('event_id', '=', day.eventId)
      .where('letter', '=', 'K')
      .execute()
    expect(await list()).toMatchObject([{ state: 'going', lock: 'approval' }])
    expect((await reveal(id, 1)).json<Refusal>().code).toBe('approval_missing')
    expect(await ceremony(id)).toMatchObject({ revealed: [{ place: 2 }, { place: 3 }], next: [] })
    expect((await reveal(id, 3)).statusCode).toBe(200)
    expect(await seen(num)).toEqual([3])
  })

  it('takes the last place back, and no place once all are published', async () => {
    const { judged, reveal, seen } = await startDay()
    const { id, num } = await judged(3)
    await reveal(id, 3)
    await reveal(id, 2)
    expect((await reveal(id, 3)).json<Schemas['Ceremony']>().next).toMatchObject([{ place: 2 }])
    expect(await seen(num)).toEqual([3])
    await reveal(id, null)
    expect(await seen(num)).toBeNull()

    for (const place of [3, 2, 1]) await reveal(id, place)
    expect((await reveal(id, 1)).statusCode).toBe(200)
    expect((await reveal(id, 2)).json<Refusal>().code).toBe('reveal_over')
    expect(await seen(num)).toEqual([1, 2, 3])
  })

  it('shows a shared place together', async () => {
    const { judged, reveal, seen } = await startDay()
    const tied = (): MarksOf => (_, numbers) =>
      Object.fromEntries(
        numbers
          .toSorted((one, other) => one - other)
          .map((number, at) => [number, [at === 0 ? 90 : 80]]),
      )
    const { id, num } = await judged(3, tied, { scoring: 'points' })
    expect((await reveal(id, 2)).json<Schemas['Ceremony']>().revealed).toHaveLength(2)
    expect(await seen(num)).toEqual([2, 2])
    await reveal(id, 1)
    expect(await seen(num)).toEqual([1, 2, 2])
  })

  it('waits for the chief judge where the event asks for it, and its approval stays meanwhile', async () => {
    const { db, day, judged, reveal, ceremony, list, seen } = await startDay()
    await db
      .updateTable('events')
      .set({ chief_approval: true })
      .where('id', '=', day.eventId)
      .execute()
    await db
      .updateTable('event_judges')
      .set({ role: 'chief', letter: null })
      .where('event_id', '=', day.eventId)
      .where('letter', '=', 'K')
      .execute()
    const { id, num } = await judged(3)
    expect(await list()).toMatchObject([{ lock: 'approval' }])
    expect(await ceremony(id)).toMatchObject({ lock: 'approval', next: [] })
    expect((await reveal(id, 3)).json<Refusal>().code).toBe('approval_missing')
    expect(await seen(num)).toBeNull()

    const approve = (isApproved: boolean) =>
      day.call('PUT', `/api/contests/${id}/approval`, { approve: isApproved }, 'supervisor')
    expect((await approve(true)).statusCode).toBe(200)
    await reveal(id, 3)
    expect(await seen(num)).toEqual([3])
    expect((await approve(false)).json<Refusal>().code).toBe('approval_revealed')
  })

  it('what was shown is taken back when marks change, and when the final is opened again', async () => {
    const { day, judged, reveal, seen } = await startDay()
    const { id, num } = await judged(3)
    await reveal(id, 3)
    await reveal(id, 2)
    const [round] = (await day.rounds(id)) as [Round]
    const { sheets } = await day.send<RoundMarks>(
      'GET',
      `/api/contests/${id}/rounds/${round.id}/marks`,
    )
    const reversed = [3, 2, 1]
    for (const sheet of sheets) {
      const marks = sheet.marks.toSorted(
        (one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0),
      )
      const changed = marks.map(({ registration_id }, at) => ({
        registration_id,
        values: [reversed[at]],
      }))
      const url = `/api/contests/${id}/rounds/${round.id}/sheets/${sheet.id}`
      await day.send('PUT', url, { marks: changed, reason: 'Опечатка' })
    }
    expect(await seen(num)).toBeNull()

    await reveal(id, 3)
    expect(await seen(num)).toEqual([3])
    await day.setRound(round, 'running')
    expect(await seen(num)).toBeNull()
    await day.setRound(round, 'judged')
    expect(await seen(num)).toBeNull()
  })

  it('places that were public before are prepared by the office, with a reason', async () => {
    const { day, judged, reveal, ceremony, seen } = await startDay()
    const { id, num } = await judged(3)
    for (const place of [3, 2, 1]) await reveal(id, place)
    await day.setContest(id, 'judged')
    expect(await ceremony(id)).toMatchObject({ lock: 'reason', next: [] })
    expect((await reveal(id, 3)).json<Refusal>().code).toBe('reveal_without_reason')
    await day.send('POST', `/api/contests/${id}/publication`, {
      level: 'places',
      hold: true,
      reason: 'Награждаем заново',
    })
    for (const place of [3, 2, 1]) expect((await reveal(id, place)).statusCode).toBe(200)
    expect(await seen(num)).toEqual([1, 2, 3])
  })

  it('each step raises the topics of results and of what is on, and of the ceremony everybody hears', async () => {
    const { db, day, judged, reveal } = await startDay()
    await day.send('PUT', `/api/events/${day.eventId}/timetable-publication`, { published: true })
    const { id } = await judged(3)
    const versions = async () =>
      db
        .selectFrom('live_topics')
        .where('event_id', '=', day.eventId)
        .where('topic', 'in', ['now', 'results'])
        .orderBy('topic')
        .select('version')
        .execute()
        .then((rows) => rows.map(({ version }) => version))
    const now = () =>
      day.send<Schemas['EventNow']>('GET', `/api/events/${day.eventId}/now`, undefined, 'anonymous')
    for (const place of [3, null, 3, 2, 1]) {
      const [atNow = 0, atResults = 0] = await versions()
      await reveal(id, place)
      expect(await versions()).toEqual([atNow + 1, atResults + 1])
      const [told] = (await now()).ceremonies
      expect(told?.places.at(0)?.place).toBe(place ?? undefined)
    }
  })

  it('those who went out before the final are public with its last place, and are not called', async () => {
    const { day, judged, reveal, ceremony, seen } = await startDay()
    const { id, num } = await judged(12)
    // Sheets that are all the same are answered for first.
    expect((await ceremony(id)).lock).toBe('checks')
    await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: true })
    const { next } = await ceremony(id)
    const last = next[0]?.place ?? 0
    expect(last).toBeLessThan(12)
    await reveal(id, last)
    expect((await seen(num))?.filter((place) => place > last).length).toBeGreaterThan(0)
    expect((await ceremony(id)).revealed.map(({ place }) => place)).toEqual([last])
    const { ceremonies } = await day.send<Schemas['EventNow']>(
      'GET',
      `/api/events/${day.eventId}/now`,
      undefined,
      'anonymous',
    )
    expect(ceremonies[0]?.places.map(({ place }) => place)).toEqual([last])
  })
})
