import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api, type Call } from './testing/api.ts'
import { createTestDatabase } from './testing/database.ts'
import { createTeam, defaultTeam } from './testing/fixtures.ts'
import { createPeople, type Person } from './testing/roles.ts'
import { createPlace, staffChanges, type Place } from './testing/staffChanges.ts'

const HOST = 'vesna.localhost'

// Users and the judges' directory belong to no team.
const ofTeam = ['teamId', 'eventId', 'emptyEventId', 'memberId'] as const
const ofEvent = [
  'contestId',
  'freeContestId',
  'regId',
  'entryId',
  'sessionId',
  'eventJudgeId',
  'staffId',
] as const
type Id = (typeof ofTeam)[number] | (typeof ofEvent)[number]

type MakeCall = (place: Place) => Call | Promise<Call>

/** Calls about something at an event that read. */
const reads: Record<string, (place: Place) => string> = {
  getRegData: ({ regId }) => `/reg-datas/${regId}`,
  getPaymentAccount: ({ regId }) => `/reg-datas/${regId}/payments`,
  getSession: ({ sessionId }) => `/sessions/${sessionId}`,
  listSessionContests: ({ sessionId }) => `/sessions/${sessionId}/contests`,
}

/** What a supervisor may do in a team; a superadmin's are all teams. */
const calls: [string, MakeCall][] = [
  ...Object.entries(staffChanges).flatMap(([operation, { by, call }]): [string, MakeCall][] =>
    by === 'superadmin' ? [] : [[operation, call]],
  ),
  ...Object.entries(reads).map(([operation, path]): [string, MakeCall] => [
    operation,
    (place) => ({ url: `/api/events/${place.eventId}${path(place)}` }),
  ]),
]

let api: Api
let supervisor: Person
let places: Record<'own' | 'sibling' | 'foreign', Place>

beforeAll(async () => {
  api = await startApi({ name: 'embedded', createDatabase: createTestDatabase })
  const { db } = api.database
  const teamId = (await createTeam(db, { domain: HOST })).id
  const foreignTeamId = (await defaultTeam(db)).id
  places = {
    own: await createPlace(api, teamId, HOST),
    sibling: await createPlace(api, teamId, HOST),
    foreign: await createPlace(api, foreignTeamId, 'localhost'),
  }
  const { eventId } = places.own
  ;({ supervisor } = await createPeople(db, { teamId, eventId, foreignTeamId }))
})
afterAll(() => api.close())

/** Which ids a call takes. */
async function idsIn(call: MakeCall): Promise<Set<string>> {
  const taken = new Set<string>()
  await call(
    new Proxy(places.own, {
      get(place, id, receiver) {
        taken.add(String(id))
        return Reflect.get(place, id, receiver) as unknown
      },
    }),
  )
  return taken
}

it.each(calls)(
  '%s with an id of another event or team is refused, and changes nothing',
  async (operation, call) => {
    const taken = await idsIn(call)
    const tried = (['sibling', 'foreign'] as const).flatMap((whose) =>
      [...ofTeam, ...ofEvent]
        .filter((id) => taken.has(id) && isOthers(operation, id, whose, taken.has('eventId')))
        .map((id) => ({ whose, id })),
    )
    const wrong: unknown[] = []
    for (const { whose, id } of tried) {
      const made = await call({ ...places.own, [id]: places[whose][id] })
      const before = await state()
      const { statusCode } = await api.call({ host: HOST, token: supervisor.token, ...made })
      const isRefused = [403, 404, 422].includes(statusCode)
      if (!isRefused || (await state()) !== before) wrong.push({ whose, id, statusCode })
    }
    expect(wrong).toEqual([])
  },
)

function isOthers(operation: string, id: Id, whose: 'sibling' | 'foreign', takesEvent: boolean) {
  // Anybody may become a member: users belong to no team.
  if (operation === 'saveTeamUser' && id === 'memberId') return false
  if (whose === 'foreign') return true
  const isContest = id === 'contestId' || id === 'freeContestId'
  // An address that names a contest alone is that contest's event's.
  return ofEvent.some((one) => one === id) && (takesEvent || !isContest)
}

/** A digest of all that belongs to events and teams. */
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
      `.execute(api.database.db),
    ),
  )
  return JSON.stringify(digests.map((answer) => answer.rows))
}
