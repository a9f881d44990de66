import { foldMarks } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createStation, type TestStation } from '../../../testing/stations.ts'

interface Result {
  seq: number
  state: string
  message: string | null
}
interface Stored {
  acknowledged: number
  results: Result[]
  versions: { round_id: number; version: number; state: string }[]
}
interface Work {
  rounds: {
    id: number
    dances: string[]
    letters: (string | null)[]
    heats: number[][]
    version: number
    open_dance: string | null
    attempt: number
    sheets: { dance: string; finished: boolean; entries: { number: number; values: number[] }[] }[]
  }[]
}
interface Line {
  n: number
  kind: JournalKind
  seq: number | null
  station_id: number | null
  who: string
  text: string | null
  body: Record<string, unknown>
}

let api: Api
let day: Competition
let round: Round
let contestId: string
let numbers: number[]
let station: TestStation

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
  const { db } = api.database
  await db.updateTable('stations').set({ revoked_at: new Date() }).execute()
  contestId = await day.enter(3, { scoring: 'skating', dances: ['Вальс', 'Танго'] })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  const marks = await day.marks(round)
  numbers = marks.entries.map(({ start_number }) => start_number)
  station = await stationOf('A')
})
afterAll(() => api.close())

const stationOf = (letter: string) =>
  createStation(api.database.db, day.eventId, 'judge', { judge_id: day.judges[letter] ?? 0 })

