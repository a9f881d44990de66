import { can, leastLevel, type HeldRole, type Subject } from '@parket/domain/rights/rights'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations, type Operation } from '../contract/document.ts'
import type { OperationId } from '../contract/operationId.ts'
import { startApi, type Api } from '../testing/api.ts'
import { createCup, registration, type Cup } from '../testing/cup.ts'
import { anyEngine } from '../testing/database.ts'
import { addStaff, createTeam, createUser, defaultTeam, NOW } from '../testing/fixtures.ts'
import { callerNames, createPeople, type CallerName, type People } from '../testing/roles.ts'
import { needs } from './generated/needs.ts'
import type { Need } from './need.ts'
import { issueToken } from './tokens.ts'

/** Who calls what, on whose host, about whose event: every combination, answered as the table of rights says. */

const places = ['own', 'draft', 'foreign'] as const
type Place = (typeof places)[number]

/** An event and its team. */
type Target = { teamId: number; eventId: number; contestId: string; isPublished: boolean }
type Host = { name: string; teamId: number }

let api: Api
let people: People
let hosts: Record<'own' | 'foreign', Host>
let targets: Record<Place, Target>
let somebodyId: number
let calls = 0

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  const ownTeam = (await createTeam(db, { domain: 'vesna.localhost' })).id
  const foreignTeam = (await defaultTeam(db)).id
  hosts = {
    own: { name: 'vesna.localhost', teamId: ownTeam },
    foreign: { name: 'localhost', teamId: foreignTeam },
  }
  const own = await createCup(db, ownTeam)
  people = await createPeople(db, {
    teamId: ownTeam,
    eventId: own.event.id,
    foreignTeamId: foreignTeam,
  })
  targets = {
    own: await occupied(own),
    draft: await occupied(await createCup(db, ownTeam, { published: false })),
    foreign: await occupied(await createCup(db, foreignTeam)),
  }
  for (const [name, role] of eventRoles) {
    await addStaff(db, targets.draft.eventId, people[name].id, role)
  }
  somebodyId = (await createUser(db)).id
})

afterAll(async () => {
  process.stdout.write(`Rights: ${calls} calls of ${operations.length} operations\n`)
  await api.close()
})

/** The event with somebody registered in its contest, so that neither is deleted by who may do that. */
async function occupied({ event, ids }: Cup): Promise<Target> {
  const answer = await api.call({
    method: 'POST',
    url: `/api/events/${event.id}/register`,
    host: event.team_id === hosts.own.teamId ? hosts.own.name : hosts.foreign.name,
    token: people.superadmin.token,
    body: registration([ids.folk]),
  })
  expect(answer.statusCode).toBe(201)
  return {
    teamId: event.team_id,
    eventId: event.id,
    contestId: ids.folk,
    isPublished: event.published,
  }
}

const eventRoles = [
  ['eventManager', 'manager'],
  ['eventAdmin', 'admin'],
  ['eventSupervisor', 'supervisor'],
] as const

/** What each caller is, as `createPeople` made them. */
function subjectOf(name: CallerName): Subject {
  const team = (role: HeldRole['role'], team_id = hosts.own.teamId): HeldRole[] => [
    { kind: 'team', team_id, role },
  ]
  const staff = (role: HeldRole['role']): HeldRole[] =>
    [targets.own, targets.draft].map(({ eventId }) => ({ kind: 'event', event_id: eventId, role }))
  const held: Record<CallerName, HeldRole[]> = {
    anonymous: [],
    registered: [],
    foreignSupervisor: team('supervisor', hosts.foreign.teamId),
    eventManager: staff('manager'),
    eventAdmin: staff('admin'),
    eventSupervisor: staff('supervisor'),
    manager: team('manager'),
    admin: team('admin'),
    supervisor: team('supervisor'),
    superadmin: [],
  }
  const user =
    name === 'anonymous' ? null : { id: people[name].id, superadmin: name === 'superadmin' }
  return { user, roles: held[name] }
}

interface Combination {
  caller: CallerName
  host: Host
  /** Whose event, contest or team the address names. */
  target: Target
  /** For calls about a user: the caller, or somebody else. */
  isSelf: boolean
}

type Refusal = `${401 | 403 | 404} ${string}`

function wantsLogin(need: Need): boolean {
  if ('right' in need) return leastLevel(need.right) !== 'anonymous'
  if (need.at === 'station') return true
  return need.at === 'self' || need.at === 'user'
}

