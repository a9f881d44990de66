import type { components } from '@parket/api-client/schema'
import { SHEETS_FOR_ONE_CHECK } from '@parket/domain/marks/paperSample'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
  type RoundMarks,
} from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createStation, type TestStation } from '../../../testing/stations.ts'

type Board = components['schemas']['Board']
type Check = RoundMarks['paper_checks'][number]

const DANCES = ['Вальс', 'Танго']
const LETTERS = ['A', 'B', 'C']

let api: Api
let day: Competition
let round: Round
let devices: Map<string, TestStation>
let tally: TestStation
let other: TestStation

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
  const contestId = await day.enter(3, { scoring: 'skating', dances: DANCES })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await ask('finals')
  await day.begin(round)
  devices = new Map()
  seqs.clear()
  for (const letter of LETTERS) {
    const judge_id = day.judges[letter] ?? 0
    devices.set(letter, await createStation(db, day.eventId, 'judge', { judge_id }))
  }
  tally = await createStation(db, day.eventId, 'tally', { who: 'Мамин Олег' })
  other = await createStation(db, day.eventId, 'tally', { who: 'Белова Ольга' })
})
afterAll(() => api.close())

const ask = (second_entry: 'none' | 'finals' | 'all') =>
  api.database.db
    .updateTable('events')
    .set({ second_entry })
    .where('id', '=', day.eventId)
    .execute()

