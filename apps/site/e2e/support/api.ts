import { randomInt, randomUUID } from 'node:crypto'
import { createApiClient, type ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { CUP, PASSWORD } from './demo.ts'
import { contactsOf, type Contacts, type Person } from './people.ts'

export type Entry = components['schemas']['RegDataAnswer']

/** The API as a program other than the site calls it: the contract's client with cookies of its own. */
export function openApi(url: string, token: string | null = null): ApiClient {
  const cookies = new Map<string, string>()
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return createApiClient({
    baseUrl: url,
    getToken: () => token,
    readCookie: cookieText,
    async fetch(request) {
      request.headers.set('cookie', cookieText())
      const response = await fetch(request)
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return response
    },
  })
}

/** @param email of a demo account */
export async function logInByApi(url: string, email: string): Promise<ApiClient> {
  const body = { email, password: PASSWORD }
  const { token } = await unwrap(openApi(url).POST('/api/login', { body }))
  return openApi(url, token)
}

/** The id of a contest of event 1. */
export async function contestId(api: ApiClient, groupNum: number): Promise<string> {
  const params = { path: { id: CUP.id } }
  const contests = await unwrap(api.GET('/api/events/{id}/contests', { params }))
  const contest = contests.find(({ group_num }) => group_num === groupNum)
  if (!contest) throw new Error(`Event 1 has no contest ${groupNum}`)
  return contest.id
}

/** A registration as the one who made it sees it, with the PIN. */
export interface OwnEntry extends Entry {
  regData: Entry['regData'] & { pin_code: string }
}

interface Registering {
  role?: 'leader' | 'follower'
  /** Whether names may be shown. */
  publication?: boolean
  /** Whose account it is; by default nobody's. */
  api?: ApiClient
}

/** Registers somebody for one contest of event 1, as if from another device. */
export async function registerByApi(
  url: string,
  person: Person & Contacts,
  groupNum: number,
  { role, publication = false, api = openApi(url) }: Registering = {},
): Promise<OwnEntry> {
  const id = await contestId(api, groupNum)
  const { regData, ...rest } = await unwrap(
    api.POST('/api/events/{id}/register', {
      params: { path: { id: CUP.id } },
      body: {
        ...registrationOf(person, [id]),
        consents: { processing: true, publication },
        ...(role && { roles: { [id]: role } }),
      },
    }),
  )
  const { pin_code } = regData
  if (pin_code === undefined) throw new Error('Who registers is given a PIN')
  return { ...rest, regData: { ...regData, pin_code } }
}

/** What registers one dancer for these contests; names are not to be shown. */
export function registrationOf(person: Person & Contacts, contestIds: string[]) {
  const { last_name, first_name, birth_date } = person
  return {
    regData: contactsOf(person),
    packets: { single: { status: true, selectedGroupIds: contestIds } },
    dancers: [{ last_name, first_name, birth_date, gender: 'F' as const }],
    consents: { processing: true, publication: false },
  }
}

/** The entries of event 1 with these words, as its organiser sees them. */
export async function findEntries(url: string, q: string): Promise<Entry[]> {
  const api = await logInByApi(url, 'admin@parket.test')
  const params = { path: { id: CUP.id }, query: { q } }
  const { items } = await unwrap(api.GET('/api/events/{id}/registrations', { params }))
  return items
}

/**
 * Makes a contest of event 1 for one test alone: like contest 14, solo and for adults, with a name and places of its
 * own.
 * @param changes what else is unlike contest 14
 */
export async function createContest(
  url: string,
  capacity: number,
  changes: components['schemas']['ContestInput'] = {},
) {
  const api = await logInByApi(url, 'admin@parket.test')
  const params = { path: { id: await contestId(api, 14) } }
  const { id: _, ...like } = await unwrap(api.GET('/api/contests/{id}', { params }))
  const groupNum = randomInt(1000, 100_000)
  const name = `Соло ${groupNum}`
  const own = { id: randomUUID(), group_num: groupNum, group_name: name, capacity }
  const body = { ...like, ...own, ...changes }
  await unwrap(api.POST('/api/contests', { body }))
  return { groupNum, name, section: like.section }
}

/** The organiser takes no more entries for a contest of event 1. */
export async function closeContest(url: string, groupNum: number): Promise<void> {
  const api = await logInByApi(url, 'admin@parket.test')
  const contestIds = [await contestId(api, groupNum)]
  await unwrap(
    api.PUT('/api/events/{id}/contest-statuses', {
      params: { path: { id: CUP.id } },
      body: { contestIds, status: 'closed' },
    }),
  )
}

/** Makes an event for one test alone: a draft with a name of its own. */
export async function createEvent(url: string) {
  const api = await logInByApi(url, 'supervisor@parket.test')
  const name = `Турнир ${randomInt(1000, 1_000_000)}`
  const days = { date_begin: '2028-02-19T07:00:00Z', date_end: '2028-02-20T18:00:00Z' }
  const { id } = await unwrap(api.POST('/api/admin/events', { body: { name, ...days } }))
  return { id, name, settings: `/admin/events/${id}/edit`, info: `/events/${id}/info` }
}
