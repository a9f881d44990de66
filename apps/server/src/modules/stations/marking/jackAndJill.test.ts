import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createStation, type TestStation } from '../../../testing/stations.ts'

interface Work {
  rounds: {
    id: number
    label: string
    heats: number[][]
    is_of_pairs: boolean
    left: number[]
    version: number
    sheets: { entries: { number: number; values: number[] }[] }[]
  }[]
}
interface Stored {
  results: { state: string; message: string | null }[]
}

let api: Api
let origin: string
let day: Competition
let contestId: string
let round: Round
let numbers: number[]
let station: TestStation
let seq = 0

beforeAll(async () => {
  api = await startApi(anyEngine())
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://localhost:${(api.app.server.address() as AddressInfo).port}`
  day = await createCompetition(api)
  // Tests take place on the day of the event.
  await api.database.db
    .updateTable('events')
    .set({ date_begin: '2026-11-20T06:00:00Z', date_end: '2026-11-20T20:00:00Z' })
    .where('id', '=', day.eventId)
    .execute()
})
beforeEach(async () => {
  const { db } = api.database
  await db.updateTable('stations').set({ revoked_at: new Date() }).execute()
  station = await createStation(db, day.eventId, 'judge', { judge_id: day.judges['A'] ?? 0 })
  seq = 0
})
afterAll(() => api.close())

