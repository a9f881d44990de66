import { stationKinds, type StationKind } from '@parket/domain/station/kinds'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations, type Operation } from '../contract/document.ts'
import type { StationsTable } from '../db/schema.ts'
import { startApi, type Api } from '../testing/api.ts'
import { createCup, type Cup } from '../testing/cup.ts'
import { anyEngine } from '../testing/database.ts'
import { createTeam, defaultTeam, NOW } from '../testing/fixtures.ts'
import { inject } from '../testing/inject.ts'
import { createStation, type TestStation } from '../testing/stations.ts'
import { needs } from './generated/needs.ts'
import { stationKindsOf } from './need.ts'
import { hashSecret } from './stationSecrets.ts'

/** Every call of the contract with the token of a station of every kind: only those that name it answer. */

const MISSING = 999_999

let api: Api
let own: Cup
let other: Cup
let foreign: Cup
let stations: Record<StationKind, TestStation>

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  const teamId = (await defaultTeam(db)).id
  own = await createCup(db, teamId)
  other = await createCup(db, teamId)
  foreign = await createCup(db, (await createTeam(db)).id)
  const made = await Promise.all(
    stationKinds.map(async (kind) => [kind, await createStation(db, own.event.id, kind)] as const),
  )
  stations = Object.fromEntries(made) as typeof stations
})
afterAll(() => api.close())

/** Calls with a body that no operation takes: nothing is changed by it. */
async function answerTo({ id, method, url, body }: Operation, { token }: TestStation, cup: Cup) {
  const { at } = needs[id]
  const ids: Partial<Record<typeof at, number | string>> = {
    event: cup.event.id,
    eventFile: cup.event.id,
    contest: cup.ids.folk,
    team: cup.event.team_id,
  }
  const answer = await inject(api.app, {
    method,
    url: url.replace(':id', String(ids[at] ?? MISSING)).replaceAll(/:\w+/g, String(MISSING)),
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: '"nothing"' }),
  })
  const code = answer.statusCode < 400 ? '' : answer.json<{ code: string }>().code
  return { status: answer.statusCode, code }
}

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers the stations that it names, of its event, and no other',
  async (id, operation) => {
    const named = stationKindsOf(needs[id])
    const wrong: unknown[] = []
    for (const kind of stationKinds) {
      const { status, code } = await answerTo(operation, stations[kind], own)
      // Without the CSRF value that only a page has, an unsafe call for users says so first.
      const isRefused = status === 403 || (status === 419 && operation.isCsrfChecked)
      const isMissing = code === 'event_not_found' || code === 'contest_not_found'
      const isLetIn = ![401, 403, 419, 500, 503].includes(status) && !isMissing
      if (!(named.includes(kind) ? isLetIn : isRefused)) wrong.push({ kind, status, code })
    }
    expect(wrong).toEqual([])
  },
)

it.each([
  ['judge', ['getStation', 'sendOperations']],
  [
    'chief',
    [
      'addDecision',
      'addRound',
      'answerResultChecks',
      'approveResult',
      'claimSheet',
      'decideLateMarks',
      'finishSheet',
      'getApproval',
      'getBoard',
      'getEmergencyFile',
      'getEventLive',
      'getRoundJournal',
      'getRoundMarks',
      'getStation',
      'listEventJudges',
      'listLateMarks',
      'previewResult',
      'publishResult',
      'receiveUnsent',
      'saveSheet',
      'setRoundEntryStatus',
      'setRoundStatus',
      'substituteJudge',
      'withdrawDecision',
    ],
  ],
  [
    'tally',
    [
      'agreeOnSheet',
      'bringEmergencyMarks',
      'claimSheet',
      'decideLateMarks',
      'finishSheet',
      'getApproval',
      'getBoard',
      'getEmergencyFile',
      'getEventLive',
      'getRoundJournal',
      'getRoundMarks',
      'getStation',
      'listLateMarks',
      'previewResult',
      'receiveUnsent',
      'saveSheet',
    ],
  ],
  ['marshal', ['getEventLive', 'getHall', 'getStation', 'setHeatCalls', 'setHeatRelease']],
  [
    'announcer',
    ['getCeremony', 'getEventLive', 'getHall', 'getStation', 'listCeremonies', 'revealPlaces'],
  ],
  ['dj', ['getEventLive', 'getHall', 'getStation']],
  [
    'screen',
    ['getEventLive', 'getEventNow', 'getStation', 'listEventAttachments', 'listEventFiles'],
  ],
] as const)('a %s makes these calls and no other', (kind, calls) => {
  const named = operations.filter(({ id }) => stationKindsOf(needs[id]).includes(kind))
  expect(named.map(({ id }) => id).toSorted()).toEqual(calls)
})

