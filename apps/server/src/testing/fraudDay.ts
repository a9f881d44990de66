import type { ResultFile } from '@parket/domain/scoring/resultFile'

import { keepFirstPin } from '../modules/stations/chiefPin.ts'
import type { Api, Call } from './api.ts'
import { createCompetition, type Competition, type Round } from './competition.ts'
import type { CallerName } from './roles.ts'
import { createStation, type TestStation } from './stations.ts'

/** Who tries: with an account, or at a device of the hall. */
export type Cheat =
  | CallerName
  | 'chiefStation'
  | 'tallyStation'
  | 'judgeStation'
  | 'marshalStation'
  | 'announcerStation'
  | 'djStation'
  | 'screenStation'

/** A contest of four soloists before judges A, B and C, as far as it is danced. */
export interface Danced {
  id: string
  num: number
  round: Round
  /** Start numbers in the order of their places, and the registrations of these. */
  numbers: number[]
  entries: number[]
  /** Sheets of A, B and C. */
  sheets: number[]
  /** Of the first sheet. */
  version: number
}

const states = ['drawn', 'locked', 'running', 'judged', 'published'] as const
export type State = (typeof states)[number]

export interface FraudDay {
  day: Competition
  /** Contests by how far they are. */
  at: Record<State, Danced>
  stations: Record<Extract<Cheat, `${string}Station`>, TestStation>
  ask: (by: Cheat, call: Pick<Call, 'method' | 'url' | 'body'>) => ReturnType<Api['call']>
  file: (danced: Danced) => Promise<ResultFile>
  /** Dances another contest as far. */
  dance: (state: State) => Promise<Danced>
  /** Approves and publishes a judged contest, with an answer to each check. */
  publish: (id: string) => Promise<void>
}

/** The chief judge's. */
export const PIN = '2468'

/** A day on which results need the chief judge's approval, with a contest in each state. */
export async function createFraudDay(api: Api): Promise<FraudDay> {
  const day = await createCompetition(api)
  const { db } = api.database
  await db
    .updateTable('events')
    .set({
      chief_approval: true,
      published: true,
      date_begin: '2026-11-20T06:00:00Z',
      date_end: '2026-11-20T20:00:00Z',
    })
    .where('id', '=', day.eventId)
    .execute()
  const chiefStation = await createStation(db, day.eventId, 'chief')
  const chief = { eventId: day.eventId, judgeId: chiefStation.judgeId ?? 0 }
  await db.transaction().execute((trx) => keepFirstPin(trx, chief, PIN, new Date()))
  const stations = {
    chiefStation,
    tallyStation: await createStation(db, day.eventId, 'tally'),
    judgeStation: await createStation(db, day.eventId, 'judge', { judge_id: day.judges['A'] ?? 0 }),
    marshalStation: await createStation(db, day.eventId, 'marshal'),
    announcerStation: await createStation(db, day.eventId, 'announcer'),
    djStation: await createStation(db, day.eventId, 'dj'),
    screenStation: await createStation(db, day.eventId, 'screen'),
  }
  const ask: FraudDay['ask'] = (by, call) =>
    by in stations
      ? askFrom(api, stations[by as keyof typeof stations], call)
      : day.call(call.method ?? 'GET', call.url, call.body as object, by as CallerName)
  const at = {} as FraudDay['at']
  for (const state of states) at[state] = await dance(day, ask, state)
  return {
    day,
    at,
    stations,
    ask,
    dance: (state) => dance(day, ask, state),
    publish: (id) => publish(day, ask, id),
    file: ({ num }) =>
      day.send(
        'GET',
        `/api/events/${day.eventId}/groups/${num}/result-file`,
        undefined,
        'anonymous',
      ),
  }
}

function askFrom(
  api: Api,
  { token }: TestStation,
  { method = 'GET', url, body }: Pick<Call, 'method' | 'url' | 'body'>,
): ReturnType<Api['call']> {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  return api.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
}

async function dance(day: Competition, ask: FraudDay['ask'], state: State): Promise<Danced> {
  const reached = states.indexOf(state)
  const isAt = (other: State) => reached >= states.indexOf(other)
  const id = await day.enter(4, { scoring: 'skating', dances: ['Вальс'] })
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  if (isAt('locked')) await day.setRound(round, 'locked')
  if (isAt('running')) {
    await day.setRound(round, 'running')
    await day.type(round, (_, numbers) =>
      Object.fromEntries(numbers.map((number, place) => [number, [place + 1]])),
    )
  }
  if (isAt('judged')) await day.setRound(round, 'judged')
  if (isAt('published')) await publish(day, ask, id)
  const { entries, sheets } = await day.marks(round)
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
  const [now] = (await day.rounds(id)) as [Round]
  return {
    id,
    num: group_num,
    round: now,
    numbers: entries.map(({ start_number }) => start_number),
    entries: entries.map(({ registration_id }) => registration_id),
    sheets: sheets.map((sheet) => sheet.id),
    version: sheets[0]?.version ?? 1,
  }
}

async function publish(day: Competition, ask: FraudDay['ask'], id: string): Promise<void> {
  const approval = { approve: true, pin: PIN, answers: await answersOf(day, id) }
  await ask('chiefStation', { method: 'PUT', url: `/api/contests/${id}/approval`, body: approval })
  await day.send('POST', `/api/contests/${id}/publication`, { level: 'places' })
  await day.send('POST', `/api/contests/${id}/publication`, { level: 'marks' })
}

async function answersOf(day: Competition, id: string) {
  const { checks } = await day.send<{ checks: { key: string }[] }>(
    'GET',
    `/api/contests/${id}/result`,
  )
  return checks.map(({ key }) => ({ key, text: 'Проверено' }))
}
