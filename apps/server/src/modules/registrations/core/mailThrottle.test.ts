import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { contacts, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

forEachEngine('letters about registrations', (engine) => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
  })
  afterAll(() => api.close())
  beforeEach(() => api.pass(DAY_MS))

  async function registerTimes(times: number, emailOf: (n: number) => string, token?: string) {
    const statuses = new Set<number>()
    for (let n = 0; n < times; n += 1) {
      const regData = { ...contacts, email: emailOf(n) }
      const body = registration([cup.ids.folk], { regData })
      const answer = await register(api, cup, body, token === undefined ? {} : { token })
      statuses.add(answer.statusCode)
    }
    expect([...statuses]).toEqual([201])
  }
  /** Seconds that the letters to addresses like this wait. */
  async function waits(email: string): Promise<number[]> {
    const { rows } = await sql<{ seconds: number }>`
      select round(extract(epoch from run_at - created_at))::int as seconds from outbox
      where payload -> 'to' ->> 'address' like ${email} order by id
    `.execute(api.database.db)
    return rows.map(({ seconds }) => seconds)
  }

  it('go to one recipient at a pace: ten at once, thirty more in the day, and no further ones', async () => {
    const written = ['victim@parket.test', 'VICTIM@parket.test']
    await registerTimes(60, (n) => written[n % 2] ?? '')
    const seconds = [...(await waits('victim@%')), ...(await waits('VICTIM@%'))]
    expect(seconds).toHaveLength(40)
    expect(seconds.filter((each) => each === 0)).toHaveLength(10)
    expect(Math.max(...seconds)).toBe(30 * 360)
  })

  it('of a club leader to the own confirmed address all go at once', async () => {
    const { email } = await createUser(api.database.db, {
      email: 'leader@parket.test',
      email_verified_at: '2026-01-01T00:00:00Z',
    })
    await registerTimes(45, () => email, await api.logIn(email))
    expect(await waits(email)).toEqual(Array.from({ length: 45 }, () => 0))
  })

  it('by one caller to many recipients go slower after three hundred in an hour', async () => {
    await registerTimes(1, () => 'first@parket.test')
    await api.database.db.updateTable('rate_limits').set({ attempts: 299 }).execute()
    await registerTimes(3, (n) => `many${n}@parket.test`)
    expect(await waits('many%')).toEqual([0, 2, 4])
  })
})
