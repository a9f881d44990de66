import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
} from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createStation, type TestStation } from '../../../testing/stations.ts'

interface Late {
  n: number
  count: number
  letter: string
  effect: string
  changes: { registration_id: number; from: number[] | null; to: number[] | null }[]
  decided: string | null
}
type By = 'admin' | 'supervisor' | 'eventAdmin'

const dance = 'Вальс'
const reason = 'Планшет был без сети'

let api: Api
let day: Competition
let contestId: string
let round: Round
let numbers: number[]
let ids: Map<number, number>
let station: TestStation
const seqs = new WeakMap<TestStation, number>()

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  // Tests take place on the day of the event.
  await api.database.db
    .updateTable('events')
    .set({ date_begin: '2026-11-20T06:00:00Z', date_end: '2026-11-20T20:00:00Z' })
    .where('id', '=', day.eventId)
    .execute()
})
beforeEach(async () => {
  await api.database.db.updateTable('stations').set({ revoked_at: new Date() }).execute()
  contestId = await day.enter(3, { scoring: 'skating', dances: [dance] })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  const { entries } = await day.marks(round)
  ids = new Map(entries.map((one) => [one.start_number, one.registration_id]))
  numbers = [...ids.keys()].toSorted((one, other) => one - other)
  station = await stationOf('A')
})
afterAll(() => api.close())

const stationOf = (letter: string) =>
  createStation(api.database.db, day.eventId, 'judge', { judge_id: day.judges[letter] ?? 0 })
const url = () => `/api/contests/${contestId}/rounds/${round.id}`
const places = (order: readonly number[]) =>
  Object.fromEntries(numbers.map((number, at) => [number, [order[at]]]))

const version = async () => {
  const found = await api.database.db
    .selectFrom('rounds')
    .where('id', '=', round.id)
    .select('version')
    .executeTakeFirstOrThrow()
  return found.version
}

const send = async (...given: Parameters<typeof sendWhole>) => (await sendWhole(...given))?.state

async function sendWhole(entries: object, { by = station, letter = 'A', submit = false } = {}) {
  const seq = (seqs.get(by) ?? 0) + 1
  seqs.set(by, seq)
  const operation = {
    seq,
    round_id: round.id,
    round_version: await version(),
    attempt: 1,
    dance,
    letter,
    entries,
    submit,
  }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/station/operations',
    headers: { host: 'localhost', authorization: `Bearer ${by.token}` },
    payload: { epoch: 1, operations: [operation] },
  })
  return answer.json<{ results: { state: string; refused?: number[] }[] }>().results[0]
}
/** A sheet of judge A from paper. */
async function typed(pass: string, order: readonly number[], by: By, isFinished = true) {
  const sheet = await day.send<MarkSheet>(
    'POST',
    `${url()}/sheets`,
    { dance, letter: 'A', pass },
    by,
  )
  const marks = numbers.map((number, at) => ({
    registration_id: ids.get(number),
    values: [order[at]],
  }))
  await day.send('PUT', `${url()}/sheets/${sheet.id}`, { marks }, by)
  if (isFinished) await day.send('POST', `${url()}/sheets/${sheet.id}/finish`, {}, by)
  return sheet.id
}
const late = async () =>
  (await day.send<Late[]>('GET', `${url()}/late-marks`)).filter(({ decided }) => decided === null)
const decide = (n: number, body: object = { apply: true, reason }, by: By = 'admin') =>
  day.call('PUT', `${url()}/late-marks/${n}`, body, by)
