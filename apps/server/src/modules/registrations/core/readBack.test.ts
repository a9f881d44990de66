import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  contacts,
  createCup,
  register,
  registration,
  startCup,
  type Cup,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { deviceCookieOf } from '../../../testing/device.ts'
import { addMember, addStaff, createUser } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'

type RegData = { id: number; reg_n: number; pin_code: string }

const MINUTE = 60 * 1000

forEachEngine('reading a registration', (engine) => {
  let api: Api
  let cup: Cup
  let mine: RegData
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    for (const name of ['owner', 'stranger', 'desk', 'admin', 'superadmin']) {
      const user = await createUser(db, { superadmin: name === 'superadmin' })
      if (name === 'desk') await addStaff(db, cup.event.id, user.id, 'manager')
      if (name === 'admin') await addMember(db, cup.event.team_id, user.id, 'admin')
      tokens[name] = await api.logIn(user.email)
    }
  })
  beforeEach(async () => {
    mine = await enter(tokens['owner'])
  })
  // Whatever was tried is forgotten.
  afterEach(() => api.pass(15 * MINUTE))
  afterAll(() => api.close())

  async function enter(token?: string): Promise<RegData> {
    const answer = await register(api, cup, registration([cup.ids.folk]), { token })
    return answer.json<{ regData: RegData }>().regData
  }

  const read = (id: number, pin?: string, token?: string, cookie?: string) =>
    api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${id}${pin === undefined ? '' : `?pin=${pin}`}`,
      ...(token && { token }),
      ...(cookie && { headers: { cookie } }),
    })

  /** What the link of the latest letter with its PIN carries. */
  async function mailedKeyOf({ id }: RegData): Promise<string> {
    const letters = await lettersTo(api.database.db, contacts.email)
    const keys = letters.flatMap(({ text }) => {
      const [, key] = new RegExp(`entry=${id}&reg_n=\\d+&key=([\\w.%-]+)`).exec(text) ?? []
      return key === undefined ? [] : [decodeURIComponent(key)]
    })
    return keys.at(-1) ?? ''
  }

  const find = (body: object) =>
    api.call({ method: 'POST', url: `/api/events/${cup.event.id}/reg-datas/find`, body })

  /** A PIN that is not this one. */
  const wrong = ({ pin_code }: RegData) => (pin_code === '000000' ? '111111' : '000000')

  it('is for its account, the holder of its PIN and the staff', async () => {
    for (const name of ['owner', 'desk', 'admin', 'superadmin']) {
      const answer = await read(mine.id, undefined, tokens[name])
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        regData: { id: mine.id },
        dancers: [{ birth_date: '1999-04-12' }],
        registrations: [{ contest_id: cup.ids.folk }],
      })
    }
    expect((await read(mine.id, mine.pin_code)).statusCode).toBe(200)
    expect((await read(mine.id, mine.pin_code, tokens['stranger'])).statusCode).toBe(200)
  })

  it('wants a PIN from everybody else', async () => {
    expect((await read(mine.id)).statusCode).toBe(401)
    expect((await read(mine.id, '')).statusCode).toBe(401)
    expect((await read(mine.id, undefined, tokens['stranger'])).statusCode).toBe(403)
  })

  it('says the same of a wrong PIN and of no such registration', async () => {
    const body = {
      message: problemText('registration_not_found'),
      code: 'registration_not_found',
    }
    for (const answer of [
      await read(mine.id, wrong(mine)),
      await read(mine.id, mine.pin_code.slice(1)),
      await read(mine.id, 'абвгде'),
      await read(999_999, mine.pin_code),
      await read(mine.id, wrong(mine), tokens['stranger']),
      await find({ reg_n: mine.reg_n, pin_code: wrong(mine) }),
      await find({ reg_n: 999, pin_code: mine.pin_code }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, body])
    }
  })

  it('is not possible through another event', async () => {
    const { db } = api.database
    const other = await createCup(db, cup.event.team_id)
    const answer = await api.call({
      url: `/api/events/${other.event.id}/reg-datas/${mine.id}?pin=${mine.pin_code}`,
    })
    expect(answer.statusCode).toBe(404)
  })

  it('begins with its number and PIN', async () => {
    const answer = await find({ reg_n: mine.reg_n, pin_code: ` ${mine.pin_code} ` })
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: mine.id }])
  })

  it('wants both number and PIN', async () => {
    const answer = await find({ pin_code: ' ' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: { reg_n: [problemText('required')], pin_code: [problemText('required')] },
    })
  })

  it('is refused after ten wrong PINs, by whichever way they came, for 15 minutes', async () => {
    for (let n = 0; n < 5; n += 1) await read(mine.id, wrong(mine))
    for (let n = 0; n < 5; n += 1) await find({ reg_n: mine.reg_n, pin_code: wrong(mine) })
    for (const answer of [
      await read(mine.id, mine.pin_code),
      await find({ reg_n: mine.reg_n, pin_code: mine.pin_code }),
    ]) {
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('900')
      expect(answer.json()).toEqual({
        message: problemText('rate_limited', { wait: formatWait(900) }),
        code: 'rate_limited',
      })
    }
    // The account and the staff need no PIN.
    expect((await read(mine.id, undefined, tokens['owner'])).statusCode).toBe(200)
    api.pass(15 * MINUTE)
    expect((await read(mine.id, mine.pin_code)).statusCode).toBe(200)
  })

  it('is refused to nobody else behind an address that tried thirty in vain', async () => {
    const other = await enter()
    for (let n = 0; n < 15; n += 1) await find({ reg_n: 1000 + n, pin_code: '000000' })
    for (let n = 0; n < 15; n += 1) await read(mine.id, wrong(mine))
    expect((await find({ reg_n: other.reg_n, pin_code: other.pin_code })).statusCode).toBe(200)
    api.pass(15 * MINUTE)
  })

  it('is refused after twenty wrong PINs in a day, wherever they came from', async () => {
    const target = await enter()
    const tries = async (n: number) => {
      const answer = await read(target.id, wrong(target))
      api.pass(2 * MINUTE)
      return [n, answer.statusCode]
    }
    for (let n = 1; n <= 20; n += 1) {
      expect(await tries(n)).toEqual([n, 404])
    }
    expect(await tries(21)).toEqual([21, 429])
    expect((await read(target.id, target.pin_code)).statusCode).toBe(429)
    // Its letter opens it to whoever reads it, and leaves the tries of others used up.
    const sent = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/reg-datas/send-pins`,
      body: { email: contacts.email },
    })
    expect(sent.statusCode).toBe(204)
    expect((await read(target.id, wrong(target))).statusCode).toBe(429)
    expect((await read(target.id, target.pin_code)).statusCode).toBe(429)
    const key = await mailedKeyOf(target)
    const opened = await read(target.id, encodeURIComponent(key))
    expect(opened.statusCode).toBe(200)
    expect((await find({ reg_n: target.reg_n, pin_code: key })).json()).toEqual({ id: target.id })
    // From then on the PIN does, on that device.
    const cookie = deviceCookieOf(opened)
    expect((await read(target.id, target.pin_code, undefined, cookie)).statusCode).toBe(200)
    expect((await read(target.id, target.pin_code)).statusCode).toBe(429)
  })

  it('opens by the key of its letter, not by that of another, a changed or an old one', async () => {
    const other = await enter()
    const url = `/api/events/${cup.event.id}/reg-datas/send-pins`
    await api.call({ method: 'POST', url, body: { email: contacts.email } })
    const key = await mailedKeyOf(mine)
    expect((await read(mine.id, key)).statusCode).toBe(200)
    expect((await read(mine.id, await mailedKeyOf(other))).statusCode).toBe(404)
    expect((await read(mine.id, `9${key}`)).statusCode).toBe(404)
    expect((await read(mine.id, `${key.slice(0, -2)}AA`)).statusCode).toBe(404)
    const { db } = api.database
    await db
      .updateTable('reg_datas')
      .set({ email: 'new@parket.test' })
      .where('id', '=', mine.id)
      .execute()
    expect((await read(mine.id, key)).statusCode).toBe(404)
    await db
      .updateTable('reg_datas')
      .set({ email: contacts.email })
      .where('id', '=', mine.id)
      .execute()
    expect((await read(mine.id, key)).statusCode).toBe(200)
    api.pass(7 * 24 * 60 * MINUTE)
    expect((await read(mine.id, key)).statusCode).toBe(404)
  })

  it('is not refused for tries that went well', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect((await read(mine.id, mine.pin_code)).statusCode).toBe(200)
    }
  })
})
