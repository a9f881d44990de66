import { leastLevel } from '@parket/domain/rights/rights'
import { TOTP } from 'otpauth'

import type { Operation } from '../contract/document.ts'
import type { OperationId } from '../contract/operationId.ts'
import { needs } from '../security/generated/needs.ts'
import { issueOneTimeToken } from '../security/oneTimeTokens.ts'
import { createSecret } from '../security/secondFactor.ts'
import { issueToken } from '../security/tokens.ts'
import { csrfHeaders, testVault, type Api } from './api.ts'
import { changeInfo } from './changeInfo.ts'
import { createCup, newDancer, registration } from './cup.ts'
import { exampleBody, exampleQuery } from './examples.ts'
import {
  addMember,
  addStaff,
  createContest,
  createDrawnRound,
  createEvent,
  createInvitation,
  createJudge,
  createTeam,
  createUser,
  NOW,
  PASSWORD,
} from './fixtures.ts'
import { markFound } from './found.ts'
import { createPersonLink, createRating, createScheme, dayOf } from './ratings.ts'
import { createRunningRound, judgeRunningRound } from './runningRound.ts'
import { pathParameters } from './requestArbitrary.ts'
import type { CallerName, People } from './roles.ts'
import { pinOf } from './pins.ts'
import { formWith, picture } from './upload.ts'

/** A request that contract, rules and rights allow: it has to succeed. */
export interface ValidRequest {
  path: Record<string, string | number>
  query: Record<string, unknown>
  /** JSON; a form as it goes over the wire; undefined: none. */
  body: unknown
  headers: Record<string, string>
  /** Null: nobody has logged in. */
  callerId: number | null
}

/** Where requests are made: a team with its people, on its host. */
export interface TestTenant {
  api: Api
  host: string
  teamId: number
  people: People
}

type Entered = {
  regData: { id: number; reg_n: number }
  dancers: { id: number; last_name: string; first_name: string; birth_date: string }[]
  registrations: object[]
}

/** Operations that need special circumstances: no superadmin yet, a call from this machine. */
export const unreachable: readonly OperationId[] = ['createFirstSuperadmin', 'getMetrics']

/** Parameters whose values cannot come from an example. */
const SPECIAL = new Set(['pin', 'access', 'mass-update', 'ds'])

/**
 * Makes valid requests for every operation from the contract's examples, against data that fits
 * them. Each request gets new records for what it uses up, so any number of them succeeds.
 */
