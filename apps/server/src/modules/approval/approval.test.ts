import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { createStation, type TestStation } from '../../testing/stations.ts'
import { appendJournal } from '../../change/journal.ts'
import { NOW } from '../../testing/fixtures.ts'
import { keepFirstPin } from '../stations/chiefPin.ts'
import { noteStation } from '../stations/noteStation.ts'

interface Approval {
  is_needed: boolean
  is_approved: boolean
  by: string | null
  waits: boolean
  is_without_pin: boolean
  second_entry: { sheets: number; entered_twice: number; differed: number }
}

let api: Api
let day: Competition
let chief: TestStation
let contestId: string
let groupNum: number
let round: Round

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
  await db
    .transaction()
    .execute((trx) =>
      keepFirstPin(
        trx,
        { eventId: day.eventId, judgeId: chief.judgeId ?? 0 },
        '2468',
        new Date('2026-11-20T06:00:00Z'),
      ),
    )
})
beforeEach(async () => {
  contestId = await day.enter(2, { scoring: 'skating', dances: ['Вальс'] })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  await day.type(round, (_where, all) =>
    Object.fromEntries(all.map((number, at) => [number, [at + 1]])),
  )
  await day.setRound(round, 'judged')
  ;({ group_num: groupNum } = await day.send<{ group_num: number }>(
    'GET',
    `/api/contests/${contestId}`,
  ))
})
afterAll(() => api.close())

const url = () => `/api/contests/${contestId}/approval`
const approval = () => day.send<Approval>('GET', url())
const approve = (body: object = { approve: true, pin: '2468' }) =>
  api.app.inject({
    method: 'PUT',
    url: url(),
    headers: { host: 'localhost', authorization: `Bearer ${chief.token}` },
    payload: body,
  })
const publish = () =>
  day.call('POST', `/api/contests/${contestId}/publication`, { level: 'places' })
const firstPlace = async () => {
  const answer = await api.call({ url: `/api/events/${day.eventId}/groups/${groupNum}/results` })
  const { places } = answer.json<{ places: { place: number; start_number: number }[] }>()
  return places.find(({ place }) => place === 1)?.start_number
}
const correct = async (by: 'admin' | 'supervisor' = 'admin') => {
  const { sheets, entries } = await day.marks(round)
  const [one, other] = entries.map(({ registration_id }) => registration_id)
  for (const { id } of sheets) {
    const marks = [
      { registration_id: one, values: [2] },
      { registration_id: other, values: [1] },
    ]
    const path = `/api/contests/${contestId}/rounds/${round.id}/sheets/${id}`
    const answer = await day.call('PUT', path, { marks, reason: 'Судья перепутал' }, by)
    expect(answer.statusCode).toBe(200)
  }
}

it('places are public only once the chief judge has approved them', async () => {
  expect(await approval()).toMatchObject({ is_needed: true, is_approved: false, by: null })
  const early = await publish()
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'approval_missing' }])
  expect((await approve()).statusCode).toBe(200)
  expect(await approval()).toMatchObject({ is_approved: true, is_without_pin: false })
  expect((await publish()).statusCode).toBe(200)
})

it('needs the PIN, and a right one', async () => {
  expect((await approve({ approve: true })).statusCode).toBe(422)
  expect((await approve({ approve: true, pin: '1357' })).statusCode).toBe(422)
  expect(await approval()).toMatchObject({ is_approved: false })
})

it('a correction of a published result waits for it, and the public sees the old one meanwhile', async () => {
  await approve()
  await publish()
  const before = await firstPlace()
  expect(before).toBeGreaterThan(0)
  await correct()
  expect(await firstPlace()).toBe(before)
  expect(await approval()).toMatchObject({ is_approved: false, waits: true })
  await approve()
  expect(await approval()).toMatchObject({ is_approved: true, waits: false })
  expect(await firstPlace()).not.toBe(before)
})

it('what changed since is not approved any more, though nothing is public yet', async () => {
  await approve()
  await correct()
  expect(await approval()).toMatchObject({ is_approved: false })
  expect((await publish()).statusCode).toBe(409)
})

it('is taken back while nothing is public', async () => {
  await approve()
  await approve({ approve: false, pin: '2468' })
  expect((await publish()).statusCode).toBe(409)
  await approve()
  await publish()
  expect((await approve({ approve: false, pin: '2468' })).statusCode).toBe(409)
})

it('a supervisor approves after the event, but no correction of the own', async () => {
  const byUser = (by: 'admin' | 'supervisor') => day.call('PUT', url(), { approve: true }, by)
  expect((await byUser('admin')).statusCode).toBe(403)
  expect((await byUser('supervisor')).json()).toMatchObject({ code: 'approval_by_chief' })
  await correct('supervisor')
  api.pass(48 * 3_600_000)
  expect((await byUser('supervisor')).json()).toMatchObject({ code: 'approval_own_result' })
  api.pass(-48 * 3_600_000)
})

it('nor one that the same person made at a station', async () => {
  const { db } = api.database
  const { id } = day.people.supervisor
  await db
    .updateTable('users')
    .set({ last_name: 'Власова', first_name: 'Ирина' })
    .where('id', '=', id)
    .execute()
  const tally = await createStation(db, day.eventId, 'tally', { who: 'власова ирина' })
  const { sheets, entries } = await day.marks(round)
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [2 - at] }))
  const corrected = await api.app.inject({
    method: 'PUT',
    url: `/api/contests/${contestId}/rounds/${round.id}/sheets/${sheets[0]?.id}`,
    headers: { host: 'localhost', authorization: `Bearer ${tally.token}` },
    payload: { version: sheets[0]?.version, marks, reason: 'Судья перепутал' },
  })
  expect(corrected.statusCode).toBe(200)
  api.pass(48 * 3_600_000)
  const refused = await day.call('PUT', url(), { approve: true }, 'supervisor')
  expect(refused.json()).toMatchObject({ code: 'approval_own_result' })
  api.pass(-48 * 3_600_000)
})

