import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import { expect } from 'vitest'

import { registration } from './cup.ts'
import { prepareCalls } from './httpClient.ts'

type RegData = Pick<components['schemas']['RegData'], 'id' | 'reg_n' | 'pin_code'>
type PaymentAccount = components['schemas']['PaymentAccount']

/** A registration that the server has answered for, with what was paid for it. */
export interface Acknowledged extends RegData {
  /** Kopecks. */
  paid: number
}

/** The event of the demo that is open for registration, and who takes money there. */
const EVENT = '/api/events/1'
const GROUP_NUM = 11
const MANAGER = 'manager@parket.test'

const A_MINUTE = 200

/**
 * Registers dancers at the demo's first event, 200 a minute as on its last evening; the desk takes money for every second
 * one.
 */
export async function startRegistering(url: string) {
  const { send, logIn } = await prepareCalls(url)
  const manager = await logIn(MANAGER)
  const contests = (await (await fetch(`${url}${EVENT}/contests`)).json()) as {
    id: string
    group_num: number
  }[]
  const contestId = contests.find(({ group_num }) => group_num === GROUP_NUM)?.id ?? ''
  const acknowledged: Acknowledged[] = []

  async function registerOnce(): Promise<void> {
    const answer = await send('POST', `${EVENT}/register`, registration([contestId]))
    expect(answer.status).toBe(201)
    const { id, reg_n, pin_code } = ((await answer.json()) as { regData: RegData }).regData
    const paid = reg_n % 2 === 0 ? reg_n * 100 : 0
    if (paid > 0) {
      const payment = { kind: 'payment', amount: paid, method: 'cash' }
      const taken = await send('POST', `${EVENT}/reg-datas/${id}/payments`, payment, manager)
      expect(taken.status).toBe(201)
    }
    acknowledged.push({ id, reg_n, pin_code, paid })
  }

  const begun = performance.now()
  const stopping = new AbortController()
  async function registerOnAndOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await Promise.all([registerOnce(), setTimeout(60_000 / A_MINUTE)])
    }
  }
  // A server that is killed answers no more: what was under way is not acknowledged.
  const running = registerOnAndOn().catch((error: unknown) => {
    // What `fetch` throws has a cause, a mistake of ours has none.
    if (!(error instanceof TypeError && error.cause)) throw error
  })
  return {
    /** Those answered for so far; it grows. */
    acknowledged,
    /** How many a minute were answered for since it began. */
    rate: () => acknowledged.length / ((performance.now() - begun) / 60_000),
    /** Waits for the answers that are under way. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Compares a server with what another has answered for: each registration opens by its PIN, and its ledger is as it was. */
export async function expectAcknowledged(
  url: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const { send, logIn } = await prepareCalls(url)
  const headers = await logIn(MANAGER)
  for (const { id, reg_n, pin_code, paid } of acknowledged) {
    const found = await send('POST', `${EVENT}/reg-datas/find`, { reg_n, pin_code })
    expect([reg_n, found.status]).toEqual([reg_n, 200])
    const answer = await fetch(`${url}${EVENT}/reg-datas/${id}/payments`, { headers })
    const account = (await answer.json()) as PaymentAccount
    const payments = account.entries.filter(({ kind }) => kind === 'payment')
    expect([reg_n, account.paid, payments.map(({ amount }) => amount)]).toEqual([
      reg_n,
      paid,
      paid > 0 ? [paid] : [],
    ])
    expect(account.charged).toBe(account.lines.reduce((sum, { amount }) => sum + amount, 0))
  }
}