/** How the call has to be refused before its body is read; null: it is let in. */
function refusalBy(id: OperationId, { caller, host, target, isSelf }: Combination): Refusal | null {
  const need: Need = needs[id]
  const subject = subjectOf(caller)
  if (wantsLogin(need) && subject.user === null) {
    return id === 'updateUser' || id === 'changePassword'
      ? '401 not_logged_in'
      : '401 unauthenticated'
  }
  const atEvent = { teamId: target.teamId, eventId: target.eventId }
  switch (need.at) {
    case 'process':
    case 'user':
      return null
    // What stations may do is in stationRights.test.ts; no user is one.
    case 'station':
      return '401 unauthenticated'
    case 'visitor':
      return subject.user === null ? null : '403 register_only_anonymous'
    case 'event':
    case 'eventFile':
    case 'contest': {
      const isOnItsHost = target.teamId === host.teamId || subject.user?.superadmin === true
      const isSeen = target.isPublished || can(subject, 'drafts.view', atEvent)
      const missing = need.at === 'contest' ? 'contest_not_found' : 'event_not_found'
      if (!isOnItsHost || !isSeen) return `404 ${missing}`
      return can(subject, need.right, atEvent) ? null : '403 forbidden'
    }
    case 'team':
      return can(subject, need.right, { teamId: target.teamId }) ? null : '403 forbidden'
    case 'tenant':
      return can(subject, need.right, { teamId: host.teamId }) ? null : '403 forbidden'
    case 'someEvent': {
      const eventsHere = [targets.own, targets.draft, targets.foreign].filter(
        ({ teamId }) => teamId === host.teamId,
      )
      return eventsHere.some(({ teamId, eventId }) => can(subject, need.right, { teamId, eventId }))
        ? null
        : '403 forbidden'
    }
    case 'self': {
      const mayForOthers =
        need.orRight !== undefined && can(subject, need.orRight, { teamId: host.teamId })
      return isSelf || mayForOthers ? null : '403 forbidden'
    }
  }
}

/** Calls let in that refuse by what their body, their query or their handler finds out. */
const refuseLater: Partial<Record<OperationId, readonly number[]>> = {
  getRegData: [401, 403],
  getPaymentAccount: [401, 403],
  // Where it is called from counts, not who calls: under a team's host it is refused (metrics.test.ts).
  getMetrics: [403],
}

const MISSING = 999_999

function addressOf({ id, url }: Operation, { caller, target, isSelf }: Combination): string {
  const { at } = needs[id]
  const userId = isSelf ? people[caller].id : somebodyId
  const ids: Partial<Record<typeof at, number | string>> = {
    self: userId,
    team: target.teamId,
    event: target.eventId,
    eventFile: target.eventId,
    contest: target.contestId,
  }
  return url
    .replace(':id', String(ids[at] ?? MISSING))
    .replace(':userId', String(at === 'self' ? userId : MISSING))
    .replace(':groupNum', '12')
    .replace(':fileId', id.includes('Team') ? 'logo' : 'banner')
    .replaceAll(/:\w+/g, String(MISSING))
}

/** Calls as said, with a body no operation takes: nothing is changed by it. */
async function answerTo(operation: Operation, combination: Combination) {
  const { caller, host } = combination
  const { id, token } = people[caller]
  // An earlier call may have logged the caller out, everywhere too: each has a token of its own.
  const own = token && (await issueToken(api.database.db, id, NOW))
  calls += 1
  const answer = await api.call({
    method: operation.method,
    url: addressOf(operation, combination),
    host: host.name,
    ...(own && { token: own }),
    ...(operation.body && {
      headers: { 'content-type': 'application/json' },
      body: '"nothing"',
    }),
  })
  const isProblem = answer.statusCode >= 400
  return { status: answer.statusCode, code: isProblem ? answer.json<{ code: string }>().code : '' }
}

function combinationsOf(need: Need): Combination[] {
  const variesByTarget = ['event', 'eventFile', 'contest', 'team'].includes(need.at)
  return callerNames.flatMap((caller) =>
    Object.values(hosts).flatMap((host) =>
      (variesByTarget ? places : (['own'] as const)).flatMap((place) =>
        (need.at === 'self' && caller !== 'anonymous' ? [true, false] : [false]).map((isSelf) => ({
          caller,
          host,
          target: targets[place],
          isSelf,
        })),
      ),
    ),
  )
}

const named = operations.map((operation) => [operation.id, operation] as const)

it.each(named)(
  '%s is open to whom the table of rights says, on this host and on another team’s, and to nobody else',
  async (id, operation) => {
    const wrong: unknown[] = []
    for (const combination of combinationsOf(needs[id])) {
      const { status, code } = await answerTo(operation, combination)
      const expected = refusalBy(id, combination)
      const isLetIn =
        ![401, 403, 419, 500, 503].includes(status) &&
        !['event_not_found', 'contest_not_found'].includes(code)
      const isRight =
        expected === null
          ? isLetIn || refuseLater[id]?.includes(status)
          : `${status} ${code}` === expected
      if (!isRight) wrong.push({ ...combination, expected, answered: `${status} ${code}` })
    }
    expect(wrong).toEqual([])
  },
)

it('is told by the contract: whoever has to log in first is promised a 401', () => {
  const silent = operations.filter(({ id, answers }) => wantsLogin(needs[id]) && !answers.has(401))
  expect(silent.map(({ id }) => id)).toEqual([])
})

it.each(named.filter(([, { isCsrfChecked }]) => isCsrfChecked))(
  'refuses %s without a CSRF token before anything else',
  async (_id, operation) => {
    const combination = {
      caller: 'superadmin',
      host: hosts.own,
      target: targets.own,
      isSelf: false,
    } as const
    const answer = await api.app.inject({
      method: operation.method,
      url: addressOf(operation, combination),
      headers: {
        host: hosts.own.name,
        authorization: `Bearer ${people.superadmin.token}`,
      },
    })
    expect(answer.statusCode).toBe(419)
  },
)
