import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { createCup, registration, type Cup } from '../testing/cup.ts'
import { anyEngine } from '../testing/database.ts'
import { addStaff, createTeam, createUser, defaultTeam, PASSWORD } from '../testing/fixtures.ts'
import {
  callerNames,
  createPeople,
  holders,
  refusalOf,
  type CallerName,
  type People,
} from '../testing/roles.ts'

const HOST = 'vesna.localhost'

let api: Api
let people: People
let cup: Cup
let draft: Cup
let teamId: number
let somebody: { id: number; email: string }

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  teamId = (await createTeam(db, { domain: HOST })).id
  cup = await createCup(db, teamId)
  draft = await createCup(db, teamId, { published: false })
  somebody = await createUser(db)
  const foreignTeamId = (await defaultTeam(db)).id
  people = await createPeople(db, { teamId, eventId: cup.event.id, foreignTeamId })
  for (const role of ['manager', 'admin', 'supervisor'] as const) {
    const name = `event${role.charAt(0).toUpperCase()}${role.slice(1)}` as CallerName
    await addStaff(db, draft.event.id, people[name].id, role)
  }
})
afterAll(() => api.close())

type Case = {
  call: string
  method?: 'POST'
  url: () => string
  body?: () => object
  /** Who may. */
  may: readonly CallerName[]
  /** What they are answered; 200 if nothing is said. */
  allowed?: number
  /** Who of them is answered something else. */
  otherwise?: Partial<Record<CallerName, number>>
  /** What the others are answered, if not 401 or 403. */
  refused?: 404
}

const { everybody, manager: staff, admin: admins, superadmin } = holders
const eventUrl = (path = '') => `/api/events/${cup.event.id}${path}`
const draftUrl = (path = '') => `/api/events/${draft.event.id}${path}`
const userUrl = (path = '') => `/api/users/${somebody.id}${path}`

/** The calls of a visitor's and an organiser's first way (docs/rules/rights.md, «Who may do what»). */
const CASES: Case[] = [
  { call: 'getTenant', url: () => '/api/tenant', may: everybody },
  { call: 'getVersion', url: () => '/version.txt', may: everybody },
  { call: 'getHealth', url: () => '/healthz', may: everybody },
  { call: 'getReadiness', url: () => '/readyz', may: everybody },
  { call: 'getContract', url: () => '/api/openapi.json', may: everybody },
  { call: 'getCsrfCookie', url: () => '/sanctum/csrf-cookie', may: everybody, allowed: 204 },
  {
    call: 'logIn',
    method: 'POST',
    url: () => '/api/login',
    body: () => ({ email: somebody.email, password: PASSWORD }),
    may: everybody,
  },
  { call: 'getUser', url: () => userUrl(), may: superadmin },
  { call: 'listUserTeams', url: () => userUrl('/teams'), may: superadmin },
  { call: 'listUserEvents', url: () => userUrl('/events'), may: superadmin },
  { call: 'listEvents', url: () => '/api/events', may: everybody },
  { call: 'listAdminEvents', url: () => '/api/admin/events', may: admins },
  { call: 'getEvent', url: () => eventUrl(), may: everybody },
  { call: 'getEvent (draft)', url: () => draftUrl(), may: staff, refused: 404 },
  { call: 'listEventTags', url: () => eventUrl('/tags'), may: everybody },
  { call: 'listEventTags (draft)', url: () => draftUrl('/tags'), may: staff, refused: 404 },
  { call: 'listEventContests', url: () => eventUrl('/contests'), may: everybody },
  { call: 'listEventContests (draft)', url: () => draftUrl('/contests'), may: staff, refused: 404 },
  {
    call: 'registerForEvent',
    method: 'POST',
    url: () => eventUrl('/register'),
    body: () => registration([cup.ids.folk]),
    may: everybody,
    allowed: 201,
  },
  {
    call: 'registerForEvent (draft)',
    method: 'POST',
    url: () => draftUrl('/register'),
    body: () => registration([draft.ids.folk]),
    may: staff,
    allowed: 201,
    // They see the draft, and it takes no entries but those of whoever edits registrations.
    otherwise: { manager: 422, eventManager: 422 },
    refused: 404,
  },
  { call: 'listEventRegistrations', url: () => eventUrl('/registrations'), may: staff },
]

it.each(CASES)(
  'allows $call whom it should, and nobody else',
  async ({ method, url, body, may, allowed = 200, otherwise = {}, refused }) => {
    const answered: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const name of callerNames) {
      const { token } = people[name]
      const answer = await api.call({
        method: method ?? 'GET',
        url: url(),
        host: HOST,
        token,
        body: body?.(),
      })
      answered[name] = answer.statusCode
      const passed = otherwise[name] ?? allowed
      expected[name] = may.includes(name) ? passed : (refused ?? refusalOf(name))
    }
    expect(answered).toEqual(expected)
  },
)

it('lets a user out, and only a user', async () => {
  const logOut = (token?: string) => api.call({ method: 'POST', url: '/api/logout', token })
  expect((await logOut()).statusCode).toBe(401)
  expect((await logOut(await api.logIn(somebody.email))).statusCode).toBe(204)
})