const call = (method: 'GET' | 'POST', url: string, body?: object, by = station, headers = {}) =>
  api.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${by.token}`, ...headers },
    ...(body && { payload: body }),
  })
const work = async (by = station) =>
  (await call('GET', '/api/station', undefined, by))
    .json<Work>()
    .rounds.find(({ id }) => id === round.id)
const version = async () =>
  (
    await api.database.db
      .selectFrom('rounds')
      .where('id', '=', round.id)
      .select('version')
      .executeTakeFirstOrThrow()
  ).version

const seqs = new WeakMap<TestStation, number>()
const operation = async (values: object = {}, by = station) => {
  const seq = (seqs.get(by) ?? 0) + 1
  seqs.set(by, seq)
  return {
    seq,
    round_id: round.id,
    round_version: await version(),
    attempt: 1,
    dance: 'Вальс',
    letter: 'A',
    entries: { [numbers[0] ?? 0]: [1] },
    ...values,
  }
}
const post = (operations: object[], by = station, more: object = {}) =>
  call('POST', '/api/station/operations', { epoch: 1, operations, ...more }, by)
const send = async (values: object = {}, by = station) => {
  const answer = await post([await operation(values, by)], by)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Stored>()
}
/** All three places of a dance, finished. */
const placed = (dance = 'Вальс', order = [1, 2, 3]) => ({
  dance,
  entries: Object.fromEntries(numbers.map((number, at) => [number, [order[at]]])),
  submit: true,
})
const sheets = () =>
  api.database.db
    .selectFrom('mark_sheets')
    .where('round_id', '=', round.id)
    .selectAll()
    .orderBy('id')
    .execute()
const journal = async () =>
  day.send<{ lines: Line[]; is_intact: boolean; is_whole: boolean; head: string }>(
    'GET',
    `/api/contests/${contestId}/rounds/${round.id}/journal`,
  )
const late = () =>
  day.send<{ n: number; reason: string; changes: object[]; decided: string | null }[]>(
    'GET',
    `/api/contests/${contestId}/rounds/${round.id}/late-marks`,
  )
const decide = (n: number, body: object) =>
  day.call('PUT', `/api/contests/${contestId}/rounds/${round.id}/late-marks/${n}`, body)
const judgeOthers = async () => {
  await day.type(round, (_where, all) =>
    Object.fromEntries(all.map((number, at) => [number, [at + 1]])),
  )
}

describe('a judge’s device', () => {
  it('is told of the own seat, by numbers, and nothing else', async () => {
    const own = await work()
    expect(own).toMatchObject({
      dances: ['Вальс', 'Танго'],
      letters: ['A', 'A'],
      open_dance: 'Вальс',
      attempt: 1,
      sheets: [],
    })
    expect(new Set(own?.heats.flat())).toEqual(new Set(numbers))
    const { body } = await call('GET', '/api/station')
    const { entries } = await day.marks(round)
    for (const { dancers } of entries) expect(body).not.toContain(dancers[0]?.split(' ')[0])
  })

  it('does not get what it has already', async () => {
    const { headers } = await call('GET', '/api/station')
    const again = await call('GET', '/api/station', undefined, station, {
      'if-none-match': headers['etag'],
    })
    expect(again.statusCode).toBe(304)
    await send()
    const after = await call('GET', '/api/station', undefined, station, {
      'if-none-match': headers['etag'],
    })
    expect(after.statusCode).toBe(200)
  })

  it('marks, takes back, finishes; each mark is a line of the journal', async () => {
    const first = await send()
    expect(first).toMatchObject({ acknowledged: 1, results: [{ state: 'applied', message: null }] })
    await send({ entries: { [numbers[0] ?? 0]: null } })
    expect((await work())?.sheets).toMatchObject([{ finished: false, entries: [] }])
    await send(placed())
    expect((await work())?.open_dance).toBe('Танго')
    const { lines, is_intact } = await journal()
    expect(is_intact).toBe(true)
    expect(lines.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['mark', 1],
      ['mark', 2],
      ['mark', 3],
      ['sheet.finished', null],
    ])
    expect(lines[0]?.body).toMatchObject({
      source: 'station',
      letter: 'A',
      judge_id: station.judgeId,
    })
    expect(await sheets()).toMatchObject([
      { source: 'station', pass: 'first', judge_id: station.judgeId, station_id: station.id },
    ])
  })

  it('may correct itself after the end while the round runs: the sheet is open again', async () => {
    await send(placed())
    await send({ entries: { [numbers[0] ?? 0]: [2] } })
    expect((await sheets())[0]).toMatchObject({ finished_at: null })
    expect((await journal()).lines.map(({ kind }) => kind)).toContain('sheet.reopened')
  })

  it('is told what is missing when a sheet is not whole; what it gave is kept', async () => {
    const { results } = await send({ submit: true })
    expect(results[0]?.state).toBe('refused')
    expect(results[0]?.message).toContain('Вальс')
    expect((await sheets())[0]).toMatchObject({ finished_at: null })
    expect((await work())?.sheets[0]?.entries).toHaveLength(1)
  })

  it('says how much it has not sent besides what is stored now, and its battery', async () => {
    await post([await operation()], station, { unsent: 7, battery: 81 })
    const found = await day.send<{ unsent: number; battery: number }>(
      'GET',
      `/api/events/${day.eventId}/stations/${station.id}`,
    )
    expect(found).toMatchObject({
      unsent: 6,
      battery: 81,
      last_seen_at: expect.any(String) as string,
    })
  })
})

describe('operations', () => {
  it('come twice and are stored once, with the same answer', async () => {
    const sent = [await operation(), await operation({ submit: true })]
    const first = (await post(sent)).json<Stored>()
    const again = (await post(sent)).json<Stored>()
    expect(again).toEqual(first)
    expect((await journal()).lines).toHaveLength(2)
  })

  it('twice in one call, and at once from two pages, are stored once', async () => {
    const one = await operation()
    const answers = await Promise.all([post([one, one]), post([one])])
    for (const answer of answers) {
      expect(answer.json<Stored>().results.every(({ state }) => state === 'applied')).toBe(true)
    }
    expect((await journal()).lines).toHaveLength(1)
  })

  it('are taken in the order of their numbers, however they stand', async () => {
    const sent = [
      await operation({ entries: { [numbers[0] ?? 0]: [1] } }),
      await operation({ entries: { [numbers[0] ?? 0]: [3] } }),
    ]
    await post(sent.toReversed())
    expect((await work())?.sheets[0]?.entries).toEqual([{ number: numbers[0], values: [3] }])
  })

  it('stop at a gap', async () => {
    const sent = [await operation(), await operation(), await operation()]
    const gap = (await post([sent[0] ?? {}, sent[2] ?? {}])).json<Stored>()
    expect([gap.acknowledged, gap.results.length]).toEqual([1, 1])
    expect((await post(sent)).json<Stored>().acknowledged).toBe(3)
  })

  it('of another epoch are refused: the device was paired anew', async () => {
    const answer = await call('POST', '/api/station/operations', {
      epoch: 2,
      operations: [await operation()],
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'station_epoch' }])
  })

  it('of an earlier pairing are late: another device has worked here since', async () => {
    await send()
    const pairAgain = (epoch: number) =>
      api.database.db
        .updateTable('stations')
        .set({ epoch, acknowledged: 0 })
        .where('id', '=', station.id)
        .execute()
    await pairAgain(3)
    const [known, left] = [
      Object.assign(await operation(), { seq: 1 }),
      await operation({ entries: { [numbers[1] ?? 0]: [2] } }),
    ]
    const sent = [known, Object.assign(left, { seq: 7 })]
    const first = (await post(sent)).json<Stored>()
    expect(first).toMatchObject({
      acknowledged: 7,
      results: [
        { seq: 1, state: 'applied' },
        { seq: 7, state: 'late', message: problemText('late_other_device') },
      ],
    })
    expect((await post(sent)).json<Stored>()).toEqual(first)
    expect(await late()).toMatchObject([{ reason: 'late_other_device', changes: [{ to: [2] }] }])
    // The present pairing counts its own.
    const { acknowledged } = (
      await post([Object.assign(known, { seq: 1 })], station, { epoch: 3 })
    ).json<Stored>()
    expect(acknowledged).toBe(1)
    expect(await journal()).toMatchObject({ is_intact: true, is_whole: true })
  })

  it('more than 200 in one call are refused', async () => {
    const one = await operation()
    const many = Array.from({ length: 201 }, (_, at) => Object.assign({}, one, { seq: at + 1 }))
    expect((await post(many)).statusCode).toBe(400)
  })

  it('of a device that is cut off are 401', async () => {
    await day.send('DELETE', `/api/events/${day.eventId}/stations/${station.id}`).catch(() => {})
    expect((await post([await operation()])).statusCode).toBe(401)
  })
})

describe('what becomes of an operation', () => {
  it('of a judge who was replaced: folded before the boundary, late from there on', async () => {
    const replaced = { letter: 'A', dance: 'Танго', judge_id: day.judges['J'], reason: 'Уехал' }
    await day.send('POST', `/api/contests/${contestId}/rounds/${round.id}/substitutions`, replaced)
    const before = await send(placed('Вальс'))
    expect(before.results).toMatchObject([{ state: 'applied' }])
    const after = await send(placed('Танго'))
    expect(after.results).toMatchObject([{ state: 'late', message: problemText('late_replaced') }])
    const other = await stationOf('J')
    expect((await send(placed('Танго'), other)).results).toMatchObject([{ state: 'applied' }])
    expect((await work(other))?.letters).toEqual([null, 'A'])
    expect((await sheets()).map(({ dance, judge_id }) => [dance, judge_id])).toEqual([
      ['Вальс', day.judges['A']],
      ['Танго', day.judges['J']],
    ])
  })

  it('of a judge who is replaced in the middle of a dance: void there, and the substitute begins anew', async () => {
    const url = `/api/contests/${contestId}/rounds/${round.id}/substitutions`
    const replaced = { letter: 'A', dance: 'Вальс', judge_id: day.judges['J'], reason: 'Уехал' }
    await send()
    await day.send('POST', url, replaced)
    const other = await stationOf('J')
    expect(await work(other)).toMatchObject({
      letters: ['A', 'A'],
      sheets: [{ dance: 'Вальс', finished: false, entries: [] }],
    })
    expect((await send()).results).toMatchObject([{ state: 'late' }])
    expect((await send(placed(), other)).results).toMatchObject([{ state: 'applied' }])
    expect(await sheets()).toMatchObject([
      { pass: 'first', judge_id: day.judges['J'], finished_at: expect.any(Date) as Date },
    ])
    expect(await journal()).toMatchObject({ is_intact: true, is_whole: true })
  })

  it('handed in, it keeps the seat until the dance is repeated', async () => {
    const url = `/api/contests/${contestId}/rounds/${round.id}`
    const replaced = { letter: 'A', dance: 'Вальс', judge_id: day.judges['J'], reason: 'Уехал' }
    await send(placed())
    const refused = await day.call('POST', `${url}/substitutions`, replaced)
    expect(refused.json()).toMatchObject({ code: 'seat_judged' })
    const repeated = { kind: 'attempt', dance: 'Вальс', text: 'Музыка остановилась' }
    await day.send('POST', `${url}/decisions`, repeated)
    await day.send('POST', `${url}/substitutions`, replaced)
    expect(await sheets()).toMatchObject([{ attempt: 1, judge_id: day.judges['A'] }])
  })

  it('of an attempt that was declared void meanwhile: folded into that attempt, uncounted', async () => {
    await day.send('POST', `/api/contests/${contestId}/rounds/${round.id}/decisions`, {
      kind: 'attempt',
      dance: 'Вальс',
      text: 'Музыка остановилась',
    })
    expect((await send(placed())).results).toMatchObject([{ state: 'applied' }])
    expect(await sheets()).toMatchObject([{ attempt: 1 }])
    expect(await work()).toMatchObject({ open_dance: 'Вальс', attempt: 2 })
    expect((await send({ ...placed(), attempt: 2 })).results).toMatchObject([{ state: 'applied' }])
    expect((await send({ attempt: 3 })).results).toMatchObject([{ state: 'refused' }])
  })

  it('while the round is locked again: folded, as it was given while it ran', async () => {
    const sent = await operation()
    await day.setRound({ ...round, status: 'running' }, 'locked')
    expect((await post([sent])).json<Stored>().results).toMatchObject([{ state: 'applied' }])
  })

  it('after entries changed: folded for the numbers still in it, the others named and kept', async () => {
    // The last place goes with whoever leaves: of two, nobody is third.
    const sent = await operation({ ...placed('Вальс', [3, 1, 2]), submit: false })
    const [gone = 0] = numbers
    const { entries } = await day.marks(round)
    const id = entries.find(({ start_number }) => start_number === gone)?.registration_id ?? 0
    await api.database.db
      .deleteFrom('heat_entries')
      .where('round_id', '=', round.id)
      .where('registration_id', '=', id)
      .execute()
    const { results } = (await post([sent])).json<Stored>()
    expect(results[0]?.message).toBe(`${problemText('late_left')}: № ${gone}`)
    expect((await work())?.sheets[0]?.entries).toHaveLength(2)
    const { body } = await api.database.db
      .selectFrom('journal')
      .where('round_id', '=', round.id)
      .where('kind', '=', 'late')
      .select('body')
      .executeTakeFirstOrThrow()
    expect(body).toMatchObject({ reason: 'late_left', numbers: { [gone]: [3] } })
    // Who may still enter the sheet a second time is told that it came, not what.
    const { lines } = await journal()
    expect(lines.find(({ kind }) => kind === 'late')?.body).toMatchObject({
      reason: 'late_left',
      numbers: {},
    })
  })

  it('after a placed couple has left: the sheet is whole without its place', async () => {
    await send({ ...placed(), submit: false })
    const { entries } = await day.marks(round)
    const [gone = 0, second = 0, third = 0] = numbers
    const id = entries.find(({ start_number }) => start_number === gone)?.registration_id ?? 0
    await day.send('PUT', `/api/contests/${contestId}/rounds/${round.id}/entries/${id}`, {
      status: 'withdrawn',
      reason: 'Травма',
    })
    const kept = await send({ entries: { [second]: [1], [third]: [2] }, submit: true })
    expect(kept.results).toMatchObject([{ state: 'refused' }])
    const back = { [gone]: null, [second]: [1], [third]: [2] }
    expect((await send({ entries: back, submit: true })).results).toMatchObject([
      { state: 'applied', message: null },
    ])
  })

  it('a number is read by the version that the operation names', async () => {
    const sent = await operation()
    const [old = 0] = numbers
    const { entries } = await day.marks(round)
    const id = entries.find(({ start_number }) => start_number === old)?.registration_id ?? 0
    const { db } = api.database
    await db
      .updateTable('reg_datas')
      .set({ start_number: 777 })
      .where('id', 'in', db.selectFrom('registrations').where('id', '=', id).select('reg_data_id'))
      .execute()
    await db
      .updateTable('rounds')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', round.id)
      .execute()
    expect((await post([sent])).json<Stored>().results).toMatchObject([{ state: 'applied' }])
    expect((await work())?.sheets[0]?.entries).toEqual([{ number: 777, values: [1] }])
  })

  it('of a judged round: late, with what it says; put in by a decision it is a correction', async () => {
    await send(placed('Вальс'))
    await send(placed('Танго'))
    await judgeOthers()
    await day.setRound(round, 'judged')
    const { results } = await send(placed('Вальс', [2, 1, 3]))
    expect(results).toMatchObject([{ state: 'late', message: problemText('late_judged') }])
    const [waiting] = await late()
    expect(waiting).toMatchObject({ reason: 'late_judged', decided: null })
    expect(waiting?.changes).toHaveLength(2)
    const n = waiting?.n ?? 0
    expect((await decide(n, { apply: true })).statusCode).toBe(422)
    const reason = 'Планшет был без сети'
    expect((await decide(n, { apply: true, reason })).statusCode).toBe(200)
    expect((await work())?.sheets[0]?.entries[0]?.values).toEqual([2])
    expect((await decide(n, { apply: false, reason })).statusCode).toBe(409)
    const { lines, is_intact } = await journal()
    expect(is_intact).toBe(true)
    expect(lines.at(-1)).toMatchObject({ kind: 'late.applied', text: reason })
    const corrections = await api.database.db.selectFrom('mark_corrections').selectAll().execute()
    expect(corrections.at(-1)).toMatchObject({ reason })
  })

  it('dismissed, nothing changes', async () => {
    await send(placed('Вальс'))
    await send(placed('Танго'))
    await judgeOthers()
    await day.setRound(round, 'judged')
    await send(placed('Вальс', [2, 1, 3]))
    const before = await sheets()
    const n = (await late())[0]?.n ?? 0
    await decide(n, { apply: false, reason: 'Судья нажал случайно' })
    expect(await sheets()).toEqual(before)
    expect(await late()).toMatchObject([{ decided: 'dismissed' }])
  })

  it.each([
    ['of another seat', { letter: 'B' }, 'operation_seat'],
    ['of another dance', { dance: 'Румба' }, 'operation_dance'],
    ['of an attempt to come', { attempt: 2 }, 'operation_attempt'],
    ['of a version that never was', { round_version: 999 }, 'operation_version'],
    ['of a round that is not there', { round_id: 1_000_000 }, 'operation_round'],
  ] as const)('%s: refused, acknowledged, and kept in the journal', async (_case, given, code) => {
    const { acknowledged, results } = await send(given)
    expect([acknowledged, results[0]]).toMatchObject([
      1,
      { state: 'refused', message: problemText(code) },
    ])
    expect(await sheets()).toEqual([])
    const kept = await api.database.db
      .selectFrom('journal')
      .where('station_id', '=', station.id)
      .select(['kind', 'body'])
      .execute()
    expect(kept).toMatchObject([{ kind: 'late', body: { state: 'refused', reason: code } }])
  })

  it('of a foreign number or an impossible mark: refused by name', async () => {
    const foreign = await send({ entries: { 9999: [1] } })
    expect(foreign.results[0]?.message).toBe(`${problemText('operation_number')}: № 9999`)
    const impossible = await send({ entries: { [numbers[0] ?? 0]: [9] } })
    expect(impossible.results[0]?.message).toContain(`№ ${numbers[0]}`)
    expect(await sheets()).toEqual([])
  })
})

describe('paper and device', () => {
  const url = () => `/api/contests/${contestId}/rounds/${round.id}/sheets`

  it('a sheet that is typed first is compared with the device', async () => {
    await day.send('POST', url(), { dance: 'Вальс', letter: 'A' })
    await send(placed())
    expect((await sheets()).map(({ pass, source }) => [pass, source])).toEqual([
      ['first', 'paper'],
      ['second', 'station'],
    ])
  })

  it('a person goes on where the device stopped, and the device is compared from then on', async () => {
    await send()
    const taken = await day.call('POST', url(), { dance: 'Вальс', letter: 'A' })
    expect(taken.json()).toMatchObject({ code: 'sheet_claimed' })
    await day.send('POST', url(), { dance: 'Вальс', letter: 'A', take_over: true })
    await send(placed())
    expect((await sheets()).map(({ pass, source }) => [pass, source])).toEqual([
      ['first', 'paper'],
      ['second', 'station'],
    ])
  })

  it('a stray tap holds up no sheet that is typed from paper; handed in, the device is compared', async () => {
    await judgeOthers()
    const { problems } = await day.marks(round)
    expect((await send()).results).toMatchObject([{ state: 'applied' }])
    expect((await day.marks(round)).problems).toEqual(problems)
    await send(placed('Вальс', [3, 2, 1]))
    expect((await day.marks(round)).problems).toContainEqual(
      expect.stringMatching(/^Вальс, судья A: бумага и\sпланшет расходятся\. Позовите/),
    )
  })

  it('a stray tap is no second entry where the event asks for one; what is handed in is', async () => {
    const { db } = api.database
    const ask = (second_entry: 'none' | 'all') =>
      db.updateTable('events').set({ second_entry }).where('id', '=', day.eventId).execute()
    await ask('all')
    await judgeOthers()
    await send()
    const lacks = 'Вальс, судья A: нужен второй ввод'
    expect((await day.marks(round)).problems).toContain(lacks)
    await send(placed())
    expect((await day.marks(round)).problems).not.toContain(lacks)
    await ask('none')
  })

  it('what stands in the sheets is the fold of the journal', async () => {
    await send(placed())
    await day.send('POST', url(), { dance: 'Танго', letter: 'A' })
    await judgeOthers()
    expect((await journal()).is_whole).toBe(true)
    // A caller is not shown the marks of a first entry: the lines as they are stored.
    const lines = await api.database.db
      .selectFrom('journal')
      .where('round_id', '=', round.id)
      .orderBy('n')
      .select(['kind', 'body'])
      .execute()
    const folded = foldMarks(lines.map(({ kind, body }) => ({ kind: kind as JournalKind, body })))
    const stored = (await sheets()).filter(
      ({ marks, finished_at }) => Object.keys(marks).length > 0 || finished_at !== null,
    )
    const byName = (one: { dance: string; letter: string; pass: string }) =>
      `${one.dance} ${one.letter} ${one.pass}`
    expect(new Map(folded.map((one) => [byName(one), [one.marks, one.isFinished]]))).toEqual(
      new Map(stored.map((one) => [byName(one), [one.marks, one.finished_at !== null]])),
    )
  })
})

it('a trainee marks beside the panel and is never counted', async () => {
  const { db } = api.database
  const judgeId = day.judges['K'] ?? 0
  await db
    .updateTable('event_judges')
    .set({ role: 'trainee', letter: 'TA' })
    .where('event_id', '=', day.eventId)
    .where('judge_id', '=', judgeId)
    .execute()
  const trainee = await createStation(db, day.eventId, 'judge', { judge_id: judgeId })
  expect((await work(trainee))?.letters).toEqual(['TA', 'TA'])
  const { results } = await send({ ...placed(), letter: 'TA' }, trainee)
  expect(results).toMatchObject([{ state: 'applied' }])
  expect((await work(trainee))?.sheets).toMatchObject([{ dance: 'Вальс', finished: true }])
  expect(await sheets()).toEqual([])
  expect((await day.marks(round)).problems.join()).not.toContain('TA')
  const ofRound = `/api/contests/${contestId}/rounds/${round.id}`
  const marksOf = async (by: TestStation) => {
    const answer = await call('GET', `${ofRound}/marks`, undefined, by)
    return answer.json<{ trainee_sheets: object[] }>().trainee_sheets
  }
  const seen = [{ dance: 'Вальс', attempt: 1, letter: 'TA', finished_at: expect.any(String) }]
  const chief = await createStation(db, day.eventId, 'chief')
  expect(await marksOf(chief)).toMatchObject(seen)
  expect((await day.marks(round)).trainee_sheets).toMatchObject(seen)
  const tally = await createStation(db, day.eventId, 'tally')
  expect(await marksOf(tally)).toEqual([])
  const given = async (by: TestStation) => {
    const answer = await call('GET', `${ofRound}/journal`, undefined, by)
    const { lines } = answer.json<{ lines: Line[] }>()
    return lines.flatMap(({ kind, body }) =>
      kind === 'mark' ? [Object.keys(body['entries'] as object).length] : [],
    )
  }
  expect([await given(chief), await given(tally)]).toEqual([[3], [0]])
  expect((await send({ letter: 'A' }, trainee)).results).toMatchObject([{ state: 'refused' }])
  const url = `/api/contests/${contestId}/rounds/${round.id}/substitutions`
  const seated = { letter: 'A', dance: 'Танго', judge_id: judgeId, reason: 'Уехал' }
  expect((await day.call('POST', url, seated)).json()).toMatchObject({
    errors: { judge_id: [problemText('judge_trainee')] },
  })
})

it('the journal takes no change', async () => {
  await send()
  const { db } = api.database
  await expect(db.updateTable('journal').set({ kind: 'x' }).execute()).rejects.toThrow(
    /append-only/,
  )
  await expect(db.deleteFrom('journal').execute()).rejects.toThrow(/append-only/)
})
