import { toCsv } from '@parket/domain/table/csv'
import { afterAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { registration } from '../../testing/cup.ts'
import { NOW } from '../../testing/fixtures.ts'

let api: Api
let day: Competition
let contestId: string
let otherId: string
/** The hall says digits in the first; the second has the other contest. */
let sessions: [number, number]

beforeEach(async () => {
  api ??= await startApi(anyEngine())
  day = await createCompetition(api)
  const { db } = api.database
  await db
    .updateTable('events')
    .set({ published: true, timetable_published_at: NOW, draw_mode: 'public' })
    .where('id', '=', day.eventId)
    .execute()
  contestId = await day.enter(3, { scoring: 'skating', status: 'open' })
  otherId = await day.enter(3, { scoring: 'skating' })
  sessions = [await newSession(1, contestId), await newSession(2, otherId)]
})
afterAll(() => api.close())

async function newSession(number: number, contest_id: string): Promise<number> {
  const { db } = api.database
  const event_id = day.eventId
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ event_id, number, title: '', floor: '', start_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { session_id, event_id, ind: 0, kind: 'round' as const, round_index: 0 }
  await db
    .insertInto('session_items')
    .values({ ...place, contest_id, minutes: 10 })
    .execute()
  return session_id
}

const url = (path: string) => `/api/events/${day.eventId}/${path}`
const sayDigits = async () => {
  await day.send('PUT', url(`sessions/${sessions[0]}/draw`), {})
  await day.send('PUT', url(`sessions/${sessions[0]}/draw`), { digits: '4821' })
}
const place = (contest_id: string) => ({
  kind: 'round',
  contest_id,
  round_index: 0,
  minutes: 10,
  title: '',
})
/** Puts the other contest into the session, beside its own. */
const moveIn = () =>
  day.call('PUT', url(`sessions/${sessions[0]}`), { items: [place(contestId), place(otherId)] })
const refusal = (answer: Awaited<ReturnType<typeof moveIn>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
]

it('entries are not opened again once digits are said, by a step, an edit or an undo', async () => {
  const closed = await day.setContest(contestId, 'closed')
  expect((await day.setContest(contestId, 'open')).statusCode).toBe(200)
  const again = await day.setContest(contestId, 'closed')
  expect([closed.statusCode, again.statusCode]).toEqual([200, 200])
  await sayDigits()

  const opened = await day.setContest(contestId, 'open')
  expect(refusal(opened)).toEqual([409, 'draw_contest_said'])
  expect(opened.json<{ message: string }>().message).toContain('заявок не открыть')
  const edited = await day.call('PUT', `/api/contests/${contestId}`, { status: 'open' })
  expect(refusal(edited)).toEqual([409, 'draw_contest_said'])
  const set = String(again.headers['x-change-set-id'])
  const undone = `/api/admin/events/${day.eventId}/change-sets/${set}/undo`
  expect((await day.call('POST', undone, {})).statusCode).toBe(409)
  // One that is danced elsewhere may.
  expect((await day.setContest(otherId, 'open')).statusCode).toBe(200)
})

it('no round that is not drawn comes into a session whose digits are said', async () => {
  await day.setContest(contestId, 'closed')
  await sayDigits()
  expect(refusal(await moveIn())).toEqual([409, 'draw_session_said'])
  const same = await day.call('PUT', url(`sessions/${sessions[0]}`), {
    title: 'Утро',
    items: [place(contestId)],
  })
  expect(same.statusCode).toBe(200)
})

it('a round that is not drawn leaves such a session for one whose digits are not said, and for nowhere else', async () => {
  await day.setContest(contestId, 'closed')
  await sayDigits()
  const removed = await day.call('PUT', url(`sessions/${sessions[0]}`), { items: [] })
  expect(refusal(removed)).toEqual([409, 'draw_round_said'])

  const versions = await api.database.db
    .selectFrom('sessions')
    .where('id', 'in', sessions)
    .select(['id', 'version'])
    .execute()
  const items = new Map([
    [sessions[0], []],
    [sessions[1], [place(contestId), place(otherId)]],
  ])
  const moved = await day.call('PUT', url('sessions'), {
    sessions: versions.map((session) => Object.assign(session, { items: items.get(session.id) })),
  })
  expect(moved.statusCode).toBe(200)
})

it('nor does it leave another session, where its contest has a round in such a session', async () => {
  await day.setContest(contestId, 'closed')
  const semi = { ...place(contestId), round_index: 1 }
  await day.send('PUT', url(`sessions/${sessions[1]}`), { items: [semi, place(otherId)] })
  await sayDigits()
  const removed = await day.call('PUT', url(`sessions/${sessions[1]}`), { items: [place(otherId)] })
  expect(refusal(removed)).toEqual([409, 'draw_round_said'])
  const deleted = await day.call('DELETE', url(`sessions/${sessions[1]}`))
  expect(refusal(deleted)).toEqual([409, 'draw_round_said'])
})

it('nobody new comes into a contest between its digits and its draw', async () => {
  const { db } = api.database
  await day.setContest(contestId, 'closed')
  await db.updateTable('contests').set({ capacity: 2 }).where('id', '=', contestId).execute()
  const entries = () =>
    db
      .selectFrom('registrations')
      .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
      .where('contest_id', '=', contestId)
      .select(['registrations.id', 'registrations.status', 'reg_data_id', 'version'])
      .orderBy('registrations.id')
      .execute()
  const [first, , last] = await entries()
  if (!first || !last) throw new Error('no entries')
  await db
    .updateTable('registrations')
    .set({ status: 'waiting' })
    .where('id', '=', last.id)
    .execute()
  await sayDigits()

  const late = { ...registration([contestId]), late_reason: 'Застряли в пробке' }
  expect(refusal(await day.call('POST', url('register'), late))).toEqual([409, 'draw_contest_said'])
  const promotion = url(`reg-datas/${last.reg_data_id}/entries/${last.id}/promotion`)
  const promoted = await day.call('POST', promotion, { version: last.version })
  expect(refusal(promoted)).toEqual([409, 'draw_contest_said'])
  const withdrawn = await day.call('PUT', url(`reg-datas/${first.reg_data_id}`), {
    regData: { version: first.version },
    registrations: [],
  })
  expect(withdrawn.statusCode).toBe(200)
  expect((await entries()).map(({ status }) => status)).toEqual(['withdrawn', 'active', 'waiting'])

  await day.setContest(contestId, 'ready')
  expect((await day.call('POST', url('register'), late)).statusCode).toBe(201)
})

/** Entries of a contest with the registrations that they are of. */
const entriesOf = (id: string) =>
  api.database.db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('contest_id', '=', id)
    .select(['registrations.id', 'registrations.status', 'reg_data_id', 'version'])
    .orderBy('registrations.id')
    .execute()

it('nor by an act on many: who waits stays waiting, who is moved stays where they are, and why is told', async () => {
  const { db } = api.database
  await day.setContest(contestId, 'closed')
  const [, , last] = await entriesOf(contestId)
  await db
    .updateTable('registrations')
    .set({ status: 'waiting' })
    .where('id', '=', last?.id ?? 0)
    .execute()
  await sayDigits()
  const numberOf = async (id: string) =>
    (await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)).group_num
  const group_num = await numberOf(contestId)
  const acts = [
    { kind: 'promote', group_num },
    { kind: 'move', group_num: await numberOf(otherId), to_group_num: group_num },
  ]
  for (const act of acts) {
    const done = await day.send<{ changed: number; skipped: { reason: string }[] }>(
      'POST',
      url('registrations/bulk'),
      { act, apply: true },
    )
    expect(done.changed).toBe(0)
    expect(done.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('Цифры для жеребьёвки уже названы'),
    ])
  }
  expect((await entriesOf(contestId)).map(({ status }) => status)).toEqual([
    'active',
    'active',
    'waiting',
  ])
})