it.each([
  ['was named', 'Власова Ирина', 'Другая Анна', 'approval_own_result'],
  ['is named only now', 'Другая Анна', 'Власова Ирина', undefined],
])('nor a decision taken at a station where they %s then', async (_, then, after, code) => {
  const { db } = api.database
  const name = { last_name: 'Власова', first_name: 'Ирина' }
  await db.updateTable('users').set(name).where('id', '=', day.people.supervisor.id).execute()
  const { id } = await createStation(db, day.eventId, 'tally', { who: then })
  const doing = { actor: { user_id: null, station_id: id }, now: NOW }
  const named = (who: string, act: 'made' | 'renamed') =>
    db
      .transaction()
      .execute((trx) =>
        noteStation(
          trx,
          doing,
          { id, event_id: day.eventId, kind: 'tally', judge_id: null, who },
          act,
        ),
      )
  await named(then, 'made')
  await db
    .transaction()
    .execute((trx) =>
      appendJournal(trx, { eventId: day.eventId, roundId: null }, doing, [
        { kind: 'decision', body: { contest_id: contestId } },
      ]),
    )
  await named(after, 'renamed')
  await db.updateTable('stations').set({ who: after }).where('id', '=', id).execute()
  api.pass(48 * 3_600_000)
  const answer = await day.call('PUT', url(), { approve: true }, 'supervisor')
  api.pass(-48 * 3_600_000)
  expect(answer.json<{ code?: string }>().code).toBe(code)
})

it('is not asked where the event does not, or has no chief judge', async () => {
  const { db } = api.database
  const ask = (chief_approval: boolean) =>
    db.updateTable('events').set({ chief_approval }).where('id', '=', day.eventId).execute()
  await ask(false)
  expect(await approval()).toMatchObject({ is_needed: false })
  expect((await publish()).statusCode).toBe(200)
  await ask(true)
})

it('an event asks for a second entry of its finals: until then the round is not judged', async () => {
  const { db } = api.database
  const ask = (second_entry: 'none' | 'finals') =>
    db.updateTable('events').set({ second_entry }).where('id', '=', day.eventId).execute()
  await ask('finals')
  await day.setRound({ ...round, status: 'judged' }, 'running')
  expect((await day.marks(round)).problems).toContain('Вальс, судья A: нужен второй ввод')
  expect((await day.setRound(round, 'judged')).statusCode).toBe(422)
  const sheets = `/api/contests/${contestId}/rounds/${round.id}/sheets`
  const again = { dance: 'Вальс', letter: 'A', pass: 'second' }
  // Whoever typed it may not, and does not see it as somebody who may.
  expect((await day.call('POST', sheets, again)).statusCode).toBe(409)
  const seen = await day.send<{ sheets: { marks: object[] }[] }>(
    'GET',
    `/api/contests/${contestId}/rounds/${round.id}/marks`,
    undefined,
    'supervisor',
  )
  expect(seen.sheets.every(({ marks }) => marks.length === 0)).toBe(true)
  const toldTo = async (by: 'admin' | 'supervisor') => {
    const { lines } = await day.send<{ lines: { kind: string; body: { entries?: object } }[] }>(
      'GET',
      `/api/contests/${contestId}/rounds/${round.id}/journal`,
      undefined,
      by,
    )
    const told = lines.filter(({ kind }) => kind === 'mark').map(({ body }) => body.entries ?? {})
    return told.filter((entries) => Object.keys(entries).length > 0).length
  }
  expect(await toldTo('supervisor')).toBe(0)
  expect(await toldTo('admin')).toBeGreaterThan(0)
  const second = await day.send<{ id: number }>('POST', sheets, again, 'supervisor')
  const { entries } = await day.marks(round)
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
  await day.send('PUT', `${sheets}/${second.id}`, { marks }, 'supervisor')
  await day.send('POST', `${sheets}/${second.id}/finish`, {}, 'supervisor')
  expect((await day.marks(round)).problems).not.toContain('Вальс, судья A: нужен второй ввод')
  expect((await approval()).second_entry).toMatchObject({
    sheets: 3,
    entered_twice: 1,
    differed: 0,
  })
  await ask('none')
})

it('who typed a sheet that another took over may not enter it a second time', async () => {
  const { db } = api.database
  await db.deleteFrom('mark_sheets').where('round_id', '=', round.id).execute()
  await day.setRound({ ...round, status: 'judged' }, 'running')
  const sheets = `/api/contests/${contestId}/rounds/${round.id}/sheets`
  const name = { dance: 'Вальс', letter: 'A' }
  await day.send('POST', sheets, name)
  const taken = await day.send<{ id: number }>(
    'POST',
    sheets,
    { ...name, take_over: true },
    'supervisor',
  )
  const { entries } = await day.marks(round)
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
  await day.send('PUT', `${sheets}/${taken.id}`, { marks }, 'supervisor')
  await day.send('POST', `${sheets}/${taken.id}/finish`, {}, 'supervisor')
  const second = await day.call('POST', sheets, { ...name, pass: 'second' })
  expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'sheet_same_person' }])
})
