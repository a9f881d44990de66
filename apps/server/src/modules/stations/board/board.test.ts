import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
} from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createStation, type TestStation } from '../../../testing/stations.ts'
import { keepFirstPin } from '../chiefPin.ts'

type Board = components['schemas']['Board']
type RoundMarks = components['schemas']['RoundMarks']

/** What no station may be shown of anybody: see `createEntries`. */
const PERSONAL = ['dancer@parket.test', '+79160000000', '1999-04-12', 'Москва', 'Тверь', '123456']

let api: Api
let day: Competition
let chief: TestStation
let tally: TestStation
let other: TestStation
let round: Round
let contestId: string

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  const { db } = api.database
  await db
    .updateTable('events')
    .set({
      chief_approval: true,
      date_begin: '2026-11-20T06:00:00Z',
      date_end: '2026-11-20T20:00:00Z',
    })
    .where('id', '=', day.eventId)
    .execute()
  chief = await createStation(db, day.eventId, 'chief')
  tally = await createStation(db, day.eventId, 'tally', { who: 'Мамин Олег' })
  other = await createStation(db, day.eventId, 'tally', { who: 'Белова Ольга' })
  const judge = { eventId: day.eventId, judgeId: chief.judgeId ?? 0 }
  await db
    .transaction()
    .execute((trx) => keepFirstPin(trx, judge, '2468', new Date('2026-11-20T06:00:00Z')))
})
beforeEach(async () => {
  const { db } = api.database
  await db
    .updateTable('stations')
    .set({ revoked_at: new Date() })
    .where('kind', '=', 'judge')
    .execute()
  contestId = await day.enter(3, { scoring: 'skating', dances: ['Вальс', 'Танго'] })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (by: TestStation, method: Method, url: string, body?: object) =>
  api.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${by.token}` },
    ...(body && { payload: body }),
  })
const send = async <T>(by: TestStation, method: Method, url: string, body?: object) => {
  const answer = await call(by, method, url, body)
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json<T>()
}
const board = (by = chief) => send<Board>(by, 'GET', `/api/events/${day.eventId}/board`)
const ownRound = async (by = chief) => (await board(by)).rounds.find(({ id }) => id === round.id)
const url = (path: string) => `/api/contests/${contestId}/rounds/${round.id}/${path}`
const status = (by: TestStation, to: string) => call(by, 'PUT', url('status'), { status: to })
const places = (_where: object, all: readonly number[]) =>
  Object.fromEntries(all.map((number, at) => [number, [at + 1]]))

/** Types a sheet at a station; finished. */
async function typeAt(
  by: TestStation,
  sheet: { dance: string; letter: string; pass?: string },
  order = [1, 2, 3],
) {
  const { id, version } = await send<MarkSheet>(by, 'POST', url('sheets'), sheet)
  const { entries } = await send<RoundMarks>(by, 'GET', url('marks'))
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [order[at]] }))
  const saved = await send<MarkSheet>(by, 'PUT', url(`sheets/${id}`), { marks, version })
  return send<MarkSheet>(by, 'POST', url(`sheets/${id}/finish`), { version: saved.version })
}

/** The judge's device marks in one dance, finished where all three stand. */
async function markOnDevice(letter: string, values: number[]) {
  const { db } = api.database
  const device = await createStation(db, day.eventId, 'judge', {
    judge_id: day.judges[letter] ?? 0,
  })
  const { entries } = await day.marks(round)
  const { version } = await db
    .selectFrom('rounds')
    .where('id', '=', round.id)
    .select('version')
    .executeTakeFirstOrThrow()
  const operation = {
    seq: 1,
    round_id: round.id,
    round_version: version,
    attempt: 1,
    dance: 'Вальс',
    letter,
    entries: Object.fromEntries(
      values.map((value, at) => [entries[at]?.start_number ?? 0, [value]]),
    ),
    submit: values.length === 3,
  }
  await send(device, 'POST', '/api/station/operations', {
    epoch: 1,
    unsent: 2,
    battery: 9,
    operations: [operation],
  })
  return device
}

describe('the board', () => {
  it('tells how far each judge is in each dance and heat, and of the devices; no mark and no dancer', async () => {
    const device = await markOnDevice('A', [2])
    await typeAt(tally, { dance: 'Вальс', letter: 'B' })
    const own = await ownRound()
    expect(own).toMatchObject({
      contest_id: contestId,
      label: 'Финал',
      status: 'running',
      dances: [
        { name: 'Вальс', attempt: 1 },
        { name: 'Танго', attempt: 1 },
      ],
      heats: [3],
      late: 0,
      tied: [],
    })
    expect(own?.seats.map(({ letter, sheets }) => [letter, sheets[0]])).toEqual([
      ['A', { state: 'typing', source: 'station', given: [1] }],
      ['B', { state: 'counted', source: 'paper', given: [3] }],
      ['C', { state: 'empty', source: null, given: [0] }],
    ])
    expect(own?.problems).toHaveLength(5)
    expect((await board()).devices).toMatchObject([
      { station_id: device.id, letter: 'A', unsent: 1, battery: 9, state: 'paired' },
    ])
    const { entries } = await day.marks(round)
    const { body } = await call(chief, 'GET', `/api/events/${day.eventId}/board`)
    for (const { dancers } of entries) expect(body).not.toContain(dancers[0]?.split(' ')[0])
  })

  it('tells of ties and late marks, of what is counted until it is public, and of nothing afterwards', async () => {
    await day.type(round, places)
    expect((await status(chief, 'judged')).statusCode).toBe(200)
    expect(await ownRound()).toMatchObject({
      status: 'judged',
      seats: [{ letter: 'A' }, { letter: 'B' }, { letter: 'C' }],
      approval: { is_needed: true, is_approved: false, waits: false },
    })
    await markOnDevice('A', [3])
    expect(await ownRound()).toMatchObject({ late: 1 })
    const late = await send<{ n: number }[]>(tally, 'GET', url('late-marks'))
    await send(tally, 'PUT', url(`late-marks/${late[0]?.n}`), { apply: false, reason: 'С листа' })
    expect(await ownRound()).toMatchObject({ late: 0 })
    await send(chief, 'PUT', `/api/contests/${contestId}/approval`, { approve: true, pin: '2468' })
    expect(await ownRound()).toMatchObject({ approval: { is_approved: true } })
    await send(chief, 'POST', `/api/contests/${contestId}/publication`, { level: 'places' })
    expect(await ownRound()).toBeUndefined()
    // A correction of what is public waits for the chief judge.
    const { sheets, entries } = await day.marks(round)
    const sheet = sheets.find(({ letter, dance }) => letter === 'A' && dance === 'Вальс')
    const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [3 - at] }))
    for (const one of sheets.filter(({ dance }) => dance === sheet?.dance)) {
      await day.send('PUT', url(`sheets/${one.id}`), { marks, reason: 'Ошибка ввода' })
    }
    expect(await ownRound()).toMatchObject({ approval: { waits: true } })
  })

  it('shows what is locked, without seats, and nothing before', async () => {
    const next = await day.enter(3, { scoring: 'skating', dances: ['Вальс'] })
    const find = async () => (await board()).rounds.filter(({ contest_id }) => contest_id === next)
    expect(await find()).toEqual([])
    await day.setContest(next, 'ready')
    const [drawn] = (await day.rounds(next)) as [Round]
    if (drawn.status === 'drawn') await day.setRound(drawn, 'locked')
    expect(await find()).toMatchObject([{ status: 'locked', seats: [], dances: [] }])
  })
})

describe('the chief judge’s device', () => {
  it('counts a round, opens it again and says who goes on, but draws nothing', async () => {
    await day.type(round, places)
    expect((await status(chief, 'judged')).statusCode).toBe(200)
    expect((await status(chief, 'running')).statusCode).toBe(200)
    expect((await status(chief, 'locked')).statusCode).toBe(403)
    expect((await status(tally, 'judged')).statusCode).toBe(403)
  })

  it('types no paper, and decides where two entries differ', async () => {
    const paper = { dance: 'Вальс', letter: 'A' }
    expect((await call(chief, 'POST', url('sheets'), paper)).statusCode).toBe(403)
    await markOnDevice('A', [1, 2, 3])
    await typeAt(tally, { ...paper, pass: 'second' }, [2, 1, 3])
    const differs = (await ownRound())?.seats.find(({ letter }) => letter === 'A')
    expect(differs?.sheets[0]).toMatchObject({ state: 'differs' })
    const resolved = await typeAt(chief, { ...paper, pass: 'resolved' }, [1, 2, 3])
    expect(resolved).toMatchObject({ station_id: chief.id, pass: 'resolved' })
    // What is finished is corrected by the scrutineers.
    const correction = { marks: [], reason: 'Иначе', version: resolved.version }
    const answer = await call(chief, 'PUT', url(`sheets/${resolved.id}`), correction)
    expect(answer.statusCode).toBe(403)
  })
})

describe('who types is the person named on the station', () => {
  it('two stations enter a sheet twice, one person on two does not', async () => {
    const twin = await createStation(api.database.db, day.eventId, 'tally', { who: 'мамин олег' })
    const paper = { dance: 'Танго', letter: 'C' }
    await typeAt(tally, paper)
    const again = await call(twin, 'POST', url('sheets'), { ...paper, pass: 'second' })
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'sheet_same_person' }])
    await typeAt(other, { ...paper, pass: 'second' })
    const { lines } = await send<{ lines: { who: string }[] }>(tally, 'GET', url('journal'))
    expect(new Set(lines.map(({ who }) => who))).toEqual(new Set(['Мамин Олег', 'Белова Ольга']))
  })

  it('at a station that is renamed the sheets of before are another person’s: two that differ are not theirs to settle', async () => {
    const { db } = api.database
    const tablet = await createStation(db, day.eventId, 'tally', { who: 'Тихая Вера' })
    const paper = { dance: 'Танго', letter: 'B' }
    const { id } = await typeAt(tablet, paper, [1, 2, 3])
    await typeAt(other, { ...paper, pass: 'second' }, [2, 1, 3])
    const renamed = async () => (await send<RoundMarks>(tablet, 'GET', url('marks'))).renamed_sheets
    expect(await renamed()).toEqual([])
    const stations = db.updateTable('stations').where('id', '=', tablet.id)
    await stations.set({ who: 'Новая Алла' }).execute()
    expect(await renamed()).toEqual([id])
    // So she decides as a third, and does not agree as one of the two.
    const resolving = await send<MarkSheet>(tablet, 'POST', url('sheets'), {
      ...paper,
      pass: 'resolved',
    })
    const yes = { version: resolving.version, reason: 'Так на листе' }
    const agreed = await call(tablet, 'POST', url(`sheets/${resolving.id}/agreement`), yes)
    expect([agreed.statusCode, agreed.json()]).toMatchObject([409, { code: 'sheet_of_two' }])
  })

  it('the first entry is hidden from the second station, which is told so', async () => {
    const { id } = await typeAt(tally, { dance: 'Танго', letter: 'C' })
    const seen = async (by: TestStation) =>
      (await send<RoundMarks>(by, 'GET', url('marks'))).sheets.find((sheet) => sheet.id === id)
    expect(await seen(other)).toMatchObject({ is_hidden: true, marks: [] })
    expect(await seen(tally)).toMatchObject({ is_hidden: false })
    expect((await seen(tally))?.marks).toHaveLength(3)
  })
})

it('the chief judge’s device takes a decision back by the office’s rules; the scrutineers’ does not', async () => {
  const decisions = async () => (await send<RoundMarks>(chief, 'GET', url('marks'))).decisions
  const { dances } = await send<RoundMarks>(chief, 'GET', url('marks'))
  const dance = dances[0]?.name ?? ''
  await send(chief, 'POST', url('decisions'), { kind: 'attempt', dance, text: 'Погас свет' })
  const [made] = await decisions()
  const one = url(`decisions/${made?.id}`)
  expect((await call(tally, 'DELETE', one)).statusCode).toBe(403)
  await typeAt(tally, { dance, letter: 'A' })
  // Its marks would have no attempt.
  expect((await call(chief, 'DELETE', one)).statusCode).toBe(409)

  const order = markOrder(await send<RoundMarks>(chief, 'GET', url('marks')))
  await send(chief, 'POST', url('decisions'), { kind: 'order', entries: order, text: 'Равны' })
  const last = (await decisions()).at(-1)
  expect(last?.kind).toBe('order')
  await send(chief, 'DELETE', url(`decisions/${last?.id}`))
  expect((await decisions()).map(({ kind }) => kind)).toEqual(['attempt'])
})

const markOrder = ({ entries }: RoundMarks) =>
  entries.map(({ registration_id }, at) => ({ registration_id, value: at + 1 }))

it('no answer to a station tells where somebody lives, how to reach them or when they were born', async () => {
  await day.type(round, places)
  const judged = await status(chief, 'judged')
  const reads = [
    [chief, `/api/events/${day.eventId}/judges`],
    ...[chief, tally].flatMap((by) => [
      [by, `/api/events/${day.eventId}/board`],
      [by, '/api/station'],
      [by, url('marks')],
      [by, url('journal')],
      [by, url('late-marks')],
      [by, `/api/contests/${contestId}/result`],
      [by, `/api/contests/${contestId}/approval`],
    ]),
  ] as [TestStation, string][]
  const answers = await Promise.all(reads.map(async ([by, address]) => call(by, 'GET', address)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200))
  const published = await call(chief, 'POST', `/api/contests/${contestId}/publication`, {
    level: 'places',
    hold: true,
  })
  for (const { body } of [judged, published, ...answers]) {
    for (const text of PERSONAL) expect(body).not.toContain(text)
  }
})