const call = (by: TestStation, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  api.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${by.token}` },
    ...(body && { payload: body }),
  })
const send = async <T>(...given: Parameters<typeof call>): Promise<T> => {
  const answer = await call(...given)
  if (answer.statusCode >= 300) throw new Error(`${given[1]} ${given[2]}: ${answer.body}`)
  return answer.json<T>()
}
const url = (path: string) => `/api/contests/${round.contest_id}/rounds/${round.id}/${path}`

const seqs = new Map<string, number>()
/** A judge gives all three places of a dance on the device, and hands them in. */
const handIn = async (letter: string, dance: string, order = [1, 2, 3]) => {
  const seq = (seqs.get(letter) ?? 0) + 1
  seqs.set(letter, seq)
  const { entries } = await day.marks(round)
  const { version } = await api.database.db
    .selectFrom('rounds')
    .where('id', '=', round.id)
    .select('version')
    .executeTakeFirstOrThrow()
  await send(devices.get(letter) as TestStation, 'POST', '/api/station/operations', {
    epoch: 1,
    operations: [
      {
        seq,
        round_id: round.id,
        round_version: version,
        attempt: 1,
        dance,
        letter,
        entries: Object.fromEntries(
          entries.map(({ start_number }, at) => [start_number, [order[at]]]),
        ),
        submit: true,
      },
    ],
  })
}
const handInAll = async () => {
  for (const dance of DANCES) for (const letter of LETTERS) await handIn(letter, dance)
}
const checks = async (by = tally) => (await send<RoundMarks>(by, 'GET', url('marks'))).paper_checks

/** Somebody types the paper, not seeing what the device sent. */
const typePaper = async (by: TestStation, { dance, letter }: Check, order = [1, 2, 3]) => {
  const read = await send<RoundMarks>(by, 'GET', url('marks'))
  const isIts = (one: MarkSheet) => one.dance === dance && one.letter === letter
  expect(read.sheets.find(isIts)).toMatchObject({ source: 'station', is_hidden: true, marks: [] })
  const claim = { dance, letter, pass: 'second' }
  const sheet = await send<MarkSheet>(by, 'POST', url('sheets'), claim)
  const marks = read.entries.map(({ registration_id }, at) => ({
    registration_id,
    values: [order[at]],
  }))
  const saved = await send<MarkSheet>(by, 'PUT', url(`sheets/${sheet.id}`), {
    version: sheet.version,
    marks,
  })
  await send(by, 'POST', url(`sheets/${sheet.id}/finish`), { version: saved.version })
}

it('a final on devices is not counted before a sample of its sheets is compared with paper', async () => {
  await handInAll()
  const asked = await checks()
  expect(asked.length).toBeGreaterThan(0)
  const texts = asked.map(
    ({ dance, letter }) => `${dance}, судья ${letter}: сверьте с\u00A0бумагой`,
  )
  expect((await day.marks(round)).problems).toEqual(texts)
  expect((await day.setRound(round, 'judged')).statusCode).toBe(422)
  const board = await send<Board>(tally, 'GET', `/api/events/${day.eventId}/board`)
  const seats = board.rounds.find(({ id }) => id === round.id)?.seats ?? []
  const waiting = DANCES.flatMap((dance, at) =>
    seats.flatMap(({ letter, sheets }) =>
      sheets[at]?.state === 'paper' ? [{ dance, attempt: 1, letter }] : [],
    ),
  )
  expect(waiting).toHaveLength(asked.length)
  expect(waiting).toEqual(expect.arrayContaining(asked))

  for (const check of asked) await typePaper(tally, check)
  expect(await checks()).toEqual([])
  expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
  const { second_entry } = await day.send<{ second_entry: object }>(
    'GET',
    `/api/contests/${round.contest_id}/approval`,
  )
  expect(second_entry).toEqual({
    sheets: 6,
    entered_twice: 0,
    differed: 0,
    compared: asked.length,
    compared_differed: 0,
  })
})

const differs = ({ dance, letter }: Check) =>
  `${dance}, судья ${letter}: бумага и\u00A0планшет расходятся. Позовите главного судью или\u00A0другого, кто не\u00A0вводил этот лист`

it('a sole typist’s own slip is ended on the chief judge’s device', async () => {
  await handInAll()
  const [check, ...rest] = (await checks()) as [Check, ...Check[]]
  for (const one of rest) await typePaper(tally, one)
  await typePaper(tally, check, [2, 1, 3])
  const { dance, letter } = check
  expect((await day.marks(round)).problems).toEqual([differs(check)])
  // Who typed the paper and has seen what the device sent cannot make the two equal.
  const { sheets, entries } = await send<RoundMarks>(tally, 'GET', url('marks'))
  const own = sheets.find(
    (one) => one.dance === dance && one.letter === letter && one.pass === 'second',
  )
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
  const corrected = await call(tally, 'PUT', url(`sheets/${own?.id}`), {
    version: own?.version,
    marks,
    reason: 'Описка',
  })
  expect([corrected.statusCode, corrected.json()]).toMatchObject([
    409,
    { code: 'sheet_needs_both' },
  ])
  const chief = await createStation(api.database.db, day.eventId, 'chief')
  const claim = { dance, letter, pass: 'resolved' }
  const third = await send<MarkSheet>(chief, 'POST', url('sheets'), claim)
  const { version } = await send<MarkSheet>(chief, 'PUT', url(`sheets/${third.id}`), {
    version: third.version,
    marks,
  })
  await send(chief, 'POST', url(`sheets/${third.id}/finish`), { version })
  expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
})

it('paper that says otherwise waits for a third person', async () => {
  await handInAll()
  const [check, ...rest] = (await checks()) as [Check, ...Check[]]
  for (const one of rest) await typePaper(tally, one)
  await typePaper(tally, check, [2, 1, 3])
  const { dance, letter } = check
  expect((await day.marks(round)).problems).toEqual([differs(check)])
  expect((await day.setRound(round, 'judged')).statusCode).toBe(422)
  const claim = { dance, letter, pass: 'resolved' }
  const own = await call(tally, 'POST', url('sheets'), claim)
  expect([own.statusCode, own.json()]).toMatchObject([409, { code: 'sheet_same_person' }])
  const third = await send<MarkSheet>(other, 'POST', url('sheets'), claim)
  const { entries } = await send<RoundMarks>(other, 'GET', url('marks'))
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
  const { version } = await send<MarkSheet>(other, 'PUT', url(`sheets/${third.id}`), {
    version: third.version,
    marks,
  })
  await send(other, 'POST', url(`sheets/${third.id}/finish`), { version })
  expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
  const { second_entry } = await day.send<{ second_entry: object }>(
    'GET',
    `/api/contests/${round.contest_id}/approval`,
  )
  expect(second_entry).toMatchObject({ compared: 1 + rest.length, compared_differed: 1 })
})

it('the sample follows the lines that say a sheet was handed in, and is the same for everybody', async () => {
  await handIn('A', 'Вальс')
  const lines = async () =>
    api.database.db
      .selectFrom('journal')
      .where('round_id', '=', round.id)
      .where('kind', '=', 'sheet.finished')
      .orderBy('n')
      .select(['hash', 'body'])
      .execute()
  await handInAll()
  const low = (await lines()).flatMap(({ hash, body }) =>
    Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32 < 1 / SHEETS_FOR_ONE_CHECK
      ? [`${(body as Check).dance} ${(body as Check).letter}`]
      : [],
  )
  const named = (await checks()).map(({ dance, letter }) => `${dance} ${letter}`)
  expect(new Set(named).size).toBe(Math.max(1, new Set(low).size))
  for (const one of low) expect(named).toContain(one)
  expect(await checks(other)).toEqual(await checks())
  const before = await checks()
  // Handed in once more, what was chosen stays chosen.
  for (const { letter, dance } of before) await handIn(letter, dance, [2, 1, 3])
  const after = (await checks()).map(({ dance, letter }) => `${dance} ${letter}`)
  for (const one of low) expect(after).toContain(one)
})

it('nothing is asked where the event wants no second entry, and of paper beside a device neither', async () => {
  await ask('none')
  await handInAll()
  expect(await checks()).toEqual([])
  expect((await day.marks(round)).problems).toEqual([])
  await ask('all')
  for (const check of await checks()) await typePaper(other, check)
  expect((await day.marks(round)).problems).toEqual([])
})

it('the devices of judges and of others are not told the sample', async () => {
  await handInAll()
  for (const device of devices.values()) {
    expect((await call(device, 'GET', url('marks'))).statusCode).toBe(403)
    const { body } = await call(device, 'GET', '/api/station')
    expect(body).not.toContain('paper')
  }
})
