import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations } from '../contract/document.ts'
import { startApi, type Api, type Call } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createTeam, defaultTeam } from '../testing/fixtures.ts'
import { createPeople, type Person } from '../testing/roles.ts'
import { staffChanges } from '../testing/staffChanges/all.ts'
import { createTestEvent, type TestEvent } from '../testing/staffChanges/testEvent.ts'
import { needs } from './generated/needs.ts'
import type { Need } from './need.ts'

const HOST = 'vesna.localhost'
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'

// Users and the judges' directory belong to no team.
const ofTeam = ['teamId', 'eventId', 'emptyEventId', 'changedEventId', 'memberId'] as const
const ofEvent = [
  'contestId',
  'freeContestId',
  'regId',
  'entryId',
  'sessionId',
  'eventJudgeId',
  'staffId',
  'changeSetId',
  'runningContestId',
  'runningRoundId',
  'judgedContestId',
  'stationId',
  'judgeStationId',
] as const
type Id = (typeof ofTeam)[number] | (typeof ofEvent)[number]

type MakeCall = (event: TestEvent) => Call | Promise<Call>

/** What stands in an address for a parameter besides `id`. */
const parameters: Record<string, (event: TestEvent) => number | string> = {
  regId: ({ regId }) => regId,
  sessionId: ({ sessionId }) => sessionId,
  fileId: ({ fileId }) => fileId,
  groupNum: () => 1,
  roundId: ({ runningRoundId }) => runningRoundId,
  stationId: ({ stationId }) => stationId,
  lateN: ({ lateN }) => lateN,
}
/** What `id` is in an address, by where the right to the call is held. */
const idAt: Partial<Record<Need['at'], (event: TestEvent) => number | string>> = {
  event: ({ eventId }) => eventId,
  eventFile: ({ eventId }) => eventId,
  contest: ({ contestId }) => contestId,
  team: ({ teamId }) => teamId,
}

/** Every call of the contract that reads something of an event, a contest or a team. */
const reads = operations.flatMap(({ id: operation, method, url }): [string, MakeCall][] => {
  const id = idAt[needs[operation].at]
  if (method !== 'GET' || !id) return []
  const fill = (event: TestEvent) =>
    url.replaceAll(/:(\w+)/g, (_, name: string) => {
      const isRound = url.includes(':roundId')
      const ofRound = (event: TestEvent) => event.runningContestId
      const value = name === 'id' ? (isRound ? ofRound : id) : parameters[name]
      if (!value) throw new Error(`${operation}: what is ${name}?`)
      return String(value(event))
    })
  return [[operation, (event) => ({ url: fill(event) })]]
})

/** What a supervisor may do in a team; a superadmin's are all teams. */
const changes = Object.entries(staffChanges).flatMap(
  ([operation, { by, call }]): [string, MakeCall][] =>
    by === 'superadmin' ? [] : [[operation, call]],
)

type Tried = { whose: 'sibling' | 'foreign'; id: Id }

/** The calls that take an id of another, with those ids. */
const calls: [string, MakeCall, Tried[]][] = []
for (const [operation, call] of [...changes, ...reads]) {
  const taken = await idsIn(call)
  const tried = (['sibling', 'foreign'] as const).flatMap((whose) =>
    [...ofTeam, ...ofEvent]
      .filter((id) => taken.has(id) && isOthers(operation, id, whose, taken.has('eventId')))
      .map((id) => ({ whose, id })),
  )
  if (tried.length > 0) calls.push([operation, call, tried])
}

let api: Api
let supervisor: Person
let events: Record<'own' | 'sibling' | 'foreign', TestEvent>

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  const teamId = (await createTeam(db, { domain: HOST })).id
  const foreignTeamId = (await defaultTeam(db)).id
  events = {
    own: await createTestEvent(api, teamId, HOST),
    sibling: await createTestEvent(api, teamId, HOST),
    foreign: await createTestEvent(api, foreignTeamId, 'localhost'),
  }
  const { eventId } = events.own
  ;({ supervisor } = await createPeople(db, { teamId, eventId, foreignTeamId }))
})
afterAll(() => api.close())

/** Which ids a call takes. */
async function idsIn(call: MakeCall): Promise<Set<string>> {
  const taken = new Set<string>()
  const nowhere = new Proxy({} as TestEvent, {
    get: (_, id) => {
      taken.add(String(id))
      return String(id)
    },
  })
  await call(nowhere)
  return taken
}

/** An id of nothing, of the kind of another. */
const unknown = (id: number | string) => (typeof id === 'number' ? 987_654_321 : UNKNOWN_UUID)

it.each(calls)(
  '%s with an id of another event or team is answered as with one of nothing, and changes nothing',
  async (_, call, tried) => {
    const answerTo = async (id: Id, value: number | string) => {
      const made = await call({ ...events.own, [id]: value })
      const answer = await api.call({ host: HOST, token: supervisor.token, ...made })
      return { status: answer.statusCode, body: answer.body.replaceAll(String(value), id) }
    }
    const wrong: unknown[] = []
    for (const { whose, id } of tried) {
      const before = await state()
      const answer = await answerTo(id, events[whose][id])
      const isChanged = (await state()) !== before
      const expected = await answerTo(id, unknown(events[whose][id]))
      if (isChanged || answer.status < 400 || !isDeepStrictEqual(answer, expected)) {
        wrong.push({ whose, id, isChanged, answer, expected })
      }
    }
    expect(wrong).toEqual([])
  },
)

/** The events have no content of files in the storage, and no published results. */
const ofContent = new Set([
  'downloadEventFile',
  'previewEventFile',
  'getContestResult',
  'getResultFile',
])

it.each(reads.filter(([operation]) => !ofContent.has(operation)))(
  '%s with ids of the own is answered',
  async (_, call) => {
    const made = await call(events.own)
    const answer = await api.call({ host: HOST, token: supervisor.token, ...made })
    expect(answer.statusCode).toBe(200)
  },
)

function isOthers(operation: string, id: Id, whose: 'sibling' | 'foreign', takesEvent: boolean) {
  // Anybody may become a member: users belong to no team.
  if (operation === 'saveTeamUser' && id === 'memberId') return false
  if (whose === 'foreign') return true
  const isContest =
    id === 'contestId' ||
    id === 'freeContestId' ||
    id === 'runningContestId' ||
    id === 'judgedContestId'
  // An address that names a contest alone is that contest's event's.
  return ofEvent.some((one) => one === id) && (takesEvent || !isContest)
}

/** A digest of all that belongs to events and teams; that somebody was refused is noted. */
async function state(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'tokens')
    order by 1
  `.execute(api.database.db)
  const digests = await Promise.all(
    rows.map(({ name }) =>
      sql<{ digest: string | null }>`
        select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.raw(name)} as t
        where to_jsonb(t) ->> 'entity' is distinct from 'refusal'
      `.execute(api.database.db),
    ),
  )
  return JSON.stringify(digests.map((answer) => answer.rows))
}