export async function createValidRequests(
  tenant: TestTenant,
): Promise<(operation: Operation) => Promise<ValidRequest>> {
  const { api, host, teamId, people } = tenant
  const { db } = api.database
  const form = await formWith(await picture())

  /** @returns the answer's body, of a call that has to succeed */
  async function send<T>(
    caller: CallerName,
    method: 'POST' | 'PUT',
    url: string,
    body: object,
    headers = {},
  ): Promise<T> {
    const answer = await api.app.inject({
      method,
      url,
      payload: body,
      headers: {
        host,
        ...(await csrfHeaders(api.app, host)),
        ...(await bearer(caller)),
        ...headers,
      },
    })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body.slice(0, 300)}`)
    return answer.json<T>()
  }
  const bearer = async (caller: CallerName) => ({
    authorization: `Bearer ${await issueToken(db, people[caller].id, NOW)}`,
  })
  const upload = (url: string, caller: CallerName) =>
    send(caller, 'POST', url, form.body, form.headers)

  const cup = await createCup(db, teamId)
  const event = `/api/events/${cup.event.id}`
  const register = () =>
    send<Entered>('supervisor', 'POST', `${event}/register`, registration([cup.ids.folk]))
  const twoDancers = async (): Promise<[number, number]> => {
    const ids = [await register(), await register()].map(({ dancers }) => dancers[0]?.id ?? 0)
    return [ids[0] ?? 0, ids[1] ?? 0]
  }
  const newSession = async () => {
    const { id } = await createEvent(db, teamId)
    const session = { number: 1, title: 'Утро', floor: '', start: cup.event.date_begin, items: [] }
    const made = await send<{ id: number }>(
      'supervisor',
      'POST',
      `/api/events/${id}/sessions`,
      session,
    )
    return { id, sessionId: made.id }
  }
  let letters = 0
  const nextLetter = () => letterOf((letters += 1))
  const putJudge = async () => {
    const { id } = await createJudge(db)
    const letter = nextLetter()
    await send('supervisor', 'PUT', `${event}/judges/${id}`, { letter, role: 'line' })
    return id
  }
  const newDancerOfRoster = async () =>
    (
      await send<{ id: number }>(
        'registered',
        'POST',
        `/api/users/${people.registered.id}/roster`,
        newDancer(),
      )
    ).id
  const judgeId = await putJudge()
  const { regData } = await register()
  const session = await newSession()
  const rating = await createRating(db, teamId, { id: cup.ids.oriental, event_id: cup.event.id })
  await upload(`${event}/files/event-files/banner`, 'supervisor')
  await upload(`/api/teams/${teamId}/files/logo`, 'superadmin')

  const newUser = async (values: object = {}) => (await createUser(db, values)).id
  const newInvitation = (eventId: number | null) =>
    createInvitation(db, { teamId, eventId, invitedBy: people.supervisor.id })
  const newFactor = async (isConfirmed: boolean) => {
    const id = await newUser()
    const secret = createSecret()
    await db
      .insertInto('second_factors')
      .values({
        user_id: id,
        secret: testVault.seal(secret, String(id)),
        created_at: NOW,
        confirmed_at: isConfirmed ? NOW : null,
      })
      .execute()
    return { id, secret }
  }
  const foundUser = async () => {
    const id = await newUser()
    await markFound(db, id)
    return id
  }
  const ofNewUser = async (body?: object) => {
    const id = await newUser()
    return { callerId: id, path: { id, userId: id }, ...(body && { body }) }
  }
  const emailOfNewUser = async () => (await createUser(db)).email
  const tokenOf = async (kind: 'password-reset' | 'email-verification') =>
    issueOneTimeToken(db, { kind, userId: await newUser(), now: NOW, validMs: 60_000 })
  const example = (id: OperationId) => withoutVersions(exampleBody(id)) as object
  const regPath = async () => ({ path: { regId: (await register()).regData.id } })
  const entryPath = async () => {
    const { regData, registrations } = await register()
    return { regId: regData.id, entryId: (registrations[0] as { id: number }).id }
  }
  const newContest = (nth: number) => createContest(db, cup.event.id, { group_num: 1000 + nth })

  /** A drawn final with one entry. */
  const newRound = async () => {
    const { registrations } = await register()
    const entryId = (registrations[0] as { id: number }).id
    const { id } = await newContest(2000 + entryId)
    return { id, roundId: (await createDrawnRound(db, id, [[entryId]])).id, entryId }
  }

  /** A final that is danced. */
  const newRunning = async (typedBy?: number) => {
    const { registrations } = await register()
    const entryId = (registrations[0] as { id: number }).id
    const letters: [string, string] = [nextLetter(), nextLetter()]
    const given = { eventId: cup.event.id, group_num: 20_000 + entryId, entryId, letters }
    const made = await createRunningRound(db, given, typedBy)
    const path = { id: made.contestId, roundId: made.roundId }
    return { ...made, groupNum: given.group_num, path }
  }

  /** A contest whose places and marks are public. */
  const newPublished = async () => {
    const made = await newRunning()
    await judgeRunningRound(db, made)
    for (const level of ['places', 'marks']) {
      await send('supervisor', 'POST', `/api/contests/${made.contestId}/publication`, { level })
    }
    return { groupNum: made.groupNum }
  }

  const makers: Partial<Record<OperationId, (nth: number) => Promise<Partial<ValidRequest>>>> = {
    logIn: async () => ({ body: { email: await emailOfNewUser(), password: PASSWORD } }),
    registerUser: async (nth) => ({
      body: { ...example('registerUser'), email: `new${nth}@parket.test` },
    }),
    requestPasswordReset: async () => ({ body: { email: await emailOfNewUser() } }),
    resetPassword: async () => ({
      body: { ...example('resetPassword'), token: await tokenOf('password-reset') },
    }),
    verifyEmail: async () => ({ body: { token: await tokenOf('email-verification') } }),
    changePassword: () => ofNewUser(),
    updateUser: (nth) =>
      ofNewUser({
        ...example('updateUser'),
        email: `changed${nth}@parket.test`,
        password: PASSWORD,
      }),
    eraseUser: () => ofNewUser({ password: PASSWORD }),
    sendVerificationMail: async () => {
      const id = await newUser({ email_verified_at: null })
      return { callerId: id, path: { id } }
    },
    findUser: async () => ({ body: { email: await emailOfNewUser() } }),
    endDevice: async () => {
      const id = await newUser()
      const [deviceId = 0] = (await issueToken(db, id, NOW)).split('|').map(Number)
      return { callerId: id, path: { id, deviceId } }
    },
    logOutEverywhere: () => ofNewUser(),
    beginSecondFactor: () => ofNewUser({ password: PASSWORD }),
    confirmSecondFactor: async () => {
      const { id, secret } = await newFactor(false)
      const otp = new TOTP({ secret }).generate({ timestamp: NOW.getTime() })
      return { callerId: id, path: { id }, body: { otp } }
    },
    removeSecondFactor: async () => {
      // Somebody's own removal wants a code beside the body: a superadmin without a factor needs the password alone.
      const { id } = await newFactor(true)
      return { callerId: people.superadmin.id, path: { id }, body: { password: PASSWORD } }
    },
    deleteUser: async () => ({ path: { id: await newUser() } }),
    restoreUser: async () => ({ path: { id: await newUser({ deleted_at: NOW }) } }),
    downloadUserPhoto: async () => {
      await upload(`/api/users/${people.registered.id}/photo`, 'registered')
      return {}
    },
    deleteUserPhoto: async () => {
      await upload(`/api/users/${people.registered.id}/photo`, 'registered')
      return { callerId: people.registered.id, path: { id: people.registered.id } }
    },
    createRosterDancer: async () => ({ body: newDancer() }),
    updateRosterDancer: async () => ({
      path: { dancerId: await newDancerOfRoster() },
      body: newDancer(),
    }),
    deleteRosterDancer: async () => ({ path: { dancerId: await newDancerOfRoster() } }),

    updateEvent: async () => ({ path: { id: (await createEvent(db, teamId)).id } }),
    deleteEvent: async () => ({ path: { id: (await createEvent(db, teamId)).id } }),
    replaceEventTags: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      // The contract's example names the pay group of its own event.
      body: [{ tag_name: 'Уровень', tag_value: 'всероссийский', pub: true }],
    }),
    replaceEventAttachments: async () => ({
      body: [
        { title: 'Гостиница', url: 'https://hotel.test' },
        { title: 'Афиша', file_id: 'banner' },
      ],
    }),
    deleteEventFile: async () => {
      await upload(`${event}/files/event-files/invitation`, 'supervisor')
      return { path: { fileId: 'invitation' } }
    },
    deleteTeamFile: async () => {
      await upload(`/api/teams/${teamId}/files/favicon`, 'superadmin')
      return { path: { fileId: 'favicon' } }
    },
    saveEventUser: async () => ({
      body: { event_id: cup.event.id, user_id: await foundUser(), role: 'admin' },
    }),
    inviteToEvent: async (nth) => ({
      body: { email: `invited${nth}@parket.test`, role: 'manager' },
    }),
    inviteToTeam: async (nth) => ({
      body: { email: `invited${nth}@parket.test`, role: 'manager' },
    }),
    withdrawEventInvitation: async () => ({
      path: { invitationId: await newInvitation(cup.event.id) },
    }),
    requireSecondFactor: async () => ({ body: { requires_second_factor: false } }),
    withdrawTeamInvitation: async () => ({ path: { invitationId: await newInvitation(null) } }),
    makeSuperadmin: async () => ({ path: { id: await newUser() } }),
    unmakeSuperadmin: async () => ({ path: { id: await newUser({ superadmin: true }) } }),
    removeEventUser: async () => {
      const userId = await newUser()
      await addStaff(db, cup.event.id, userId, 'manager')
      return { path: { userId } }
    },
    createContest: async (nth) => ({
      body: {
        ...example('createContest'),
        id: crypto.randomUUID(),
        event_id: cup.event.id,
        group_num: 1000 + nth,
      },
    }),
    createContests: async (nth) => ({
      body: [1000 + nth, 5000 + nth].map((group_num) => ({
        id: crypto.randomUUID(),
        group_num,
        group_name: `Соло ${group_num}`,
        dances: ['Folk'],
      })),
    }),
    updateContest: async (nth) => {
      const { id } = await newContest(nth)
      const ids = { id, event_id: cup.event.id, group_num: 1000 + nth }
      return { path: { id }, body: { ...example('updateContest'), ...ids } }
    },
    deleteContest: async (nth) => ({ path: { id: (await newContest(nth)).id } }),
    reloadContests: async () => ({ body: { contestIds: Object.values(cup.ids) } }),
    setContestStatuses: async (nth) => ({
      body: { contestIds: [(await newContest(nth)).id], status: 'closed', generateHeats: false },
    }),
    reorderContests: async () => {
      const { id } = await createEvent(db, teamId)
      const { id: contestId } = await createContest(db, id, { group_num: 1 })
      return { path: { id }, body: { contestIds: [contestId], numbers: 'stay' } }
    },
    createSession: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      body: { ...example('createSession'), items: [{ kind: 'break', title: 'Обед', minutes: 30 }] },
    }),
    updateSession: async () => ({
      path: session,
      body: { title: 'Вечер', items: [{ kind: 'break', title: 'Обед', minutes: 30 }] },
    }),
    replaceSessions: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      body: { sessions: [{ start: cup.event.date_begin, title: 'Утро' }] },
    }),
    getSession: async () => ({ path: session }),
    listSessionContests: async () => ({ path: await newSession() }),
    deleteSession: async () => ({ path: await newSession() }),
    saveEventJudge: async () => ({
      path: { judgeId: (await createJudge(db)).id },
      body: { letter: nextLetter(), role: 'line' },
    }),
    removeEventJudge: async () => ({ path: { judgeId: await putJudge() } }),
    undoEventChange: async () => {
      const { id } = await createEvent(db, teamId)
      return { path: { id, changeSetId: await changeInfo(db, teamId, id) } }
    },
    createEventJudge: async () => ({
      body: {
        last_name: 'Белова',
        first_name: 'Ольга',
        city: crypto.randomUUID(),
        role: 'scrutineer',
      },
    }),
    replaceEventPanels: async () => ({ body: { panels: [] } }),
    replaceContestPanel: async () => ({ body: { judgeIds: [await putJudge()] } }),

    listContestRounds: async () => ({ path: { id: (await newRound()).id } }),
    setRoundStatus: async () => ({ path: await newRound(), body: { status: 'locked' } }),
    arrangeHeats: async () => {
      const { entryId, ...path } = await newRound()
      return { path, body: { heats: [[entryId]] } }
    },

    planRound: async () => {
      const { entryId: _, ...path } = await newRound()
      return { path, body: { advance: 0 } }
    },

    renewRoundEntries: async () => {
      const { id, roundId } = await newRound()
      const { registrations } = await register()
      const come = (registrations[0] as { id: number }).id
      await db.updateTable('registrations').set({ contest_id: id }).where('id', '=', come).execute()
      return { path: { id, roundId } }
    },

    addRound: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: made.path, body: { type: 'redance' } }
    },
    removeRound: async () => {
      const { id, roundId } = await newRound()
      const { id: extraId } = await db
        .insertInto('rounds')
        .columns(['contest_id', 'event_id', 'round_index', 'advance', 'type'])
        .expression((eb) =>
          eb
            .selectFrom('rounds')
            .where('id', '=', roundId)
            .select((eb) => [
              'contest_id',
              'event_id',
              'round_index',
              'advance',
              eb.val('redance' as const).as('type'),
            ]),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return { path: { id, roundId: extraId } }
    },

    addLateEntry: async () => {
      const { id, roundId } = await newRound()
      await db.updateTable('rounds').set({ status: 'locked' }).where('id', '=', roundId).execute()
      const { registrations } = await register()
      const late = (registrations[0] as { id: number }).id
      await db.updateTable('registrations').set({ contest_id: id }).where('id', '=', late).execute()
      return { path: { id, roundId }, body: { registration_id: late } }
    },

    getRoundMarks: async () => ({ path: (await newRunning()).path }),
    claimSheet: async () => {
      const { path, letter, freeDance } = await newRunning()
      return { path, body: { dance: freeDance, letter } }
    },
    saveSheet: async () => {
      const { path, sheetId, entryId } = await newRunning(people.supervisor.id)
      const marks = [{ registration_id: entryId, values: [95] }]
      return { path: { ...path, sheetId }, body: { marks } }
    },
    finishSheet: async () => {
      const { path, sheetId } = await newRunning(people.supervisor.id)
      return { path: { ...path, sheetId }, body: {} }
    },
    setRoundEntryStatus: async () => {
      const { path, entryId } = await newRunning()
      return { path: { ...path, registrationId: entryId } }
    },
    addDecision: async () => {
      const { path, entryId } = await newRunning()
      const entries = [{ registration_id: entryId, value: 5 }]
      return { path, body: { kind: 'deduction', entries, text: 'Заход за линию' } }
    },
    withdrawDecision: async () => {
      const { path, decisionId } = await newRunning()
      return { path: { ...path, decisionId } }
    },
    substituteJudge: async () => {
      const { path, letter, spareJudgeId, freeDance } = await newRunning()
      const body = { letter, judge_id: spareJudgeId, dance: freeDance, reason: 'Стало плохо' }
      return { path, body }
    },

    publishResult: async () => {
      const made = await newRunning()
      await judgeRunningRound(db, made)
      return { path: { id: made.contestId }, body: { level: 'places', hold: true } }
    },
    getContestResult: async () => ({ path: await newPublished() }),
    getResultFile: async () => ({ path: await newPublished() }),

    registerForEvent: async (nth) => ({ body: entryOf(nth) }),
    findRegData: async () => ({
      body: { reg_n: regData.reg_n, pin_code: await pinOf(db, regData.id) },
    }),
    claimRegData: async () => {
      const { regData: made } = await register()
      await db
        .updateTable('reg_datas')
        .set({ registered_by: null })
        .where('id', '=', made.id)
        .execute()
      const pin_code = await pinOf(db, made.id)
      return { body: { reg_n: made.reg_n, pin_code }, callerId: people.registered.id }
    },
    updateRegData: async () => {
      const { dancers, registrations, ...whole } = await register()
      const body = { regData: { city: 'Казань' }, dancers, registrations }
      return { path: { regId: whole.regData.id }, body }
    },
    mergeRegistrations: async () => {
      const twice = { dancers: [newDancer()] }
      const enter = (contestId: string) =>
        send<Entered>('supervisor', 'POST', `${event}/register`, registration([contestId], twice))
      const [kept, duplicate] = [await enter(cup.ids.folk), await enter(cup.ids.show)]
      return { path: { regId: kept.regData.id }, body: { duplicate_id: duplicate.regData.id } }
    },
    moveEntry: async (nth) => {
      const { id } = await createContest(db, cup.event.id, {
        group_num: 30_000 + nth,
        status: 'open',
      })
      return { path: await entryPath(), body: { contest_id: id } }
    },
    changeRegistrations: async () => ({ body: { act: { kind: 'promote' }, apply: true } }),
    promoteEntry: async () => {
      const path = await entryPath()
      await db
        .updateTable('registrations')
        .set({ status: 'waiting' })
        .where('id', '=', path.entryId)
        .execute()
      return { path, body: {} }
    },
    sendPin: regPath,
    setAttendance: async () => ({ body: { attendance: 'present' }, ...(await regPath()) }),
    addJointPayment: async () => {
      const { regData: made } = await register()
      return { body: { regDataIds: [made.id], amount: 100, method: 'cash' } }
    },
    setAdmission: async () => {
      const { regData: made, dancers } = await register()
      return {
        path: { regId: made.id, dancerId: dancers[0]?.id ?? 0 },
        body: { medical: true },
      }
    },
    setStartNumber: async (nth) => ({ body: { start_number: 5000 + nth }, ...(await regPath()) }),
    getInfoByName: async () => {
      const [dancer] = (await register()).dancers
      return { query: { ln: dancer?.last_name, fn: dancer?.first_name, bd: dancer?.birth_date } }
    },

    createRatingScheme: async (nth) => ({
      body: { ...example('createRatingScheme'), starts_on: dayOf(nth) },
    }),
    updateRatingScheme: async (nth) => ({
      path: { schemeId: await createScheme(db, teamId, dayOf(nth)) },
      body: { best: 4 },
    }),
    deleteRatingScheme: async (nth) => ({
      path: { schemeId: await createScheme(db, teamId, dayOf(nth)) },
    }),
    decideDouble: async () => {
      const [dancer_id, other_id] = await twoDancers()
      return { body: { dancer_id, other_id, is_same: true } }
    },
    undoDouble: async () => ({
      path: { linkId: await createPersonLink(db, teamId, await twoDancers()) },
    }),
    createJudge: async () => ({
      body: { ...example('createJudge'), city: crypto.randomUUID() },
    }),
    updateJudge: async () => ({
      path: { id: (await createJudge(db)).id },
      body: { category: 'ВК' },
    }),
    mergeJudge: async () => ({
      path: { id: (await createJudge(db)).id },
      body: { into: (await createJudge(db)).id },
    }),
    deleteJudge: async () => ({ path: { id: (await createJudge(db)).id } }),
    createTeam: async (nth) => ({
      body: { ...example('createTeam'), domain: `n${nth}.localhost` },
    }),
    updateTeam: async (nth) => ({
      path: { id: (await createTeam(db, { domain: `u${nth}.localhost` })).id },
    }),
    saveTeamUser: async () => ({
      body: { team_id: teamId, user_id: await foundUser(), role: 'admin' },
    }),
    removeTeamUser: async () => {
      const userId = await newUser()
      await addMember(db, teamId, userId, 'manager')
      return { path: { userId } }
    },
  }

  /** One dancer in one contest, in a packet, or two in one. */
  function entryOf(nth: number): object {
    const { packet, oriental, folk, show, duet } = cup.ids
    const chosen = {
      [packet]: { status: true, selectedGroupIds: [oriental, folk, show].slice(nth % 2) },
    }
    if (nth % 3 === 0) return registration([], { packets: chosen })
    if (nth % 3 === 1) return registration([duet], { dancers: [newDancer(), newDancer()] })
    return registration([folk])
  }

  /** By what stands before it in the address. */
  const ids: Record<string, string | number> = {
    events: cup.event.id,
    contests: cup.ids.oriental,
    teams: teamId,
    groups: 12,
    'reg-datas': regData.id,
    judges: judgeId,
    people: rating.personId,
    runs: rating.runId,
    'event-files': 'banner',
    files: 'logo',
  }

  let count = 0
  return async (operation) => {
    count += 1
    const { id, isUpload } = operation
    const made = (await makers[id]?.(count)) ?? {}
    const caller = people[bestCaller(id)].id || null
    const path = pathParameters(operation).map(([name, before]) => [
      name,
      made.path?.[name] ?? ids[before] ?? caller ?? 0,
    ])
    const query = Object.entries(exampleQuery(id)).filter(([name]) => !SPECIAL.has(name))
    return {
      path: Object.fromEntries(path) as ValidRequest['path'],
      query: made.query ?? Object.fromEntries(query),
      body: isUpload ? form.body : (made.body ?? withoutVersions(exampleBody(id))),
      headers: isUpload ? form.headers : {},
      callerId: made.callerId ?? caller,
    }
  }
}

/** The one whom the table of rights admits, with no more than that. */
function bestCaller(id: OperationId): CallerName {
  const need = needs[id]
  if (need.at === 'process' || need.at === 'visitor') return 'anonymous'
  if (need.at === 'self' || need.at === 'user') return 'registered'
  return leastLevel(need.right) === 'superadmin' ? 'superadmin' : 'supervisor'
}

/** Fields of examples that refer to other data: ids and versions. */
function withoutVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVersions)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name]) => !['id', 'version', 'event_id'].includes(name),
  )
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutVersions(each)]))
}

/** A, B … ZZ by number. */
function letterOf(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : String.fromCharCode(64 + Math.floor(n / 26)) + last
}
