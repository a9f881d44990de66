import { unwrap } from '@parket/api-client/problem'
import { fillPath } from '@parket/domain/site/links'
import { sitePages } from '@parket/domain/site/pages'
import { closeContest, contestId, createContest, logInByApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { somebody } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Points that stand nowhere else, in tenths, and as a page writes them. */
const SECRET = /9731|973,1/
const LETTER = 'Z'

/** A judged contest of one entry whose place is fixed and held back until the ceremony. */
async function heldContest(url: string) {
  const { groupNum } = await createContest(url, 10, {
    scoring: 'points',
    criteria: [{ name: 'Исполнение', max: 10_000 }],
    dances: ['Folk'],
  })
  const { registrations, regData } = await registerByApi(url, somebody(), groupNum)
  const api = await logInByApi(url, 'admin@parket.test')
  const id = await contestId(api, groupNum)
  const { last_name, first_name } = somebody()
  const { judge_id } = await unwrap(
    api.POST('/api/events/{id}/judges', {
      params: { path: { id: CUP.id } },
      body: { last_name, first_name, city: 'Москва', letter: LETTER, role: 'line' },
    }),
  )
  const params = { path: { id } }
  await unwrap(api.PUT('/api/contests/{id}/panel', { params, body: { judgeIds: [judge_id] } }))
  await closeContest(url, groupNum)
  await unwrap(
    api.PUT('/api/events/{id}/contest-statuses', {
      params: { path: { id: CUP.id } },
      body: { contestIds: [id], status: 'ready', generateHeats: true },
    }),
  )
  const rounds = await unwrap(api.GET('/api/contests/{id}/rounds', { params }))
  const path = { id, roundId: rounds[0]?.id ?? 0 }
  const setRound = (status: string) =>
    unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/status', { params: { path }, body: { status } }),
    )
  await setRound('locked')
  await setRound('running')
  const sheet = await unwrap(
    api.POST('/api/contests/{id}/rounds/{roundId}/sheets', {
      params: { path },
      body: { dance: 'Folk', letter: LETTER },
    }),
  )
  const ofSheet = { params: { path: { ...path, sheetId: sheet.id } } }
  const marks = registrations.map((one) => ({ registration_id: one.id, values: [9731] }))
  const sheetCall = '/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}'
  const { version } = await unwrap(
    api.PUT(sheetCall, { ...ofSheet, body: { marks, version: sheet.version } }),
  )
  await unwrap(api.POST(`${sheetCall}/finish`, { ...ofSheet, body: { version } }))
  await setRound('judged')
  const publish = (level: string, hold = false) =>
    unwrap(api.POST('/api/contests/{id}/publication', { params, body: { level, hold } }))
  await publish('places', true)
  return { groupNum, startNumber: regData.reg_n, publish }
}

test('no page as HTML tells a result that is held back until the ceremony, nor does the sitemap', async ({
  server,
}) => {
  const { groupNum, startNumber, publish } = await heldContest(server.url)
  const textOf = async (address: string) => (await fetch(server.url + address)).text()
  const params = { eventId: CUP.id, groupNum, code: 'x', token: 'x', id: 1, personId: 1 }
  const addresses = Object.values(sitePages).map(({ path }) =>
    fillPath(path, { ...params, teamId: 1, sessionId: 1 }),
  )
  const own = `/events/${CUP.id}/results/${groupNum}`
  expect(addresses).toContain(own)
  for (const address of [
    ...addresses,
    `/events/${CUP.id}/results?q=${startNumber}`,
    '/sitemap.xml',
  ]) {
    const text = await textOf(address)
    expect([address, SECRET.test(text)]).toEqual([address, false])
  }
  const results = `/events/${CUP.id}/results`
  for (const list of [results, '/sitemap.xml']) expect(await textOf(list)).not.toContain(own)
  expect((await fetch(server.url + own)).status).toBe(404)

  await publish('places')
  expect(await textOf(results)).toContain(own)
  expect(SECRET.test(await textOf(own))).toBe(false)
  await publish('marks')
  expect(await textOf(own)).toMatch(SECRET)
})
