import { createHash } from 'node:crypto'

import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { NOW } from '../../testing/fixtures.ts'

type EventDraws = components['schemas']['EventDraws']
type SessionDraw = components['schemas']['SessionDraw']

let api: Api
beforeAll(async () => {
  api = await startApi(anyEngine())
})
afterAll(() => api.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** An event whose timetable is public, with a contest of three in it. */
async function newDay(values: { draw_mode?: 'server' | 'public' } = {}) {
  const day = await createCompetition(api)
  const { db } = api.database
  await db
    .updateTable('events')
    .set({ published: true, timetable_published_at: NOW, ...values })
    .where('id', '=', day.eventId)
    .execute()
  const enter = () => day.enter(3, { scoring: 'skating' })
  const [contestId, otherId] = [await enter(), await enter()]
  const sessionId = await newSession(day, 1, [contestId, otherId])
  const read = (by: 'anonymous' | 'admin' = 'anonymous') =>
    day.send<EventDraws>('GET', `/api/events/${day.eventId}/draws`, undefined, by)
  const sessionDraw = (body: object, by?: 'manager') =>
    day.call('PUT', `/api/events/${day.eventId}/sessions/${sessionId}/draw`, body, by)
  return { ...day, contestId, otherId, sessionId, read, sessionDraw }
}

async function newSession(day: Competition, number: number, contestIds: string[]) {
  const { db } = api.database
  const { id } = await db
    .insertInto('sessions')
    .values({ event_id: day.eventId, number, title: 'Утро', floor: '', start_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (contestIds.length === 0) return id
  await db
    .insertInto('session_items')
    .values(
      contestIds.map((contest_id, ind) => ({
        session_id: id,
        event_id: day.eventId,
        ind,
        kind: 'round' as const,
        contest_id,
        round_index: 0,
        minutes: 10,
      })),
    )
    .execute()
  return id
}

const firstRound = async (day: Competition, contestId: string) =>
  (await day.rounds(contestId))[0] as Round

it('every draw stays in the list with its number, seed and reason', async () => {
  const day = await newDay()
  await day.setContest(day.contestId, 'ready')
  const round = await firstRound(day, day.contestId)
  const status = `/api/contests/${day.contestId}/rounds/${round.id}/status`
  const reason = ' Ошибка в списке '
  await day.send('PUT', status, { status: 'planned', reason })
  await day.send('PUT', status, { status: 'drawn' })
  const again = await firstRound(day, day.contestId)
  await day.send('PUT', status, { status: 'locked' })
  const { contests, draw_mode } = await day.read()
  expect(draw_mode).toBe('server')
  expect(contests.map(({ contest_id }) => contest_id)).toEqual([day.contestId])
  const [drawn] = contests[0]?.rounds ?? []
  expect(drawn).toMatchObject({ name: `${day.contestId}/0/main/all`, label: 'Финал' })
  expect(drawn?.draws).toMatchObject([
    { number: 1, seed: round.seed, withdrawn: { by: 'organiser', reason: 'Ошибка в списке' } },
    { number: 2, seed: again.seed, withdrawn: null, session_id: null },
  ])
})

it('nothing gives up a draw, or opens locked heats, without a reason', async () => {
  const day = await newDay()
  await day.setContest(day.contestId, 'ready')
  const { id } = await firstRound(day, day.contestId)
  const step = (body: object) =>
    day.call('PUT', `/api/contests/${day.contestId}/rounds/${id}/status`, body)
  const leave = (body: object) =>
    day.call('PUT', `/api/events/${day.eventId}/contest-statuses`, {
      contestIds: [day.contestId],
      status: 'closed',
      ...body,
    })
  for (const body of [{}, { reason: '  ' }]) {
    const answer = await step({ status: 'planned', ...body })
    expect(answer.json()).toMatchObject({ errors: { reason: ['Укажите причину'] } })
    expect((await leave(body)).statusCode).toBe(422)
  }
  expect((await step({ status: 'locked' })).statusCode).toBe(200)
  expect((await step({ status: 'drawn' })).statusCode).toBe(422)
  const edit = { status: 'closed' }
  expect((await day.call('PUT', `/api/contests/${day.contestId}`, edit)).statusCode).toBe(422)
  expect((await step({ status: 'drawn', reason: 'Снялась пара' })).statusCode).toBe(200)
  expect((await step({ status: 'locked' })).statusCode).toBe(200)
  expect((await leave({ reason: 'Ещё одна пара' })).statusCode).toBe(200)

  // Under another round of the same place in the contest the list goes on.
  await day.setContest(day.contestId, 'ready')
  await day.setRound(await firstRound(day, day.contestId), 'locked')
  const { contests } = await day.read()
  expect(contests[0]?.rounds[0]?.draws).toMatchObject([
    {
      number: 1,
      unlocked: [{ by: 'chief', reason: 'Снялась пара' }],
      withdrawn: { by: 'chief', reason: 'Ещё одна пара' },
    },
    { number: 2, unlocked: [], withdrawn: null },
  ])
})

it('a draw that is undone stays in the list, and the draw that comes back is the same', async () => {
  const day = await newDay()
  const made = await day.setContest(day.contestId, 'ready')
  const undo = (answer: typeof made) =>
    day.send<object>(
      'POST',
      `/api/admin/events/${day.eventId}/change-sets/${String(answer.headers['x-change-set-id'])}/undo`,
      {},
    )
  const draws = async () => (await day.read('admin')).contests[0]?.rounds[0]?.draws
  const { seed } = await firstRound(day, day.contestId)
  const taken = await day.setContest(day.contestId, 'closed')
  await undo(taken)
  expect(await draws()).toMatchObject([{ number: 1, seed, withdrawn: null }])
  const lock = async () => day.setRound(await firstRound(day, day.contestId), 'locked')
  await undo(await lock())
  expect(await draws()).toMatchObject([{ unlocked: [{ by: 'undo', reason: null }] }])

  // Heats that come back locked are in effect as well.
  await lock()
  await undo(await day.setContest(day.contestId, 'closed'))
  expect((await firstRound(day, day.contestId)).status).toBe('locked')
  expect(await draws()).toMatchObject([{ number: 1, seed, withdrawn: null }])
})

it('a draw that everybody saw stays in the list when its round is gone, whatever becomes of the contest', async () => {
  const day = await newDay()
  const before = JSON.stringify(await day.read())
  await day.setContest(day.contestId, 'ready')
  await day.setContest(day.contestId, 'closed')
  // Nobody saw these heats; the staff sees every draw.
  expect(JSON.stringify(await day.read())).toBe(before)
  expect((await day.read('admin')).contests[0]?.rounds[0]?.draws).toHaveLength(1)

  await day.setContest(day.contestId, 'ready')
  await day.setRound(await firstRound(day, day.contestId), 'locked')
  await day.setContest(day.contestId, 'closed')
  const gone = [{ number: 1 }, { number: 2, withdrawn: { by: 'chief' } }]
  const shown = async () => (await day.read()).contests[0]?.rounds
  expect(await shown()).toMatchObject([
    { name: `${day.contestId}/0/main/all`, label: 'Финал', role: null, draws: gone },
  ])
  await day.setContest(day.contestId, 'cancelled')
  expect(await shown()).toMatchObject([{ draws: gone }])
  await day.setContest(day.otherId, 'ready')
  await day.setRound(await firstRound(day, day.otherId), 'locked')
  await day.setContest(day.otherId, 'cancelled')
  expect((await day.read()).contests[1]?.rounds).toMatchObject([{ draws: [{ withdrawn: null }] }])
  const { db } = api.database
  await db
    .updateTable('events')
    .set({ timetable_published_at: null })
    .where('id', '=', day.eventId)
    .execute()
  expect(await shown()).toBeUndefined()
})

it('digits are said once the entries of the session are closed', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const { db } = api.database
  await day.sessionDraw({})
  for (const status of ['draft', 'open'] as const) {
    await db.updateTable('contests').set({ status }).where('id', '=', day.otherId).execute()
    const early = await day.sessionDraw({ digits: '4821' })
    expect([early.statusCode, early.json().code]).toEqual([409, 'draw_entries_open'])
    expect(early.body).toContain('приём')
  }
  await db
    .updateTable('contests')
    .set({ status: 'cancelled' })
    .where('id', '=', day.otherId)
    .execute()
  expect((await day.sessionDraw({ digits: '4821' })).statusCode).toBe(200)
})

it('a session whose digits are said stays with its hash and secret', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const remove = (sessionId: number) =>
    day.call('DELETE', `/api/events/${day.eventId}/sessions/${sessionId}`)
  await day.sessionDraw({})
  await day.sessionDraw({ digits: '4821' })
  const answer = await remove(day.sessionId)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'session_drawn'])
  expect((await day.read()).sessions).toMatchObject([{ digits: '4821' }])
  expect((await remove(await newSession(day, 2, []))).statusCode).toBe(204)
})

