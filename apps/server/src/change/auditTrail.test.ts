import { auditChanges } from '@parket/domain/audit/words'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations } from '../contract/document.ts'
import type { OperationId } from '../contract/operationId.ts'
import { startApi, type Api, type Call } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createTeam, PASSWORD } from '../testing/fixtures.ts'
import { createPeople, type People } from '../testing/roles.ts'
import { staffChanges } from '../testing/staffChanges/all.ts'
import { createTestEvent, type TestEvent } from '../testing/staffChanges/testEvent.ts'

const HOST = 'vesna.localhost'

/** What changes nothing, or nothing but what is the caller's own. */
const exceptions: Partial<Record<OperationId, string>> = {
  logIn: 'opens a session of the caller',
  logOut: 'ends a session of the caller',
  registerUser: 'a visitor’s own account',
  requestPasswordReset: 'sends a letter',
  resetPassword: 'the own password, by the link in the letter',
  verifyEmail: 'the own address, by the link in the letter',
  sendVerificationMail: 'sends a letter',
  createFirstSuperadmin: 'there is no staff yet; the account’s making is noted all the same',
  uploadUserPhoto: 'only one’s own',
  eraseUser: 'only oneself; noted without a word of who it was',
  createRosterDancer: 'the caller’s own list',
  updateRosterDancer: 'the caller’s own list',
  deleteRosterDancer: 'the caller’s own list',
  claimRegData: 'the caller’s own registration, opened by its PIN; noted all the same',
  withdrawConsent: 'the caller’s own consent; noted all the same',
  reloadContests: 'reads',
  beginSecondFactor: 'shows the caller a key that counts for nothing yet',
  confirmSecondFactor: 'the caller’s own; noted all the same',
  removeSecondFactor: 'mostly the caller’s own; noted all the same',
  endDevice: 'ends a session of the caller; noted all the same',
  logOutEverywhere: 'ends the sessions of the caller; noted all the same',
  sendPins: 'sends a letter',
  askAboutResult: 'a visitor’s; noted all the same',
  sendApprovalLink: 'sends a letter; noted all the same',
  openApprovalLink: 'reads',
  approveByLink: 'of the chief judge, by the link in the letter; noted all the same',
  checkPublished: 'reads',
  findRegData: 'reads',
  findUser: 'reads',
  previewRatingScheme: 'reads',
  finishSheet: 'the caller’s own sheet; noted all the same',
  agreeOnSheet: 'the caller’s own word about a sheet they typed; noted all the same',
  pairStation: 'of a device, by its code; noted all the same',
  sendOperations: 'of a device; each stands in the journal',
}

const changing = operations.filter(({ method }) => method !== 'GET')

let api: Api
let people: People
let teamId: number
let foreignEvent: TestEvent

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  teamId = (await createTeam(db, { domain: HOST, logo_key: 'logo/1.png' })).id
  const foreign = await createTeam(db, { name: 'Ореол', domain: 'oreol.localhost' })
  const { eventId } = await createTestEvent(api, teamId, HOST)
  foreignEvent = await createTestEvent(api, foreign.id, 'oreol.localhost')
  people = await createPeople(db, { teamId, eventId, foreignTeamId: foreign.id })
})
afterAll(() => api.close())

it('every call that changes something is here, or among the exceptions with a reason', () => {
  const here = new Set([...Object.keys(staffChanges), ...Object.keys(exceptions)])
  expect(changing.filter(({ id }) => !here.has(id)).map(({ id }) => id)).toEqual([])
  expect(here.size).toBe(changing.length)
})

const someNumber: unknown = expect.any(Number)
const someText: unknown = expect.any(String)
/** Records that belong to no event. */
const ofNoEvent = new Set([
  'team',
  'teamUser',
  'teamInvitation',
  'judge',
  'user',
  'ratingScheme',
  'ratingRun',
  'personLink',
])

