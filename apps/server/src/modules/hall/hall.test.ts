import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { createStation, type TestStation } from '../../testing/stations.ts'

type Hall = components['schemas']['Hall']
type HallRound = components['schemas']['HallRound']

let api: Api
let day: Competition
let marshal: TestStation
let announcer: TestStation
let dj: TestStation
let chief: TestStation
let round: Round
let contestId: string

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  const { db } = api.database
  await db
    .updateTable('events')
    .set({ date_begin: '2026-11-20T06:00:00Z', date_end: '2026-11-20T20:00:00Z' })
    .where('id', '=', day.eventId)
    .execute()
  marshal = await createStation(db, day.eventId, 'marshal')
  announcer = await createStation(db, day.eventId, 'announcer')
  dj = await createStation(db, day.eventId, 'dj')
  chief = await createStation(db, day.eventId, 'chief')
})
beforeEach(async () => {
  contestId = await day.enter(4, { scoring: 'skating', dances: ['Вальс', 'Танго'], heat_size: 2 })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.setRound(round, 'locked')
})
afterAll(() => api.close())

const call = (by: TestStation, method: 'GET' | 'PUT', url: string, body?: object) =>
  api.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${by.token}` },
    ...(body && { payload: body }),
  })
async function hall(by = marshal): Promise<Hall> {
  const answer = await call(by, 'GET', `/api/events/${day.eventId}/hall`)
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true])
  return answer.json<Hall>()
}
async function own(by = marshal): Promise<HallRound> {
  const { floors } = await hall(by)
  const found = floors
    .flatMap(({ items }) => items.flatMap((item) => item.rounds))
    .find(({ id }) => id === round.id)
  if (!found) throw new Error('the round is not in the hall')
  return found
}
const url = (path: string) => `/api/contests/${contestId}/rounds/${round.id}/${path}`
const say = (state: string, ids: number[], dance = 'Вальс', by = marshal) =>
  call(by, 'PUT', url('heat-calls'), { dance, heat: 1, state, registration_ids: ids })
const release = (released = true, dance = 'Вальс', by = marshal) =>
  call(by, 'PUT', url('heat-release'), { dance, heat: 1, released })
const idsOf = async () =>
  ((await own()).heats[0] ?? []).map(({ registration_id }) => registration_id)
const calls = async () => (await own()).calls.map(({ state }) => state)

describe('the marshal', () => {
  it('says who is there, calls, says who is missing, and takes it back', async () => {
    const [first = 0, second = 0] = await idsOf()
    await say('present', [first])
    await say('called', [second])
    expect((await calls()).toSorted()).toEqual(['called', 'present'])
    await say('missing', [second])
    await say('missing', [second])
    expect((await calls()).toSorted()).toEqual(['missing', 'present'])
    expect((await say('unknown', [first, second])).json()).toEqual({ calls: [] })
    expect(await calls()).toEqual([])
  })

  it('says it of one heat in one dance', async () => {
    const [first = 0] = await idsOf()
    await say('present', [first])
    expect((await own()).calls).toEqual([
      { dance: 'Вальс', heat: 1, registration_id: first, state: 'present' },
    ])
  })

  it('takes nobody out of the round: that is the chief judge’s', async () => {
    const [first = 0] = await idsOf()
    await say('missing', [first])
    expect((await own()).heats[0]?.find((one) => one.registration_id === first)?.exit).toBeNull()
    const exits = await api.database.db
      .selectFrom('round_exits')
      .where('round_id', '=', round.id)
      .selectAll()
      .execute()
    expect(exits).toEqual([])
  })

  it('lets a heat out with entries that nobody has marked, and is told which', async () => {
    const entries = (await own()).heats[0] ?? []
    await say('present', [entries[0]?.registration_id ?? 0])
    const answer = (await release()).json<{ unmarked: number[]; released_at: string | null }>()
    expect(answer.unmarked).toEqual(entries.slice(1).map(({ start_number }) => start_number))
    expect(answer.released_at).not.toBeNull()
  })

  it('releases once, however often it is sent, and takes it back', async () => {
    const first = (await release()).json<{ released_at: string }>()
    expect((await release()).json()).toMatchObject({ released_at: first.released_at })
    expect((await own()).releases).toHaveLength(1)
    const { floors } = await hall()
    expect(floors[0]?.on_floor).toEqual({ round_id: round.id, dance: 'Вальс', heat: 1 })
    expect((await release(false)).json()).toMatchObject({ released_at: null })
    expect((await hall()).floors[0]?.on_floor?.round_id).not.toBe(round.id)
  })

  it('says nothing of heats that are drawn anew', async () => {
    const [first = 0] = await idsOf()
    await say('missing', [first])
    await release()
    for (const status of ['drawn', 'planned', 'drawn', 'locked']) await day.setRound(round, status)
    expect([(await own()).calls, (await own()).releases]).toEqual([[], []])
  })

  it('is not told of a contest that was cancelled', async () => {
    await own()
    await day.setContest(contestId, 'cancelled')
    await expect(own()).rejects.toThrow('the round is not in the hall')
  })

  it('does not begin the round', async () => {
    await release()
    expect((await own()).status).toBe('locked')
  })

  it('is refused a word that there is not, a heat or an entry that is not there', async () => {
    const [first = 0] = await idsOf()
    const refused = await Promise.all([
      say('late', [first]),
      say('present', []),
      say('present', [999_999]),
      say('present', [first], 'Самба'),
      release(true, 'Самба'),
      call(marshal, 'PUT', url('heat-release'), { dance: 'Вальс', heat: 1 }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(422))
  })

  it('notes nothing of a round that is counted, or whose heats may still change', async () => {
    const [first = 0] = await idsOf()
    await day.setRound(round, 'drawn')
    const before = await say('present', [first])
    expect([before.statusCode, before.json()]).toMatchObject([409, { code: 'heats_not_out' }])
    expect((await release()).statusCode).toBe(409)
  })
})

it('who runs the day does the same from the office', async () => {
  const [first = 0] = await idsOf()
  const body = { dance: 'Вальс', heat: 1, state: 'present', registration_ids: [first] }
  await day.send('PUT', url('heat-calls'), body)
  expect(await calls()).toEqual(['present'])
  const read = await day.call('GET', `/api/events/${day.eventId}/hall`)
  expect(read.body).toContain('Тверь')
})

describe('each is told what the work needs', () => {
  it('the announcer names and cities, the marshal names, the music numbers', async () => {
    const seen = async (by: TestStation) => {
      const { body } = await call(by, 'GET', `/api/events/${day.eventId}/hall`)
      return [body.includes('Танцор'), body.includes('Тверь')]
    }
    expect(await seen(announcer)).toEqual([true, true])
    expect(await seen(marshal)).toEqual([true, false])
    expect(await seen(dj)).toEqual([false, false])
  })

  it('nobody a contact, a birth date or a PIN', async () => {
    for (const by of [announcer, marshal, dj]) {
      const { body } = await call(by, 'GET', `/api/events/${day.eventId}/hall`)
      for (const text of ['dancer@parket.test', '+79160000000', '1999-04-12', '123456']) {
        expect(body).not.toContain(text)
      }
    }
  })

  it('nothing of heats before they are locked', async () => {
    await day.setRound(round, 'drawn')
    await expect(own()).rejects.toThrow('the round is not in the hall')
  })
})

it('the chief judge sees at once which heat is out and who has not come', async () => {
  const entries = (await own()).heats[0] ?? []
  await say('missing', [entries[0]?.registration_id ?? 0])
  await release()
  const answer = await call(chief, 'GET', `/api/events/${day.eventId}/board`)
  const { rounds } = answer.json<components['schemas']['Board']>()
  expect(rounds.find(({ id }) => id === round.id)).toMatchObject({
    on_floor: { dance: 'Вальс', heat: 1 },
    missing: [entries[0]?.start_number],
  })
})

it('a judge’s device is told which heat is out', async () => {
  const judge = await createStation(api.database.db, day.eventId, 'judge', {
    judge_id: day.judges.A ?? 0,
  })
  await release()
  const { rounds } = (await call(judge, 'GET', '/api/station')).json<{
    rounds: { id: number; on_floor: unknown }[]
  }>()
  expect(rounds.find(({ id }) => id === round.id)?.on_floor).toMatchObject({ heat: 1 })
})

it('all who follow the staff’s topic learn of it, the public not of a round in no public timetable', async () => {
  const versions = async () =>
    Object.fromEntries(
      (
        await api.database.db
          .selectFrom('live_topics')
          .where('event_id', '=', day.eventId)
          .select(['topic', 'version'])
          .execute()
      ).map(({ topic, version }) => [topic, version]),
    )
  const [first = 0] = await idsOf()
  const before = await versions()
  await say('present', [first])
  await release()
  expect(await versions()).toEqual({ ...before, staff: (before.staff ?? 0) + 2 })
})

it('the day’s plan has what runs and what is ahead, with its rounds, and the rest last', async () => {
  await day.send('POST', `/api/events/${day.eventId}/sessions`, {
    title: 'Утро',
    floor: 'А',
    start: '2026-11-20T10:00:00+03:00',
    items: [
      { kind: 'break', title: 'Разминка', minutes: 5 },
      { kind: 'round', contest_id: contestId, round_index: round.index, minutes: 10 },
    ],
  })
  const { floors, dance_seconds } = await hall(dj)
  expect(dance_seconds).toBe(120)
  const [first] = floors
  expect(first?.items.slice(0, 2)).toMatchObject([
    { kind: 'break', title: 'Разминка', rounds: [], dances: [] },
    { kind: 'round', dances: ['Вальс', 'Танго'], rounds: [{ id: round.id }] },
  ])
  expect(first?.items.slice(2).every((item) => item.expected_start === null)).toBe(true)
})
