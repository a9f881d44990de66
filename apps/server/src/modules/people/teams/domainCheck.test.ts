import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { createTeam, createUser, defaultTeam } from '../../../testing/fixtures.ts'

let api: Api
let token: string
let teamId: number
/** The DNS of the tests: addresses by host; a host that is missing is not answered. */
const dns = new Map<string, string[]>([['parket.test', ['198.51.100.1', '2001:db8::1']]])

beforeAll(async () => {
  api = await startApi(
    { name: 'embedded', createDatabase: createTestDatabase },
    {
      async lookUpHost(host) {
        const addresses = dns.get(host)
        if (!addresses) throw new Error('ETIMEOUT')
        return addresses
      },
    },
  )
  const { db } = api.database
  teamId = (await createTeam(db, { domain: 'vesna.test' })).id
  const { email } = await createUser(db, { superadmin: true })
  token = await api.logIn(email)
})
afterAll(() => api.close())

const check = (id: number) =>
  api.call({ url: `/api/teams/${id}/domain-check`, host: 'parket.test', token })

it.each([
  ['here', ['203.0.113.7', '198.51.100.1']],
  ['here', ['2001:db8::1']],
  ['elsewhere', ['203.0.113.7']],
  ['unknown', []],
])('a domain leads %s: %j', async (state, addresses) => {
  dns.set('vesna.test', addresses)
  expect((await check(teamId)).json()).toEqual({
    domain: 'vesna.test',
    domain_unicode: 'vesna.test',
    state,
    addresses,
    own_addresses: dns.get('parket.test'),
  })
})

it('an IDN is asked for by its ASCII name and told in its own letters', async () => {
  const team = await createTeam(api.database.db, { domain: 'xn--80adj6at.xn--p1ai' })
  dns.set('xn--80adj6at.xn--p1ai', ['198.51.100.1'])
  expect((await check(team.id)).json()).toMatchObject({
    state: 'here',
    domain: 'xn--80adj6at.xn--p1ai',
    domain_unicode: 'весна.рф',
  })
})

it('a DNS that does not answer is told as that', async () => {
  dns.delete('vesna.test')
  expect((await check(teamId)).json()).toMatchObject({ state: 'unanswered', addresses: [] })
})

it('the default team has no domain to ask about', async () => {
  const { id } = await defaultTeam(api.database.db)
  expect((await check(id)).statusCode).toBe(404)
})