it.each(Object.entries(staffChanges))(
  '%s leaves who did it to what, with what was there before and after',
  async (operation, { by, call, noted }) => {
    const event = await createTestEvent(api, teamId, HOST)
    const earlier = (await entriesAfter(0)).length
    const { id, token } = people[by]
    const answer = await api.call({ host: HOST, token, ...(await call(event)) })
    expect(answer.statusCode < 300 || answer.body).toBe(true)

    const { entity, entityId, changes } = noted(event)
    const entries = await entriesAfter(earlier)
    expect(entries[0]).toMatchObject({
      user_id: id,
      team_id: someNumber,
      event_id: ofNoEvent.has(entity) ? null : someNumber,
      action: operation,
      entity,
      entity_id: entityId === undefined ? someText : String(entityId),
    })
    expect(entries[0]?.changes).toEqual(changes)
    // The history says each field in Russian.
    const stored = (entries[0]?.changes ?? {}) as Parameters<typeof auditChanges>[1]
    const told = auditChanges(entity, stored, 'UTC').map(({ field }) => field)
    expect(told.filter((field) => !/[а-яё]|^Email$/i.test(field))).toEqual([])
    const written = JSON.stringify(entries.map((entry) => entry.changes))
    expect((await secrets()).filter((secret) => written.includes(secret))).toEqual([])
  },
)

it('the admins of an event read it, with names', async () => {
  const event = await createTestEvent(api, teamId, HOST)
  const url = `/api/admin/events/${event.eventId}`
  const { token } = people.admin
  await api.call({ method: 'PUT', url, body: { city: 'Тверь' }, host: HOST, token })
  const answer = await api.call({ url: `${url}/audit-log`, host: HOST, token })
  expect(answer.json()).toMatchObject({
    items: [
      {
        user: { id: people.admin.id, last_name: 'Смирнова' },
        action: 'updateEvent',
        changes: { city: { from: 'Москва', to: 'Тверь' } },
      },
      { user: null, action: 'registerForEvent' },
      { user: null, action: 'registerForEvent' },
    ],
  })
})

it('the admins of a team read what was changed in it, but for people’s own accounts', async () => {
  const event = await createTestEvent(api, teamId, HOST)
  const by = (name: 'supervisor' | 'superadmin', call: Call) =>
    api.call({ host: HOST, token: people[name].token, ...call })
  await by('supervisor', { method: 'DELETE', url: `/api/admin/events/${event.emptyEventId}` })
  await by('supervisor', {
    method: 'DELETE',
    url: `/api/teams/${teamId}/users/${event.memberId}`,
  })
  await by('superadmin', { method: 'DELETE', url: `/api/judges/${event.judgeId}` })
  await by('superadmin', { method: 'DELETE', url: `/api/users/${event.userId}` })
  // What is of an event alone stands in that event's log.
  await by('supervisor', {
    method: 'DELETE',
    url: `/api/events/${event.eventId}/sessions/${event.sessionId}`,
  })
  const foreign = { host: 'oreol.localhost', token: people.foreignSupervisor.token }
  await api.call({
    ...foreign,
    method: 'DELETE',
    url: `/api/admin/events/${foreignEvent.emptyEventId}`,
  })

  const read = async (name: 'admin' | 'superadmin' | 'foreignSupervisor', host = HOST) => {
    const url = '/api/admin/audit-log?page_size=4'
    const answer = await api.call({ url, host, token: people[name].token })
    const { items } = answer.json<{ items: { action: string; entity: string }[] }>()
    return items.map(({ action, entity }) => [action, entity])
  }
  const [ofMembers, ofEvent] = [
    ['removeTeamUser', 'teamUser'],
    ['deleteEvent', 'event'],
  ]
  expect((await read('admin')).slice(0, 2)).toEqual([ofMembers, ofEvent])
  expect(await read('superadmin')).toEqual([
    ['deleteUser', 'user'],
    ['deleteJudge', 'judge'],
    ofMembers,
    ofEvent,
  ])
  expect(await read('foreignSupervisor', 'oreol.localhost')).toEqual([
    ofEvent,
    ['updateEvent', 'event'],
  ])
})

function entriesAfter(count: number) {
  return api.database.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id')
    .limit(1_000_000)
    .offset(count)
    .execute()
}

/** What no record may hold: what opens an account or a registration, and who somebody is. */
async function secrets(): Promise<string[]> {
  const { db } = api.database
  const users = await db
    .selectFrom('users')
    .select(['password_hash', 'email', 'phone', 'last_name', 'first_name'])
    .execute()
  const registered = await db
    .selectFrom('reg_datas')
    .select(['pin_code', 'email', 'phone'])
    .execute()
  const dancers = await db
    .selectFrom('dancers')
    .select(['last_name', 'first_name', 'birth_date'])
    .execute()
  const judges = await db.selectFrom('judges').select(['last_name', 'first_name']).execute()
  const kept = [...users, ...registered, ...dancers, ...judges].flatMap((row) => Object.values(row))
  return [...kept.filter(Boolean), PASSWORD, 'another-secret-word', '$argon2']
}