it('nor by a table: the row is refused', async () => {
  await day.setContest(contestId, 'closed')
  await sayDigits()
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${contestId}`)
  const file = toCsv({
    head: ['Танцор', 'Д.р.', 'Номинация', 'Почта', 'Телефон', 'Город'],
    rows: [
      ['Новая Мария', '04.03.1999', group_num, 'maria@parket.test', '8 916 123-45-67', 'Москва'],
    ],
  })
  const body = { file: Buffer.from(file).toString('base64'), apply: true }
  const refused = await day.call('POST', url('registrations/import'), body)
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ errors: Record<string, string[]> }>().errors['2.Номинация']).toContainEqual(
    expect.stringContaining('Цифры для жеребьёвки уже названы'),
  )
  expect(await entriesOf(contestId)).toHaveLength(3)
})

it('nor by making two registrations one', async () => {
  const { db } = api.database
  await day.setContest(contestId, 'closed')
  const [[kept], [duplicate]] = [await entriesOf(otherId), await entriesOf(contestId)]
  await db
    .updateTable('dancers')
    .set({ last_name: 'Одна', first_name: 'Анна', birth_date: '1999-03-04' })
    .where('reg_data_id', 'in', [kept?.reg_data_id ?? 0, duplicate?.reg_data_id ?? 0])
    .execute()
  await sayDigits()
  const merge = (apply: boolean) =>
    day.call('POST', url(`reg-datas/${kept?.reg_data_id}/merge`), {
      duplicate_id: duplicate?.reg_data_id,
      apply,
    })
  for (const apply of [false, true]) {
    const refused = await merge(apply)
    expect(refusal(refused)).toEqual([409, 'merge_digits_said'])
    expect(refused.json<{ message: string }>().message).toContain('после жеребьёвки')
  }
  await day.setContest(contestId, 'ready')
  expect((await merge(true)).statusCode).toBe(200)
})

it('nor in another role', async () => {
  const { db } = api.database
  await day.setContest(contestId, 'closed')
  await db
    .updateTable('contests')
    .set({ scoring: 'relative-placement' })
    .where('id', '=', contestId)
    .execute()
  await db
    .updateTable('registrations')
    .set({ role: 'leader' })
    .where('contest_id', '=', contestId)
    .execute()
  const [first] = await entriesOf(contestId)
  await sayDigits()
  const { version } = await db
    .selectFrom('reg_datas')
    .where('id', '=', first?.reg_data_id ?? 0)
    .select('version')
    .executeTakeFirstOrThrow()
  const moved = await day.call('PUT', url(`reg-datas/${first?.reg_data_id}`), {
    regData: { version },
    registrations: [{ contest_id: contestId, role: 'follower' }],
    late_reason: 'Заявился не той ролью',
  })
  expect(refusal(moved)).toEqual([409, 'draw_contest_said'])
})

it('nor by the undo of a withdrawal', async () => {
  await day.setContest(contestId, 'closed')
  const [first] = await entriesOf(contestId)
  await sayDigits()
  const withdrawn = await day.call('POST', url('registrations/bulk'), {
    act: { kind: 'withdraw' },
    regDataIds: [first?.reg_data_id],
    apply: true,
  })
  expect(withdrawn.statusCode).toBe(200)
  const set = String(withdrawn.headers['x-change-set-id'])
  const undo = `/api/admin/events/${day.eventId}/change-sets/${set}/undo`
  expect(refusal(await day.call('POST', undo, {}))).toEqual([409, 'undo_digits_said'])
  expect((await entriesOf(contestId))[0]?.status).toBe('withdrawn')
})

it('what is drawn already may come, and before the digits all may', async () => {
  await day.setContest(contestId, 'closed')
  await day.send('PUT', url(`sessions/${sessions[1]}/draw`), {})
  await day.send('PUT', url(`sessions/${sessions[1]}/draw`), { digits: '111' })
  await day.setContest(otherId, 'ready')
  await sayDigits()
  expect((await moveIn()).statusCode).toBe(200)
})

it('where the server draws nothing is fixed by digits', async () => {
  await day.setContest(contestId, 'closed')
  await sayDigits()
  await api.database.db
    .updateTable('events')
    .set({ draw_mode: 'server' })
    .where('id', '=', day.eventId)
    .execute()
  expect((await moveIn()).statusCode).toBe(200)
  expect((await day.setContest(contestId, 'open')).statusCode).toBe(200)
})
