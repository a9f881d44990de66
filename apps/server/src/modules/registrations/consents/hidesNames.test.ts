import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations, type Operation } from '../../../contract/document.ts'
import { needs } from '../../../security/generated/needs.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createUser, NOW } from '../../../testing/fixtures.ts'
import { calculateDueRatings } from '../../rating/work.ts'

type Schemas = components['schemas']

/**
 * «Without publication public pages show number and initials at once» (docs/adr/0052): every call of the contract that
 * reads is made by a visitor before and after. The site draws its pages, feeds and files of these answers alone.
 */

let api: Api
let day: Competition
let contest: Schemas['Contest']
let personId: number
let regDataId: number
let owner: { id: number; token: string }
/** Who wins, and stands nowhere else. */
const LAST_NAME = 'Единственнова'

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  day = await createCompetition(api)
  const { id, email } = await createUser(db, { email: 'anna@parket.test' })
  owner = { id, token: await api.logIn(email) }
  const past = {
    date_begin: new Date('2026-10-03T07:00:00Z'),
    date_end: new Date('2026-10-03T17:00:00Z'),
  }
  await db.updateTable('events').set(past).where('id', '=', day.eventId).execute()
  const contestId = await day.enter(3, { section: 'Oriental', marks_published: true })
  const first = await db
    .selectFrom('reg_datas')
    .select('id')
    .where('event_id', '=', day.eventId)
    .orderBy('reg_n')
    .executeTakeFirstOrThrow()
  regDataId = first.id
  await db.updateTable('reg_datas').set({ registered_by: id }).where('id', '=', regDataId).execute()
  await db
    .updateTable('dancers')
    .set({ last_name: LAST_NAME })
    .where('reg_data_id', '=', regDataId)
    .execute()
  await day.setContest(contestId, 'ready')
  const [round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  await day.type(round, byNumber(3))
  await day.setRound(round, 'judged')
  await day.send('POST', `/api/contests/${contestId}/publication`, { level: 'places' })
  contest = await day.send('GET', `/api/contests/${contestId}`)
  const scheme = {
    name: 'Кубок команды',
    starts_on: '2026-01-01',
    tiers: [{ from: 1, points: [10, 6, 3] }],
    window: { kind: 'rolling', months: 12 },
  }
  await day.send('POST', '/api/rating/schemes', scheme)
  await calculateDueRatings(db, NOW)
  const rating = await day.send<Schemas['TeamRating']>('GET', '/api/rating')
  personId = rating.items[0]?.person_id ?? 0
})
afterAll(() => api.close())

const reads = operations.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'))
const person = { last_name: LAST_NAME, first_name: 'Анна', birth_date: '1999-04-12' }
const queries: Partial<Record<Operation['id'], Record<string, string>>> = {
  searchDancers: { last_name: person.last_name },
  getInfoByName: { ln: person.last_name, fn: person.first_name, bd: person.birth_date },
  getUserRating: {
    last_name: person.last_name,
    first_name: person.first_name,
    bd: person.birth_date,
  },
}

function addressOf({ id, url }: Operation): string {
  const own: Partial<Record<string, string | number>> = {
    event: day.eventId,
    eventFile: day.eventId,
    contest: contest.id,
    team: day.teamId,
  }
  const path = url
    .replace(':id', String(own[needs[id].at] ?? 1))
    .replace(':groupNum', String(contest.group_num))
    .replace(':regId', String(regDataId))
    .replace(':personId', String(personId))
    .replaceAll(/:\w+/g, '1')
  return `${path}?${new URLSearchParams(queries[id]).toString()}`
}

/** The calls that tell a visitor the name. */
async function telling(): Promise<string[]> {
  const answers = await Promise.all(
    reads.map(async (operation) => {
      const { body } = await api.call({ url: addressOf(operation) })
      return body.includes(LAST_NAME) ? [operation.id] : []
    }),
  )
  return answers.flat().toSorted()
}

it('taken back, a name is told by no call that told it', async () => {
  expect(await telling()).toEqual([
    'getContestResult',
    'getEventRating',
    'getEventResultFile',
    'getRatedPerson',
    'getResultFile',
    'getTeamRating',
    'listEventResults',
    'searchDancers',
  ])
  const answer = await api.call({
    method: 'POST',
    url: `/api/users/${owner.id}/consents/${regDataId}/withdraw`,
    token: owner.token,
    body: { consent: 'publication' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await telling()).toEqual([])
})
