import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sha256 } from '../../security/sha256.ts'
import { startApi, type Api } from '../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { NOW } from '../../testing/fixtures.ts'
import { noteDraws } from '../rounds/core/noteDraws.ts'
import { listDrawnHeats } from './drawRecords.ts'
import { listFileDraws } from './fileDraws.ts'

type EventDraws = components['schemas']['EventDraws']

let api: Api
beforeAll(async () => {
  api = await startApi(anyEngine())
})
afterAll(() => api.close())

async function newDay(values: { draw_mode?: 'public' } = {}): Promise<Competition> {
  const day = await createCompetition(api)
  await api.database.db
    .updateTable('events')
    .set({ published: true, timetable_published_at: NOW, ...values })
    .where('id', '=', day.eventId)
    .execute()
  return day
}

const firstRound = async (day: Competition, contestId: string) =>
  (await day.rounds(contestId))[0] as Round

/** Dances and publishes what is drawn: the file of the contest. */
async function fileOf(day: Competition, id: string): Promise<ResultFile> {
  const round = await firstRound(day, id)
  await day.begin(round)
  await day.type(round, byNumber(0))
  await day.setRound(round, 'judged')
  for (const level of ['places', 'marks']) {
    await day.send('POST', `/api/contests/${id}/publication`, { level })
  }
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
  return day.send('GET', `/api/events/${day.eventId}/groups/${group_num}/result-file`)
}

function check(file: ResultFile) {
  const [checked] = checkResultFile(JSON.stringify(file), sha256)
  return { problems: checked?.problems, draws: checked?.draws }
}

const publicMoves = async (day: Competition) => {
  const url = `/api/events/${day.eventId}/draws`
  const { contests } = await day.send<EventDraws>('GET', url, undefined, 'anonymous')
  return contests[0]?.rounds[0]?.draws[0]?.moved
}

it('the file repeats its heats though registrations changed since; what was moved by hand is public', async () => {
  const day = await newDay()
  const { db } = api.database
  const id = await day.enter(6, { dances: ['Румба'], heat_size: 3 })
  await day.setContest(id, 'ready')
  const { heats, ...round } = await firstRound(day, id)
  const [[moved], rest] = [
    heats[0] ?? [],
    heats.map((heat) => heat.map((one) => one.registration_id)),
  ]
  const [first = [], second = []] = rest
  const url = `/api/contests/${id}/rounds/${round.id}/heats`
  await day.send('PUT', url, { heats: [first.slice(1), [...second, ...first.slice(0, 1)]] })
  await db
    .updateTable('reg_datas')
    .set((eb) => ({ city: 'Омск', start_number: eb('reg_n', '+', 500) }))
    .where('event_id', '=', day.eventId)
    .execute()

  const file = await fileOf(day, id)
  const number = (moved?.start_number ?? 0) + 500
  const [{ draw }] = file.rounds as [ResultFile['rounds'][0]]
  expect(draw).toMatchObject({ algorithm: 'parket-draw/1', number: 1, heat_size: 3, public: null })
  expect(draw?.groups.map(({ length }) => length)).toEqual([3, 3])
  expect(draw?.entries.every((entry) => entry > 500)).toBe(true)
  expect(draw?.moved).toEqual([{ number, partner: null, from: 1, to: 2 }])
  expect(check(file)).toMatchObject({
    problems: [],
    draws: {
      repeated: 1,
      moved: [`Финал: №\u00A0${number}: из\u00A0захода\u00A01 в\u00A0заход\u00A02`],
      untold: [],
    },
  })
  expect(await publicMoves(day)).toEqual(draw?.moved)
})

