import { afterAll, beforeAll, expect, it } from 'vitest'

import type { OperationId } from '../contract/operationId.ts'
import { startApi, type Api, type Call } from '../testing/api.ts'
import { forBothEngines } from '../testing/database.ts'
import {
  addMember,
  addStaff,
  createContest,
  createEvent,
  createJudge,
  createTeam,
  createUser,
  defaultTeam,
} from '../testing/fixtures.ts'
import { markFound } from '../testing/found.ts'
import {
  callerNames,
  createPeople,
  holders,
  refusalOf,
  REFUSALS,
  type CallerName,
  type People,
} from '../testing/roles.ts'

const HOST = 'vesna.localhost'

/** What the calls are about, made again for each. */
type Place = {
  teamId: number
  eventId: number
  contestId: string
  judgeId: number
  eventJudgeId: number
  /** Somebody with the lowest role in team and event. */
  memberId: number
  userId: number
  email: string
}

type Case = {
  operation: OperationId
  may: readonly CallerName[]
  call: (place: Place) => Call
}

const { admin, superadmin, teamManager, teamAdmin, teamSupervisor, everybody } = holders
const visitors: readonly CallerName[] = ['anonymous']

/**
 * The calls about accounts, teams, staff and judges by «Who may do what» (docs/rules/rights.md, «Who may do what»).
 */
const cases: Case[] = [
  {
    operation: 'registerUser',
    may: visitors,
    call: () => ({ method: 'POST', url: '/api/register', body: {} }),
  },
  {
    operation: 'requestPasswordReset',
    may: everybody,
    call: () => ({ method: 'POST', url: '/api/forgot-password', body: {} }),
  },
  {
    operation: 'resetPassword',
    may: everybody,
    call: () => ({ method: 'POST', url: '/api/reset-password', body: {} }),
  },
  {
    operation: 'verifyEmail',
    may: everybody,
    call: () => ({ method: 'POST', url: '/api/verify-email', body: {} }),
  },
  {
    operation: 'createFirstSuperadmin',
    may: everybody,
    call: () => ({ method: 'POST', url: '/api/first-superadmin', body: {} }),
  },
  ofAnotherUser(
    'changePassword',
    'POST',
    ({ userId }) => `/api/change-password/${userId}`,
    superadmin,
  ),
  ofAnotherUser('updateUser', 'PUT', ({ userId }) => `/api/users/${userId}`, superadmin),
  ofAnotherUser('deleteUser', 'DELETE', ({ userId }) => `/api/users/${userId}`, superadmin),
  ofAnotherUser('restoreUser', 'POST', ({ userId }) => `/api/users/${userId}/restore`, superadmin),
  ofAnotherUser('sendVerificationMail', 'POST', own('verification-mail'), []),
  ofAnotherUser('listUserRegistrations', 'GET', own('registrations'), []),
  ofAnotherUser('exportUserData', 'GET', own('export'), []),
  ofAnotherUser('eraseUser', 'POST', own('erasure'), superadmin),
  ofAnotherUser('listRosterDancers', 'GET', own('roster'), []),
  ofAnotherUser('createRosterDancer', 'POST', own('roster'), []),
  ofAnotherUser('updateRosterDancer', 'PUT', own('roster/1'), []),
  ofAnotherUser('deleteRosterDancer', 'DELETE', own('roster/1'), []),
  { operation: 'listUsers', may: superadmin, call: () => ({ url: '/api/users' }) },
  {
    operation: 'findUser',
    may: admin,
    call: ({ email }) => ({ method: 'POST', url: '/api/users/find', body: { email } }),
  },

  { operation: 'listTeams', may: superadmin, call: () => ({ url: '/api/teams' }) },
  {
    operation: 'createTeam',
    may: superadmin,
    call: () => ({ method: 'POST', url: '/api/teams', body: {} }),
  },
  {
    operation: 'updateTeam',
    may: superadmin,
    call: ({ teamId }) => ({ method: 'PUT', url: `/api/teams/${teamId}`, body: { name: 'Лето' } }),
  },
  {
    operation: 'getTeam',
    may: teamManager,
    call: ({ teamId }) => ({ url: `/api/teams/${teamId}` }),
  },
  {
    operation: 'listTeamUsers',
    may: teamAdmin,
    call: ({ teamId }) => ({ url: `/api/teams/${teamId}/users` }),
  },
  {
    operation: 'saveTeamUser',
    may: teamSupervisor,
    call: ({ teamId, userId }) => ({
      method: 'POST',
      url: `/api/teams/${teamId}/users`,
      body: { user_id: userId, role: 'manager' },
    }),
  },
  {
    operation: 'removeTeamUser',
    may: teamSupervisor,
    call: ({ teamId, memberId }) => ({
      method: 'DELETE',
      url: `/api/teams/${teamId}/users/${memberId}`,
    }),
  },

  {
    operation: 'listEventStaff',
    may: admin,
    call: ({ eventId }) => ({ url: `/api/events/${eventId}/users` }),
  },
  {
    operation: 'saveEventUser',
    may: admin,
    call: ({ eventId, userId }) => ({
      method: 'POST',
      url: `/api/events/${eventId}/users`,
      body: { user_id: userId, role: 'manager' },
    }),
  },
  {
    operation: 'removeEventUser',
    may: admin,
    call: ({ eventId, memberId }) => ({
      method: 'DELETE',
      url: `/api/events/${eventId}/users/${memberId}`,
    }),
  },

  { operation: 'listJudges', may: admin, call: () => ({ url: '/api/judges' }) },
  {
    operation: 'createJudge',
    may: superadmin,
    call: () => ({ method: 'POST', url: '/api/judges', body: {} }),
  },
  {
    operation: 'updateJudge',
    may: superadmin,
    call: ({ judgeId }) => ({ method: 'PUT', url: `/api/judges/${judgeId}`, body: {} }),
  },
  {
    operation: 'deleteJudge',
    may: superadmin,
    call: ({ judgeId }) => ({ method: 'DELETE', url: `/api/judges/${judgeId}` }),
  },
  {
    operation: 'listEventJudges',
    may: everybody,
    call: ({ eventId }) => ({ url: `/api/events/${eventId}/judges` }),
  },
  {
    operation: 'saveEventJudge',
    may: admin,
    call: ({ eventId, judgeId }) => ({
      method: 'PUT',
      url: `/api/events/${eventId}/judges/${judgeId}`,
      body: { role: 'chief' },
    }),
  },
  {
    operation: 'removeEventJudge',
    may: admin,
    call: ({ eventId, eventJudgeId }) => ({
      method: 'DELETE',
      url: `/api/events/${eventId}/judges/${eventJudgeId}`,
    }),
  },
  {
    operation: 'getContestPanel',
    may: everybody,
    call: ({ contestId }) => ({ url: `/api/contests/${contestId}/panel` }),
  },
  {
    operation: 'replaceContestPanel',
    may: admin,
    call: ({ contestId }) => ({
      method: 'PUT',
      url: `/api/contests/${contestId}/panel`,
      body: { judgeIds: [] },
    }),
  },
]