/** What stands in the sheets of judge A: the places in the order of the numbers. */
const sheets = async () => {
  const stored = await api.database.db
    .selectFrom('mark_sheets')
    .where('round_id', '=', round.id)
    .where('letter', '=', 'A')
    .orderBy('id')
    .select(['pass', 'marks'])
    .execute()
  const markOf = (marks: (typeof stored)[number]['marks'], number: number) =>
    marks[ids.get(number) ?? 0]?.[0] ?? null
  return stored.map(({ pass, marks }) => [pass, numbers.map((number) => markOf(marks, number))])
}
/** The entries that were corrected, and why. */
const corrections = async () => {
  const rows = await api.database.db
    .selectFrom('mark_corrections')
    .innerJoin('mark_sheets', 'mark_sheets.id', 'mark_corrections.sheet_id')
    .where('round_id', '=', round.id)
    .orderBy('mark_corrections.id')
    .select(['pass', 'reason'])
    .execute()
  return rows.map(({ pass, reason: why }) => [pass, why])
}
const problems = async () => (await day.marks(round)).problems.filter((text) => text.includes('A'))
const judge = async () => {
  await day.type(round, byNumber(0))
  const answer = await day.setRound(round, 'judged')
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const isTrue = async () => {
  const journal = await day.send<{ is_intact: boolean; is_whole: boolean }>(
    'GET',
    `${url()}/journal`,
  )
  return journal.is_intact && journal.is_whole
}

describe('late marks change what counts', () => {
  it('a sheet that a third person resolved', async () => {
    await typed('first', [1, 2, 3], 'admin')
    await typed('second', [1, 3, 2], 'supervisor')
    await typed('resolved', [1, 2, 3], 'eventAdmin')
    expect(await send(places([3, 2, 1]))).toBe('late')
    const [given] = await late()
    expect(given).toMatchObject({
      effect: 'correction',
      changes: [
        { registration_id: ids.get(numbers[0] ?? 0), from: [1], to: [3] },
        { registration_id: ids.get(numbers[2] ?? 0), from: [3], to: [1] },
      ],
    })
    expect((await decide(given?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([
      ['first', [1, 2, 3]],
      ['second', [1, 3, 2]],
      ['resolved', [3, 2, 1]],
    ])
    expect(await problems()).toEqual([])
    expect(await isTrue()).toBe(true)
    expect(await corrections()).toEqual([['resolved', reason]])
  })

  it('both entries of a sheet that was entered twice, also of a counted round', async () => {
    await typed('first', [1, 2, 3], 'admin')
    await typed('second', [1, 2, 3], 'supervisor')
    await judge()
    expect(await send(places([2, 1, 3]))).toBe('late')
    const [given] = await late()
    expect(given).toMatchObject({ effect: 'correction' })
    expect((await decide(given?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([
      ['first', [2, 1, 3]],
      ['second', [2, 1, 3]],
    ])
    expect(await corrections()).toEqual([
      ['first', reason],
      ['second', reason],
    ])
    expect(await isTrue()).toBe(true)
  })

  it("paper and device that are equal: the device's sheet and the paper's", async () => {
    await send(places([1, 2, 3]), { submit: true })
    await typed('second', [1, 2, 3], 'admin')
    await judge()
    expect(await send(places([2, 1, 3]))).toBe('late')
    expect((await decide((await late())[0]?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([
      ['first', [2, 1, 3]],
      ['second', [2, 1, 3]],
    ])
  })

  it('several of one sheet are one decision: each alone may be impossible', async () => {
    await send(places([1, 2, 3]), { submit: true })
    await judge()
    const [first = 0, second = 0] = numbers
    await send({ [first]: null })
    await send({ [second]: [1] })
    await send({ [first]: [2] })
    const waiting = await late()
    expect(waiting).toMatchObject([{ count: 3, changes: [{ from: [1], to: [2] }, {}] }])
    expect((await decide(waiting[0]?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([['first', [2, 1, 3]]])
    expect(await late()).toEqual([])
    expect(await isTrue()).toBe(true)
  })

  it('a decision is about what was seen: later marks wait for another one', async () => {
    await send(places([1, 2, 3]), { submit: true })
    await judge()
    await send(places([2, 1, 3]))
    const [seen] = await late()
    await send(places([3, 2, 1]))
    expect((await decide(seen?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([['first', [2, 1, 3]]])
    expect(await late()).toMatchObject([{ count: 1 }])
    expect((await decide(seen?.n ?? 0)).json()).toMatchObject({ code: 'late_decided' })
  })
})

describe('late marks that cannot be put in', () => {
  it('wait while two entries differ, or are typed still', async () => {
    await typed('first', [1, 2, 3], 'admin')
    await typed('second', [1, 3, 2], 'supervisor', false)
    expect(await send(places([3, 2, 1]))).toBe('late')
    const [given] = await late()
    expect(given).toMatchObject({ effect: 'waits' })
    expect((await decide(given?.n ?? 0)).json()).toMatchObject({
      code: 'late_sheet_open',
      message: problemText('late_sheet_open'),
    })
    expect((await decide(given?.n ?? 0, { apply: false, reason })).statusCode).toBe(200)
  })

  it('a seat that is empty has no sheet: they can only be dismissed', async () => {
    await day.send('POST', `${url()}/decisions`, {
      kind: 'seat',
      dance,
      letter: 'A',
      text: 'Судья заболел',
    })
    expect(await send(places([1, 2, 3]))).toBe('late')
    const [given] = await late()
    expect(given).toMatchObject({ effect: 'none' })
    expect((await decide(given?.n ?? 0)).json()).toMatchObject({ code: 'seat_empty' })
    expect(await sheets()).toEqual([])
    expect((await decide(given?.n ?? 0, { apply: false, reason })).statusCode).toBe(200)
  })

  it('who typed one of two entries that differ does not end it alone', async () => {
    await typed('first', [2, 1, 3], 'admin')
    await send(places([1, 2, 3]), { submit: true })
    expect(await problems()).toEqual([
      expect.stringMatching(/судья A: бумага и\sпланшет расходятся\. Позовите/),
    ])
    await day.setRound({ ...round, status: 'running' }, 'locked')
    await api.database.db
      .updateTable('round_versions')
      .set({ status: 'locked' })
      .where('round_id', '=', round.id)
      .execute()
    expect(await send(places([2, 1, 3]))).toBe('late')
    await day.setRound({ ...round, status: 'locked' }, 'running')
    const [given] = await late()
    expect((await decide(given?.n ?? 0)).json()).toMatchObject({ code: 'sheet_needs_both' })
    expect((await decide(given?.n ?? 0, undefined, 'supervisor')).statusCode).toBe(200)
    expect(await problems()).toEqual([])
  })
})

describe('the file of a device that could not send', () => {
  const operation = async (seq: number, entries: object) => ({
    seq,
    round_id: round.id,
    round_version: await version(),
    attempt: 1,
    dance,
    letter: 'A',
    entries,
    submit: false,
  })
  const load = (operations: object[], epoch = 1, by: By | 'eventManager' = 'admin') =>
    day.call(
      'POST',
      `/api/events/${day.eventId}/stations/${station.id}/unsent`,
      { epoch, operations },
      by,
    )
  const statesOf = (answer: Awaited<ReturnType<typeof load>>) =>
    answer.json<{ results: { seq: number; state: string }[] }>().results.map(({ state }) => state)

  it('waits as late marks do, twice is harmless, and counts once somebody applies it', async () => {
    const operations = [await operation(1, places([1, 2, 3])), await operation(2, { 9999: [1] })]
    expect(statesOf(await load(operations))).toEqual(['late', 'refused'])
    expect(statesOf(await load(operations))).toEqual(['known', 'known'])
    expect(await sheets()).toEqual([])
    const waiting = await late()
    expect(waiting).toMatchObject([
      { effect: 'entry', text: problemText('late_file'), who: expect.stringContaining('СудьяA') },
      { effect: 'refused' },
    ])
    expect((await decide(waiting[0]?.n ?? 0)).statusCode).toBe(200)
    expect(await sheets()).toEqual([['first', [1, 2, 3]]])
    expect(await isTrue()).toBe(true)
  })

  it('what the device had sent already is known; what it sends later, too', async () => {
    expect(await send(places([1, 2, 3]))).toBe('applied')
    const again = await operation(1, places([3, 2, 1]))
    const unsent = await operation(2, places([2, 1, 3]))
    expect(statesOf(await load([again, unsent]))).toEqual(['known', 'late'])
    // The network is back: the device sends the same once more, and goes on.
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/station/operations',
      headers: { host: 'localhost', authorization: `Bearer ${station.token}` },
      payload: { epoch: 1, operations: [unsent, await operation(3, places([3, 1, 2]))] },
    })
    expect(answer.json()).toMatchObject({
      acknowledged: 3,
      results: [
        { seq: 2, state: 'late', message: problemText('late_file') },
        { seq: 3, state: 'applied' },
      ],
    })
    expect(await sheets()).toEqual([['first', [3, 1, 2]]])
    expect(await isTrue()).toBe(true)
  })

  it('holds back nothing that the device itself says otherwise under the same number', async () => {
    expect(statesOf(await load([await operation(1, places([3, 2, 1]))]))).toEqual(['late'])
    expect(await send(places([1, 2, 3]))).toBe('applied')
    expect(await sheets()).toEqual([['first', [1, 2, 3]]])
    expect(await late()).toHaveLength(1)
    expect(await isTrue()).toBe(true)
  })

  it('is loaded by those who decide about late marks, also from their stations', async () => {
    const one = await operation(1, places([1, 2, 3]))
    expect((await load([one], 1, 'eventManager')).statusCode).toBe(403)
    expect((await load([one], 2)).json()).toMatchObject({ code: 'unsent_foreign' })
    const tally = await createStation(api.database.db, day.eventId, 'tally', { who: 'Белова' })
    const byStation = (token: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api/events/${day.eventId}/stations/${station.id}/unsent`,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
        payload: { epoch: 1, operations: [one] },
      })
    expect((await byStation(station.token)).statusCode).toBe(403)
    expect((await byStation(tally.token)).statusCode).toBe(200)
    expect(await late()).toHaveLength(1)
  })
})

describe('refused rows', () => {
  it('are told to the device by number, and stand in the list until somebody has read them', async () => {
    const [number = 0] = numbers
    const answer = await sendWhole({ [number]: [9], 9999: [1] })
    expect(answer).toMatchObject({ state: 'refused', refused: [number, 9999] })
    const [given] = await late()
    expect(given).toMatchObject({
      effect: 'refused',
      letter: 'A',
      changes: [],
      refused: [
        { start_number: number, values: [9] },
        { start_number: 9999, values: [1] },
      ],
    })
    expect((await decide(given?.n ?? 0)).json()).toMatchObject({ code: 'late_refused' })
    expect((await decide(given?.n ?? 0, { apply: false, reason })).statusCode).toBe(200)
    expect(await late()).toEqual([])
  })

  it('are named beside rows that were taken, and shown on the board by judge', async () => {
    const [number = 0] = numbers
    expect(await sendWhole({ [number]: [1], 9999: [2] })).toMatchObject({
      state: 'applied',
      refused: [9999],
    })
    const board = await day.send<{ rounds: { id: number; late: number; refused: object[] }[] }>(
      'GET',
      `/api/events/${day.eventId}/board`,
    )
    expect(board.rounds.find(({ id }) => id === round.id)).toMatchObject({
      late: 0,
      refused: [{ letter: 'A', dance, numbers: [9999], text: problemText('operation_number') }],
    })
  })
})

it("a trainee's late marks go into the trainee's sheet and never count", async () => {
  const { db } = api.database
  const judgeId = day.judges['K'] ?? 0
  await db
    .updateTable('event_judges')
    .set({ role: 'trainee', letter: 'TA' })
    .where('event_id', '=', day.eventId)
    .where('judge_id', '=', judgeId)
    .execute()
  const trainee = await createStation(db, day.eventId, 'judge', { judge_id: judgeId })
  await judge()
  const before = await day.marks(round)
  expect(await send(places([3, 2, 1]), { by: trainee, letter: 'TA', submit: true })).toBe('late')
  const [given] = await late()
  expect(given).toMatchObject({ effect: 'trainee', letter: 'TA' })
  expect(given?.changes).toHaveLength(3)
  const tally = await createStation(db, day.eventId, 'tally')
  const seenBy = async <T>(by: TestStation, path: string) => {
    const headers = { host: 'localhost', authorization: `Bearer ${by.token}` }
    const answer = await api.app.inject({ method: 'GET', url: `${url()}/${path}`, headers })
    expect(answer.statusCode).toBe(200)
    return answer.json<T>()
  }
  expect(await seenBy(tally, 'late-marks')).toMatchObject([{ letter: 'TA', changes: [] }])
  type Chain = { lines: { kind: string; body: { entries: object; letter: string } }[] }
  const lateLine = async (by: TestStation) =>
    (await seenBy<Chain>(by, 'journal')).lines.find(({ kind }) => kind === 'late')?.body
  expect(await lateLine(tally)).toMatchObject({
    letter: 'TA',
    entries: {},
    numbers: {},
    hidden: 'trainee',
  })
  expect(Object.keys((await lateLine(tally))?.entries ?? { 0: 0 })).toEqual([])
  const chief = await createStation(db, day.eventId, 'chief')
  expect(Object.keys((await lateLine(chief))?.entries ?? {})).toHaveLength(3)
  expect((await decide(given?.n ?? 0)).statusCode).toBe(200)
  expect((await day.marks(round)).sheets).toEqual(before.sheets)
  const kept = await db
    .selectFrom('trainee_sheets')
    .where('round_id', '=', round.id)
    .select(['letter', 'judge_id', 'marks', 'finished_at'])
    .execute()
  expect(kept).toMatchObject([
    { letter: 'TA', judge_id: judgeId, marks: { [ids.get(numbers[0] ?? 0) ?? 0]: [3] } },
  ])
  expect(kept[0]?.finished_at).not.toBeNull()
  expect(await isTrue()).toBe(true)
})
