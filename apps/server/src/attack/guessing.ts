import type { Finding } from './report.ts'
import { newRegistration, tokenOf, type Target } from './startTarget.ts'

const CALLS = 10_000
const HOUR_MS = 60 * 60 * 1000
const ADDRESSES = 50

const addressOf = (n: number) => `198.51.100.${(n % ADDRESSES) + 1}`

/** «A child's birth date is not found in 10,000 calls over an hour from 50 addresses.» */
export async function guessBirthDate(target: Target): Promise<Finding> {
  const child = { last_name: 'Тайная', first_name: 'Дата', birth_date: '1999-09-17' }
  const made = await enter(target, child, '192.0.2.250')
  if (made.status !== 201) throw new Error(`The child was not registered: ${made.status}`)
  const own = (await enter(target, { last_name: 'Своя', first_name: 'Запись' }, '192.0.2.251'))
    .body as { regData: { id: number; pin_code: string } }
  const account = await tokenOf(target, 'dancer@parket.test')
  const self = (await target.logIn('dancer@parket.test')).body as { data: { id: number } }
  const days = Array.from({ length: 365 }, (_, n) =>
    new Date(Date.UTC(1999, 0, 1 + n)).toISOString().slice(0, 10),
  )
  const { last_name, first_name } = child
  const lookUp = (day: string) =>
    `/api/info-by-name?${new URLSearchParams({ ln: last_name, fn: first_name, bd: day }).toString()}`
  const dancer = (day: string) => ({ ...child, birth_date: day, gender: 'F' })
  const ways = [
    async (day: string, from: string) => total(await target.call(lookUp(day), { from })) > 0,
    async (day: string, from: string) => {
      const path = `/api/events/1/reg-datas/${own.regData.id}?pin=${own.regData.pin_code}`
      const body = { dancers: [dancer(day)] }
      return (await target.call(path, { method: 'PUT', body, from })).status === 409
    },
    async (day: string, from: string) => (await enter(target, dancer(day), from)).status === 409,
    async (day: string, from: string) => {
      const body = { last_name, first_name, birth_date: day }
      await target.call(`/api/users/${self.data.id}`, { method: 'PUT', body, from, token: account })
      return total(await target.call(lookUp(day), { from, token: account })) > 0
    },
  ]
  let found = 0
  for (let n = 0; n < CALLS; n += 1) {
    const day = days[n % days.length] ?? ''
    // The dates that it registered by itself while trying are found, too: they are not the child's.
    const isTold = await ways[n % ways.length]?.(day, addressOf(n))
    if (isTold === true && day === child.birth_date) found += 1
    target.pass(HOUR_MS / CALLS)
  }
  return {
    attack: `a birth date by ${CALLS} calls of four kinds, an hour, ${ADDRESSES} addresses`,
    target: 'found 0 times',
    measured: `found ${found} times`,
    holds: found === 0,
  }
}

function total({ body }: { body: unknown }): number {
  return (body as { total?: number } | null)?.total ?? 0
}

async function enter(target: Target, dancer: object, from: string) {
  const body = await newRegistration(target, dancer)
  return target.call('/api/events/1/register', { method: 'POST', body, from })
}

/** PINs of one registration, from many addresses. */
export async function guessPin(target: Target): Promise<Finding> {
  const { regData } = (await enter(target, {}, '192.0.2.252')).body as {
    regData: { id: number; pin_code: string }
  }
  const wrong = regData.pin_code === '000000' ? '000001' : '000000'
  let tries = 0
  for (let n = 0; n < 500; n += 1) {
    const path = `/api/events/1/reg-datas/${regData.id}?pin=${wrong}`
    if ((await target.call(path, { from: addressOf(n) })).status === 404) tries += 1
  }
  return {
    attack: 'a PIN of one registration, 500 tries from 50 addresses',
    target: '≤ 20 tries a day',
    measured: `${tries} tries`,
    holds: tries <= 20,
  }
}

/** «30 wrong tries from one phone leave right logins and PINs from the same address working.» */
export async function shareAnAddress(target: Target): Promise<Finding> {
  const from = '203.0.113.7'
  const { regData } = (await enter(target, {}, from)).body as {
    regData: { reg_n: number; pin_code: string }
  }
  for (let n = 0; n < 15; n += 1) {
    await target.logIn('supervisor@parket.test', `wrong${n}`, from)
    const body = { reg_n: 100_000 + n, pin_code: '000000' }
    await target.call('/api/events/1/reg-datas/find', { method: 'POST', body, from })
  }
  const login = (await target.logIn('admin@parket.test', undefined, from)).status
  const { reg_n, pin_code } = regData
  const body = { reg_n, pin_code }
  const pin = (await target.call('/api/events/1/reg-datas/find', { method: 'POST', body, from }))
    .status
  return {
    attack: '30 wrong tries from one phone in a hall',
    target: 'the right login 200 and the right PIN 200 from the same address',
    measured: `login ${login}, PIN ${pin}`,
    holds: login === 200 && pin === 200,
  }
}

/** Passwords from one IPv6 network, and with forged headers. */
export async function guessPassword(targets: readonly Target[]): Promise<Finding[]> {
  const tryFrom = async (email: string, count: number, fromOf: (n: number) => string) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) {
      const target = targets[n % targets.length]
      if (target) statuses.push((await target.logIn(email, `wrong${n}`, fromOf(n))).status)
    }
    return statuses.filter((status) => status === 401).length
  }
  const network = await tryFrom('manager@parket.test', 40, (n) => `2001:db8:9:9::${n + 1}`)
  const junk = await tryFrom('manager@parket.test', 40, (n) => `junk${n}`)
  const began = performance.now()
  const site = await tryFrom('staff@parket.test', 14, (n) => `2001:db8:7:${n}::1`)
  const seconds = Math.round((performance.now() - began) / 1000)
  const where = targets.length > 1 ? ` over ${targets.length} processes` : ''
  return [
    {
      attack: `passwords from 40 addresses of one IPv6 /64${where}`,
      target: '≤ 10 tries',
      measured: `${network} tries`,
      holds: network <= 10,
    },
    {
      attack: `passwords with junk in X-Forwarded-For${where}`,
      target: '0 tries',
      measured: `${junk} tries`,
      holds: junk === 0,
    },
    {
      attack: `passwords for one account from 14 networks${where}`,
      target: 'none refused, the last four at least 3 s slower together',
      measured: `${site} tries in ${seconds} s`,
      holds: site === 14 && seconds >= 3,
    },
  ]
}
