import { toCsv } from '@parket/domain/table/csv'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { contacts, startCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createUser, NOW, PASSWORD } from '../../../testing/fixtures.ts'
import { payee } from '../../../testing/payee.ts'

const PAST_FRESH_MS = 11 * 60_000
const head = ['Танцор', 'Д.р.', 'Номинация', 'Почта', 'Телефон', 'Город']
const sheet = (name: string) =>
  Buffer.from(
    toCsv({ head, rows: [[`${name} Мария`, '04.03.1999', 12, ...Object.values(contacts)]] }),
  ).toString('base64')

describe('an open session and the password do not suffice where there is a second factor', () => {
  let api: Api
  let cup: Cup
  let user: { id: number; email: string }
  let token: string
  let passed = 0
  let secret: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(anyEngine()))
  })
  beforeEach(async () => {
    user = await createUser(api.database.db, {
      last_name: 'Иванова',
      first_name: 'Анна',
      birth_date: '1990-01-01',
      phone: '+79161234567',
    })
    await addStaff(api.database.db, cup.event.id, user.id, 'admin')
    token = await api.logIn(user.email)
    const own = `/api/users/${user.id}/second-factor`
    const begun = await api.call({ method: 'POST', url: own, body: { password: PASSWORD }, token })
    ;({ secret } = begun.json<{ secret: string }>())
    const body = { otp: codeNow() }
    const answer = await api.call({ method: 'POST', url: `${own}/confirmation`, body, token })
    if (answer.statusCode !== 200) throw new Error('The second factor is not on')
    passed += PAST_FRESH_MS
    api.pass(PAST_FRESH_MS)
  })
  afterAll(() => api.close())

  const codeNow = () => new TOTP({ secret }).generate({ timestamp: NOW.getTime() + passed })
  type Sent = { method: 'POST' | 'PUT'; url: string; body?: object }
  const send = (call: Sent, otp?: string) =>
    api.call({ ...call, token, ...(otp !== undefined && { headers: { 'x-second-factor': otp } }) })
  /** What is said without a code, and whether it is done with one. */
  const withoutAndWith = async (call: Sent) => {
    const refused = (await send(call)).json<{ code: string }>().code
    return [refused, (await send(call, codeNow())).statusCode < 300]
  }
  const asked = ['second_factor_required', true]
  const saveEvent = (body: object): Sent => ({
    method: 'PUT',
    url: `/api/admin/events/${cup.event.id}`,
    body,
  })
  const importOf = (name: string, more: object): Sent => ({
    method: 'POST',
    url: `/api/events/${cup.event.id}/registrations/import`,
    body: { file: sheet(name), ...more },
  })

  it('for another password of one’s own', async () => {
    const body = { oldPassword: PASSWORD, newPassword: 'of seven hills' }
    const url = `/api/change-password/${user.id}`
    expect(await withoutAndWith({ method: 'POST', url, body })).toEqual(asked)
  })

  it('for another e-mail of one’s own', async () => {
    const url = `/api/users/${user.id}`
    expect((await send({ method: 'PUT', url, body: { city: 'Казань' } })).statusCode).toBe(200)
    const email = `moved-${user.id}@parket.test`
    expect(
      await withoutAndWith({ method: 'PUT', url, body: { email, password: PASSWORD } }),
    ).toEqual(asked)
  })

  it('for the bank details of an event, not for its other settings', async () => {
    expect((await send(saveEvent({ city: 'Казань' }))).statusCode).toBe(200)
    expect(await withoutAndWith(saveEvent({ payment_details: payee }))).toEqual(asked)
    passed += PAST_FRESH_MS
    api.pass(PAST_FRESH_MS)
    expect((await send(saveEvent({ payment_details: payee }))).statusCode).toBe(200)
  })

  it('for letters to everybody of a table, not for the table itself', async () => {
    expect((await send(importOf('Котова', { apply: true }))).statusCode).toBe(200)
    expect((await send(importOf('Орлова', { mail: true }))).statusCode).toBe(200)
    expect(await withoutAndWith(importOf('Орлова', { apply: true, mail: true }))).toEqual(asked)
  })

  it('for letters that ask for consents, not for their number', async () => {
    const url = `/api/events/${cup.event.id}/consent-requests`
    const numbers = await api.call({ url: `${url}?consent=processing`, token })
    expect(numbers.statusCode).toBe(200)
    expect(await withoutAndWith({ method: 'POST', url, body: { consent: 'processing' } })).toEqual(
      asked,
    )
  })
})
