import { expect, it } from 'vitest'

import { createCup, registration, type Cup } from '../testing/cup.ts'
import { onPostgres } from '../testing/database.ts'
import { createUser, defaultTeam } from '../testing/fixtures.ts'
import { threeProcesses } from '../testing/threeProcesses.ts'

/** Without the token that the processes' own caller has. */
const nobody = { authorization: '' }

onPostgres('three processes', (engine) => {
  const { db, send } = threeProcesses(engine)
  const count = (statuses: number[], status: number) =>
    statuses.filter((each) => each === status).length

  async function enter(cup: Cup) {
    const body = registration([cup.ids.folk])
    const answer = await send('POST', `/api/events/${cup.event.id}/register`, body, nobody)
    return ((await answer.json()) as { regData: { reg_n: number; pin_code: string } }).regData
  }

  it('count wrong passwords once for all, at one moment too', async () => {
    const { email } = await createUser(db())
    const tries = Array.from({ length: 30 }, (_, n) =>
      send('POST', '/api/login', { email, password: `wrong-${n}` }, nobody),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(count(statuses, 401)).toBeLessThanOrEqual(10)
    expect(count(statuses, 401) + count(statuses, 429)).toBe(30)
    for (let n = 0; n < 12; n += 1) {
      await send('POST', '/api/login', { email, password: `wrong ${n}` }, nobody)
    }
    const body = { email, password: 'parket-test' }
    expect((await send('POST', '/api/login', body, nobody)).status).toBe(429)
  })

  it('count wrong PINs and letters to one address once for all', async () => {
    const cup = await createCup(db(), (await defaultTeam(db())).id)
    const { reg_n, pin_code } = await enter(cup)
    const url = `/api/events/${cup.event.id}/reg-datas`
    const ticket = { reg_n, pin_code: pin_code === '000000' ? '111111' : '000000' }
    const pins: number[] = []
    const letters: number[] = []
    for (let n = 0; n < 15; n += 1) {
      pins.push((await send('POST', `${url}/find`, ticket, nobody)).status)
      const email = { email: 'dancer@parket.test' }
      letters.push((await send('POST', `${url}/send-pins`, email, nobody)).status)
    }
    expect([count(pins, 404), count(pins, 429)]).toEqual([10, 5])
    expect([count(letters, 204), count(letters, 429)]).toEqual([10, 5])
  })

  it('know a device that any of them made known', async () => {
    const cup = await createCup(db(), (await defaultTeam(db())).id)
    const url = `/api/events/${cup.event.id}`
    const made = await send('POST', `${url}/register`, registration([cup.ids.folk]), nobody)
    const { regData } = (await made.json()) as { regData: { reg_n: number; pin_code: string } }
    const device = made.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0] ?? '')
      .find((each) => each.startsWith('parket-device='))
    const { reg_n, pin_code } = regData
    const wrong = { reg_n, pin_code: pin_code === '000000' ? '111111' : '000000' }
    for (let n = 0; n < 12; n += 1) await send('POST', `${url}/reg-datas/find`, wrong, nobody)
    const statuses = []
    for (let n = 0; n < 3; n += 1) {
      const headers = { ...nobody, cookie: device ?? '' }
      statuses.push(
        (await send('POST', `${url}/reg-datas/find`, { reg_n, pin_code }, headers)).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200])
  })
})