/** A call of the device, over HTTP. */
async function call<T>(method: 'GET' | 'POST', url: string, body?: object): Promise<T> {
  const answer = await fetch(`${origin}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${station.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  return (await answer.json()) as T
}
const work = async () => {
  const { rounds } = await call<Work>('GET', '/api/station')
  return rounds.find(({ id }) => id === round.id) as Work['rounds'][number]
}
const begin = async (index: number, entries: Parameters<Competition['enter']>[0], values = {}) => {
  contestId = await day.enter(entries, {
    scoring: 'relative-placement',
    dances: ['WCS'],
    ...values,
  })
  await day.setContest(contestId, 'ready')
  const all = await day.rounds(contestId)
  round = all.find((one) => one.index === index) as Round
  await day.begin(round)
  numbers = (await work()).heats.flat()
}
const send = async (entries: Record<number, number[] | null>, submit = true, dance = 'WCS') => {
  seq += 1
  const { version } = await work()
  const { results } = await call<Stored>('POST', '/api/station/operations', {
    epoch: 1,
    operations: [
      {
        seq,
        round_id: round.id,
        round_version: version,
        attempt: 1,
        dance,
        letter: 'A',
        entries,
        submit,
      },
    ],
  })
  return results[0]
}
/** What counts of each finished sheet, by registration. */
const sheets = async () => {
  const all = await api.database.db
    .selectFrom('mark_sheets')
    .where('round_id', '=', round.id)
    .where('finished_at', 'is not', null)
    .select('marks')
    .orderBy('id')
    .execute()
  return all.map(({ marks }) =>
    Object.fromEntries(Object.entries(marks).map(([id, [mark]]) => [id, mark])),
  )
}
const rows = <Row extends number[] | null>(...values: Row[]): Record<number, Row> =>
  Object.fromEntries(values.map((row, at) => [numbers[at] ?? 0, row]))
const leave = (registrationId: number) =>
  day.send('PUT', `/api/contests/${contestId}/rounds/${round.id}/entries/${registrationId}`, {
    status: 'withdrawn',
    reason: 'Травма',
  })
const roles = (leaders: number, followers: number) => [
  ...Array<'leader'>(leaders).fill('leader'),
  ...Array<'follower'>(followers).fill('follower'),
]

describe('a prelim of a Jack & Jill on a device', () => {
  it('takes yes and alternates as the paper has them, and their number exact', async () => {
    await begin(1, 12)
    const marks = [10, 10, 10, 10, 10, 10, 4.5, 4.3, 4.2, 0, 0, 0].map((mark) => [mark])
    expect(await send(rows(...marks))).toEqual(expect.objectContaining({ state: 'applied' }))
    await day.type(round, () => rows(...marks))
    const [device, ...paper] = await sheets()
    expect(paper).toEqual([device, device])
    expect((await day.marks(round)).problems).toEqual([])
    expect(await send(rows(...marks.with(11, [10])))).toMatchObject({ state: 'refused' })
  })

  it('says whether leaders or followers dance', async () => {
    await begin(1, roles(12, 12), { jnj_role_split: true })
    const { label } = await work()
    expect(label).toMatch(/^1\/2, (ведущие|ведомые)$/)
  })
})

describe('a final of a Jack & Jill by scores', () => {
  it('is folded as the places of the paper; the scores stay with the sheet', async () => {
    await begin(0, 4)
    const scored = [
      [2, 885],
      [1, 910],
      [4, 790],
      [3, 845],
    ]
    expect(await send(rows(...scored))).toMatchObject({ state: 'applied', message: null })
    await day.type(round, () => rows([2], [1], [4], [3]))
    const [device, ...paper] = await sheets()
    expect(paper).toEqual([device, device])
    const [given] = (await work()).sheets
    expect(given?.entries).toContainEqual({ number: numbers[1], values: [1, 910] })
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
    const journal = await day.send<{ is_whole: boolean }>(
      'GET',
      `/api/contests/${contestId}/rounds/${round.id}/journal`,
    )
    expect(journal.is_whole).toBe(true)
  })

  it('differs in nothing from its paper, typed beside it', async () => {
    await begin(0, 2)
    await send(rows([1, 700], [2, 600]))
    const url = `/api/contests/${contestId}/rounds/${round.id}/sheets`
    const { entries } = await day.marks(round)
    const marks = numbers.map((number, at) => ({
      registration_id: entries.find(({ start_number }) => start_number === number)?.registration_id,
      values: [at + 1],
    }))
    const second = { dance: 'WCS', letter: 'A', pass: 'second' }
    const { id } = await day.send<{ id: number }>('POST', url, second)
    await day.send('PUT', `${url}/${id}`, { marks })
    await day.send('POST', `${url}/${id}/finish`, {})
    expect((await day.marks(round)).problems.join()).not.toContain('судья A')
  })

  it('corrected from its paper, keeps the scores of the others, and the journal its fold', async () => {
    await begin(0, 3)
    await send(rows([1, 900], [2, 800], [3, 700]))
    const base = `/api/contests/${contestId}/rounds/${round.id}`
    const { entries } = await day.marks(round)
    const mark = (at: number, place: number) => ({
      registration_id: entries.find(({ start_number }) => start_number === numbers[at])
        ?.registration_id,
      values: [place],
    })
    const second = { dance: 'WCS', letter: 'A', pass: 'second' }
    const { id } = await day.send<{ id: number }>('POST', `${base}/sheets`, second)
    const sheet = `${base}/sheets/${id}`
    await day.send('PUT', sheet, { marks: [mark(0, 1), mark(1, 2), mark(2, 3)] })
    await day.send('POST', `${sheet}/finish`, {})
    const reason = 'Сверено с листом'
    await day.send('PUT', sheet, { marks: [mark(0, 2), mark(1, 1)], reason })
    const [given] = (await work()).sheets
    expect(given?.entries).toContainEqual({ number: numbers[2], values: [3, 700] })
    const journal = await day.send<{ is_whole: boolean }>('GET', `${base}/journal`)
    expect(journal.is_whole).toBe(true)
  })

  it('with equal scores, places that do not follow, or scores that cannot be, is refused', async () => {
    await begin(0, 2)
    expect(await send(rows([1, 700], [2, 700]))).toMatchObject({ state: 'refused' })
    const wrong = await send(rows([2, 700], [1, 600]))
    expect(wrong?.message).toContain(`№ ${numbers[0]}`)
    expect(await send(rows([1, 1000], [2, 700.5]), false)).toMatchObject({ state: 'refused' })
    expect(await send(rows([1, 700], [2, 600]))).toMatchObject({ state: 'applied' })
  })

  it('marks pairs by the leader’s number, also one of which the leader has left', async () => {
    await begin(0, roles(2, 2), { jnj_role_split: true })
    const { pairs } = await day.marks(round)
    await leave(pairs[0]?.leader_id ?? 0)
    expect(await work()).toMatchObject({ is_of_pairs: true, left: [] })
    expect(await send(rows([1, 700], [2, 600]))).toMatchObject({ state: 'applied' })
    await leave(pairs[0]?.follower_id ?? 0)
    expect((await work()).left).toHaveLength(1)
  })

  it('of one who has left after the score keeps it: the places of the others close up', async () => {
    await begin(0, 3)
    await send(rows([1, 900], [2, 800]), false)
    const { entries } = await day.marks(round)
    const gone = entries.find(({ start_number }) => start_number === numbers[0])
    await leave(gone?.registration_id ?? 0)
    expect(await send(rows([1, 900], [3, 800], [2, 850]))).toMatchObject({ state: 'applied' })
  })
})

it('crosses of one who has left come back to the judge: the sheet is whole without them', async () => {
  await begin(1, 12, { scoring: 'skating', dances: ['Вальс'] })
  await send(rows([1], [1]), false, 'Вальс')
  const { entries } = await day.marks(round)
  const gone = entries.find(({ start_number }) => start_number === numbers[0])
  await leave(gone?.registration_id ?? 0)
  const marks = [null, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0].map((mark) =>
    mark === null ? null : [mark],
  )
  expect(await send(rows(...marks), true, 'Вальс')).toMatchObject({
    state: 'applied',
    message: null,
  })
})