it('nobody is told of a draw before its heats are public', async () => {
  const day = await newDay()
  const before = JSON.stringify(await day.read())
  await day.setContest(day.contestId, 'ready')
  const round = await firstRound(day, day.contestId)
  expect(JSON.stringify(await day.read())).toBe(before)
  expect(JSON.stringify(await day.read('admin'))).toContain(round.seed)
  await day.setRound(round, 'locked')
  expect(JSON.stringify(await day.read())).toContain(round.seed)
  // Opened again the heats are nobody's business, neither is what was drawn.
  await day.setRound(round, 'drawn')
  expect(JSON.stringify(await day.read())).toBe(before)
  const { db } = api.database
  await day.setRound(round, 'locked')
  await db
    .updateTable('events')
    .set({ timetable_published_at: null })
    .where('id', '=', day.eventId)
    .execute()
  expect(JSON.stringify(await day.read())).toBe(before)
})

it('the hash is shown, then digits are said once, then everything follows from them', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const ready = () => day.setContest(day.contestId, 'ready')
  const tooEarly = await ready()
  expect([tooEarly.statusCode, tooEarly.body]).toEqual([
    422,
    expect.stringContaining('зал ещё не назвал цифры'),
  ])
  const unseen = await day.sessionDraw({ digits: '4821' })
  expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'draw_hash_missing'])

  const { hash, secret } = (await day.sessionDraw({})).json<SessionDraw>()
  expect([hash?.length, secret]).toEqual([64, null])
  expect((await day.sessionDraw({})).json<SessionDraw>().hash).toBe(hash)
  expect((await day.read()).sessions).toMatchObject([{ hash, digits: null, secret: null }])
  expect((await day.sessionDraw({ digits: '12' })).statusCode).toBe(422)
  expect((await ready()).statusCode).toBe(422)
  expect((await day.sessionDraw({ digits: '4821' }, 'manager')).statusCode).toBe(403)

  const said = (await day.sessionDraw({ digits: '48 21' })).json<SessionDraw>()
  expect(said.digits).toBe('4821')
  expect(sha256(said.secret ?? '')).toBe(hash)
  const twice = await day.sessionDraw({ digits: '4822' })
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'draw_digits_said'])

  const both = [day.contestId, day.otherId]
  await day.send('PUT', `/api/events/${day.eventId}/contest-statuses`, {
    contestIds: both,
    status: 'ready',
    generateHeats: true,
  })
  const seedOf = (id: string, number: number) =>
    sha256(`${said.secret}|4821|${id}/0/main/all|${number}`)
  for (const id of both) expect((await firstRound(day, id)).seed).toBe(seedOf(id, 1))
  const round = await firstRound(day, day.contestId)
  await day.setRound(round, 'planned')
  await day.setRound(round, 'drawn')
  await day.setRound(round, 'locked')
  const { contests } = await day.read()
  const { sessionId: session_id } = day
  expect(contests[0]?.rounds[0]?.draws).toMatchObject([
    { seed: seedOf(day.contestId, 1), session_id },
    { seed: seedOf(day.contestId, 2), session_id, withdrawn: null },
  ])
})