it('of a public draw the file has secret and digits, from which the seed follows', async () => {
  const day = await newDay({ draw_mode: 'public' })
  const { db } = api.database
  const id = await day.enter(3, { dances: ['Румба'] })
  const session = { event_id: day.eventId, number: 1, title: 'Утро', floor: '', start_at: NOW }
  const { id: session_id } = await db
    .insertInto('sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { kind: 'round' as const, round_index: 0, minutes: 10, ind: 0 }
  await db
    .insertInto('session_items')
    .values({ ...item, session_id, event_id: day.eventId, contest_id: id })
    .execute()
  const said = `/api/events/${day.eventId}/sessions/${session_id}/draw`
  await day.send('PUT', said, {})
  await day.send('PUT', said, { digits: '4821' })
  await day.setContest(id, 'ready')

  const file = await fileOf(day, id)
  const [{ draw }] = file.rounds as [ResultFile['rounds'][0]]
  expect(draw?.public).toMatchObject({
    session: '1. Утро',
    round: `${id}/0/main/all`,
    digits: '4821',
  })
  expect(check(file)).toMatchObject({ problems: [], draws: { repeated: 1 } })
})

it('of a round whose seed no draw gave the file tells nothing, and the check names it', async () => {
  const day = await newDay()
  const id = await day.enter(3, { dances: ['Румба'] })
  await day.setContest(id, 'ready')
  await api.database.db
    .updateTable('rounds')
    .set({ seed: 'of nobody' })
    .where('contest_id', '=', id)
    .execute()
  const file = await fileOf(day, id)
  expect(file.rounds[0]).not.toHaveProperty('draw')
  const problems = ['Финал: тур жеребили, а\u00A0как, в\u00A0файле не\u00A0сказано']
  expect(check(file)).toMatchObject({ problems, draws: { repeated: 0, untold: [] } })
})

it('a number that was withdrawn and entered again in another heat has moved, once', async () => {
  const day = await newDay()
  const { db } = api.database
  const id = await day.enter(6, { dances: ['Румба'], heat_size: 3 })
  await day.setContest(id, 'ready')
  const { heats, ...round } = await firstRound(day, id)
  const [[first]] = heats as [Round['heats'][0]]
  if (!first) throw new Error('no entry')
  const { registration_id, start_number } = first
  await db
    .updateTable('registrations')
    .set({ status: 'withdrawn', withdrawn_at: NOW })
    .where('id', '=', registration_id)
    .execute()
  const again = await db
    .insertInto('registrations')
    .columns(['reg_data_id', 'event_id', 'contest_id', 'price_day', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('registrations')
        .where('id', '=', registration_id)
        .select(['reg_data_id', 'event_id', 'contest_id', 'price_day'])
        .select(eb.val('active').as('status')),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('heat_entries')
    .set({ registration_id: again.id, heat: 2, ind: 3 })
    .where('round_id', '=', round.id)
    .where('registration_id', '=', registration_id)
    .execute()

  const moved = [{ number: start_number, partner: null, from: 1, to: 2 }]
  const file = await fileOf(day, id)
  expect(check(file)).toMatchObject({ problems: [], draws: { repeated: 1 } })
  expect(file.rounds[0]?.draw?.moved).toEqual(moved)
  expect(await publicMoves(day)).toEqual(moved)
})

it('pairs of the round before are told apart, also of those who left it and of those who are gone', async () => {
  const day = await newDay()
  const id = await day.enter(3, { dances: ['Румба'] })
  await day.setContest(id, 'ready')
  const other = await somebodyElse(day)
  const round = await firstRound(day, id)
  const drawn = { ...round, contest_id: id, round_index: 0, seed: 'another' }
  const pairOf = (leader: number, follower: number) => ({
    leader,
    follower,
    scored: true,
    heat: 1,
  })
  const input = {
    algorithm: 'parket-draw/1',
    heat_size: 2,
    entries: [],
    groups: [],
    apart: [],
    leaders: [],
    again: [pairOf(other.registration_id, 900_001), pairOf(900_002, 900_003)],
  }
  const [draw] = await api.database.db.transaction().execute(async (trx) => {
    const { seed } = drawn
    await trx.updateTable('rounds').set({ seed }).where('id', '=', round.id).execute()
    const doing = { actor: { user_id: null, station_id: null }, now: NOW }
    await noteDraws(
      trx,
      doing,
      day.eventId,
      [round.id],
      new Map([[round.id, { input, pairs: [] }]]),
    )
    return listFileDraws(trx, { id: day.eventId, draw_mode: 'server' }, [drawn])
  })
  expect(draw?.again).toEqual([pairOf(other.start_number, -1), pairOf(-2, -3)])
})

/** Somebody who is not in the round of the test. */
async function somebodyElse(day: Competition): Promise<Round['heats'][0][0]> {
  const id = await day.enter(3, { dances: ['Румба'] })
  await day.setContest(id, 'ready')
  const { heats } = await firstRound(day, id)
  return heats[0]?.[0] as Round['heats'][0][0]
}

it('only draws in effect are read', async () => {
  const day = await newDay()
  const id = await day.enter(3, { dances: ['Румба'] })
  await day.setContest(id, 'ready')
  const before = await firstRound(day, id)
  await day.setRound(before, 'planned')
  await day.setRound(before, 'drawn')
  const { seed } = await firstRound(day, id)
  expect(seed).not.toBe(before.seed)
  const kept = await listDrawnHeats(api.database.db, day.eventId, [{ seed }])
  expect([...kept.keys()]).toEqual([seed])
  expect(kept.get(seed ?? '')).not.toHaveProperty('input')
})
