import { fillPath } from '@parket/domain/site/address'
import { sitePages } from '@parket/domain/site/pages'
import { CUP } from './support/demo.ts'
import { heldContest, heldPoints } from './support/heldContest.ts'
import { expect, test } from './support/test.ts'

/** The points as the contract has them, in tenths, and as a page writes them. */
const SECRET = new RegExp(`${heldPoints}|${String(heldPoints).slice(0, -1)},${heldPoints % 10}`)

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