it('once digits are said nothing changes how the event draws', async () => {
  const day = await newDay()
  const event = `/api/events/${day.eventId}`
  const edit = await day.call('PUT', `/api/admin/events/${day.eventId}`, { draw_mode: 'public' })
  expect(edit.statusCode).toBe(200)
  await day.sessionDraw({})
  await day.send('PUT', `${event}/sessions/${day.sessionId}/draw`, { digits: '777' })
  const back = { draw_mode: 'server' }
  const answer = await day.call('PUT', `/api/admin/events/${day.eventId}`, back)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'draw_mode_begun'])
  const undo = `/api/admin/events/${day.eventId}/change-sets/${String(edit.headers['x-change-set-id'])}/undo`
  expect((await day.call('POST', undo, {})).statusCode).toBe(409)
  const rewrite = api.database.db
    .updateTable('draw_secrets')
    .set({ digits: '778' })
    .where('event_id', '=', day.eventId)
  await expect(rewrite.execute()).rejects.toThrow('a draw is said once')
})

it('closing the entries shows the hash of each session of the contest', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const { db } = api.database
  await db.updateTable('contests').set({ status: 'open' }).where('id', '=', day.contestId).execute()
  expect((await day.read()).sessions).toEqual([])
  await day.setContest(day.contestId, 'closed')
  expect((await day.read()).sessions).toMatchObject([{ number: 1, digits: null }])
  const lines = await db
    .selectFrom('journal')
    .where('event_id', '=', day.eventId)
    .where('kind', '=', 'draw')
    .select('body')
    .execute()
  const [session] = (await day.read()).sessions
  expect(lines.map(({ body }) => body)).toEqual([
    { session_id: day.sessionId, secret_hash: session?.hash },
  ])
})

it('a round that no session has cannot be drawn in public', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const alone = await day.enter(3, { scoring: 'skating' })
  expect((await day.setContest(alone, 'ready')).body).toContain('Тура нет в расписании')
})