const atPlaces = operations.filter(({ id }) => {
  const need = needs[id]
  return stationKindsOf(need).length > 0 && need.at !== 'station'
})

it.each(atPlaces.map((operation) => [operation.id, operation] as const))(
  '%s shows a station nothing of another event',
  async (id, operation) => {
    for (const kind of stationKindsOf(needs[id])) {
      for (const cup of [other, foreign]) {
        expect((await answerTo(operation, stations[kind], cup)).status).toBe(404)
      }
    }
  },
)

/** Ways in which a station ends. */
const ends: Record<string, () => Promise<Record<StationKind, TestStation>>> = {
  'was revoked': () => endedStations({ revoked_at: NOW }),
  'was handed over': () => endedStations({ token_hash: hashSecret('of another device'), epoch: 2 }),
  'is of an event that is over': async () => {
    const { db } = api.database
    const over = await createCup(db, own.event.team_id)
    await db
      .updateTable('events')
      .set({ date_begin: '2020-11-20T06:00:00Z', date_end: '2020-11-20T20:00:00Z' })
      .where('id', '=', over.event.id)
      .execute()
    return stationsOf(over)
  },
}

async function stationsOf(cup: Cup): Promise<Record<StationKind, TestStation>> {
  const made = await Promise.all(
    stationKinds.map(
      async (kind) => [kind, await createStation(api.database.db, cup.event.id, kind)] as const,
    ),
  )
  return Object.fromEntries(made) as Record<StationKind, TestStation>
}

async function endedStations(values: Updateable<StationsTable>) {
  const ended = await stationsOf(own)
  await api.database.db
    .updateTable('stations')
    .set(values)
    .where(
      'id',
      'in',
      Object.values(ended).map(({ id }) => id),
    )
    .execute()
  return ended
}

it.each(Object.keys(ends))('a station that %s makes none of the calls of its kind', async (end) => {
  const ended = await ends[end]?.()
  const wrong: unknown[] = []
  let calls = 0
  for (const operation of operations) {
    for (const kind of stationKindsOf(needs[operation.id])) {
      const { status } = await answerTo(operation, ended?.[kind] as TestStation, own)
      calls += 1
      if (status !== 401) wrong.push({ id: operation.id, kind, status })
    }
  }
  expect(wrong).toEqual([])
  expect(calls).toBeGreaterThan(60)
})

it('marks come from a judge’s station alone, and its token is no user’s', async () => {
  const { judge, chief, tally } = stations
  const payload = { epoch: 1, operations: [] }
  const send = (authorization: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/station/operations',
      headers: { host: 'localhost', authorization },
      payload,
    })
  expect((await send(`Bearer ${judge.token}`)).statusCode).toBe(200)
  for (const { token } of [chief, tally]) {
    expect((await send(`Bearer ${token}`)).statusCode).toBe(403)
  }
  const { random } = /\|(?<random>.+)/.exec(judge.token)?.groups ?? {}
  expect((await send(`Bearer ${judge.id}|${random}`)).statusCode).toBe(401)
})

it('a token that was made up, or of another station, opens nothing', async () => {
  const { dj, judge } = stations
  const random = judge.token.split('|')[1] ?? ''
  for (const token of [`s${dj.id}|${random}`, `s${MISSING}|${random}`, `${dj.id}|${random}`]) {
    const answer = await api.app.inject({
      url: `/api/events/${own.event.id}/stations`,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(401)
  }
})
