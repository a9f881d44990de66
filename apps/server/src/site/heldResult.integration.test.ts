import { sitePages } from '@parket/domain/site/pages'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../testing/competition.ts'
import { anyEngine } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { sitePlugin } from './plugin.ts'
import { loadBuiltSite } from './renderer.ts'

/**
 * «Held back until the ceremony where wanted: no page says it earlier»: every page of the site, as the server
 * renders it for everybody, and what search engines are told.
 */

let api: Api
let day: Competition
let contest: { id: string; num: number }
/** In tenths; as data, and as people read it. */
const marks = [9731, 9743, 9767] as const
const SECRET = /97(31|43|67)|97[346],[137]|"place":\d/

beforeAll(async () => {
  const site = await loadBuiltSite()
  api = await startApi(anyEngine(), {
    site: sitePlugin({
      site,
      version: '1.2.3',
      allowDs: true,
      siteUrl: () => 'https://parket.test',
      clock: () => NOW,
    }),
  })
  day = await createCompetition(api)
  const criteria = JSON.stringify([{ name: 'Исполнение', max: 10_000 }])
  const id = await day.enter(3, { scoring: 'points', criteria, dances: ['Румба'] }, 'A')
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  await day.begin(round)
  await day.type(round, (_, numbers) =>
    Object.fromEntries(numbers.map((number, at) => [number, [marks[at] ?? 0]])),
  )
  await day.setRound(round, 'judged')
  await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: true })
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
  contest = { id, num: group_num }
})
afterAll(() => api.close())

const found = { ln: 'Танцорб', fn: 'Анна', bd: '1999-04-12', last_name: 'Танцорб', number: '1' }

function addressOf(path: string): string {
  const filled = path
    .replace(':eventId', String(day.eventId))
    .replace(':groupNum', String(contest.num))
    .replaceAll(/:\w+/g, '1')
  return `${filled}?${new URLSearchParams(found).toString()}`
}

const open = (url: string) => api.call({ url, headers: { accept: 'text/html' } })

it.each([...Object.values(sitePages).map(({ path }) => path), '/sitemap.xml'])(
  '%s tells nobody a result that is held back',
  async (path) => {
    const { body, statusCode } = await open(addressOf(path))
    expect(statusCode).toBeLessThan(500)
    expect(SECRET.exec(body)?.[0]).toBeUndefined()
  },
)

it('once it is published the pages of results say it', async () => {
  const publish = (level: string) =>
    day.send('POST', `/api/contests/${contest.id}/publication`, { level })
  await publish('places')
  await publish('marks')
  const page = await open(addressOf(sitePages.contestResults.path))
  expect(SECRET.test(page.body)).toBe(true)
})
