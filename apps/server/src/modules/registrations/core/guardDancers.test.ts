import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { newDancer, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addMember, createUser } from '../../../testing/fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The year is public; the day is not. */
const days = Array.from({ length: 61 }, (_, n) =>
  new Date(Date.UTC(2018, 0, 1 + n)).toISOString().slice(0, 10),
)

const HOUR_MS = 60 * 60 * 1000
/** The full run makes as many as the requirement says. */
const CALLS = process.env['PARKET_FULL'] ? 10_000 : 600
describe('the birth date of a child who is registered', () => {
  let api: Api
  let cup: Cup
  let child: ReturnType<typeof newDancer>
  let addresses = 0

  beforeAll(async () => {
    const config = { allowDs: true, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 0 }
    ;({ api, cup } = await startCup(anyEngine(), { config }))
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.pass(DAY_MS)
    child = newDancer({ birth_date: '2018-02-17' })
    await enter(child)
  })

  /** Each from another one of 50 addresses. */
  const from = () => {
    addresses += 1
    return { 'x-forwarded-for': `198.51.100.${addresses % 50}` }
  }
  const enter = (dancer: ReturnType<typeof newDancer>, token?: string) =>
    register(api, cup, registration([cup.ids.children], { dancers: [dancer] }), {
      headers: from(),
      ...(token !== undefined && { token }),
    })
  const lookUp = (birth_date: string, token?: string) => {
    const { last_name: ln, first_name: fn } = child
    const query = new URLSearchParams({ ln, fn, bd: birth_date })
    return api.call({ url: `/api/info-by-name?${query.toString()}`, token, headers: from() })
  }
  /** Registers somebody, whose place is then given to the child with a date. */
  async function ownRegistration() {
    const answer = await enter(newDancer({ birth_date: '2018-01-01' }))
    const { regData } = answer.json<{ regData: { id: number; pin_code: string } }>()
    return (birth_date: string) =>
      api.call({
        method: 'PUT',
        url: `/api/events/${cup.event.id}/reg-datas/${regData.id}?pin=${regData.pin_code}`,
        body: { dancers: [{ ...child, birth_date }] },
        headers: from(),
      })
  }

  it('is not found by giving its name to one’s own entry, day by day', async () => {
    const rename = await ownRegistration()
    const statuses = new Set<number>()
    for (const day of days.slice(0, 30)) statuses.add((await rename(day)).statusCode)
    expect([...statuses]).toEqual([200, 429])
    // The right day is told from a wrong one no more.
    expect((await rename(child.birth_date)).statusCode).toBe(429)
  })

  it('is not found by whichever calls together, from fifty addresses', async () => {
    const rename = await ownRegistration()
    const ways = [
      (day: string) => lookUp(day),
      rename,
      (day: string) => enter({ ...child, birth_date: day }),
    ]
    const told = []
    for (const [n, day] of days.entries()) {
      const answer = await ways[n % ways.length]?.(day)
      if (answer && answer.statusCode !== 429) told.push(day)
    }
    expect(told).toHaveLength(10)
    expect(told).not.toContain(child.birth_date)
  })

  it('is not found by an account that gives itself the name and a date', async () => {
    const { id, email } = await createUser(api.database.db, {
      email_verified_at: '2026-01-01T00:00:00Z',
      identity_since: '2026-01-01T00:00:00Z',
    })
    const token = await api.logIn(email)
    const told = []
    for (const birth_date of days.slice(0, 15)) {
      const { last_name, first_name } = child
      const body = { last_name, first_name, birth_date }
      const changed = await api.call({ method: 'PUT', url: `/api/users/${id}`, body, token })
      expect(changed.statusCode).toBe(200)
      told.push((await lookUp(birth_date, token)).statusCode)
    }
    expect(told).toEqual([
      ...days.slice(0, 10).map(() => 200),
      ...days.slice(10, 15).map(() => 429),
    ])
  })

  it('is not found by writing the name with letters that look alike, nor is the child entered twice', async () => {
    const spellings = [
      child.last_name.replaceAll('а', 'a'),
      child.last_name.replaceAll('о', 'o'),
      child.last_name.replaceAll('с', 'ϲ'),
      `${child.last_name}\u0301`,
      child.last_name.replace('С', 'C'),
    ]
    const statuses = []
    for (const [n, birth_date] of days.slice(0, 15).entries()) {
      const last_name = spellings[n % spellings.length] ?? ''
      statuses.push((await enter({ ...child, last_name, birth_date })).statusCode)
    }
    expect(statuses).toEqual([
      ...days.slice(0, 10).map(() => 201),
      ...days.slice(10, 15).map(() => 429),
    ])
    api.pass(DAY_MS)
    const twin = await enter({ ...child, last_name: spellings[0] ?? '' })
    expect(twin.json()).toMatchObject({ code: 'dancer_twice' })
  })

  it(
    `is not found in ${CALLS} calls over an hour from fifty addresses, with accounts and registrations at hand`,
    async () => {
      const renames = [await ownRegistration(), await ownRegistration(), await ownRegistration()]
      const accounts: { id: number; token: string }[] = []
      for (let n = 0; n < 5; n += 1) {
        const { id, email } = await createUser(api.database.db, { email_verified_at: '2026-01-01' })
        accounts.push({ id, token: await api.logIn(email) })
      }
      const { last_name, first_name } = child
      const ways = [
        (day: string) => lookUp(day),
        (day: string, n: number) => lookUp(day, accounts[n % accounts.length]?.token),
        (day: string, n: number) => renames[n % renames.length]?.(day),
        (day: string) => enter({ ...child, birth_date: day }),
        (day: string, n: number) =>
          enter({ ...child, birth_date: day }, accounts[n % accounts.length]?.token),
        async (day: string, n: number) => {
          const { id, token } = accounts[n % accounts.length] ?? { id: 0, token: '' }
          const body = { last_name, first_name, birth_date: day }
          await api.call({ method: 'PUT', url: `/api/users/${id}`, body, token, headers: from() })
          return lookUp(day, token)
        },
      ]
      const asked = { right: 0, wrong: 0 }
      const answered = { right: 0, wrong: 0 }
      for (let n = 0; n < CALLS; n += 1) {
        const day = days[n % days.length] ?? ''
        const which = day === child.birth_date ? 'right' : 'wrong'
        const answer = await ways[n % ways.length]?.(day, n)
        asked[which] += 1
        if (answer?.statusCode !== 429) answered[which] += 1
        api.pass(HOUR_MS / CALLS)
      }
      // The right day is refused like the others; days that were answered once are answered again.
      expect(asked.right).toBeGreaterThanOrEqual(Math.floor(CALLS / days.length))
      expect(answered.right).toBe(0)
      expect(answered.wrong).toBeLessThan(asked.wrong / 2)
    },
    CALLS * 100,
  )

  it('of another is not asked for by changing one’s own registration more than sixty times an hour', async () => {
    const { regData } = (await enter(newDancer({ birth_date: '2018-01-01' }))).json<{
      regData: { id: number; pin_code: string }
    }>()
    const change = (token?: string) =>
      api.call({
        method: 'PUT',
        url: `/api/events/${cup.event.id}/reg-datas/${regData.id}?pin=${regData.pin_code}`,
        body: {},
        headers: from(),
        ...(token !== undefined && { token }),
      })
    const statuses = []
    for (let n = 0; n < 61; n += 1) statuses.push((await change()).statusCode)
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses[60]).toBe(429)
    const staff = await createUser(api.database.db)
    await addMember(api.database.db, cup.event.team_id, staff.id, 'admin')
    expect((await change(await api.logIn(staff.email))).statusCode).not.toBe(429)
  })

  it('asked for once more tells nothing new, and is not counted', async () => {
    for (let n = 0; n < 15; n += 1) expect((await lookUp('2018-03-03')).statusCode).toBe(200)
    expect((await lookUp('2018-03-04')).statusCode).toBe(200)
  })

  it('keeps neither namesakes nor the own family from registering', async () => {
    const { db } = api.database
    const namesake = { ...child, birth_date: '2017-12-12' }
    expect((await enter(namesake)).statusCode).toBe(201)
    const parent = await createUser(db)
    const token = await api.logIn(parent.email)
    const sibling = newDancer({ birth_date: '2018-05-05' })
    expect((await enter(sibling, token)).statusCode).toBe(201)
    for (const day of days.slice(0, 12)) {
      await enter({ ...sibling, birth_date: day })
    }
    // The budget of the name is used up: the account that registered the child needs none, nor staff.
    const again = await enter(sibling, token)
    expect(again.statusCode).toBe(409)
    const staff = await createUser(db)
    await addMember(db, cup.event.team_id, staff.id, 'admin')
    const byStaff = await enter(sibling, await api.logIn(staff.email))
    expect(byStaff.statusCode).toBe(409)
  })
})