/** A call about a user who is not the caller. */
function ofAnotherUser(
  operation: OperationId,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: (place: Place) => string,
  may: readonly CallerName[],
): Case {
  const body = method === 'POST' || method === 'PUT' ? {} : undefined
  return { operation, may, call: (place) => ({ method, url: url(place), body }) }
}

function own(path: string): (place: Place) => string {
  return ({ userId }) => `/api/users/${userId}/${path}`
}

forBothEngines('who may do what', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  let eventId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await createTeam(db, { domain: HOST })).id
    eventId = (await createEvent(db, teamId)).id
    const { id: foreignTeamId } = await defaultTeam(db)
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  afterAll(() => api.close())

  let groupNum = 0
  async function createPlace(): Promise<Place> {
    const { db } = api.database
    groupNum += 1
    const { id: userId, email } = await createUser(db)
    const { id: memberId } = await createUser(db)
    await addMember(db, teamId, memberId, 'manager')
    await addStaff(db, eventId, memberId, 'manager')
    const { id: contestId } = await createContest(db, eventId, { group_num: groupNum })
    const { id: judgeId } = await createJudge(db)
    const { id: eventJudgeId } = await createJudge(db)
    await db
      .insertInto('event_judges')
      .values({ event_id: eventId, judge_id: eventJudgeId, role: 'chief' })
      .execute()
    await markFound(db, userId)
    return { teamId, eventId, contestId, judgeId, eventJudgeId, memberId, userId, email }
  }

  it.each(cases)('$operation', async ({ may, call }) => {
    const answered: Record<string, number | 'in'> = {}
    const expected: Record<string, number | 'in'> = {}
    const untouched = await createPlace()
    for (const name of callerNames) {
      const place = may.includes(name) ? await createPlace() : untouched
      const { statusCode } = await api.call({
        host: HOST,
        ...call(place),
        token: people[name].token,
      })
      answered[name] = REFUSALS.includes(statusCode) ? statusCode : 'in'
      expected[name] = may.includes(name) ? 'in' : refusalOf(name)
    }
    expect(answered).toEqual(expected)
  })
})
